import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refused } from '../failures.ts'
import type { Looking, Seen } from './browser.ts'

/** Where the add-on in Firefox asks whether it has something to read, and brings what it read. */
export interface AddOnDesk {
  url: string
  ask(question: Looking & { read: string }): Promise<Seen>
  /** Answers the add-on's requests: GET waits for a question, POST brings the answer to it. */
  handle(request: IncomingMessage, response: ServerResponse, body: () => Promise<string>): Promise<void>
}

export function createAddOnDesk(url: string): AddOnDesk {
  let question: ({ id: string } & Looking & { read: string }) | null = null
  let told: ((answer: Record<string, unknown>) => void) | null = null
  let waiting: ServerResponse | null = null
  const hand = (): void => {
    if (waiting === null || waiting.destroyed) return
    waiting.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(question))
    waiting = null
  }
  return {
    url,
    ask(asked) {
      const id = randomUUID()
      question = { id, ...asked }
      hand()
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Refused((say) => say('cliRefused.noAddOn'))), ANSWER_MS)
        told = (answer) => {
          if (answer.id !== id) return
          clearTimeout(late)
          question = null
          if (typeof answer.problem === 'string') reject(unread(answer.problem))
          else
            resolve({
              page: (answer.page ?? null) as Seen['page'],
              picture:
                typeof answer.picture === 'string'
                  ? new Uint8Array(Buffer.from(answer.picture, 'base64'))
                  : null,
            })
        }
      })
    },
    async handle(request, response, body) {
      if (request.method === 'POST') {
        told?.(JSON.parse(await body()) as Record<string, unknown>)
        response.writeHead(204).end()
        return
      }
      waiting = response
      if (question !== null) return hand()
      const late = setTimeout(() => waiting === response && hand(), POLL_MS)
      response.once('close', () => clearTimeout(late))
    },
  }
}

/** The page, or the add-on in it, says why. */
export const unread = (problem: string): Refused =>
  new Refused((say) => say('cliRefused.pageUnread', { problem: problem.slice(0, 200) }))

const ANSWER_MS = 10_000
const POLL_MS = 20_000
