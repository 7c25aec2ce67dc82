import { readFileSync } from 'node:fs'
import { readPlainly } from '@veracite/verdicts/plain/read-plainly'
import { checkFact } from '@veracite/verdicts/predicates/all'
import { profileOf } from '@veracite/verdicts/profile'
import { verdict } from '@veracite/verdicts/verdict/decide'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import { expect, test } from 'vitest'
import { keyOfOldClaim } from './keys-of-old-claims.ts'

const VECTORS = new URL('../../../../vectors/classification/', import.meta.url)

function factOf({ predicate, value }: { predicate: string; value: unknown }, at: number): JudgedFact {
  const checked = checkFact(predicate, value)
  if (!checked.ok) throw new Error(`${predicate}: ${JSON.stringify(checked.problems)}`)
  return { ...checked.fact, id: `f${at}`, active: true }
}

/**
 * Findings are found again by these keys. Claims of today have them from their values, those of earlier versions from
 * their words: as long as statements are worded as they were, both must agree.
 */
test.each(['realistic/business', 'realistic/consumer', 'realistic/retail'])(
  'in %s every claim has the key that its words gave it',
  (set) => {
    const lines = readFileSync(new URL(`${set}.jsonl`, VECTORS), 'utf8')
      .trim()
      .split('\n')
    let claims = 0
    for (const line of lines) {
      const { brand, prompt, answer, ...item } = JSON.parse(line)
      const facts = item.facts.map(factOf)
      const reading = readPlainly({ brand: profileOf(brand, facts), prompt, answer })
      for (const claim of verdict([reading], facts, brand).claims) {
        claims += 1
        expect([claim.predicate, claim.stated, claim.key]).toEqual([
          claim.predicate,
          claim.stated,
          keyOfOldClaim(claim),
        ])
      }
    }
    expect(claims).toBeGreaterThan(30)
  },
)
