import {
  CITATION_CLASSES,
  type CitationClass,
  ENGINES,
  type Engine,
  PROMPT_INTENTS,
  type PromptIntent,
} from '@veracite/terms/vocabulary'
import { IS_THOROUGH, oneIn } from '@veracite/testing/thorough'
import { readPlainly } from '@veracite/verdicts/plain/read-plainly'
import { profileOf } from '@veracite/verdicts/profile'
import { verdict } from '@veracite/verdicts/verdict/decide'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import { describe, expect, test } from 'vitest'
import { extract } from '../test-support/extract.ts'
import { createDemoEngine } from './demo-engine.ts'
import { DEMO_ENGINES } from './demo-engines.ts'
import { drawFrom } from './draw.ts'
import { fill, LANGUAGES, languageOf } from './languages.ts'
import { recordedAnswer } from './recorded.ts'
import { render } from './render.ts'
import { type DemoKnowledge, falseStatement, trueStatement } from './statements.ts'
import brands from './test-support/demo-brands.json' with { type: 'json' }

const BRANDS = brands.brands as DemoKnowledge[]
const [SERVICE, MAKER] = BRANDS as [DemoKnowledge, DemoKnowledge]
/** One fact of each kind that answers are about. */
const EVERY_FACT = brands.everyFact as JudgedFact[]

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
  test.each(IS_THOROUGH ? BRANDS : BRANDS.slice(0, 2))('$brand.name gets every class', async (knowledge) => {
    const counts = await classesOf(knowledge)
    expect([...counts.keys()].toSorted()).toEqual([...CITATION_CLASSES].toSorted())
  })

  describe.each([
    ['a service', SERVICE],
    ['a maker of goods', MAKER],
  ])('%s', (_name, knowledge) => {
    test.each(CITATION_CLASSES)(
      'an answer meant as %s is classified so, by every engine in every language',
      (plan) => {
        const intents = PROMPT_INTENTS.filter((intent) => plan !== 'ECHO' || intent !== 'CATEGORY')
        const questions = intents.flatMap((intent) =>
          PROMPTS[intent](knowledge.brand.name).flatMap((prompt) =>
            [1, 2].map((sample) => ({ intent, prompt, sample })),
          ),
        )
        const missed = ENGINES.flatMap((engine, nth) =>
          // An ordinary run asks every engine other questions.
          questions
            .filter((_, at) => (nth + at) % oneIn(6) === 0)
            .flatMap((question) => {
              const { text, judged, intended } = judgeComposed(knowledge, plan, { engine, ...question })
              const told = `${engine}, ${question.prompt} meant ${intended}, judged ${judged.rule}:\n${text}`
              return judged.class === plan && intended === plan ? [] : [told]
            }),
        )
        expect(missed.length, missed.join('\n\n')).toBe(0)
      },
    )
  })

  test.each(Object.entries(LANGUAGES))(
    'in %s, every label and every sentence is read, right and wrong',
    (code, language) => {
      const { brand } = SERVICE
      const prompt = { text: `${brand.name}?`, intent: 'BRANDED' as const }
      const beliefs = { language, draw: drawFrom(code), truths: [brand.name] }
      const unread = EVERY_FACT.flatMap((one) =>
        [
          { statement: trueStatement(one, language), expected: 'STRONG' },
          { statement: falseStatement(one, beliefs), expected: 'CONFABULATED' },
        ].flatMap(({ statement, expected }) => {
          if (statement === null) return [`${one.predicate}: no statement`]
          const { value } = statement
          const { label, sentences } = language.facts[statement.key]
          return [
            ...sentences.map((template) => fill(template, { brand: brand.name, value })),
            `## ${brand.name}\n\n- **${label}:** ${value}`,
            `| | ${brand.name} | Norvane |\n|---|---|---|\n| ${label} | ${value} | – |`,
          ].filter(
            (text) => judge({ brand, facts: [one] }, prompt, { text, citations: [] }).class !== expected,
          )
        }),
      )
      expect(unread).toEqual([])
    },
  )

  test.each(Object.entries(LANGUAGES))('in %s, every refusal is an echo', (_code, { answers }) => {
    const prompt = { text: `${SERVICE.brand.name}?`, intent: 'DEFENSIVE' as const }
    const rules = answers.ECHO.map((blocks) => {
      const text = fill(blocks.join('\n\n'), { brand: SERVICE.brand.name })
      return judge(SERVICE, prompt, { text, citations: [] }).rule
    })
    expect(new Set(rules)).toEqual(new Set(['echo:no_information']))
  })

  test('a brand without facts gets answers that are right by their source, and none that are wrong', () => {
    const knowledge = { ...SERVICE, facts: [] }
    for (const engine of ENGINES)
      for (const intent of PROMPT_INTENTS) {
        const prompt = promptOf(knowledge, intent)
        const strong = judgeComposed(knowledge, 'STRONG', { engine, intent, prompt, sample: 1 })
        expect(strong.judged.rule, strong.text).toBe('grounded:owned_citation')
        const wrong = judgeComposed(knowledge, 'CONFABULATED', { engine, intent, prompt, sample: 1 })
        expect([wrong.intended, wrong.judged.class], wrong.text).toEqual(['DESCRIPTIVE', 'DESCRIPTIVE'])
      }
  })
})

describe('the forms of real answers', () => {
  const texts = (engine: Engine, plan: CitationClass = 'STRONG') =>
    Array.from({ length: 8 }, (_, at) =>
      PROMPT_INTENTS.map(
        (intent) =>
          composed(MAKER, plan, { engine, intent, prompt: promptOf(MAKER, intent), sample: at }).text,
      ),
    ).flat()

  test.each([
    ['CHATGPT', 'labels with values', /^- \*\*Founded:\*\* 1998$/m],
    ['CHATGPT', 'labels with a picture', /^## \p{Extended_Pictographic}/mu],
    ['CHATGPT', 'a closing offer', /Would you like|Want me to|If you tell me/],
    ['PERPLEXITY', 'marks', /\[1\]/],
    [
      'PERPLEXITY',
      'a table with a column for the brand',
      /^\| +\| Sorvane \| Norvane \|\n[\s\S]*^\| Headquarters \| Aarhus/m,
    ],
    [
      'META_AI',
      'lines that only name a source',
      /\.\n?.*\n(Tester Weekly|Market Gazette|Askboard|Buyersdigest|Sorvane)\n\+\d$/m,
    ],
    ['GEMINI', 'headings in bold', /^\*\*[^*\n]+\*\*$/m],
    ['GOOGLE_AI_MODE', 'a table of companies', /^\| Company \| Known for \|$/m],
    ['AMAZON_RUFUS', 'an address instead of a source', /official website, https:\/\/sorvane\.example\//],
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

  test('answers meant as ABSENT do not name the brand', () => {
    for (const engine of ENGINES)
      expect(texts(engine, 'ABSENT').filter((text) => text.includes('Sorvane'))).toEqual([])
  })
})

interface Asked {
  engine: Engine
  intent: PromptIntent
  prompt: string
  sample: number
}

const promptOf = ({ brand }: DemoKnowledge, intent: PromptIntent): string =>
  PROMPTS[intent](brand.name)[0] ?? ''

/** An answer of this kind, through the wire of its engine and its adapter. */
function composed(knowledge: DemoKnowledge, plan: CitationClass, { engine, intent, prompt, sample }: Asked) {
  const draw = drawFrom(engine, intent, plan, sample)
  const answer = recordedAnswer(plan, knowledge, {
    engine,
    intent,
    prompt,
    language: languageOf(prompt, 'en'),
    draw,
    beliefs: drawFrom(engine, sample),
  })
  const { wire } = DEMO_ENGINES[engine]
  const body = render({ wire, answer, prompt, model: 'demo', id: 'demo', draw })
  const { text, cited } = extract(wire, new TextEncoder().encode(JSON.stringify(body)))
  return { text, citations: cited.map(({ url }) => url), intended: answer.intended }
}

/** The same, and what the service makes of it. */
function judgeComposed(knowledge: DemoKnowledge, plan: CitationClass, asked: Asked) {
  const { text, citations, intended } = composed(knowledge, plan, asked)
  const prompt = { text: asked.prompt, intent: asked.intent }
  return { text, judged: judge(knowledge, prompt, { text, citations }), intended }
}
