import { EMPTY_ROOT, nodeHash } from '../log/merkle.ts'

/** The recursive definitions of RFC 6962 section 2.1, written a second time, literally, with a memory. */
export function referenceTree(leaves: readonly Uint8Array[]) {
  const known = new Map<string, Uint8Array>()
  const powerBelow = (n: number): number => (n <= 2 ? 1 : 2 * powerBelow(Math.ceil(n / 2)))

  function mth(from: number, to: number): Uint8Array {
    if (to === from) return EMPTY_ROOT
    if (to - from === 1) return leaves[from] ?? EMPTY_ROOT
    const key = `${from}-${to}`
    const k = powerBelow(to - from)
    const hash = known.get(key) ?? nodeHash(mth(from, from + k), mth(from + k, to))
    known.set(key, hash)
    return hash
  }
  function path(m: number, from: number, to: number): Uint8Array[] {
    if (to - from === 1) return []
    const k = powerBelow(to - from)
    return m < k
      ? [...path(m, from, from + k), mth(from + k, to)]
      : [...path(m - k, from + k, to), mth(from, from + k)]
  }
  function subproof(m: number, from: number, to: number, whole: boolean): Uint8Array[] {
    if (m === to - from) return whole ? [] : [mth(from, to)]
    const k = powerBelow(to - from)
    return m <= k
      ? [...subproof(m, from, from + k, whole), mth(from + k, to)]
      : [...subproof(m - k, from + k, to, false), mth(from, from + k)]
  }
  return {
    root: (size: number) => mth(0, size),
    inclusion: (index: number, size: number) => path(index, 0, size),
    consistency: (oldSize: number, size: number) => subproof(oldSize, 0, size, true),
  }
}
