import type { Source } from '@veracite/terms/engine-port'
import type { PromptIntent } from '@veracite/terms/vocabulary'
import type { Block, Passage } from './blocks.ts'
import type { Draw } from './draw.ts'
import { type DemoBrand, type Statement, sentenceOf } from './statements.ts'
import { fill, type Texts } from './texts.ts'

/** Who answers, how, and about whom. */
export interface Scene {
  brand: DemoBrand
  texts: Texts
  draw: Draw
  form: Habit
  intent: PromptIntent
  rivals: string[]
  isInvented: (rival: string) => boolean
  citesPages: boolean
  press: Source[]
  owned: Source
}

/** An engine's way of answering, from `habits.json`: shapes to draw from, and how often each extra occurs. */
export interface Habit {
  heading: { mark: string; share: number }
  companies: readonly string[]
  profile: readonly string[]
  compare: readonly string[]
  /** How many rivals it names, at least and at most. */
  rivals: readonly number[]
  endings: Readonly<Record<'offers' | 'closings' | 'caveats', number>>
  /** How often a heading begins with a picture. */
  emoji: number
  /** How often a line that only names its source follows a paragraph. */
  chips: number
}

/** What the answer says about the brand besides praise. */
export interface About {
  statements: Statement[]
  sources: Source[]
}

type Form = (scene: Scene, about: About) => Block[]

/** Each engine answers the same question in its own form, chosen from a few. */
export const HABITUAL: Record<PromptIntent, Form> = {
  CATEGORY: (scene, about) => [
    opening(scene),
    ...headed(scene, 'companies', companies(scene, about)),
    ...said(scene, about),
    ...ending(scene),
  ],
  BRANDED: (scene, about) => [
    ...headed(scene, 'profile', [paragraph(scene, praise(scene), about.sources), ...profile(scene, about)]),
    ...headed(scene, 'others', companies(scene, null)),
    ...ending(scene),
  ],
  COMPARATIVE: (scene, about) => [
    opening(scene),
    ...headed(scene, 'compare', comparison(scene, about)),
    ...ending(scene),
  ],
  DEFENSIVE: (scene, about) => [
    opening(scene),
    paragraph(scene, [praise(scene), ...sentences(scene, about)].join(' '), about.sources),
    ...headed(scene, 'check', [advice(scene)]),
    ...ending(scene),
  ],
}

/** The brand is not named, whatever was asked. */
export const absent = (scene: Scene): Block[] => [
  opening({ ...scene, intent: 'CATEGORY' }),
  ...headed(scene, 'companies', companies(scene, null)),
  ...ending(scene),
]

export function refusal(scene: Scene): Block[] {
  const { texts, draw, brand } = scene
  const nothing = fill(draw.pick('nothing', texts.nothingKnown) ?? '', { brand: brand.name })
  const intro = draw.pick('advice intro', texts.adviceIntro) ?? ''
  return [
    { kind: 'paragraph', text: nothing, sources: [] },
    { kind: 'paragraph', text: intro, sources: [] },
    advice(scene),
  ]
}

const opening = ({ texts, draw, intent }: Scene): Block => ({
  kind: 'paragraph',
  text: draw.pick('opening', texts.openings[intent]) ?? '',
  sources: [],
})

function headed(
  { brand, texts, draw, form }: Scene,
  name: keyof Texts['headings'],
  blocks: Block[],
): Block[] {
  if (draw.number(`heading ${name}`) >= form.heading.share || blocks.length === 0) return blocks
  const text = fill(draw.pick(`heading text ${name}`, texts.headings[name]) ?? '', { brand: brand.name })
  const picture = draw.number(`emoji ${name}`) < form.emoji ? `${PICTURES[name]} ` : ''
  return [{ kind: 'heading', text: `${picture}${text}`, mark: form.heading.mark }, ...blocks]
}

const PICTURES: Record<keyof Texts['headings'], string> = {
  companies: '🏆',
  profile: '📌',
  compare: '⚖️',
  others: '🔎',
  check: '✅',
}

const praise = ({ texts, draw, brand }: Scene): string =>
  fill(draw.pick('praise', texts.praise) ?? '', { brand: brand.name })

const sentences = (scene: Scene, { statements }: About): string[] =>
  statements.map((statement) => sentenceOf(statement, scene))

/** What is known about the brand as a separate paragraph; empty if nothing is. */
function said(scene: Scene, about: About): Block[] {
  const words = sentences(scene, about)
  return words.length === 0 ? [] : [paragraph(scene, words.join(' '), about.sources)]
}

function profile(scene: Scene, about: About): Block[] {
  const { texts, draw, form, citesPages, brand } = scene
  const { statements, sources } = about
  const shape = draw.pick('profile', form.profile)
  if (shape === 'prose' || statements.length < 2) return said(scene, about)
  if (shape === 'table') {
    const rows = [['', brand.name], ...statements.map(({ key, value }) => [texts.labels[key], value])]
    return [{ kind: 'table', rows, sources: citesPages ? sources : [] }]
  }
  const items = statements.map(({ key, value }) => ({
    text: `**${texts.labels[key]}:** ${value}`,
    sources: [],
  }))
  return [{ kind: 'list', numbered: false, items }]
}

/** Rivals, with the brand somewhere among them if it is mentioned. */
function companies(scene: Scene, about: About | null): Block[] {
  const { texts, draw, form, brand, rivals, press, citesPages } = scene
  const entries = rivals.map((name, i) => ({
    name,
    words: rivalWords(scene, name, i),
    sources: citesPages ? press.slice(i % press.length, (i % press.length) + 1) : [],
  }))
  if (about !== null)
    entries.splice(draw.integer('brand place', Math.min(3, entries.length + 1)), 0, {
      name: brand.name,
      words: draw.pick('praise short', texts.praiseShort) ?? '',
      sources: citesPages ? about.sources : [],
    })
  const shape = draw.pick('companies', form.companies)
  if (shape === 'table') {
    const rows = [
      [texts.table.company, texts.table.known],
      ...entries.map(({ name, words }) => [`**${name}**`, words]),
    ]
    return [{ kind: 'table', rows, sources: entries.flatMap(({ sources }) => sources).slice(0, 3) }]
  }
  if (shape === 'prose')
    return entries.map(({ name, words, sources }) => ({
      kind: 'paragraph',
      text: `**${name}**: ${words}.`,
      sources,
    }))
  return [
    {
      kind: 'list',
      numbered: shape === 'numbered',
      items: entries.map(
        ({ name, words, sources }): Passage => ({ text: `**${name}**: ${words}.`, sources }),
      ),
    },
  ]
}

function rivalWords({ texts, draw, isInvented }: Scene, name: string, at: number): string {
  if (isInvented(name) && draw.number(`old ${at}`) < 0.25)
    return fill(texts.rivalOld, { year: String(1975 + draw.integer(`year ${at}`, 40)) })
  const first = draw.integer('first rival', texts.rivals.length)
  return texts.rivals[(first + at) % texts.rivals.length] ?? ''
}

function comparison(scene: Scene, about: About): Block[] {
  const { texts, draw, form, brand, rivals, press, citesPages } = scene
  const [rival = ''] = rivals
  const { table } = texts
  const shape = draw.pick('compare', form.compare)
  const beside = paragraph(scene, `**${rival}**: ${rivalWords(scene, rival, 0)}.`, press.slice(0, 1))
  const own = paragraph(scene, [praise(scene), ...sentences(scene, about)].join(' '), about.sources)
  if (shape === 'prose') return [own, beside]
  if (shape === 'sections') {
    const mark = form.heading.mark === '**' ? '**' : '###'
    return [
      { kind: 'heading', text: brand.name, mark },
      own,
      { kind: 'heading', text: rival, mark },
      paragraph(scene, `${capital(rivalWords(scene, rival, 0))}.`, press.slice(0, 1)),
    ]
  }
  const rows = [
    ['', brand.name, rival],
    [table.best, ...table.suits],
    [table.support, ...table.supports],
    [table.start, ...table.starts],
    ...about.statements.map(({ key, value }) => [texts.labels[key], value, '–']),
  ]
  return [
    { kind: 'table', rows, sources: citesPages ? press.slice(0, 1) : [] },
    paragraph(scene, praise(scene), about.sources),
  ]
}

function advice({ texts, draw }: Scene): Block {
  const first = draw.integer('advice', texts.advice.length)
  const count = 2 + draw.integer('advice count', 2)
  const items = Array.from({ length: Math.min(count, texts.advice.length) }, (_, i) => ({
    text: texts.advice[(first + i) % texts.advice.length] ?? '',
    sources: [],
  }))
  return { kind: 'list', numbered: draw.number('advice numbers') < 0.3, items }
}

function ending({ texts, draw, form }: Scene): Block[] {
  return (['caveats', 'closings', 'offers'] as const).flatMap((kind) => {
    if (draw.number(`ending ${kind}`) >= form.endings[kind]) return []
    return [{ kind: 'paragraph' as const, text: draw.pick(kind, texts[kind]) ?? '', sources: [] }]
  })
}

const paragraph = ({ citesPages }: Scene, text: string, sources: Source[]): Block => ({
  kind: 'paragraph',
  text,
  sources: citesPages ? sources : [],
})

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
