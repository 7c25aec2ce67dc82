import type { InlineStyle } from './blocks.ts'

/** What the elements and classes of our pages change about the text in them. */
const CHANGES: Record<string, Partial<InlineStyle>> = {
  b: { bold: true },
  strong: { bold: true },
  th: { bold: true },
  h1: { bold: true },
  h2: { bold: true },
  h3: { bold: true },
  h4: { bold: true },
  summary: { bold: true, small: true },
  code: { mono: true },
  pre: { mono: true },
  mark: { marked: true },
  '.mono': { mono: true },
  '.small': { small: true, tone: 'soft' },
  '.kind': { bold: true, small: true, tone: 'soft' },
  '.wrong': { bold: true, tone: 'bad' },
  '.warning': { bold: true, tone: 'bad' },
  '.pending': { bold: true },
}

export function styleWithin(outer: InlineStyle, tag: string, classes: readonly string[]): InlineStyle {
  const changes = [tag, ...classes.map((name) => `.${name}`)].flatMap((name) => CHANGES[name] ?? [])
  // The same object where nothing changes: text in one style is one stretch.
  return changes.length === 0 ? outer : Object.assign({}, outer, ...changes)
}
