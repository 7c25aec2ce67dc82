import { spawn } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RECORD_PROFILES } from '@veracite/app-answers/recordings/record-profiles'
import type { UploadedRecording } from '@veracite/core/app-answers/read-recording'
import { homeNetwork, startTestRelay, TOKEN } from '@veracite/relay/test-support/start-test-relay'
import { TEST_ROOT_PEM, tlsFor } from '@veracite/relay/test-support/tls-provider'
import { sayIn } from '@veracite/words/say-in'
import type { ControlState } from '../control-server.ts'
import { openRecorder } from '../open-recorder.ts'
import { type FakeEngine, HOSTS, startFakeEngine } from './fake-engine.ts'

/** Names lead to this machine, whose certificates the test made; the relay has room for a page that polls. */
export const startEngineAndRelay = async () => {
  const engine = await startFakeEngine()
  const relay = await startTestRelay(
    { hosts: new Set(HOSTS), limits: ROOMY },
    { network: homeNetwork(engine.port) },
  )
  return {
    engine,
    relay: { url: `https://localhost:${relay.port}`, key: relay.vkey, token: TOKEN },
    close: async () => {
      await relay.remove()
      await engine.close()
    },
  }
}

export const NETWORK = { relay: { ca: TEST_ROOT_PEM, servername: 'localhost' }, roots: [TEST_ROOT_PEM] }

const ROOMY = {
  ...{
    connections: 1_000,
    connectionsPerToken: 1_000,
    connectionsPerAddress: 2_000,
    openedPerMinute: 100_000,
  },
  ...{ clientBytes: 4_000_000, serverBytes: 4_000_000, lifetimeMs: 60_000 },
}

export interface TestRecorder {
  engine: FakeEngine
  press(act: string, question?: string): Promise<ControlState>
  uploads: UploadedRecording[]
  held: UploadedRecording[]
  /** Of the browser; its processes name it. */
  folder: string
  close(): Promise<void>
}

/** The recorder as the command opens it, with a real browser on a display of its own. */
export async function openTestRecorder(browser: 'firefox' | 'chromium', name: string): Promise<TestRecorder> {
  const profile = RECORD_PROFILES[name]
  if (profile === undefined) throw new Error(name)
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(display.stdout, 'data')) as [Buffer]
  const around = await startEngineAndRelay()
  const uploads: UploadedRecording[] = []
  const held: UploadedRecording[] = []
  let browserFolder = ''
  const recorder = await openRecorder({
    ...{ name, profile, browser, program: undefined, relay: around.relay, recipient: null, question: '' },
    env: { ...process.env, DISPLAY: `:${number.toString().trim()}` },
    ...{ now: () => new Date(), say: sayIn('en'), inWords: (reason) => reason },
    upload: async (recording) => {
      uploads.push(recording)
      return 'Uploaded.'
    },
    hold: async (recording) => {
      held.push(recording)
      return 'Held.'
    },
    test: {
      network: NETWORK,
      switches: ['--no-sandbox', '--ignore-certificate-errors'],
      async prepare(folder) {
        browserFolder = folder
        await mkdir(folder, { recursive: true })
        const { fingerprint256 } = new X509Certificate(tlsFor([...HOSTS]).cert)
        const lines = HOSTS.map((host) => `${host}:443:\tOID.2.16.840.1.101.3.4.2.1\t${fingerprint256}\t\n`)
        await writeFile(join(folder, 'cert_override.txt'), lines.join(''))
      },
    },
  })
  await around.engine.ready()
  return {
    ...{ engine: around.engine, uploads, held, folder: browserFolder },
    async press(act, question = '') {
      const answer = await fetch(`${recorder.url}press`, {
        method: 'POST',
        body: JSON.stringify({ act, question }),
      })
      return (await answer.json()) as ControlState
    },
    async close() {
      await recorder.close()
      await around.close()
      display.kill()
    },
  }
}
