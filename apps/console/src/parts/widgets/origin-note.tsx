import { effect, signal } from '@preact/signals'
import { remember, remembered } from './remembered.ts'
import { type FromAnswers, originNote, originOf } from './words.ts'

/** The screen bears the stripe that says DEMO. At first as at the last visit: nothing moves once the engines are known. */
export const hasStripe = signal(remembered('veracite-demo') === 'yes')
effect(() => remember('veracite-demo', hasStripe.value ? 'yes' : 'no'))

/** Says that the answers are not those of the engines, unless the stripe says it already. */
export const OriginNote = ({ of }: { of: FromAnswers }) => {
  const note = originNote(of)
  const isSaid = hasStripe.value && originOf(of) === 'demo'
  return note === null || isSaid ? null : <p class="note">{note}</p>
}
