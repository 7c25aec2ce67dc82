import { AGAINST } from './against-brand.ts'
import { tailOf } from './around-name.ts'
import { FOR } from './for-brand.ts'
import type { Occurrence } from './occurrence.ts'
import type { At, SignName, SignTest, Surroundings } from './sign.ts'
import signs from './signs.json' with { type: 'json' }

export function signsAt(occurrence: Occurrence, around: Surroundings): SignName[] {
  const { pattern, unit } = occurrence
  if (pattern === null) return ['own_domain']
  const tail = tailOf(occurrence)
  const at: At = { ...occurrence, ...around, pattern, tail, tokens: unit.tokens, language: unit.language }
  const found = namesOf(FOR, at)
  const isProduct = found.some((name) => signs.ofProducts.includes(name))
  const against = namesOf(AGAINST, at).filter((name) => {
    if (isProduct && signs.notOfProducts.includes(name)) return false
    return !(around.isExpected && signs.unexpectedOnly.includes(name))
  })
  return [...found, ...against]
}

function namesOf(tests: readonly SignTest[], at: At): SignName[] {
  const isOneWord = at.pattern.parts.length === 1
  return tests
    .filter(([name, test]) => (isOneWord || !signs.oneWordOnly.includes(name)) && test(at))
    .map(([name]) => name)
}
