import type { BrandNames, Span } from '../reading.ts'
import { cutsWord, findPlaces } from './find-places.ts'

/**
 * Where a name, an alias or the domain of the brand stands in a text, letter by letter and as a whole word. This
 * asks for no meaning: it decides what a model has to read, and whether "none" can be true.
 */
export function literalNames(text: string, { name, aliases, domain }: BrandNames): Span[] {
  const names = [...new Set([name, ...aliases])].filter((one) => one.trim() !== '')
  const lower = text.toLowerCase()
  // Lower case has another length in a few languages; then only the domain as written is sought.
  const hosts = lower.length === text.length ? lower : text
  const found = [
    ...names.flatMap((one) => spansOf(text, one).filter(({ start, end }) => isWord(text, start, end))),
    ...spansOf(hosts, domain.toLowerCase()).filter(({ start, end }) => isHost(text, start, end)),
  ]
  const inOrder = found.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const apart: Span[] = []
  for (const { start, end } of inOrder)
    if (start >= (apart.at(-1)?.end ?? 0)) apart.push({ start, end, quote: text.slice(start, end) })
  return apart
}

function spansOf(text: string, wanted: string): { start: number; end: number }[] {
  return Array.from(findPlaces(text, wanted), (start) => ({ start, end: start + wanted.length }))
}

/** Not in "Acmeland", and not in "bob@acme.com" or "acme.com.example.org", which belong to somebody else. */
function isWord(text: string, start: number, end: number): boolean {
  const isAddress = text.charAt(start - 1) === '@' || /^\.\p{L}/u.test(text.slice(end, end + 3))
  return !isAddress && !cutsWord(text, start) && !cutsWord(text, end)
}

/** "docs.acme.com" is the brand's as well. */
function isHost(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1)
  return (
    !/[\p{L}\p{N}@-]/u.test(before) && !/^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u.test(text.slice(end, end + 3))
  )
}
