import { signal } from '@preact/signals'
import { type FromAnswers, originNote, originOf } from './words.ts'

/** The screen bears the stripe that says DEMO. */
export const hasStripe = signal(false)

/** Whose answers these are, where that is not the engines, unless the stripe says it already. */
export const OriginNote = ({ of }: { of: FromAnswers }) => {
  const note = originNote(of)
  const isSaid = hasStripe.value && originOf(of) === 'demo'
  return note === null || isSaid ? null : <p class="note">{note}</p>
}
