import { describe, expect, test } from 'vitest'
import { createEngine } from '../engine.ts'
import { PREDICATES } from '../predicates/all.ts'
import { profileOf } from '../profile.ts'
import { readPlainly } from '../plain/read-plainly.ts'
import { LANGUAGES } from './all.ts'
import { checkLanguage } from './check-language.fixture.ts'
import type { LanguageData } from './language.ts'

/** The recipe of CONTRIBUTING.md ("Add a language"), for a language that nobody speaks. */
function toyLanguage(): LanguageData {
  const english = LANGUAGES.find(({ code }) => code === 'en') as LanguageData
  const none = Object.fromEntries(Object.keys(english.cues).map((cue) => [cue, []]))
  return checkLanguage(
    {
      code: 'qz',
      name: 'Toy',
      grammar: {
        capitalisesNouns: false,
        namesTakeArticles: false,
        compoundHeads: [],
        nounEndings: [],
        elisions: [],
        abbreviations: [],
        openers: ['zo'],
        numbering: [],
        ordinalFollowers: [],
        functionWords: ['zo', 'ma', 'bi', 'ku', 'eta', 'nor', 'vel'],
        determiners: ['zo'],
        prepositions: ['bi', 'ku'],
        of: ['ku'],
        by: ['nor'],
        at: ['bi'],
        to: [],
        and: ['eta'],
        copulas: ['ma'],
        relatives: [],
        pronouns: [],
        objects: [],
        definite: ['zo'],
        indefinite: [],
      },
      generic: ['gudi'],
      cues: {
        ...none,
        founded: ['stiftut'],
        founder: ['stiftut nor'],
        company: ['firmu'],
        noInformation: ['nul sabe'],
      },
      numbers: { dek: 10 },
      months: ['unmon', 'dumon'],
    },
    'qz.json',
  )
}

describe('a language is a file', () => {
  const engine = createEngine(PREDICATES, [...LANGUAGES, toyLanguage()])
  const read = (text: string) =>
    readPlainly(
      {
        brand: profileOf({ name: 'Quorvane', aliases: [], domain: 'quorvane.example' }, []),
        prompt: { text: 'zo Quorvane ma vel?', intent: 'BRANDED' },
        answer: { text, citations: [] },
      },
      engine,
    )

  test('its words are read: language, claims and admissions', () => {
    const reading = read('Quorvane ma zo firmu ku kayakim eta stiftut bi 1998. Zo firmu ma bi vel.')
    expect(reading.language).toBe('qz')
    expect(reading.claims.find(({ predicate }) => predicate === 'founded_year')).toMatchObject({
      value: { from: 1998, to: 1998 },
      stance: 'asserted',
    })
    expect(read('Vel, nul sabe bi Quorvane ku zo.').substance).toBe(false)
  })

  test('the other languages stay what they were', () => {
    const reading = read('Quorvane is a company that was founded in 1998.')
    expect(reading.language).toBe('en')
    expect(reading.claims.map(({ predicate }) => predicate)).toContain('founded_year')
  })
})

describe('a file that is wrong says where', () => {
  const toy = toyLanguage()
  test.each<[string, unknown, string]>([
    ['no object', [], 'xx.json: the file: must be an object'],
    ['a code that is none', { ...toy, code: 'english' }, 'code: must be an ISO 639-1 code'],
    [
      'a list that is a word',
      { ...toy, grammar: { ...toy.grammar, of: 'ku' } },
      'grammar.of: must be a list of words',
    ],
    [
      'a flag that is missing',
      { ...toy, grammar: { ...toy.grammar, capitalisesNouns: undefined } },
      'grammar.capitalisesNouns: must be true or false',
    ],
    [
      'a phrase with a space in front',
      { ...toy, cues: { founded: [' stiftut'] } },
      'cues.founded[0]: must be a word or phrase',
    ],
    ['a number in letters', { ...toy, numbers: { dek: '10' } }, 'numbers.dek: must be a number'],
  ])('%s', (_, file, message) => {
    expect(() => checkLanguage(file, 'xx.json')).toThrow(message)
  })

  test.each(LANGUAGES.map((data) => [data.code, data] as const))('not our own: %s', (code, data) => {
    expect(checkLanguage(data, `${code}.json`)).toBe(data)
  })

  test('a cue that only some languages have', () => {
    const { founded: _, ...cues } = toy.cues
    expect(() => createEngine(PREDICATES, [...LANGUAGES, { ...toy, cues }])).toThrow(
      'qz.json: cues.founded missing',
    )
  })
})

describe('Italian, added by its file alone', () => {
  const brand = profileOf({ name: 'Ventalba', aliases: [], domain: 'ventalba.example' }, [])
  const read = (text: string, prompt = "Che cos'è Ventalba?") =>
    readPlainly({ brand, prompt: { text: prompt, intent: 'BRANDED' }, answer: { text, citations: [] } })
  const stated = (text: string) => read(text).claims.map(({ predicate, stance }) => `${predicate} ${stance}`)

  test.each<[string, string]>([
    ['Ventalba è stata fondata nel 1998 a Torino.', 'founded_year asserted'],
    ['Ventalba nasce nel 2004 come piccolo laboratorio.', 'founded_year asserted'],
    ['Ventalba ha sede a Bologna.', 'headquarters asserted'],
    ["L'azienda Ventalba, con sede a Milano, produce biciclette.", 'headquarters asserted'],
    ['Ventalba è guidata da Chiara Bonetti.', 'ceo asserted'],
    ["L'amministratore delegato di Ventalba è Marco Rinaldi.", 'ceo asserted'],
    ['Ventalba è stata fondata da Lucia Ferri e Paolo Conti.', 'founder asserted'],
    ['Ventalba appartiene a Gruppo Altea.', 'parent_company asserted'],
    ['Ventalba impiega circa 250 persone.', 'employees asserted'],
    ['Ventalba conta 120 dipendenti.', 'employees asserted'],
  ])('%s → %s', (text, claim) => {
    expect(stated(text)).toContain(claim)
  })

  test.each([
    'Alcuni dicono che Ventalba sia stata fondata nel 1998, ma non è vero.',
    'Se Ventalba fosse stata fondata nel 1998, sarebbe più conosciuta.',
    'Molte aziende del settore sono state fondate negli anni novanta.',
    'Fino al 2010 Ventalba aveva sede a Torino.',
  ])('nothing is asserted as so now: %s', (text) => {
    expect(stated(text).filter((claim) => claim.endsWith('asserted'))).toEqual([])
  })

  test('persons and places of the name are told from the brand', () => {
    expect(read('Ventalba è un comune della Liguria con una spiaggia.').mention).toBe('namesake')
    expect(read('Lo storico Carlo Ventalba non è d’accordo.', 'Chi ha scritto la tesi?').mention).toBe(
      'namesake',
    )
  })
})
