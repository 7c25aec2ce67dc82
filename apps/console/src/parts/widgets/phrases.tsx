import type { Phrase } from '@veracite/words/story'
import { visibleText } from './words.ts'

/** A sentence in which what is false stands out. */
export const Phrases = ({ of }: { of: readonly Phrase[] }) => (
  <>
    {of.map(({ text, accused }, place) => (
      <span key={place} class={accused ? 'accused' : undefined}>
        {visibleText(text)}
      </span>
    ))}
  </>
)

/** A message whose marked words are phrases of their own, as phrases. */
export const phrases = (told: readonly (string | Phrase)[]): Phrase[] =>
  told.map((part) => (typeof part === 'string' ? { text: part } : part))
