import { expect, test } from 'vitest'
import { values } from './reader.fixture.ts'

/** What is said of the other company, in place of the dots. */
const SAID: readonly [predicate: string, words: string][] = [
  ['founded_year', 'was founded in 1999'],
  ['headquarters', 'is based in Leeds'],
  ['headquarters', 'has its headquarters in Leeds'],
  ['employees', 'employs 300 people'],
  ['employees', 'has 300 employees'],
  ['founder', 'was founded by Marc Bento'],
]

test.each([
  'Ortwick is a supplier of Brontel, which ….',
  'Ortwick supplies Brontel, a firm that ….',
  'Brontel, a customer of Ortwick, ….',
  'Brontel, whose subsidiary is Ortwick, ….',
  'Brontel, the parent company of Ortwick, ….',
  'The parent company of Ortwick is Brontel, which ….',
  "Ortwick's parent company ….",
  "Ortwick's parent company, Brontel, ….",
  "Ortwick's rival Brontel ….",
  "Ortwick's ship Aurora ….",
  'Brontel (owner of Ortwick) ….',
  'Brontel owns Ortwick and ….',
  'Brontel acquired Ortwick in 2004 and ….',
  'Unlike Ortwick, Brontel ….',
  'Ortwick and Brontel are rivals; the latter ….',
  'Ortwick was bought by Brontel, which ….',
  'Ortwick sells its pumps through Brontel and Brontel ….',
  'Ortwick makes the engine of the Aurora, which ….',
  'The Aurora is operated by Ortwick and ….',
  'The Aurora, operated by Ortwick, ….',
  'The Aurora, which is operated by Ortwick, ….',
  'The label Brontel, a sister of Ortwick, ….',
  'Ortwick is in Norway, where the Brontel group ….',
  'The Brontel School, affiliated with Ortwick, ….',
  'Affiliated with Ortwick, the Brontel School ….',
  'Brontel is a subsidiary of Ortwick and ….',
  'Ortwick has a subsidiary called Brontel that ….',
  'The company that supplies Ortwick ….',
])('what is said of somebody else is not said of the brand: %s', (frame) => {
  for (const [predicate, words] of SAID) {
    const text = frame.replace('…', words)
    expect(values(predicate, text), text).toEqual([])
  }
})

test.each([
  'Ortwick, which supplies Brontel, ….',
  'Ortwick, owned by Brontel, ….',
  'Ortwick supplies Brontel and ….',
  'Brontel belongs to Ortwick, which ….',
  'Unlike Brontel, Ortwick ….',
])('what is said of the brand still is: %s', (frame) => {
  for (const [predicate, words] of SAID) {
    const text = frame.replace('…', words)
    expect(values(predicate, text), text).toHaveLength(1)
  }
})
