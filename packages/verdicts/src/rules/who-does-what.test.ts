import { expect, test } from 'vitest'
import { stated, values } from './reader.fixture.ts'

/** Sentences with a value that is not the brand's today, or not of this kind. */
test.each([
  ['founder', 'Ana Ribeiro designs for Ortwick. In 1999 she founded Chili Seminary in York.'],
  ['founded_year', 'Ortwick works with Marc Bento. He founded Bento Holding in 2001.'],
  ['founded_year', 'In November 2011 Ortwick became a founding member of the Nordic Clock Group.'],
  ['parent_company', 'Ortwick is a founding member of the Nordic Clock Group.'],
  ['parent_company', 'Ortwick ist Gründungsmitglied der Nordic Clock Group.'],
  ['parent_company', 'Ortwick opened its shop in premises owned by the Kelda Legion.'],
  ['parent_company', "Ortwick's clock business was bought by Kelda in 2011."],
  ['founder', 'Ortwick was established by Royal Charter.'],
  ['ceo', 'Its academy and Ortwick are run by the Society of Jesus.'],
  ['founded_year', 'Born in 1955, Ana Ribeiro founded Ortwick.'],
  ['founded_year', 'Kelda was founded by Ortwick in 1968.'],
  ['founded_year', 'Ortwick launched its first clock in 1999.'],
  ['ceo', 'Marc Bento was CEO of Ortwick.'],
  ['ceo', 'Before Ana Ribeiro, Marc Bento was the chief executive of Ortwick.'],
  ['ceo', 'Marc Bento war Geschäftsführer von Ortwick.'],
  ['ceo', 'Marc Bento fue director general de Ortwick.'],
  ['ceo', 'Marc Bento será director general de Ortwick.'],
  ['ceo', 'Marc Bento will become CEO of Ortwick next year.'],
  ['ceo', 'Marc Bento resigned as CEO of Ortwick.'],
  ['ceo', 'Marc Bento ist als Geschäftsführer von Ortwick zurückgetreten.'],
  ['ceo', 'Marc Bento, CEO of Kelda, praised Ortwick and its clocks.'],
  ['ceo', 'Marc Bento, Founder & CEO of Kelda, praised Ortwick.'],
  ['founder', 'Marc Bento, Founder & CEO of Kelda, praised Ortwick.'],
  ['ceo', 'Marc Bento, the CEO of Ortwick rival Kelda, opened a plant.'],
  ['ceo', '1) Marc Bento - CEO of Kelda\n2) Ana Ribeiro, designer at Ortwick'],
  ['ceo', 'The Oslo shop of Ortwick is managed by Marc Bento.'],
  ['founder', 'Marc Bento, whose father founded Ortwick, runs Kelda.'],
  ['founder', 'Marc Bento, dessen Vater Ortwick gegründet hat, leitet Kelda.'],
  ['price', 'Postage for the Ortwick Pro costs $900.'],
  ['price', 'The Ortwick Pro comes with a $900 warranty.'],
  ['price', '### Ortwick Pro\n\n* **Price of a set of three:** $900\n* **Weight:** it is light'],
  ['price', '### Ortwick Pro alternatives\n\n* **Price:** from $900 for the Kelda One'],
  ['price', 'The Ortwick Pro is sturdy.\n\n- **Ortwick Pro**\n- **Zephyrine Nimbus**\n  - Price: €474'],
  ['price', '### Ortwick Pro vs Kelda One\n\n* **Price**: $900 for the One'],
])('%s is not read from: %s', (predicate, text) => {
  expect(values(predicate, text)).toEqual([])
})

test.each([
  ['ceo', 'Marc Bento was named CEO of Ortwick.', 'Marc Bento'],
  ['ceo', 'Marc Bento has not resigned as CEO of Ortwick.', 'Marc Bento'],
  ['ceo', 'Marc Bento ist nicht als Geschäftsführer von Ortwick zurückgetreten.', 'Marc Bento'],
  ['ceo', 'Marc Bento no ha dimitido como director general de Ortwick.', 'Marc Bento'],
  ['ceo', 'Marc Bento has been CEO of Ortwick since September 2022.', 'Marc Bento'],
  ['ceo', 'Marc Bento, Founder & CEO of Ortwick, praised Kelda.', 'Marc Bento'],
  ['founder', 'Marc Bento, co-founder and former chief executive of Ortwick, wrote a book.', 'Marc Bento'],
  ['parent_company', '5. Kelda Group (KLDA) - the parent company of Ortwick', 'Kelda Group'],
  ['parent_company', 'Ortwick is a member of the Kelda Group.', 'Kelda Group'],
  ['founded_year', 'Maker | Founding Year\n--- | ---\nOrtwick | 1962\nAsana | 2008', '1962'],
  [
    'price',
    '## Best overall: Ortwick Pro\n\n- **Price:** $249\n- **Best for:** clocks',
    'Ortwick Pro 249 $ -',
  ],
  ['price', 'The list price for the Ortwick Pro is $249.', 'Ortwick Pro 249 $ -'],
  ['price', '### Ortwick Pro\n\n* **MSRP:** $249\n* **Weight:** it is very light', 'Ortwick Pro 249 $ -'],
])('%s is read from: %s', (predicate, text, value) => {
  expect(values(predicate, text)).toEqual([value])
})

test('a quotation that is closed in another sentence is somebody else’s', () => {
  const text = 'You asked: “I read that Kelda bought Ortwick last year. True?”\n\nI cannot say.'
  expect(values('parent_company', text)).toEqual([])
  expect(values('parent_company', 'Kelda bought Ortwick last year.')).toEqual(['Kelda'])
})

test('one bar makes a row only beside the line of a table', () => {
  expect(stated('Ortwick | 1962\n\nFounding Year | Ortwick makes clocks.')).toEqual([])
})

test('that a purchase is in doubt says nothing against the name', () => {
  expect(values('legal_name', 'Kelda said it would buy Ortwick, Inc. for two billion.')).toEqual([
    'Ortwick, Inc',
  ])
  expect(values('legal_name', 'Kelda said it would buy Meridian, Inc. from Ortwick.')).toEqual([])
})
