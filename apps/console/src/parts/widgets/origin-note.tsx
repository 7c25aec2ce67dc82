import { effect, signal } from '@preact/signals'
import { type FromAnswers, originNote, originOf } from './words.ts'

const KEY = 'veracite-demo'

/** The screen bears the stripe that says DEMO. */
export const hasStripe = signal(remembered() === 'yes')
effect(() => remember(hasStripe.value ? 'yes' : 'no'))

/** As it was at the last visit: nothing moves once the engines are known. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function remember(word: string): void {
  try {
    localStorage.setItem(KEY, word)
  } catch {
    // Nothing is remembered in a private window.
  }
}

/** Whose answers these are, where that is not the engines, unless the stripe says it already. */
export const OriginNote = ({ of }: { of: FromAnswers }) => {
  const note = originNote(of)
  const isSaid = hasStripe.value && originOf(of) === 'demo'
  return note === null || isSaid ? null : <p class="note">{note}</p>
}
