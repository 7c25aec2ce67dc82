import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { Say } from '@veracite/words/say-in'
import { type AddOnDesk, createAddOnDesk } from './add-on-desk.ts'
import { listenHere } from './browser.ts'
import { controlPage } from './control-page.ts'

/** What the person sees on the recorder's own page. */
export interface ControlState {
  /** Its heading. */
  app: string
  /** What can be pressed now. */
  buttons: readonly { act: string; label: string }[]
  /** What to do next, or why it was refused. */
  says: string
  /** What will be uploaded, by name; null before there is something. */
  preview: readonly { name: string; value: string }[] | null
  picture: string | null
  question: string
  asksQuestion: boolean
}

export interface ControlServer {
  url: string
  desk: AddOnDesk
  close(): void
}

/** The page with the buttons, on loopback. Its address holds a secret: other programs and pages of this machine cannot press them. */
export async function startControl(
  say: Say,
  handlers: {
    state(): ControlState
    press(act: string, question: string): Promise<void>
  },
): Promise<ControlServer> {
  const secret = randomBytes(24).toString('base64url')
  const server = createServer()
  const host = `127.0.0.1:${await listenHere(server)}`
  const url = `http://${host}/${secret}/`
  const desk = createAddOnDesk(`${url}add-on`)
  server.on('request', (request, response) => {
    const refuse = (status: number): void => void response.writeHead(status).end()
    const [, given, what = ''] = /^\/([\w-]{32})\/([a-z-]{0,20})$/.exec(request.url ?? '') ?? []
    // Names other than this one lead here too, from pages that point their own name at loopback.
    if (given !== secret || request.headers.host !== host) return refuse(404)
    const body = () => textOf(request)
    const act = async (): Promise<void> => {
      if (what === 'add-on') return desk.handle(request, response, body)
      if (what === '' && request.method === 'GET') {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': POLICY,
        })
        return void response.end(controlPage(say))
      }
      if (what === 'press' && request.method === 'POST') {
        const { act: pressed, question = '' } = JSON.parse(await body()) as { act: string; question?: string }
        await handlers.press(String(pressed), String(question).slice(0, 8_000))
      } else if (what !== 'state') return refuse(404)
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(JSON.stringify(handlers.state()))
    }
    act().catch(() => response.destroy())
  })
  return {
    url,
    desk,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let left = MAX_BYTES
  for await (const part of request as AsyncIterable<Buffer>) {
    left -= part.length
    if (left < 0) throw new Error('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; img-src data:"
/** A screenshot and the text of a page. */
const MAX_BYTES = 24 * 1024 * 1024
