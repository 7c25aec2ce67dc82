export interface Answered<T> {
  data: T
  response: Response
  /** The `x-request-id` of the answer. */
  requestId: string | null
}

export type Result<T, E> = { ok: true; data: T; response: Response } | { ok: false; error: E }

/**
 * A promise of the answer. `await` gives the data or throws; `asResult()` does not throw, and its errors are typed;
 * `withResponse()` gives headers and status too.
 */
export class ApiPromise<T, E> extends Promise<T> {
  readonly #answer: Promise<Answered<T>>

  constructor(answer: Promise<Answered<T>>) {
    // The promise underneath is never used: with two promises for one request, handling one of them
    // would leave the other to end as an unhandled rejection.
    super((resolve) => resolve(undefined as T))
    this.#answer = answer
  }

  asResult(): Promise<Result<T, E>> {
    return this.#answer.then(
      ({ data, response }) => ({ ok: true, data, response }),
      (error: E) => ({ ok: false, error }),
    )
  }

  withResponse(): Promise<Answered<T>> {
    return this.#answer
  }

  // biome-ignore lint/suspicious/noThenProperty: it is a promise.
  override then<A = T, B = never>(
    onData?: ((data: T) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#answer.then(({ data }) => data).then(onData, onError)
  }

  override catch<B = never>(onError?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(null, onError)
  }

  override finally(onEnd?: (() => void) | null): Promise<T> {
    return this.then().finally(onEnd)
  }
}
