/** Leaves out the first `count` bytes. */
export async function* skipBytes(
  parts: AsyncIterable<Uint8Array>,
  count: number,
): AsyncGenerator<Uint8Array> {
  let left = count
  for await (const part of parts) {
    if (left >= part.length) {
      left -= part.length
      continue
    }
    yield left === 0 ? part : part.subarray(left)
    left = 0
  }
}

/** Reads the first part at once, so that what fails at the beginning is a refusal and not half a file. */
export async function begun(parts: AsyncIterable<Uint8Array>): Promise<AsyncGenerator<Uint8Array>> {
  const iterator = parts[Symbol.asyncIterator]()
  const first = await iterator.next()
  return (async function* () {
    try {
      for (let next = first; !next.done; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  })()
}

/** Calls `end` once, when all is read, when reading fails, and when nobody reads on. */
export function ending(parts: AsyncGenerator<Uint8Array>, end: () => void): AsyncGenerator<Uint8Array> {
  return {
    async next() {
      try {
        const result = await parts.next()
        if (result.done) end()
        return result
      } catch (error) {
        end()
        throw error
      }
    },
    async return(value: unknown) {
      end()
      return parts.return(value)
    },
    async throw(error: unknown) {
      end()
      return parts.throw(error)
    },
    [Symbol.asyncIterator]() {
      return this
    },
    async [Symbol.asyncDispose]() {
      await this.return(undefined)
    },
  }
}
