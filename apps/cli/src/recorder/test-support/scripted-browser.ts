import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { askStatement } from '@veracite/adapters/relays/ask-statement'
import { NODE_DECODERS } from '@veracite/adapters/relays/node-decoders'
import { createRelayLines } from '@veracite/adapters/relays/relay-lines'
import type { RelaySettings } from '@veracite/adapters/relays/relay-settings'
import { RECORD_PROFILES } from '@veracite/app-answers/recordings/record-profiles'
import type { UploadedRecording } from '@veracite/core/app-answers/read-recording'
import { TEST_ROOT_PEM } from '@veracite/relay/test-support/tls-provider'
import { WEB_ROOT } from '@veracite/verify/test-support/forged-connection'
import { sayIn } from '@veracite/words/say-in'
import type { Seen } from '../browser.ts'
import { openKeyLog } from '../key-log.ts'
import { startProxy } from '../proxy.ts'
import { Session } from '../session.ts'
import { CLAUDE } from './fake-engine.ts'
import { NETWORK, startEngineAndRelay } from './open-test-recorder.ts'

export const COMPLETION = '/api/organizations/o/chat_conversations/c/completion'

/** The recorder around a client of ours instead of a browser: quick, and its page says what a test wants. */
export async function openScripted(options: { relay?: (real: RelaySettings) => RelaySettings } = {}) {
  const around = await startEngineAndRelay()
  const relay = options.relay?.(around.relay) ?? around.relay
  const profile = RECORD_PROFILES.claude
  if (profile === undefined) throw new Error('no profile')
  const folder = mkdtempSync(join(tmpdir(), 'record-test-'))
  const keys = join(folder, 'keys.log')
  const keyLog = openKeyLog(keys)
  const lines = createRelayLines(relay, NETWORK.relay)
  const uploads: UploadedRecording[] = []
  const held: UploadedRecording[] = []
  let page: Seen['page'] = null
  const proxy = await startProxy({
    ...{ relay, lines, hosts: new Set(profile.hosts), secretsOf: keyLog.secretsOf, now: () => new Date() },
    forgetSessions: async () => {},
    onEnded: (recorded) => session.onEnded(recorded),
    onTrouble: (sentence) => session.onTrouble(sentence),
  })
  const session = new Session({
    ...{ name: 'claude', profile, proxy, relayKey: relay.key, secretsOf: keyLog.secretsOf, sealer: null },
    browser: { name: 'Scripted 1', look: async () => ({ page, picture: null }) },
    askStatement: (id) => askStatement(lines, relay, id, 5_000),
    around: { roots: [WEB_ROOT], decoders: NODE_DECODERS },
    ...{ tool: 'veracite-record test', question: '', now: () => new Date() },
    ...{ say: sayIn('en'), inWords: (reason) => reason },
    async upload(recording) {
      uploads.push(recording)
      return 'Uploaded.'
    },
    async hold(recording, { why }) {
      held.push(recording)
      return why
    },
  })

  /** One connection through the proxy, as a browser opens it; its keys go to the key log. */
  const call = (method: string, path: string, body = ''): Promise<string> =>
    new Promise((resolve, reject) => {
      const tunnel = request({ port: proxy.port, method: 'CONNECT', path: `${CLAUDE}:443` })
      tunnel.on('error', reject)
      tunnel.on('connect', (answer, socket: Socket) => {
        if (answer.statusCode !== 200) return reject(new Error(`the proxy says ${answer.statusCode}`))
        const tls = connect({ socket, servername: CLAUDE, ca: TEST_ROOT_PEM, ALPNProtocols: ['http/1.1'] })
        tls.on('keylog', (line: Buffer) => appendFileSync(keys, line))
        tls.on('error', reject)
        let got = ''
        tls.on('data', (part: Buffer) => {
          got += part.toString('latin1')
        })
        tls.on('close', () => resolve(got))
        tls.write(
          `${method} ${path} HTTP/1.1\r\nhost: ${CLAUDE}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        )
      })
      tunnel.end()
    })

  return {
    session,
    relayKey: relay.key,
    engine: around.engine,
    uploads,
    held,
    call,
    /** Asks, and lets the page show these blocks. */
    async ask(question: string, blocks: string[] | null, generated: string[] = []): Promise<void> {
      await call('POST', COMPLETION, JSON.stringify({ id: 1, question, way: 'identity' }))
      page = blocks && { url: profile.start, title: 'Claude', blocks, added: [], generated }
    },
    async close() {
      proxy.close()
      keyLog.close()
      await around.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
