import { FileRefused, type Json } from './conversation.ts'
import removed from './removed.json' with { type: 'json' }

const WHOLE = new Set(removed.whole)
const TEXTS = new RegExp(removed.texts, 'i')
const MAX_DEPTH = 100

/**
 * A copy without names of people, tokens, instruction texts and the contents of attachments, and the names of what was
 * left out. Doing it twice changes nothing.
 */
export function strip(value: unknown): { value: unknown; stripped: string[] } {
  const stripped = new Set<string>()
  const copy = (given: unknown, depth: number): unknown => {
    if (depth > MAX_DEPTH) throw new FileRefused('The file is nested too deeply to be read.')
    if (Array.isArray(given)) return given.map((item) => copy(item, depth + 1))
    if (typeof given !== 'object' || given === null) return given
    const kept: Json = {}
    for (const [name, member] of Object.entries(given)) {
      if (isRemoved(name, member)) stripped.add(name)
      else
        Object.defineProperty(kept, name, {
          value: copy(member, depth + 1),
          enumerable: true,
          configurable: true,
          writable: true,
        })
    }
    return kept
  }
  return { value: copy(value, 0), stripped: [...stripped].sort() }
}

/** Empty members say nothing about anyone, and some readers need to see them. */
function isRemoved(name: string, member: unknown): boolean {
  if (member === null || member === '' || member === false) return false
  return WHOLE.has(name) || (typeof member === 'string' && TEXTS.test(name))
}
