/**
 * A pure function that keeps its latest results. The bound keeps hostile texts from filling the memory; what is
 * forgotten is computed again, so nobody can tell but by the clock.
 */
export function remember<T>(compute: (text: string) => T, bound = 20_000): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const hit = known.get(text)
    if (hit !== undefined) return hit
    const result = compute(text)
    if (known.size >= bound) known.clear()
    known.set(text, result)
    return result
  }
}
