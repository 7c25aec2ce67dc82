import { ApiError } from '../server/api.ts'

const PATIENCE_MS = 180_000
const RETRY_MS = 1_500

/**
 * Answers are in the log within seconds; until then the server asks to come back. A large case may also take longer
 * than a request: asking again for the same gives the same case.
 */
export async function onceMade<T>(make: () => Promise<T>, tell: (step: string) => void): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await make()
    } catch (error) {
      const reason = error instanceof ApiError ? waitingFor(error) : null
      if (reason === null || Date.now() > deadline) throw error
      tell(reason)
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

function waitingFor({ status, message }: ApiError): string | null {
  if (status === 409 && message.includes('try again'))
    return 'Waiting until the newest answers are in the log …'
  return status === 503 || status === 504 ? 'It takes longer than usual …' : null
}
