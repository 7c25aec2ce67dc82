import { say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import { labelInSentence, labelOf, predicateLabel, visibleText } from '../widgets/words.ts'

/** What every place knows of a false statement. */
export interface Statement {
  /** The sentence around the wrong words, where the answer is at hand. */
  sentence: { before: string; words: string; after: string } | null
  stated: string
  predicate?: string
  label: string
  about: string | null
  truth: string | null
}

type Look = 'row' | 'card' | 'page' | 'lead'

/** The false sentence: wrong words struck, the truth beneath. The same in a list, on a page and for outsiders. */
export const FalseStatement = ({
  of,
  look,
  source,
}: {
  of: Statement
  look: Look
  source?: ComponentChildren
}) => (
  <div class={`statement-${look}`}>
    <p class="say" dir="auto">
      <Sentence of={of} />
    </p>
    <p>
      <Truth of={of} />
    </p>
    {source && <p class="meta">{source}</p>}
  </div>
)

/** The quoted sentence; if none is known, the stated value and what it is about. */
export const Sentence = ({ of, isShort = false }: { of: Statement; isShort?: boolean }) => {
  const { stated } = of
  const sentence = of.sentence && narrowed(of.sentence, stated)
  if (sentence === null)
    return (
      <>
        {labelOf(of)}: <FalseWords words={stated} />
      </>
    )
  return (
    <>
      “{visibleText(isShort ? endOf(sentence.before) : sentence.before)}
      <FalseWords words={sentence.words} />
      {visibleText(sentence.after)}”
    </>
  )
}

/** Where the marked words end with what is stated, only that is false: not the words that lead to it. Pure. */
export function narrowed(sentence: NonNullable<Statement['sentence']>, stated: string) {
  const wanted = lettersOf(stated)
  for (const { index } of sentence.words.matchAll(/\S+/g))
    if (wanted !== '' && lettersOf(sentence.words.slice(index)) === wanted)
      return {
        ...sentence,
        before: sentence.before + sentence.words.slice(0, index),
        words: sentence.words.slice(index),
      }
  return sentence
}

/** The sentence around what it states; null where it says that in other words. Pure. */
export function aroundStated(sentence: string, stated: string): Statement['sentence'] {
  const at = stated === '' ? -1 : sentence.indexOf(stated)
  if (at === -1) return null
  return { before: sentence.slice(0, at), words: stated, after: sentence.slice(at + stated.length) }
}

/** Engines and facts space telephone numbers and amounts differently. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Struck for the eye, said aloud for those who listen. */
const FalseWords = ({ words }: { words: string }) => (
  <s class="say-false">
    <span class="hidden">{say('findings.false')} </span>
    {visibleText(words)}
  </s>
)

export const Truth = ({ of: { truth, ...of } }: { of: Pick<Statement, 'truth' | 'label' | 'predicate'> }) =>
  truth === null ? (
    <span class="say-none">
      {say('findings.noFactStandsOn', { label: labelInSentence(predicateLabel(of)) })}
    </span>
  ) : (
    <span class="say-true">
      <span class="hidden">{say('findings.true')} </span>
      {visibleText(truth)}
    </span>
  )

const ROOM = 28

/** A row cuts in front of the wrong words, never inside them. Pure. */
export function endOf(before: string): string {
  if (before.length <= ROOM) return before
  const cut = before.slice(-ROOM)
  return `… ${cut.slice(cut.indexOf(' ') + 1)}`
}

/** One scan: how many answers said it, of how many. */
interface Point {
  seen: number
  asked: number
  at?: string
  createdAt?: string
}

/** The share of each scan, the oldest first; what several engines say is counted together. Pure. */
export function sharesOf(lines: readonly (readonly Point[])[]): number[] {
  const scans = Map.groupBy(lines.flat(), ({ at, createdAt }) => at ?? createdAt ?? '')
  return [...scans.keys()].toSorted().map((at) => {
    const own = scans.get(at) ?? []
    return own.reduce((sum, { seen }) => sum + seen, 0) / own.reduce((sum, { asked }) => sum + asked, 0)
  })
}

const SPARK = { width: 40, height: 16, edge: 2 }
const WIDE_SPARK = { width: 240, height: 56, edge: 3 }

/** How its share changed from scan to scan; one point alone is no line. The words beside it say the newest figure. */
export const Spark = ({ line, isWide = false }: { line: readonly number[]; isWide?: boolean }) => {
  const { width, height, edge } = isWide ? WIDE_SPARK : SPARK
  if (line.length < 2) return isWide ? null : <span />
  const most = Math.max(...line, Number.EPSILON)
  const points = line.map((share, at) => [
    edge + ((width - 2 * edge) * at) / (line.length - 1),
    height - edge - ((height - 2 * edge) * share) / most,
  ])
  const last = points.at(-1)?.join(' ')
  return (
    <svg class="spark" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <path class="spark-end" d={`M${last}h.01`} />
    </svg>
  )
}

const SEALS = {
  kept: [say('findings.keptAndRecomputedWhere'), 'M8 5.5v3M8 10.5v.01'],
  intact: [say('findings.evidenceIntact'), 'M5.3 8.2 7.2 10l3.500-3.900'],
  broken: [say('findings.notVerified'), 'M8 4.5v4.500M8 11v.01'],
  demo: [say('findings.demonstrationInvented'), 'M4 10l6-6M6 12l6-6'],
} as const

/** Never green: intact evidence of a falsehood is not true. */
export const Seal = ({ is }: { is: keyof typeof SEALS }) => {
  const [title, path] = SEALS[is]
  return (
    <svg class="seal" viewBox="0 0 16 16" role="img">
      <title>{title}</title>
      <circle cx="8" cy="8" r="6" stroke-dasharray={is === 'kept' || is === 'broken' ? '2 2' : undefined} />
      <path d={path} />
    </svg>
  )
}

const BARS = { grave: 3, usual: 2, minor: 1 }

export const GravityBars = ({ gravity }: { gravity: keyof typeof BARS }) => (
  <svg class="gravity" viewBox="0 0 12 12" role="img">
    <title>{say(`gravity.${gravity}`)}</title>
    {[1, 2, 3].map((bar) => (
      <rect
        key={bar}
        class={bar <= BARS[gravity] ? 'gravity-on' : undefined}
        x={bar * 4 - 3.5}
        y={11 - bar * 3}
        width="3"
        height={1 + bar * 3}
        rx="1"
      />
    ))}
  </svg>
)
