/** The parts of one bundle, and the bundles of one case, repeat signatures; checking one takes milliseconds. */
const MAX_REMEMBERED = 512

const results = new Map<string, boolean>()

/** The result of a check that depends on nothing but `key`, which holds all of its input. */
export function remembered(key: string, check: () => boolean): boolean {
  const known = results.get(key)
  if (known !== undefined) return known
  const result = check()
  if (results.size >= MAX_REMEMBERED) results.clear()
  results.set(key, result)
  return result
}
