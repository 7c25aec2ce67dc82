import type { Source } from '@veracite/terms/engine-port'
import type { CitationClass, Engine, PromptIntent } from '@veracite/terms/vocabulary'
import { DEMO_ENGINES } from './demo-engines.ts'
import type { Draw } from './draw.ts'
import inventions from './inventions.json' with { type: 'json' }
import { fill, type Language } from './languages.ts'
import {
  type DemoKnowledge,
  falseStatement,
  inventedRivals,
  type Statement,
  trueStatement,
  truthsOf,
  weightOf,
} from './statements.ts'

/** A part of an answer in markdown. `mark` writes a citation as the engine does. */
export interface Block {
  sources: Source[]
  write(mark: (source: Source) => string): string
}

export interface DemoAnswer {
  blocks: Block[]
  /** Read but not cited. */
  read: Source[]
  queries: string[]
  /** The class that a right reader gives this answer. */
  intended: CitationClass
}

export interface Choosing {
  engine: Engine
  intent: PromptIntent
  prompt: string
  language: Language
  /** Decides which recorded answer is given, and which facts it states. */
  draw: Draw
  /** Decides what this engine gets wrong about this brand. */
  beliefs: Draw
}

/** The share of wrong answers that repeat the engine's one error about the brand. */
const REPEATED_SHARE = 0.6

/** Picks one of the recorded answers for this class, and fills in the brand and its facts. */
export function recordedAnswer(
  plan: CitationClass,
  knowledge: DemoKnowledge,
  choosing: Choosing,
): DemoAnswer {
  const { engine, intent, prompt, language, draw } = choosing
  const { brand } = knowledge
  const { wire, style } = DEMO_ENGINES[engine]
  const { statements, isGrounded, intended } = contentFor(plan, knowledge, choosing)
  const owned = { url: `https://${brand.domain}/`, title: brand.name }
  const press = pressSources(brand.domain, draw)
  // This format has no citations: the answer writes the address of the brand's own page instead.
  const citesPages = wire !== 'scrapeless.rufus'
  if (isGrounded && !citesPages) statements.push({ key: 'website', value: owned.url })
  const named = rivalInPrompt(prompt, [brand.name, ...brand.aliases])
  const [first, ...others] = inventedRivals(4, { draw, truths: truthsOf(knowledge) })
  // Answers state nothing checkable about the first rival: a company named in a prompt may exist.
  const rivals = [named ?? first ?? '', ...others]
  const sources = {
    cite: isGrounded ? owned : press[1],
    press1: press[0],
    press2: press[1],
    press3: press[2],
  }
  const form = plan === 'ABSENT' ? plan : intent
  const templates = plan === 'ECHO' ? language.answers.ECHO : language.answers[form][style]
  const slots = {
    brand: brand.name,
    ...Object.fromEntries(rivals.map((name, at) => [`rival${at + 1}`, name])),
    ...slotsOf(statements, brand.name, language, draw),
  }
  return {
    blocks: (draw.pick('template', templates) ?? []).flatMap((template) => {
      const text = linePerStatement(template, statements.length)
      return text === '' ? [] : [blockOf(text, slots, sources)]
    }),
    read: plan === 'ECHO' || !citesPages ? [] : press,
    queries: [prompt.slice(0, 80), `${brand.name} ${rivals[0]}`],
    intended,
  }
}

interface Content {
  statements: Statement[]
  /** Whether the brand's own page is cited. */
  isGrounded: boolean
  intended: CitationClass
}

function contentFor(
  plan: CitationClass,
  knowledge: DemoKnowledge,
  { intent, language, draw, beliefs }: Choosing,
): Content {
  const facts = shuffled(knowledge.facts, draw, 'truths').filter((fact) => fact.active)
  const truths = facts.flatMap((fact) => trueStatement(fact, language) ?? [])
  if (plan === 'STRONG') {
    const statements = truths.slice(0, 1 + draw.integer('how many', 4))
    const isGrounded = statements.length === 0 || draw.number('own source') < 0.7
    return { statements, isGrounded, intended: plan }
  }
  if (plan !== 'CONFABULATED') return { statements: [], isGrounded: false, intended: plan }
  // Each engine has one error about a brand that it repeats, besides others.
  const confused = (draw.number('repeats') < REPEATED_SHARE ? beliefs : draw).weighted(
    'confusion',
    knowledge.facts
      .filter((fact) => fact.active)
      .flatMap((fact) => {
        const weight = weightOf(fact)
        return weight === null ? [] : [[fact, weight] as const]
      }),
  )
  const wrong = confused && falseStatement(confused, { draw: beliefs, language, truths: truthsOf(knowledge) })
  // A brand without facts has nothing that an answer could contradict.
  if (wrong == null) return { statements: [], isGrounded: false, intended: 'DESCRIPTIVE' }
  const others = truths.filter(({ key }) => key !== wrong.key).slice(0, draw.integer('beside', 3))
  return {
    statements: others.toSpliced(draw.integer('place', others.length + 1), 0, wrong),
    // A name that the question did not have may be a namesake's: only a source shows which company is meant.
    isGrounded: intent === 'CATEGORY' || draw.number('cited') < 0.5,
    intended: plan,
  }
}

function slotsOf(
  statements: readonly Statement[],
  brand: string,
  { facts }: Language,
  draw: Draw,
): Record<string, string> {
  const sentences = statements.map(({ key, value }) =>
    fill(draw.pick(`sentence ${key}`, facts[key].sentences) ?? '', { brand, value }),
  )
  const lines = statements.flatMap(({ key, value }, at) => [
    [`label${at}`, facts[key].label],
    [`value${at}`, value],
  ])
  return { facts: sentences.join(' '), ...Object.fromEntries(lines) }
}

/** Repeats the line with `{value}` for every statement. Empty if the block is about statements and there are none. */
function linePerStatement(template: string, count: number): string {
  if (count === 0 && template.startsWith('{facts}')) return ''
  return template
    .split('\n')
    .flatMap((line) =>
      line.includes('{value}')
        ? Array.from({ length: count }, (_, at) =>
            line.replace('{label}', `{label${at}}`).replace('{value}', `{value${at}}`),
          )
        : [count === 0 ? line.replace(' {facts}', '') : line],
    )
    .join('\n')
}

/** The order of the sources is the order in which the block cites them. */
function blockOf(
  template: string,
  slots: Readonly<Record<string, string>>,
  sources: Readonly<Record<string, Source>>,
): Block {
  const names = Object.entries(sources).map(([slot, { title }]) => [`${slot}.name`, title ?? ''])
  const filled = { ...slots, ...Object.fromEntries(names) }
  return {
    sources: [...template.matchAll(/\{(\w+)\}/g)].flatMap(([, slot = '']) => sources[slot] ?? []),
    write: (mark) =>
      fill(template, {
        ...filled,
        ...Object.fromEntries(Object.entries(sources).map(([slot, source]) => [slot, mark(source)])),
      }),
  }
}

function pressSources(domain: string, draw: Draw): [Source, Source, Source] {
  const pages = shuffled(inventions.press, draw, 'press')
    .filter(({ host }) => !host.endsWith(domain))
    .slice(0, 3)
    .map(({ host, title }) => ({ url: `https://www.${host}/${draw.hex(host, 8)}`, title }))
  return [0, 1, 2].map((at) => pages[at % pages.length]) as [Source, Source, Source]
}

function shuffled<Item>(items: readonly Item[], draw: Draw, label: string): Item[] {
  return items
    .map((item, at) => ({ item, order: draw.number(`${label} ${at}`) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
}

/** The other company that a prompt names beside the brand ("Halden or Nordvik Sensors for …"); null where there is none. */
function rivalInPrompt(prompt: string, brandNames: readonly string[]): string | null {
  const known = brandNames.map((name) => name.toLowerCase())
  const beside = [...prompt.slice(0, 500).matchAll(BESIDE)].flatMap(({ groups }) => [
    groups?.left ?? '',
    groups?.right ?? '',
  ])
  return (
    beside.find(
      (name) =>
        name.length > 2 &&
        !known.some((own) => own.includes(name.toLowerCase()) || name.toLowerCase().includes(own)),
    ) ?? null
  )
}

const NAME = String.raw`\p{Lu}[\p{L}\d&-]{1,30}(?: \p{Lu}[\p{L}\d&-]{0,30}){0,3}`
const BESIDE = new RegExp(
  String.raw`(?<left>${NAME}),? (?:or|vs\.?|versus|oder|ou|o) (?<right>${NAME})`,
  'gu',
)
