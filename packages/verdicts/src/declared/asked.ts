import type { AnyPredicate } from '../predicates/predicate.ts'
import words from './asked.json' with { type: 'json' }
import { askedOf, type Declaration } from './declaration.ts'
import { predicateOf } from './predicate-of.ts'

/** More questions than this make a request that no model answers with care. */
export const MOST_ASKED = 20

/**
 * Which declarations a reader of this answer is asked. All, up to the bound; of more, those with facts first, because the
 * others decide nothing. Within both groups the answer itself says where to begin: over many answers each is asked equally
 * often, and the same answer is always asked the same.
 */
export function chosenFor(
  answer: string,
  declared: readonly Declaration[],
  hasFact: (name: string) => boolean,
): Declaration[] {
  const byName = declared.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  if (byName.length <= MOST_ASKED) return byName
  const first = byName.filter(({ name }) => hasFact(name))
  const others = byName.filter(({ name }) => !hasFact(name))
  const seed = seedOf(answer)
  return [...from(seed, first), ...from(seed, others)]
    .slice(0, MOST_ASKED)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function from<T>(seed: number, list: readonly T[]): T[] {
  const start = list.length === 0 ? 0 : seed % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

/** FNV-1a: any even spread will do. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** One line of JSON for each, for the fence: names come from one alphabet, and everything else is a string. */
export const questionLines = (declared: readonly Declaration[]): string =>
  declared
    .map((one) => {
      const { name, question, examples } = one
      return JSON.stringify({ predicate: name, question, value: predicateOf(one).hint, examples })
    })
    .join('\n')

/** Our instruction about that fence. */
export const QUESTIONS_RULE: string = words.rule.join(' ')

export const predicatesWith = (
  predicates: readonly AnyPredicate[],
  declared: readonly Declaration[],
): readonly AnyPredicate[] =>
  declared.length === 0 ? predicates : [...predicates, ...declared.map(predicateOf)]

/** Whether a reading looked for it, in these words. */
export const looksFor = (read: readonly Declaration[] | undefined, declaration: Declaration): boolean =>
  (read ?? []).some((one) => askedOf(one) === askedOf(declaration))
