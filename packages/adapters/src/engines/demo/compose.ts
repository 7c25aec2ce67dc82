import type { Source } from '@veracite/core/engines/engine-port'
import type { FactPredicate } from '@veracite/verdicts/predicates/all'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import { CONFUSION, type DemoBrand, falseClaim, trueClaim } from './claims.ts'
import type { Draw } from './draw.ts'
import { inventionsFor, THIRD_PARTIES } from './inventions.ts'
import type { Phrases } from './phrases/phrases.ts'
import type { Plan } from './spread.ts'

/** An answer before any engine's format: paragraphs, each with the sources it cites. */
export interface DemoAnswer {
  paragraphs: { text: string; sources: Source[] }[]
  /** Looked at but not cited. */
  read: Source[]
  queries: string[]
}

export interface DemoKnowledge {
  brand: DemoBrand
  facts: readonly JudgedFact[]
}

/** Facts whose plain statement grounds a mention beyond doubt. */
const GROUNDING: readonly FactPredicate[] = [
  'founded_year',
  'headquarters',
  'ceo',
  'founder',
  'employees',
  'price',
  'parent_company',
]

export function compose(
  plan: Exclude<Plan, 'NO_ANSWER'>,
  knowledge: DemoKnowledge,
  options: { prompt: string; phrases: Phrases; draw: Draw; citesPages: boolean },
): DemoAnswer {
  const { brand } = knowledge
  const { phrases, draw, citesPages } = options
  const facts = knowledge.facts.filter((fact) => fact.active)
  const invent = inventionsFor(draw, [
    brand.name,
    ...brand.aliases,
    ...knowledge.facts.map((fact) => JSON.stringify(fact.value)),
  ])
  const context = { brand, phrases, draw, invent }
  const [firstRival = '', secondRival = ''] = invent.rivals(2)
  const press = thirdParties(brand, draw)
  const owned: Source = { url: `https://${brand.domain}/`, title: brand.name }
  const say = (list: readonly ((name: string) => string)[], name: string, label: string) =>
    (draw.pick(label, list) ?? (() => ''))(name)

  const opening = draw.pick('opening', phrases.opening) ?? ''
  const closing = draw.pick('closing', phrases.closing) ?? ''
  const praise = say(phrases.praise, brand.name, 'praise')
  const first = draw.integer('first rival', phrases.rival.length)
  const second = phrases.rival[(first + 1) % phrases.rival.length]
  const rivals = [
    phrases.rival[first]?.(firstRival) ?? '',
    draw.number('old rival') < 0.4
      ? phrases.rivalFounded(secondRival, 1975 + draw.integer('rival year', 40))
      : (second?.(secondRival) ?? ''),
  ]
  const rivalParagraph = { text: rivals.join(' '), sources: cite(citesPages, press.slice(0, 1)) }
  const queries = [options.prompt.slice(0, 80), `${brand.name} ${firstRival}`]
  const answer = (paragraphs: DemoAnswer['paragraphs']): DemoAnswer => ({
    paragraphs: paragraphs.filter((paragraph) => paragraph.text !== ''),
    read: citesPages ? press : [],
    queries,
  })
  const plain = (text: string) => ({ text, sources: [] })

  const surest = facts.filter((fact) => GROUNDING.includes(fact.predicate))
  const truths = (count: number) =>
    shuffled(surest.length > 0 ? surest : facts, draw, 'truths')
      .flatMap((fact) => trueClaim(fact, context) ?? [])
      .slice(0, count)

  switch (plan) {
    case 'ABSENT':
      return answer([plain(opening), rivalParagraph, plain(closing)])
    case 'ECHO': {
      const nothing = say(phrases.nothingKnown, brand.name, 'nothing')
      return { ...answer([plain(`${nothing} ${draw.pick('advice', phrases.advice) ?? ''}`)]), read: [] }
    }
    case 'CONFABULATED': {
      const candidates = facts.flatMap((fact) => {
        const sentence = falseClaim(fact, context)
        return sentence === null ? [] : [[sentence, CONFUSION[fact.predicate] ?? 0] as const]
      })
      const sentence = draw.weighted('confusion', candidates)
      // Nothing can be got wrong about a brand of which nothing is known.
      if (sentence === undefined) return compose('DESCRIPTIVE', knowledge, options)
      const cited = draw.number('cited') < 0.5 ? [owned] : press.slice(1, 2)
      return answer([
        plain(opening),
        { text: `${praise} ${sentence}`, sources: cite(citesPages, cited) },
        rivalParagraph,
      ])
    }
    case 'STRONG': {
      const claims = truths(1 + draw.integer('how many', 2))
      if (claims.length === 0 && !citesPages) return compose('DESCRIPTIVE', knowledge, options)
      const own = claims.length === 0 || draw.number('own source') < 0.7 ? [owned] : press.slice(1, 2)
      const text = [praise, ...claims].join(' ')
      return answer([
        plain(opening),
        { text, sources: cite(citesPages, own) },
        rivalParagraph,
        plain(closing),
      ])
    }
    case 'DESCRIPTIVE':
      return answer([
        plain(opening),
        { text: praise, sources: cite(citesPages, press.slice(1, 2)) },
        rivalParagraph,
        plain(closing),
      ])
  }
}

const cite = (citesPages: boolean, sources: Source[]): Source[] => (citesPages ? sources : [])

function thirdParties(brand: DemoBrand, draw: Draw): Source[] {
  return shuffled(
    THIRD_PARTIES.filter((host) => !host.endsWith(brand.domain)),
    draw,
    'press',
  ).map((host) => ({
    url: `https://www.${host}/${draw.hex(host, 8)}`,
    title: host.replace('.example', ''),
  }))
}

function shuffled<Item>(items: readonly Item[], draw: Draw, label: string): Item[] {
  return items
    .map((item, at) => ({ item, order: draw.number(`${label} ${at}`) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
