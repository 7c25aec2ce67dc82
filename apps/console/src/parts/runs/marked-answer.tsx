import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { formatCount } from '../widgets/format.ts'
import { visibleText } from '../widgets/visible-text.ts'
import { segmentsOf } from './segments.ts'

type Classification = AnswerOf<'GET /v1/runs/{runId}/evidence'>['classifications'][number]
export type Claim = Classification['claims'][number]

/** More than people read at once; browsers are slow to lay out a megabyte. */
const SHOWN = 20_000

/** The outcome of a statement as a style; words say it too. */
export const claimLook = ({ verdict, certainty }: Claim): 'bad' | 'good' | 'open' =>
  verdict === 'contradicted' && certainty !== 'likely' ? 'bad' : verdict === 'supported' ? 'good' : 'open'

/**
 * The answer as it was read, its statements marked and linked to their outcomes. Always rendered as plain
 * text.
 */
export function MarkedAnswer({
  answer,
  classification,
  linked = true,
}: {
  answer: string
  classification: Classification | null
  /** Whether the outcomes are on the page to be linked to. */
  linked?: boolean
}) {
  const [whole, setWhole] = useState(false)
  const shown = whole ? answer : answer.slice(0, SHOWN)
  const spans = (classification?.claims ?? []).map((claim, at) => ({ ...claim.span, claim, at }))
  return (
    <>
      <p class="answer" dir="auto">
        {segmentsOf(shown, spans).map(({ text, of }, at) => {
          const [first] = of
          if (first === undefined) return visibleText(text)
          const look = `said ${claimLook(first.claim)}`
          if (!linked)
            return (
              <mark key={at} class={look}>
                {visibleText(text)}
              </mark>
            )
          return (
            <a key={at} class={look} href={`#claim-${first.at}`}>
              {visibleText(text)}
            </a>
          )
        })}
      </p>
      {shown.length < answer.length && (
        <button type="button" onClick={() => setWhole(true)}>
          Show all {formatCount(answer.length)} characters
        </button>
      )}
    </>
  )
}
