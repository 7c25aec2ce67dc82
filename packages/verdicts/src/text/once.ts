/** Makes it when it is first asked for, and keeps it: many processes read no answers, or only English ones. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
