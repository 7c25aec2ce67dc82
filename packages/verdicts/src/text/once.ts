/** Made when it is first asked for: a process that reads no answers, or only English ones, need not prepare the rest. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
