import { describe, expect, test } from 'vitest'
import { classify } from './classify.ts'
import type { ClassifierInput } from './types.ts'
import { readVector } from './vectors.fixture.ts'

interface Case {
  brand: string
  text: string
  mentioned: boolean
  domain?: string
  aliases?: string[]
  prompt?: string
  intent?: ClassifierInput['prompt']['intent']
  citations?: string[]
}

const yes = (brand: string, text: string, more: Partial<Case> = {}): Case => ({
  brand,
  text,
  mentioned: true,
  ...more,
})
const no = (brand: string, text: string, more: Partial<Case> = {}): Case => ({
  brand,
  text,
  mentioned: false,
  ...more,
})

const CASES: Case[] = [
  // The table of the class definitions.
  no('Box', 'Put it in your toolbox.'),
  no('Arc', 'Arcélor makes steel.'),
  no('Acme', 'See notacme.com for that.', { domain: 'acme.com' }),
  no('Acme', 'See acme.com.evil.io for that.', { domain: 'acme.com' }),
  no('Acme', 'Write to bob@acme.com.', { domain: 'acme.com' }),
  no('Demand IQ', 'It is made on demand. IQ tests are separate.'),
  no('Monday', 'On Monday we shipped.'),
  no('Linear', 'You need linear algebra.'),
  yes('Éterne', 'Eterne is a fine label.'),
  yes('Éterne', 'Éterne is a fine label.'),
  yes('Éterne', 'E\u0301terne is a fine label.'),
  yes('İşbank', 'Try işbank for that.'),
  yes('Straße', 'STRASSE sells street wear.'),
  yes('AT&T', 'AT&amp;amp;T is a carrier.'),
  yes('Yahoo!', 'I read Yahoo! daily.'),
  yes('Yahoo!', 'I read Yahoo daily.'),
  yes('ソニー', '彼はソニーのカメラを買った。'),
  yes('华为', '我喜欢华为手机。'),
  yes('Acme', 'Ac\u00adme makes anvils.'),
  yes('Acme', 'Ac\u200bme makes anvils.'),
  yes('Acme', 'Ａｃｍｅ makes anvils.'),
  yes('Open Hands', 'OpenHands is an agent.'),
  no('OpenHands', 'He came with open hands.'),
  no('Elmo', 'I could not find any information about Elmo.'),
  // More of the same kinds.
  yes('Tessaro', "Tessaro's boards are quick."),
  yes('Tessaro', 'Many Tessaros were sold.'),
  yes('Tessaro', 'tessaro is what designers use.'),
  yes('Tessaro', 'TESSARO is what designers use.'),
  yes('Nuvento', 'Die Nuvento-Wärmepumpe ist leise.'),
  yes('Kip Lang', 'Kip-Lang has funny stories.'),
  yes('Vellum & Rye', 'Vellum and Rye prints cards.'),
  yes('Vellum & Rye', 'Vellum &amp; Rye prints cards.'),
  yes('Vellum & Rye', 'Vellum und Rye druckt Karten.'),
  no('Vellum & Rye', 'Vellum is calfskin. Rye is a grain.'),
  no('Moth & Lantern', 'Moth and lantern are a common image in poetry.'),
  no('Target', 'Target audiences differ by region.'),
  yes('Target', 'Large chains such as Target sell it.'),
  no('Apple', 'An apple a day keeps the doctor away.'),
  yes('Apple', 'Phones by Apple last long.'),
  no('Square', 'Draw a square on the page. Square brackets come next.'),
  yes('Square', 'Take payments with Square or Stripe.'),
  no('Notion', 'The notion of time is old.'),
  yes('Notion', 'For notes, use Notion or Evernote.'),
  no('Harbor', 'A harbor runs on small computers.'),
  no('Harbor', 'The attack on Pearl Harbor was in 1941.'),
  no('Harbor', 'Harbor Freight sells cheap wrenches.'),
  yes('Harbor', 'Among insurers, Harbor is quick to pay.'),
  yes('Harbor', 'Harbor is quick to pay.', { prompt: 'Is Harbor quick?', intent: 'BRANDED' }),
  no('Ember', 'Ember.js is a framework. Ember favours convention.'),
  no('Tessaro', 'Tessaro is an Italian surname from the Veneto.'),
  no('Almenara', 'El castillo de Almenara mira al mar.'),
  no('Norvik', 'Norvik Banka lost its licence.'),
  no('Marlow', 'The novelist Jane Marlow wrote it.'),
  no('Marlow', 'Dr. Marlow wrote the paper.'),
  no('Acme', 'Call `Acme.create()` first.'),
  no('Acme', '```\nimport Acme from "acme"\n```\nThat is all.'),
  yes('Acme', 'Read it at shop.acme.com today.', { domain: 'acme.com' }),
  yes('Acme', 'Read [the guide](https://acme.com/guide).', { domain: 'acme.com' }),
  yes('Acme', 'Nothing is named here.', { domain: 'acme.com', citations: ['https://www.acme.com/a'] }),
  no('Acme', 'Nothing is named here.', { domain: 'acme.com', citations: ['https://acme.com.evil.io/a'] }),
  no('Acme', 'Nothing is named here.', { domain: 'acme.com', citations: ['https://evil.io/?u=acme.com'] }),
  yes('[Acme]', 'Acme makes anvils.'),
  yes('Acme', '[Acme](https://example.org) makes anvils.'),
  yes('Acme', '**Acme** makes anvils.'),
  yes('Acme', 'Acme™ makes anvils.'),
  yes('1Password', 'Store it in 1Password.'),
  no('1Password', 'See chapter 1 Password rules.'),
  yes('Kiplang', 'Kiplang，一个应用。'),
  no('华为', '他为中华为了荣誉而战。'),
  yes('Müller', 'MÜLLER sells yoghurt.'),
  yes('Søstrene', 'Søstrene sells lamps.'),
  yes('7 Sementes', 'Try the granola by 7 Sementes.'),
  yes('Harbor', 'Harbor Cyber covers that.', { aliases: ['Harbor Cyber'] }),
]

describe('a mention is the brand used as a name', () => {
  test.each(CASES)('$brand in "$text": $mentioned', (one) => {
    const verdict = classify({
      brand: { name: one.brand, aliases: one.aliases ?? [], domain: one.domain ?? 'nowhere.example' },
      facts: [],
      prompt: { text: one.prompt ?? 'something else entirely', intent: one.intent ?? 'CATEGORY' },
      answer: { text: one.text, citations: one.citations ?? [] },
    })
    expect(verdict.class !== 'ABSENT').toBe(one.mentioned)
    for (const span of verdict.mentions) expect(one.text.slice(span.start, span.end)).toBe(span.quote)
  })

  test('a name that is only said to be unknown is an echo when the prompt asked for it', () => {
    const verdict = classify({
      brand: { name: 'Elmo', aliases: [], domain: 'elmo.example' },
      facts: [],
      prompt: { text: 'Who is Elmo?', intent: 'BRANDED' },
      answer: { text: 'I could not find any information about Elmo.', citations: ['https://elmo.example/'] },
    })
    expect(verdict.class).toBe('ECHO')
    expect(verdict.rule).toBe('echo:no_information')
  })
})

describe('persons, places, titles and hosts of the same name', () => {
  const lines = readVector('homonyms.txt').map(
    (line) => line.split(' | ') as [string, string, string, string],
  )
  test.each(lines)('%s, %s: %s → %s', (label, name, prompt, text) => {
    const verdict = classify({
      brand: { name, aliases: [], domain: 'brand-under-test.example' },
      facts: [],
      prompt: { text: prompt, intent: 'CATEGORY' },
      answer: { text, citations: [] },
    })
    expect(verdict.class).toBe(label)
  })
})
