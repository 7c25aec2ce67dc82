import { Refused } from '../failures.ts'

/** The debugging port of a Chromium that this program has opened. */
export interface DevTools {
  call(method: string, params: object, sessionId?: string): Promise<unknown>
  close(): void
}

export async function openDevTools(port: number): Promise<DevTools> {
  const socket = new WebSocket(await addressOf(port))
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  let next = 1
  const fail = (): void => {
    for (const { reject } of waiting.values()) reject(gone())
    waiting.clear()
  }
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(gone()), { once: true })
  })
  socket.addEventListener('close', fail)
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as {
      id?: number
      result?: unknown
      error?: { message: string }
    }
    const call = id === undefined ? undefined : waiting.get(id)
    if (call === undefined || id === undefined) return
    waiting.delete(id)
    if (error === undefined) call.resolve(result)
    else
      call.reject(
        new Refused((say) => say('cliRefused.chromiumRefused', { error: error.message.slice(0, 200) })),
      )
  })
  return {
    call(method, params, sessionId) {
      const id = next++
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(id)
          reject(gone())
        }, CALL_MS)
        waiting.set(id, {
          resolve(result) {
            clearTimeout(late)
            resolve(result)
          },
          reject(error) {
            clearTimeout(late)
            reject(error)
          },
        })
        if (socket.readyState !== WebSocket.OPEN) return fail()
        socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }))
      })
    },
    close: () => socket.close(),
  }
}

/** Chromium takes a moment until it listens. */
async function addressOf(port: number): Promise<string> {
  const end = Date.now() + START_MS
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/version`)
      const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string }
      return webSocketDebuggerUrl
    } catch {
      if (Date.now() > end) throw new Refused((say) => say('cliRefused.chromiumNotStarted'))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

const gone = () => new Refused((say) => say('cliRefused.chromiumGone'))
const START_MS = 20_000
const CALL_MS = 10_000
