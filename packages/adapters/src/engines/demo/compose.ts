import type { Source } from '@veracite/terms/engine-port'
import type { Engine, PromptIntent } from '@veracite/terms/vocabulary'
import type { FactPredicate } from '@veracite/verdicts/predicates/all'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import type { DemoAnswer } from './blocks.ts'
import type { Draw } from './draw.ts'
import { type About, absent, HABITUAL, refusal, type Scene } from './forms.ts'
import habits from './habits.json' with { type: 'json' }
import { inventionsFor, THIRD_PARTIES } from './inventions.ts'
import { rivalInPrompt } from './rival-in-prompt.ts'
import { brandCard, type Good, goodsOf, ownCards, rivalCard, type ShelfCard } from './shelf.ts'
import type { Plan } from './spread.ts'
import {
  CONFUSION,
  type DemoBrand,
  falseStatement,
  hedgedSentenceOf,
  type Statement,
  trueStatement,
} from './statements.ts'
import type { Texts } from './texts.ts'

export interface DemoKnowledge {
  brand: DemoBrand
  facts: readonly JudgedFact[]
}

export interface Composing {
  engine: Engine
  intent: PromptIntent
  prompt: string
  texts: Texts
  /** Decides this answer's form and words. */
  draw: Draw
  /** Decides what this engine gets wrong about this brand. */
  beliefs: Draw
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

/** The share of ungrounded answers that repeat something false as hearsay. */
const HEARSAY_SHARE = 0.2

const REPEATED_SHARE = 0.6

/** An answer of the planned kind, in the form that is this engine's habit for this intent. */
export function compose(
  plan: Exclude<Plan, 'NO_ANSWER'>,
  knowledge: DemoKnowledge,
  options: Composing,
): DemoAnswer {
  const { prompt, intent } = options
  const scene = sceneFor(knowledge, options)
  const answer = (blocks: DemoAnswer['blocks'], intended: DemoAnswer['intended']): DemoAnswer => ({
    intended,
    escapes: scene.form.escapes,
    blocks: written(blocks, scene),
    read: plan === 'ECHO' || !scene.citesPages ? [] : scene.press,
    queries: [prompt.slice(0, 80), `${knowledge.brand.name} ${scene.rivals[0] ?? ''}`.trim()],
  })
  if (plan === 'ECHO') return answer(refusal(scene), plan)
  if (plan === 'ABSENT') return answer(absent(scene, rivalCards(knowledge, scene)), plan)
  const { intended, ...about } = aboutBrand(plan, knowledge, scene, options)
  return answer(HABITUAL[intent](scene, about), intended)
}

function sceneFor(
  { brand, facts }: DemoKnowledge,
  { engine, intent, prompt, texts, draw }: Composing,
): Scene {
  const invent = inventionsFor(draw, [
    brand.name,
    ...brand.aliases,
    ...facts.map((fact) => JSON.stringify(fact.value)),
  ])
  const form = habits[engine]
  const [least = 2, most = 3] = form.rivals
  const named = rivalInPrompt(prompt, [brand.name, ...brand.aliases])
  const rivals = invent.rivals(least + draw.integer('how many rivals', most - least + 1))
  return {
    brand,
    texts,
    draw,
    form,
    intent,
    rivals: named === null ? rivals : [named, ...rivals.slice(1)],
    // Nothing checkable is made up about a company named in a prompt: it may exist.
    isInvented: (rival) => rival !== named,
    citesPages: engine !== 'AMAZON_RUFUS',
    press: thirdParties(brand, draw),
    owned: { url: `https://${brand.domain}/`, title: brand.name },
  }
}

function aboutBrand(
  plan: 'STRONG' | 'DESCRIPTIVE' | 'CONFABULATED',
  knowledge: DemoKnowledge,
  scene: Scene,
  { beliefs }: Composing,
): About & { intended: DemoAnswer['intended'] } {
  const { brand, texts, draw, owned, press } = scene
  const facts = knowledge.facts.filter((fact) => fact.active)
  const context = { brand, texts, draw: beliefs, invent: inventionsFor(beliefs, truthsOf(knowledge)) }
  // Each engine has one error about a brand that it repeats, besides others.
  const repeats = draw.number('repeats') < REPEATED_SHARE
  const wrong = (list: readonly JudgedFact[]) =>
    (repeats ? beliefs : draw).weighted(
      'confusion',
      list.flatMap((fact) => {
        const statement = falseStatement(fact, context)
        return statement === null ? [] : [[statement, CONFUSION[fact.predicate] ?? 0] as const]
      }),
    )
  const surest = facts.filter((fact) => GROUNDING.includes(fact.predicate))
  const truths = (count: number): Statement[] =>
    shuffled(surest.length > 0 ? surest : facts, draw, 'truths')
      .flatMap((fact) => trueStatement(fact, context) ?? [])
      .slice(0, count)
  const third = press.slice(1, 2)

  if (plan === 'CONFABULATED') {
    const statement = wrong(facts)
    // Without known facts about a brand, nothing can be wrong about it.
    if (statement === undefined)
      return { statements: [], hearsay: null, sources: third, cards: [], intended: 'DESCRIPTIVE' }
    const others = truths(draw.integer('beside', 3)).filter(({ key }) => key !== statement.key)
    const at = draw.integer('place', others.length + 1)
    const sources = draw.number('cited') < 0.5 ? [owned] : third
    return {
      statements: others.toSpliced(at, 0, statement),
      hearsay: null,
      sources,
      // The list price on a card would take the edge off a wrong price.
      cards: statement.key === 'price' ? rivalCards(knowledge, scene) : cardsOf(knowledge, scene),
      intended: plan,
    }
  }
  if (plan === 'STRONG') {
    const statements = truths(1 + draw.integer('how many', 4))
    const own = statements.length === 0 || draw.number('own source') < 0.7
    const cards = cardsOf(knowledge, scene)
    return { statements, hearsay: null, sources: own ? [owned] : third, cards, intended: plan }
  }
  const rumour = draw.number('hearsay') < HEARSAY_SHARE ? wrong(surest) : undefined
  return {
    statements: [],
    hearsay: rumour === undefined ? null : hedgedSentenceOf(rumour, scene),
    sources: third,
    cards: rivalCards(knowledge, scene, brandCard(shelfOf(knowledge, scene))),
    intended: plan,
  }
}

/** The brand's goods as shops show them, among those of rivals. */
function cardsOf(knowledge: DemoKnowledge, scene: Scene): ShelfCard[] {
  const good = scene.draw.pick('good', goodsOf(knowledge.facts))
  if (good === undefined) return []
  return rivalCards(knowledge, scene, ...ownCards(good, shelfOf(knowledge, scene)))
}

/** Cards of invented rivals, behind the brand's own; none for a brand whose facts know of no goods. */
function rivalCards(knowledge: DemoKnowledge, scene: Scene, ...own: ShelfCard[]): ShelfCard[] {
  const [good] = goodsOf(knowledge.facts)
  if (good === undefined) return []
  const rivals = scene.rivals.filter(scene.isInvented).slice(0, 2)
  return [
    ...own,
    ...rivals.map((rival) => rivalCard(rival, priceAbroad(good, scene), shelfOf(knowledge, scene))),
  ]
}

/** Engines that escape dollars show some. */
const priceAbroad = (good: Good, { form }: Scene): Good =>
  form.escapes ? { ...good, currency: 'USD' } : good

const shelfOf = (knowledge: DemoKnowledge, { brand, texts, draw }: Scene) => ({
  brand,
  texts,
  draw,
  invent: inventionsFor(draw, truthsOf(knowledge)),
  known: truthsOf(knowledge),
})

/** The blocks as this engine shows them: with a chip below a paragraph now and then. */
const written = (blocks: DemoAnswer['blocks'], { form, draw }: Scene): DemoAnswer['blocks'] =>
  blocks.map((block, at) => {
    const [source] = block.kind === 'paragraph' ? block.sources : []
    const name = source?.title ?? null
    if (name === null || draw.number(`chip ${at}`) >= form.chips) return block
    return { ...block, chip: { name, more: draw.integer(`more ${at}`, 3) } }
  })

const truthsOf = ({ brand, facts }: DemoKnowledge): string[] => [
  brand.name,
  ...brand.aliases,
  ...facts.map((fact) => JSON.stringify(fact.value)),
]

function thirdParties(brand: DemoBrand, draw: Draw): Source[] {
  return shuffled(
    THIRD_PARTIES.filter((host) => !host.endsWith(brand.domain)),
    draw,
    'press',
  ).map((host) => ({
    url: `https://www.${host}/${draw.hex(host, 8)}`,
    title: titleOf(host),
  }))
}

const titleOf = (host: string): string =>
  host
    .replace('.example', '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

function shuffled<Item>(items: readonly Item[], draw: Draw, label: string): Item[] {
  return items
    .map((item, at) => ({ item, order: draw.number(`${label} ${at}`) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
