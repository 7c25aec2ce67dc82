import type { ReadClaim } from '../../reading.ts'

/** A long answer makes a few dozen statements. Each one is compared with every fact, stored and shown. */
export const MOST_CLAIMS = 500

/**
 * The statements that a reading keeps, in the order of the text. If there are too many, the first of each kind are
 * kept before any repetition, and those about the brand before the others. `isCut`: one about the brand is not kept
 * in any of its repetitions.
 */
export function boundedClaims(
  claims: readonly ReadClaim[],
  most = MOST_CLAIMS,
): { claims: ReadClaim[]; isCut: boolean } {
  if (claims.length <= most) return { claims: [...claims], isCut: false }
  const seen = new Set<string>()
  const ranked: ReadClaim[][] = [[], [], []]
  for (const claim of claims) {
    const key = keyOf(claim)
    ranked[seen.has(key) ? REPEATED : claim.about === 'brand' ? OF_BRAND : OF_OTHERS]?.push(claim)
    seen.add(key)
  }
  const kept = new Set(ranked.flat().slice(0, most))
  return {
    claims: claims.filter((claim) => kept.has(claim)),
    isCut: (ranked[OF_BRAND]?.length ?? 0) > most,
  }
}

const [OF_BRAND, OF_OTHERS, REPEATED] = [0, 1, 2]

const keyOf = ({ predicate, value, about, stance }: ReadClaim): string =>
  JSON.stringify([predicate, value, about, stance])
