import {
  CITATION_CLASSES,
  type CitationClass,
  ENGINES,
  type Engine,
  PROMPT_INTENTS,
  type PromptIntent,
} from '@veracite/terms/vocabulary'
import { readPlainly } from '@veracite/verdicts/plain/read-plainly'
import { profileOf } from '@veracite/verdicts/profile'
import { verdict } from '@veracite/verdicts/verdict/decide'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import { describe, expect, test } from 'vitest'
import { extract } from '../extract.ts'
import { compose, type DemoKnowledge } from './compose.ts'
import { createDemoEngine } from './demo-engine.ts'
import { drawFrom } from './draw.ts'
import { DEMO_WIRES, render } from './render.ts'
import { textsFor } from './texts.ts'

const fact = (id: string, rest: object) => ({ id, active: true, ...rest }) as JudgedFact

/** Sells a subscription: no shop has it, and no answer shows cards. */
const SERVICE: DemoKnowledge = {
  brand: { name: 'Lumenfold', aliases: ['Lumen Fold'], domain: 'lumenfold.example' },
  facts: [
    fact('1', { predicate: 'founded_year', value: 2011 }),
    fact('2', { predicate: 'headquarters', value: 'Lisbon, Portugal' }),
    fact('3', { predicate: 'ceo', value: 'Ana Reis' }),
    fact('4', {
      predicate: 'price',
      value: { product: 'Team', amount: 29, currency: 'EUR', period: 'month' },
    }),
    fact('5', { predicate: 'employees', value: 120 }),
    fact('6', { predicate: 'founder', value: ['Ana Reis', 'Rui Couto'] }),
    fact('7', { predicate: 'certification', value: 'ISO 27001' }),
  ],
}

/** Sells goods: answers show offers with struck prices, variants, and used ones. */
const MAKER: DemoKnowledge = {
  brand: { name: 'Sorvane', aliases: ['Sorvane Audio'], domain: 'sorvane.example' },
  facts: [
    fact('1', { predicate: 'founded_year', value: 1998 }),
    fact('2', { predicate: 'headquarters', value: 'Aarhus, Denmark' }),
    fact('3', { predicate: 'ceo', value: 'Mette Lindqvist' }),
    fact('4', { predicate: 'price', value: { product: 'K7', amount: 449, currency: 'EUR' } }),
    fact('5', { predicate: 'price', value: { product: 'Tor 2', amount: 1290, currency: 'EUR' } }),
    fact('6', { predicate: 'product', value: { names: ['K7', 'Tor 2', 'Tor 2 Studio'], complete: true } }),
  ],
}

const BRANDS: DemoKnowledge[] = [
  SERVICE,
  MAKER,
  {
    brand: { name: 'Vellum & Rye', aliases: ['Vellum and Rye'], domain: 'vellumandrye.com' },
    facts: [
      fact('1', { predicate: 'founded_year', value: 2003 }),
      fact('2', { predicate: 'product', value: { names: ['Field Planner', 'Rye Ink'], complete: true } }),
      fact('3', { predicate: 'discontinued', value: 'Pocket Ledger' }),
      fact('4', { predicate: 'email', value: 'post@vellumandrye.com' }),
    ],
  },
  {
    brand: { name: 'Tessaro', aliases: [], domain: 'tessaro.app' },
    facts: [fact('1', { predicate: 'headquarters', value: 'Bologna, Italy' })],
  },
]

const PROMPTS: Record<PromptIntent, (name: string) => string[]> = {
  CATEGORY: () => [
    'What is the best tool for a small team?',
    'Welche Anbieter sind die besten für kleine Teams?',
  ],
  BRANDED: (name) => [`What is ${name}?`, `¿Qué es ${name} y para quién es?`, `Was ist ${name}?`],
  COMPARATIVE: (name) => [`${name} or Norvane?`, `Quelle est la meilleure option, ${name} ou Norvane ?`],
  DEFENSIVE: (name) => [`Is ${name} a scam?`, `A ${name} é de confiança?`],
}

/** The service's verdict on an answer that only rules have read. */
function judge(
  { brand, facts }: DemoKnowledge,
  prompt: { text: string; intent: PromptIntent },
  answer: { text: string; citations: string[] },
) {
  const profile = profileOf(brand, facts)
  return verdict([readPlainly({ brand: profile, prompt, answer })], facts, profile)
}

async function classesOf(knowledge: DemoKnowledge): Promise<Map<CitationClass, number>> {
  const counts = new Map<CitationClass, number>()
  for (const engine of ENGINES) {
    const port = createDemoEngine(engine, {
      knowledge: async () => knowledge,
      now: () => new Date(0),
      sleep: async () => undefined,
      latencyFactor: 0,
    })
    for (const intent of PROMPT_INTENTS) {
      for (const prompt of PROMPTS[intent](knowledge.brand.name)) {
        const outcome = await port.ask(
          {
            runId: 'r',
            brandId: knowledge.brand.name,
            prompt,
            intent,
            locale: 'en-US',
            sample: 1,
            attempt: 1,
          },
          new AbortController().signal,
        )
        if (outcome.kind !== 'answered') continue
        const { text, cited } = outcome.extracted
        const citations = cited.map(({ url }) => url)
        const judged = judge(knowledge, { text: prompt, intent }, { text, citations })
        counts.set(judged.class, (counts.get(judged.class) ?? 0) + 1)
      }
    }
  }
  return counts
}

describe('what the classifier makes of demo answers', () => {
  test.each(BRANDS)('$brand.name gets every class', async (knowledge) => {
    const counts = await classesOf(knowledge)
    expect([...counts.keys()].toSorted()).toEqual([...CITATION_CLASSES].toSorted())
  })

  describe.each([
    ['a service', SERVICE],
    ['a maker of goods', MAKER],
  ])('%s', (_name, knowledge) => {
    test.each(CITATION_CLASSES)('an English answer meant as %s is classified so, by every engine', (plan) => {
      const missed = ENGINES.flatMap((engine) =>
        PROMPT_INTENTS.filter((intent) => plan !== 'ECHO' || intent !== 'CATEGORY').flatMap((intent) => {
          const { text, judged, intended } = judgeComposed(knowledge, plan, { engine, intent, sample: 1 })
          return judged.class === intended
            ? []
            : [`${engine} ${intent} meant ${intended}, judged ${judged.class} by ${judged.rule}:\n${text}`]
        }),
      )
      expect(missed.length, missed.join('\n\n')).toBeLessThanOrEqual(2)
    })

    test('nobody is accused of an offer, a variant, a used one, or of anything not meant as wrong', () => {
      const outcomes = ENGINES.flatMap((engine) =>
        (['STRONG', 'DESCRIPTIVE', 'ABSENT'] as const).flatMap((plan) =>
          [1, 2].flatMap((sample) =>
            PROMPT_INTENTS.map((intent) => ({
              engine,
              ...judgeComposed(knowledge, plan, { engine, intent, sample }),
            })),
          ),
        ),
      )
      const accused = outcomes.filter(({ judged }) => judged.class === 'CONFABULATED')
      expect(accused.map(({ engine, text }) => `${engine}: ${text}`)).toEqual([])
    })
  })
})

describe('the forms of real answers', () => {
  const texts = (engine: Engine, plan: CitationClass = 'STRONG') =>
    Array.from({ length: 12 }, (_, at) =>
      PROMPT_INTENTS.map((intent) => composed(MAKER, plan, { engine, intent, sample: at }).text),
    ).flat()

  test.each([
    ['CHATGPT', 'cards of an app, dollars escaped', /^### .+\n\*.+\*$/m],
    ['CHATGPT', 'escaped dollars', /\*\\\$\d/],
    ['CHATGPT', 'struck prices', /^~~€[\d,]+~~$/m],
    ['CHATGPT', 'labels with a picture', /^## \p{Extended_Pictographic}/mu],
    ['CHATGPT', 'a closing offer', /Would you like|Want me to|If you tell me/],
    ['PERPLEXITY', 'marks', /\[1\]/],
    ['PERPLEXITY', 'a table of prices', /^\| Sorvane .*\| €/m],
    [
      'META_AI',
      'lines that only name a source',
      /\.\n?.*\n(Tester Weekly|Market Gazette|Askboard|Buyersdigest|Sorvane)\n\+\d$/m,
    ],
    ['GEMINI', 'headings in bold', /^\*\*[^*\n]+\*\*$/m],
    ['GOOGLE_AI_MODE', 'cards', /^- \*\*Sorvane .+\*\*\n {2}- Price: €[\d,]+\n {2}- Was: €/m],
    ['GOOGLE_AI_MODE', 'variants', /^- \*\*Sorvane .+ (Mini|Plus|Pro|XL|Lite)\*\*$/m],
    ['COPILOT', 'cards', /^ {2}- Sold by: /m],
    ['AMAZON_RUFUS', 'cards', /^ {2}- Rating: \d\.\d \([\d,]+ reviews\)$/m],
  ] as const)('%s: %s', (engine, _name, form) => {
    expect(texts(engine).some((text) => form.test(text))).toBe(true)
  })

  test('a page around an answer does not reach its text', () => {
    for (const engine of ['GOOGLE_AI_MODE', 'GOOGLE_AIO', 'COPILOT'] as const)
      for (const text of texts(engine)) {
        expect(text).not.toContain('AI responses may include mistakes')
        expect(text).not.toMatch(/^(\+\d|Tester Weekly|Market Gazette|Askboard|Buyersdigest)$/m)
      }
  })

  test('answers that do not name the brand show the goods of others', () => {
    const shown = texts('GOOGLE_AI_MODE', 'ABSENT')
    expect(shown.some((text) => text.includes('Price: '))).toBe(true)
    expect(shown.filter((text) => text.includes('Sorvane'))).toEqual([])
  })
})

interface Asked {
  engine: Engine
  intent: PromptIntent
  sample: number
}

const promptOf = ({ brand }: DemoKnowledge, intent: PromptIntent): string =>
  PROMPTS[intent](brand.name)[0] ?? ''

/** An answer of this kind, through the wire of its engine and its adapter. */
function composed(knowledge: DemoKnowledge, plan: CitationClass, { engine, intent, sample }: Asked) {
  const prompt = promptOf(knowledge, intent)
  const draw = drawFrom(engine, intent, plan, sample)
  const answer = compose(plan, knowledge, {
    engine,
    intent,
    prompt,
    texts: textsFor(prompt, 'en'),
    draw,
    beliefs: drawFrom(engine, sample),
  })
  const wire = DEMO_WIRES[engine]
  const body = render({ wire, answer, prompt, model: 'demo', id: 'demo', draw })
  const { text, cited } = extract(wire, new TextEncoder().encode(JSON.stringify(body)))
  return { text, citations: cited.map(({ url }) => url), intended: answer.intended }
}

/** The same, and what the service makes of it. */
function judgeComposed(knowledge: DemoKnowledge, plan: CitationClass, asked: Asked) {
  const { text, citations, intended } = composed(knowledge, plan, asked)
  const { intent } = asked
  const prompt = { text: promptOf(knowledge, intent), intent }
  return { text, judged: judge(knowledge, prompt, { text, citations }), intended }
}
