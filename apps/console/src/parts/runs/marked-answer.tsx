import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { useMemo, useState } from 'preact/hooks'
import { Blocks } from '../../markdown/rendered.tsx'
import { Button } from '../widgets/action.tsx'
import { markedIn } from './segments.ts'

export type Evidence = AnswerOf<'GET /v1/runs/{runId}/evidence'>
export type Classification = Evidence['classifications'][number]
export type Claim = Classification['claims'][number]

/** More than people read at once; browsers are slow to lay out a megabyte. */
const SHOWN = 20_000

/** The outcome of a statement as a style; words say it too. */
export const claimLook = ({ verdict, certainty }: Claim): 'bad' | 'good' | 'open' =>
  verdict === 'contradicted' && certainty !== 'likely' ? 'bad' : verdict === 'supported' ? 'good' : 'open'

interface Props {
  answer: string
  classification: Classification | null
  /** Whether the outcomes are on the page to be linked to. */
  linked?: boolean
}

/**
 * The answer as people saw it, with its statements marked and linked to their outcomes; its plain text is one click away.
 * Markup of the answer becomes our own elements: no HTML, no picture and no link of it is ever made.
 */
export function MarkedAnswer({ answer, classification, linked = true }: Props) {
  const [whole, setWhole] = useState(false)
  const [isPlain, setPlain] = useState(false)
  const shown = whole ? answer : answer.slice(0, SHOWN)
  const spans = useMemo(
    () => (classification?.claims ?? []).map((claim, at) => ({ ...claim.span, claim, at })),
    [classification],
  )
  const marked = markedIn(shown, spans, (words, { claim, at: claimAt }, at) => {
    const look = `said ${claimLook(claim)}`
    return linked ? (
      <a key={at} class={look} href={`#claim-${claimAt}`}>
        {words}
      </a>
    ) : (
      <mark key={at} class={look}>
        {words}
      </mark>
    )
  })
  // Answers too long to read as a page stay plain text.
  const asText = isPlain || shown.length > 5 * SHOWN
  return (
    <>
      {asText ? (
        <p class="answer plain" dir="auto">
          {marked(0, shown.length)}
        </p>
      ) : (
        <div class="answer" dir="auto">
          <Blocks source={shown} marked={marked} />
        </div>
      )}
      <div class="actions spaced">
        {shown.length < answer.length && (
          <Button
            name={say('runs.showAllCharacters', { answer: answer.length })}
            press={() => setWhole(true)}
            class="small"
          />
        )}
        <Button
          name={say('runs.plainText')}
          press={() => setPlain(!isPlain)}
          class="small"
          aria-pressed={isPlain}
        />
      </div>
    </>
  )
}
