import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { createAgeSealer } from '@veracite/adapters/relays/age-sealer'
import { askStatement } from '@veracite/adapters/relays/ask-statement'
import type { CarrierNetwork } from '@veracite/adapters/relays/carrier'
import { NODE_DECODERS } from '@veracite/adapters/relays/node-decoders'
import { createRelayLines } from '@veracite/adapters/relays/relay-lines'
import type { RelaySettings } from '@veracite/adapters/relays/relay-settings'
import type { RecordProfile } from '@veracite/app-answers/recordings/record-profiles'
import { readPem } from '@veracite/verify/x509/pem'
import manifest from '../../package.json' with { type: 'json' }
import { listenHere, type Opening, type RecordedBrowser } from './browser.ts'
import { openChromium } from './chromium.ts'
import { startControl } from './control-server.ts'
import { openFirefox } from './firefox.ts'
import { openKeyLog } from './key-log.ts'
import { startProxy } from './proxy.ts'
import { Session, type SessionDeps } from './session.ts'

export interface RecorderOptions
  extends Pick<SessionDeps, 'name' | 'profile' | 'question' | 'now' | 'upload' | 'hold' | 'say' | 'inWords'> {
  profile: RecordProfile
  browser: 'firefox' | 'chromium'
  program: string | undefined
  relay: RelaySettings
  /** The age recipient of the installation; null where nobody keeps a key. */
  recipient: string | null
  env: Readonly<Record<string, string | undefined>>
  /** Only tests have a network, and browsers that trust it. */
  test?: { network: CarrierNetwork; switches: readonly string[]; prepare(folder: string): Promise<void> }
}

export interface Recorder {
  /** Name and version of the browser. */
  browser: string
  /** The page with the buttons. */
  url: string
  /** Settles when the person has closed the browser, and everything is removed. */
  closed: Promise<void>
  close(): Promise<void>
}

/** Opens proxy, page and browser. The folder with the person's sign-in and the secrets goes with them. */
export async function openRecorder(options: RecorderOptions): Promise<Recorder> {
  const { name, profile, relay, env, test } = options
  const folder = await mkdtemp(join(tmpdir(), 'veracite-record-'))
  const closers: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true, maxRetries: 5 })]
  const closeAll = async (): Promise<void> => {
    while (closers.length > 0) await closers.pop()?.()
  }
  try {
    const keyLogPath = join(folder, 'keys.log')
    const keyLog = openKeyLog(keyLogPath)
    closers.push(keyLog.close)
    const lines = createRelayLines(relay, test?.network.relay)
    let browser: RecordedBrowser | null = null
    const proxy = await startProxy({
      ...{ relay, lines, hosts: new Set(profile.hosts), secretsOf: keyLog.secretsOf, now: options.now },
      forgetSessions: async () => browser?.forgetSessions(),
      onEnded: (recorded) => session?.onEnded(recorded),
      onTrouble: (sentence) => session?.onTrouble(sentence),
    })
    closers.push(proxy.close)
    let session: Session | null = null
    const control = await startControl(options.say, {
      state: () => session?.state() ?? { ...STARTING, says: options.say('cliRecord.starting') },
      press: async (act, question) => session?.press(act, question),
    })
    closers.push(control.close)
    const browserFolder = join(folder, 'browser')
    const opening: Opening = {
      ...{ folder: browserFolder, keyLog: keyLogPath, proxyPort: proxy.port, control: control.url },
      ...{ start: profile.start, program: options.program },
    }
    await (test?.prepare(browserFolder) ?? mkdir(browserFolder))
    const opened =
      options.browser === 'chromium'
        ? await openChromium(opening, await freePort(), env, test?.switches)
        : openFirefox(opening, control.desk, env)
    browser = opened
    closers.push(opened.close)
    session = new Session({
      ...options,
      name,
      proxy,
      browser: opened,
      relayKey: relay.key,
      secretsOf: keyLog.secretsOf,
      askStatement: (id) => askStatement(lines, relay, id, STATEMENT_MS),
      around: {
        roots: (test?.network.roots ?? rootCertificates).flatMap((pem) => readPem(pem, 'CERTIFICATE')),
        decoders: NODE_DECODERS,
      },
      sealer: options.recipient === null ? null : createAgeSealer(options.recipient),
      tool: `veracite-record ${manifest.version}`,
    })
    return {
      browser: opened.name,
      url: control.url,
      closed: opened.closed.then(closeAll),
      close: closeAll,
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** Port 0 would make Chromium tell pages that it is automated. */
async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenHere(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

const STARTING = {
  ...{ app: '', buttons: [], preview: null, picture: null, question: '' },
  asksQuestion: false,
}
const STATEMENT_MS = 10_000
