import type { StoredDeclaration } from '@veracite/ground-truth/facts/declarations'
import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import { chosenFor } from '@veracite/verdicts/declared/asked'
import type { Declaration } from '@veracite/verdicts/declared/declaration'

/** The declared predicates that a reader of this answer is asked about. */
export function declaredFor(
  answer: { text: string },
  stored: readonly StoredDeclaration[],
  facts: readonly Pick<FactForVerdict, 'predicate' | 'active'>[],
): { declared?: readonly Declaration[] } {
  if (stored.length === 0) return {}
  const withFacts = new Set<string>(facts.filter(({ active }) => active).map(({ predicate }) => predicate))
  const all = stored.map(({ declaration }) => declaration)
  return { declared: chosenFor(answer.text, all, (name) => withFacts.has(name)) }
}
