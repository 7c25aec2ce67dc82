import type { Source } from '@veracite/terms/engine-port'
import type { PromptIntent } from '@veracite/terms/vocabulary'
import type { Block, CardStyle, Passage } from './blocks.ts'
import type { Draw } from './draw.ts'
import type { ShelfCard } from './shelf.ts'
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
  cards: { style: string; share: number }
  /** How often a heading begins with a picture. */
  emoji: number
  /** How often a line that only names its source follows a paragraph. */
  chips: number
  /** Whether `$` and `~` are written as `\\$` and `\\~`. */
  escapes: boolean
}

/** What the answer says about the brand besides praise. */
export interface About {
  statements: Statement[]
  hearsay: string | null
  sources: Source[]
  cards: ShelfCard[]
}

type Form = (scene: Scene, about: About) => Block[]

/** Each engine answers the same question in its own form, chosen from a few. */
export const HABITUAL: Record<PromptIntent, Form> = {
  CATEGORY: (scene, about) => [
    opening(scene),
    ...headed(scene, 'companies', companies(scene, about)),
    ...said(scene, about),
    ...shelf(scene, about.cards),
    ...ending(scene),
  ],
  BRANDED: (scene, about) => [
    ...headed(scene, 'profile', [
      paragraph(scene, praise(scene), about.sources),
      ...profile(scene, about),
      ...hearsay(scene, about),
    ]),
    ...shelf(scene, about.cards),
    ...headed(scene, 'others', companies(scene, null)),
    ...ending(scene),
  ],
  COMPARATIVE: (scene, about) => [
    opening(scene),
    ...headed(scene, 'compare', comparison(scene, about)),
    ...shelf(scene, about.cards),
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
export const absent = (scene: Scene, cards: ShelfCard[]): Block[] => [
  opening({ ...scene, intent: 'CATEGORY' }),
  ...headed(scene, 'companies', companies(scene, null)),
  ...shelf(scene, cards),
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

function headed({ texts, draw, form }: Scene, name: keyof Texts['headings'], blocks: Block[]): Block[] {
  if (draw.number(`heading ${name}`) >= form.heading.share || blocks.length === 0) return blocks
  const text = draw.pick(`heading text ${name}`, texts.headings[name]) ?? ''
  const picture = draw.number(`emoji ${name}`) < form.emoji ? `${PICTURES[name]} ` : ''
  return [{ kind: 'heading', text: `${picture}${text}`, mark: form.heading.mark }, ...blocks]
}

const PICTURES: Record<keyof Texts['headings'], string> = {
  companies: '🏆',
  profile: '📌',
  compare: '⚖️',
  others: '🔎',
  check: '✅',
  shelf: '🛒',
}

/** Cards, under their heading; not every answer about goods has them. */
function shelf(scene: Scene, cards: ShelfCard[]): Block[] {
  const { draw, form, texts } = scene
  if (cards.length === 0 || draw.number('cards') >= form.cards.share) return []
  const style = form.cards.style as CardStyle
  return headed(scene, 'shelf', [{ kind: 'cards', cards, style, words: texts.shelf }])
}

const praise = ({ texts, draw, brand }: Scene): string =>
  fill(draw.pick('praise', texts.praise) ?? '', { brand: brand.name })

const sentences = (scene: Scene, { statements, hearsay: rumour }: About): string[] => [
  ...statements.map((statement) => sentenceOf(statement, scene)),
  ...(rumour === null ? [] : [rumour]),
]

/** What is known about the brand as a separate paragraph; empty if nothing is. */
function said(scene: Scene, about: About): Block[] {
  const words = sentences(scene, about)
  return words.length === 0 ? [] : [paragraph(scene, words.join(' '), about.sources)]
}

const hearsay = (scene: Scene, { hearsay: rumour, sources }: About): Block[] =>
  rumour === null ? [] : [paragraph(scene, rumour, sources)]

function profile(scene: Scene, { statements, sources }: About): Block[] {
  const { texts, draw, form, citesPages } = scene
  const shape = draw.pick('profile', form.profile)
  const lines = statements.flatMap(({ key, value }) => {
    const label = texts.labels[key]
    return label === undefined ? [] : [{ label, value }]
  })
  if (shape === 'prose' || lines.length < 2 || lines.length < statements.length)
    return said(scene, { statements, hearsay: null, sources, cards: [] })
  if (shape === 'table') {
    const rows = [['', scene.brand.name], ...lines.map(({ label, value }) => [label, value])]
    return [{ kind: 'table', rows, sources: citesPages ? sources : [] }]
  }
  return [
    {
      kind: 'list',
      numbered: false,
      items: lines.map(({ label, value }) => ({ text: `**${label}:** ${value}`, sources: [] })),
    },
  ]
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
  ]
  return [{ kind: 'table', rows, sources: citesPages ? press.slice(0, 1) : [] }, own]
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
