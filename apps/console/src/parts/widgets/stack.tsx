import { say } from '@veracite/words/say'
import { CLASSES, className } from './words.ts'

/** A bar whose parts are as wide as their counts. Callers must say the same in words beside it. */
export const Stack = ({ parts, wide }: { parts: readonly (readonly [string, number])[]; wide?: boolean }) => (
  <span class={wide ? 'stack wide' : 'stack'} aria-hidden="true">
    {parts.map(([name, n]) => (
      <i key={name} class={`c-${name}`} style={{ flexGrow: n }} />
    ))}
  </span>
)

/** A legend for the colours of the classes, and for other marks of a table. */
export const Legend = ({ more }: { more: readonly (readonly [string, string])[] }) => (
  <ul class="legend">
    {CLASSES.map((name) => (
      <li key={name} title={say(`classMeans.${name}`)}>
        <i class={`c-${name}`} aria-hidden="true" />
        {className(name)} <span class="hidden">: {say(`classMeans.${name}`)}</span>
      </li>
    ))}
    {more.map(([look, words]) => (
      <li key={look}>
        <i class={look} aria-hidden="true" />
        {words}
      </li>
    ))}
  </ul>
)
