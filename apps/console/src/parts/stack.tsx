import { CLASS_MEANINGS, CLASSES } from './words.ts'

/** A bar of parts as wide as they are many. Whoever shows it says the same in words beside it. */
export const Stack = ({ parts, wide }: { parts: readonly (readonly [string, number])[]; wide?: boolean }) => (
  <span class={wide ? 'stack wide' : 'stack'} aria-hidden="true">
    {parts.map(([name, n]) => (
      <i key={name} class={`c-${name}`} style={{ flexGrow: n }} />
    ))}
  </span>
)

/** What the colours and letters of the classes mean, and whatever else a table shows. */
export const Legend = ({ more }: { more: readonly (readonly [string, string])[] }) => (
  <ul class="legend">
    {CLASSES.map((name) => (
      <li key={name}>
        <i class={`c-${name}`} aria-hidden="true" />
        {name[0]} {CLASS_MEANINGS[name]}
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
