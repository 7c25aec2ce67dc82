import { UNTIED } from '../reading.ts'
import groups from './groups.json' with { type: 'json' }
import type { Certainty } from './verdict.ts'

/**
 * Whether a form was right often enough to accuse without a person: on real answers, sentences that people wrote and
 * invented answers together, and much less neither on real answers nor on invented ones. The share of a rare form is
 * drawn towards that of all forms of its predicate in answers.
 * `bun tools/generate/measure-groups.ts --print` measures by leaving out one set at a time.
 */
export function certaintyOf(group: string, measured: Measured = groups): Certainty {
  const own = measured[group] ?? NOTHING
  if (isOftenWrong(own.real) || isOftenWrong(own.invented)) return 'likely'
  // Nobody knows how often it is right, or answers that are made to mislead have shown that it is not.
  if (isUnseen([own, measured[readingOf(group)] ?? NOTHING]) || WITHHELD.has(group)) return 'likely'
  const alike = Object.keys(measured).filter((other) => predicateOf(other) === predicateOf(group))
  const all = sumOf(alike.map((form) => inAnswers(measured[form] ?? NOTHING)))
  const seen = all.right + all.wrong
  if (seen < FEWEST) return 'likely'
  const here = sumOf([inAnswers(own), own.people ?? NONE])
  const share = (here.right + PRIOR * (all.right / seen)) / (here.right + here.wrong + PRIOR)
  return share >= LEAST_SHARE ? 'certain' : 'likely'
}

/** What one kind of text says does not carry over where the other says otherwise. */
const isOftenWrong = ({ right, wrong }: Share): boolean =>
  wrong > 0 && right / (right + wrong) < LEAST_SHARE_OF_EACH

const isUnseen = (forms: readonly Figures[]): boolean => {
  const { right, wrong } = sumOf(forms.flatMap((form) => [inAnswers(form), form.people ?? NONE]))
  return right + wrong === 0
}

/** How it was read, whatever fact it is compared with. */
const readingOf = (group: string): string => group.replace(/>.*$/, '')

const inAnswers = ({ real, invented }: Figures): Share => sumOf([real, invented])

const sumOf = (shares: readonly Share[]): Share => ({
  right: shares.reduce((sum, { right }) => sum + right, 0),
  wrong: shares.reduce((sum, { wrong }) => sum + wrong, 0),
})

/**
 * A form: the rule that read the value, and how its owner was found. Where a sentence opens with the value, or frames it,
 * it is the same form; apart by the predicate of the fact that it is compared with.
 */
export function measuredAs({ group, predicate }: { group: string; predicate: string }, against = predicate) {
  const rule = group.replace(UNTIED, '').replace(/(?:Framed|Opening)(?=~|$)/, '')
  return against === predicate ? rule : `${rule}>${against}`
}

export type Share = Record<'right' | 'wrong', number>
/** `people`: in sentences that people wrote about companies, where the form was seen there. */
export type Figures = Record<'real' | 'invented', Share> & { people?: Share }
export type Measured = Readonly<Record<string, Figures>>

/** Right in all sets that forms are measured on, and three times wrong in a hundred answers that mislead (0079). */
const WITHHELD: ReadonlySet<string> = new Set(['employees:noun~topic'])

const predicateOf = (group: string): string => group.split(':', 1)[0] as string

const NONE: Share = { right: 0, wrong: 0 }
const NOTHING: Figures = { real: NONE, invented: NONE }
const FEWEST = 40
const PRIOR = 4
const LEAST_SHARE = 0.95
const LEAST_SHARE_OF_EACH = 0.9
