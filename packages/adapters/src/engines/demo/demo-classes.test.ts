import {
  CITATION_CLASSES,
  type CitationClass,
  ENGINES,
  type Engine,
  PROMPT_INTENTS,
  type PromptIntent,
} from '@veracite/core/vocabulary'
import { profileOf } from '@veracite/verdicts/profile'
import { readByRules } from '@veracite/verdicts/rules/read-by-rules'
import { verdict } from '@veracite/verdicts/verdict/decide'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import { describe, expect, test } from 'vitest'
import { citedOf, markdown } from './blocks.ts'
import { compose, type DemoKnowledge } from './compose.ts'
import { createDemoEngine } from './demo-engine.ts'
import { drawFrom } from './draw.ts'
import { textsFor } from './texts.ts'

const fact = (id: string, rest: object) => ({ id, active: true, ...rest }) as JudgedFact

const BRANDS: DemoKnowledge[] = [
  {
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
  },
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

/** The service's class for an answer that only rules have read. */
function classOf({
  brand,
  facts,
  ...asked
}: DemoKnowledge & {
  prompt: { text: string; intent: PromptIntent }
  answer: { text: string; citations: string[] }
}): CitationClass {
  const profile = profileOf(brand, facts)
  return verdict([readByRules({ brand: profile, ...asked })], facts, profile).class
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
        const citationClass = classOf({
          ...knowledge,
          prompt: { text: prompt, intent },
          answer: { text, citations: cited.map(({ url }) => url) },
        })
        counts.set(citationClass, (counts.get(citationClass) ?? 0) + 1)
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

  test.each(CITATION_CLASSES)('an English answer planned as %s is classified so, by every engine', (plan) => {
    const missed = ENGINES.flatMap((engine) =>
      PROMPT_INTENTS.filter((intent) => plan !== 'ECHO' || intent !== 'CATEGORY').flatMap((intent) => {
        const { text, judged } = judgeComposed(plan, { engine, intent, sample: 1 })
        return judged.class === plan ? [] : [`${engine} ${intent} ${judged.rule}: ${text}`]
      }),
    )
    expect(missed.length, missed.join('\n\n')).toBeLessThanOrEqual(2)
  })

  test('nobody is accused of what was not planned as wrong; hearsay is for a person to look at', () => {
    const outcomes = ENGINES.flatMap((engine) =>
      (['STRONG', 'DESCRIPTIVE'] as const).flatMap((plan) =>
        [1, 2].flatMap((sample) =>
          PROMPT_INTENTS.map((intent) => judgeComposed(plan, { engine, intent, sample })),
        ),
      ),
    )
    const accused = outcomes.filter(({ judged }) => judged.class === 'CONFABULATED')
    expect(accused.map(({ text }) => text)).toEqual([])
    expect(outcomes.some(({ judged }) => judged.needsReview.length > 0)).toBe(true)
  })
})

function judgeComposed(
  plan: CitationClass,
  { engine, intent, sample }: { engine: Engine; intent: PromptIntent; sample: number },
) {
  const knowledge = BRANDS[0]
  if (knowledge === undefined) throw new Error('There is no brand.')
  const { brand, facts } = knowledge
  const prompt = PROMPTS[intent](brand.name)[0] ?? ''
  const answer = compose(plan, knowledge, {
    engine,
    intent,
    prompt,
    texts: textsFor(prompt, 'en'),
    draw: drawFrom(engine, intent, plan, sample),
    beliefs: drawFrom(engine, sample),
  })
  const text = markdown(answer, () => '')
  const profile = profileOf(brand, facts)
  const citations = citedOf(answer).map(({ url }) => url)
  const reading = readByRules({
    brand: profile,
    prompt: { text: prompt, intent },
    answer: { text, citations },
  })
  return { text, judged: verdict([reading], facts, profile) }
}
