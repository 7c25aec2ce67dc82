import type { Source } from '@veracite/terms/engine-port'
import type { Engine, PromptIntent } from '@veracite/terms/vocabulary'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import type { DemoAnswer } from './blocks.ts'
import type { Draw } from './draw.ts'
import { type About, absent, HABITUAL, refusal, type Scene } from './forms.ts'
import habits from './habits.json' with { type: 'json' }
import { inventionsFor, THIRD_PARTIES } from './inventions.ts'
import { rivalInPrompt } from './rival-in-prompt.ts'
import type { Plan } from './spread.ts'
import { CONFUSION, type DemoBrand, falseStatement, type Statement, trueStatement } from './statements.ts'
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

/** The share of wrong answers that repeat the engine's one error about the brand. */
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
    blocks: written(blocks, scene),
    read: plan === 'ECHO' || !scene.citesPages ? [] : scene.press,
    queries: [prompt.slice(0, 80), `${knowledge.brand.name} ${scene.rivals[0] ?? ''}`.trim()],
  })
  if (plan === 'ECHO') return answer(refusal(scene), plan)
  if (plan === 'ABSENT') return answer(absent(scene), plan)
  const { intended, ...about } = aboutBrand(plan, knowledge, scene, options)
  return answer(HABITUAL[intent](scene, about), intended)
}

function sceneFor(
  { brand, facts }: DemoKnowledge,
  { engine, intent, prompt, texts, draw }: Composing,
): Scene {
  const invent = inventionsFor(draw, truthsOf({ brand, facts }))
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
  const { texts, draw, owned, press, intent, citesPages } = scene
  const facts = shuffled(knowledge.facts, draw, 'truths').filter((fact) => fact.active)
  const truths = facts.flatMap((fact) => trueStatement(fact, texts) ?? [])
  const saying = (statements: Statement[], isGrounded: boolean, intended: DemoAnswer['intended']) => ({
    // An engine that cites no pages writes the address of the brand's own page instead.
    statements:
      isGrounded && !citesPages ? [...statements, { key: 'website' as const, value: owned.url }] : statements,
    sources: isGrounded ? [owned] : press.slice(1, 2),
    intended,
  })
  if (plan === 'STRONG') {
    const statements = truths.slice(0, 1 + draw.integer('how many', 4))
    return saying(statements, statements.length === 0 || draw.number('own source') < 0.7, plan)
  }
  const wrong = plan === 'CONFABULATED' ? falseBelief(knowledge, scene, beliefs) : undefined
  if (wrong === undefined) return saying([], false, 'DESCRIPTIVE')
  const others = truths.filter(({ key }) => key !== wrong.key).slice(0, draw.integer('beside', 3))
  const at = draw.integer('place', others.length + 1)
  // A name that the question did not have may be a namesake's: only a source shows which company is meant.
  const isGrounded = intent === 'CATEGORY' || draw.number('cited') < 0.5
  return saying(others.toSpliced(at, 0, wrong), isGrounded, plan)
}

/** What this engine believes wrongly; undefined for a brand without facts that an answer could contradict. */
function falseBelief(knowledge: DemoKnowledge, { texts, draw }: Scene, beliefs: Draw): Statement | undefined {
  const context = { texts, draw: beliefs, invent: inventionsFor(beliefs, truthsOf(knowledge)) }
  const statements = knowledge.facts
    .filter((fact) => fact.active)
    .flatMap((fact) => falseStatement(fact, context) ?? [])
  // Each engine has one error about a brand that it repeats, besides others.
  const source = draw.number('repeats') < REPEATED_SHARE ? beliefs : draw
  return source.weighted(
    'confusion',
    statements.map((statement) => [statement, CONFUSION[statement.key]] as const),
  )
}

/** The blocks as this engine shows them: with a chip below a paragraph now and then. */
const written = (blocks: DemoAnswer['blocks'], { form, draw }: Scene): DemoAnswer['blocks'] =>
  blocks.map((block, at) => {
    // Between a paragraph and its list, the source's name would read as the list's title.
    const [source] = block.kind === 'paragraph' && blocks[at + 1]?.kind !== 'list' ? block.sources : []
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
