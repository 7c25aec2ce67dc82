import { DomainError } from '@veracite/terms/errors'
import { withinDeadline } from '@veracite/terms/within-deadline'

/**
 * A connection into a black hole never ends. The work continues in the background, but the caller gets an
 * answer. Nothing is left half done, because each store verb is one transaction.
 */
export const answerInTime = <T>(work: Promise<T>, limitMs: number): Promise<T> =>
  withinDeadline(work, limitMs, () => {
    throw new DomainError('deadline_exceeded', 'deadline_exceeded', {
      retryAfterSeconds: 5,
    })
  })
