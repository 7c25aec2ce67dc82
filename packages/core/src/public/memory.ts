/**
 * Remembers what never changes, up to `most` answers. In two halves: what is asked for moves to the young one, and when
 * that is full, whatever was left in the old one is forgotten. Keeping them in exact order would cost more than most
 * answers are worth.
 */
export function createMemory<T, K = string>(most: number) {
  let young = new Map<K, T>()
  let old = new Map<K, T>()
  const set = (key: K, value: T): void => {
    if (young.size >= most / 2) {
      old = young
      young = new Map()
    }
    young.set(key, value)
  }
  return {
    set,
    get(key: K): T | undefined {
      const value = young.get(key)
      if (value !== undefined) return value
      const older = old.get(key)
      if (older !== undefined) set(key, older)
      return older
    },
  }
}

/**
 * The same for answers that only some ask for again: one is kept when it is offered for the second time. Whoever walks
 * through a million of them once neither fills the memory nor pushes out what others come back for.
 */
export function createPopular<T>(most: number) {
  const answers = createMemory<T>(most)
  const offered = createMemory<true>(most)
  return {
    get: answers.get,
    offer(key: string, value: T): void {
      if (offered.get(key)) answers.set(key, value)
      else offered.set(key, true)
    },
  }
}
