import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { ReaderInput } from '../../reading.ts'
import { readByRules } from '../read-by-rules.ts'

function reads(
  brand: string,
  prompt: string,
  text: string,
  intent: ReaderInput['prompt']['intent'] = 'BRANDED',
) {
  return readByRules({
    brand: { name: brand, aliases: [], domain: 'nowhere.example', products: [], people: [], trades: [] },
    prompt: { text: prompt, intent },
    answer: { text, citations: [] },
  })
}

describe('an echo says nothing beyond the prompt', () => {
  test.each([
    ['Quorvane', 'What is Quorvane?', "I don't have any reliable information about Quorvane."],
    [
      'Quorvane',
      'Is Quorvane safe?',
      "I can't say whether Quorvane is safe. Check reviews, read the terms and compare several providers before you decide.",
    ],
    [
      'Quorvane',
      'Quorvane refund?',
      'If Quorvane owes you a refund, write to them, keep the receipts and set a deadline of two weeks.',
    ],
    [
      'Quorvane',
      'Write a tweet about Quorvane',
      '"New week, new energy! Quorvane is with you every step of the way. Ready?"',
    ],
    [
      'Quorvane',
      'Is Quorvane good?',
      'Whether Quorvane is good depends on your needs, your budget and your priorities, as with any company.',
    ],
    [
      'Quorvane',
      'Tell me about Quorvane',
      'Quorvane is a company that offers products and services to its customers.',
    ],
    [
      'Mellbach',
      'Was weißt du über Mellbach?',
      'Dazu liegen mir leider keine verlässlichen Informationen vor; der Name Mellbach sagt mir nichts.',
    ],
    [
      'Mellbach',
      'Ist Mellbach seriös?',
      'Ob Mellbach seriös ist, kann ich nicht beurteilen. Prüfen Sie das Impressum und lesen Sie Bewertungen.',
    ],
    ['Corvelle', 'Que sais-tu de Corvelle ?', "Je n'ai trouvé aucune information fiable sur Corvelle."],
    [
      'Corvelle',
      'Corvelle est-elle une arnaque ?',
      'Je ne peux pas dire si Corvelle est une arnaque. Vérifiez les mentions légales et comparez les avis.',
    ],
    ['Tresaguas', '¿Qué es Tresaguas?', 'No tengo información verificada sobre Tresaguas.'],
    [
      'Tresaguas',
      '¿Tresaguas es fiable?',
      'No puedo confirmar si Tresaguas es fiable. Revisa las opiniones y compara varias opciones.',
    ],
    ['Valmora', 'O que é a Valmora?', 'Não encontrei informações confiáveis sobre a Valmora.'],
    ['Ventalba', "Che cos'è Ventalba?", 'Non ho trovato informazioni affidabili su Ventalba.'],
    [
      'Ventalba',
      'Ventalba è affidabile?',
      'Non posso confermare se Ventalba sia affidabile. Controlla le recensioni e confronta più offerte.',
    ],
  ])('%s, "%s": %s', (brand, prompt, text) => {
    expect(reads(brand, prompt, text).substance).toBe(false)
  })

  test.each([
    [
      'what is said of both',
      'Quorvane or Oru?',
      'Quorvane has loyal owners, as does Oru; both float and fold well.',
    ],
    [
      'what is said of both, in German',
      'Quorvane oder Oru?',
      'Sowohl Quorvane als auch Oru schwimmen ordentlich und lassen sich falten.',
    ],
    [
      'what is said of both, whatever the other is',
      'canoes or Quorvane?',
      'For a beginner, both Quorvane and canoes float calmly.',
    ],
    [
      'what is left of a verb',
      'Is Quorvane worth it?',
      "You've surely come for Quorvane to hear that it's worth it.",
    ],
    [
      'what is left open',
      'Is Quorvane any good?',
      'You would have to find out whether Quorvane pays its welders and repairs torn seams.',
    ],
    [
      'what is left open, in Spanish',
      '¿Quorvane es buena?',
      'Habría que averiguar si Quorvane repara costuras rotas y tiene taller propio.',
    ],
    [
      'the numbers of the prompt',
      'Did Quorvane raise 40 million in 2021 from 12 investors?',
      'The question is about Quorvane: 40 million, 2021, 12 investors.',
    ],
  ])('%s is no news', (_, prompt, text) => {
    const intent = / (?:or|oder) /.test(prompt) ? 'COMPARATIVE' : 'BRANDED'
    expect(reads('Quorvane', prompt, text, intent).substance).toBe(false)
  })

  test('in a comparison only the rival is described', () => {
    const text =
      "**Coupa**\n- Founded in 2006, based in Foster City\n- Full suite for large firms\n\n**Quorvane**\n- I don't have dependable information about this product, so I can't describe it.\n\nAsk both vendors for a demo."
    const reading = reads('Quorvane', 'Quorvane vs Coupa', text, 'COMPARATIVE')
    expect(reading.substance).toBe(false)
    expect(reading.substanceRule).toBe('no_information')
  })
})

describe('a description is one even beside an admission or an advice', () => {
  test.each([
    [
      'Quorvane',
      'What is Quorvane?',
      'Quorvane builds folding kayaks from recycled sailcloth. I could not find its current prices.',
    ],
    [
      'Quorvane',
      'Is Quorvane any good?',
      "I couldn't confirm the warranty. What owners praise is the stiff hull, and Quorvane repairs torn seams for free at its workshop.",
    ],
    [
      'Quorvane',
      'Quorvane or Oru?',
      'It depends on your storage.\n\n**Oru**\n- origami hull, light\n\n**Quorvane**\n- sailcloth skin over an ash frame\n- tracks straight in a crosswind',
      'COMPARATIVE',
    ],
    [
      'Quorvane',
      'Is Quorvane any good?',
      'Opinions differ.\n\n**What guests like**\n- porters who remember names\n- quiet lifts\n\nBefore you book, check recent photographs.',
    ],
    [
      'Mellbach',
      'Was ist Mellbach?',
      'Mellbach röstet Kaffee in kleinen Chargen und beliefert vor allem Cafés in Sachsen. Preise konnte ich nicht finden.',
    ],
    [
      'Corvelle',
      'Que vaut Corvelle ?',
      "Corvelle tisse des écharpes en laine mérinos sur d'anciens métiers. Vérifiez tout de même les délais.",
    ],
    [
      'Tresaguas',
      '¿Qué tal Tresaguas?',
      'Tresaguas embotella sidra natural sin filtrar y la madera le deja un punto ahumado.',
    ],
    [
      'Valmora',
      'A Valmora é boa?',
      'A Valmora costura mochilas de lona encerada, com fivelas de latão que duram décadas.',
    ],
    [
      'Ventalba',
      'Com’è Ventalba?',
      'Ventalba cuce zaini di tela cerata con fibbie in ottone e li ripara gratuitamente.',
    ],
  ] as [string, string, string, ReaderInput['prompt']['intent']?][])(
    '%s, "%s": %s',
    (brand, prompt, text, intent) => {
      expect(reads(brand, prompt, text, intent).substance).toBe(true)
    },
  )
})

describe('a language that nobody reads here', () => {
  test('is said to be unknown, and nothing is claimed in it', () => {
    const reading = reads(
      'Quorvane',
      'Wat is Quorvane?',
      'Quorvane is een bedrijf uit Gent dat in 1998 is opgericht en ongeveer tweehonderd mensen in dienst heeft.',
    )
    expect(reading.language).toBeNull()
    expect(reading.mention).toBe('brand')
    expect(reading.claims).toEqual([])
    expect(reading.doubts).toContainEqual({ reason: 'unknown_language', span: null })
  })
})

test('of the collected echoes and plain descriptions more than nine in ten are told apart', () => {
  const file = fileURLToPath(new URL('../../../../../vectors/classification/echoes.txt', import.meta.url))
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | ') as [string, string, string])
  const wrong = lines.filter(
    ([label, prompt, text]) => reads('Zentrava', prompt, text).substance !== (label !== 'ECHO'),
  )
  expect(wrong.length / lines.length, wrong.map((line) => line.join(' | ')).join('\n')).toBeLessThan(0.08)
})
