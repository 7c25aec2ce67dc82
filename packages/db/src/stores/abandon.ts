/** Rolls the transaction back and still returns a value: a refusal must leave nothing behind. */
class Abandoned extends Error {
  readonly outcome: unknown
  constructor(outcome: unknown) {
    super('abandoned')
    this.outcome = outcome
  }
}

export function abandon<T>(outcome: T): never {
  throw new Abandoned(outcome)
}

/** For the `catch` of a transaction in which `abandon` was only ever called with a T. */
export function abandonedOutcome<T>(error: unknown): T {
  if (error instanceof Abandoned) return error.outcome as T
  throw error
}
