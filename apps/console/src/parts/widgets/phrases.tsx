import type { Phrase } from '@veracite/terms/story'
import { visibleText } from './visible-text.ts'

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
