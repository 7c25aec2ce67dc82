import { readVisibleText } from '@veracite/app-answers/recordings/visible-text'
import { isHostOf } from '@veracite/verify/screen/profiles'
import { Refused } from '../failures.ts'
import { unread } from './add-on-desk.ts'
import { findProgram, type Opening, type RecordedBrowser, start } from './browser.ts'
import { type DevTools, openDevTools } from './dev-tools.ts'
import { versionOf } from './firefox.ts'

/**
 * Chromium keeps no switch against resumption: pressure on its memory empties the cache of TLS sessions, over its
 * debugging port. It relies on internals, so each connection is checked again before it is used.
 */
export async function openChromium(
  { folder, keyLog, proxyPort, control, start: page, program }: Opening,
  debuggingPort: number,
  env: Readonly<Record<string, string | undefined>>,
  more: readonly string[] = [],
): Promise<RecordedBrowser> {
  const found = findProgram(program === undefined ? PROGRAMS : [program], env.PATH ?? '')
  if (found === null) throw new Refused((say) => say('cliRefused.noChromium'))
  const running = start(
    found,
    [
      `--user-data-dir=${folder}`,
      `--ssl-key-log-file=${keyLog}`,
      `--proxy-server=https=127.0.0.1:${proxyPort}`,
      `--remote-debugging-port=${debuggingPort}`,
      ...SWITCHES,
      ...more,
      page,
    ],
    env,
  )
  let tools: DevTools
  let ownPage: string
  const attach = async (targetId: string): Promise<string> => {
    const attached = await tools.call('Target.attachToTarget', { targetId, flatten: true })
    return (attached as { sessionId: string }).sessionId
  }
  try {
    tools = await openDevTools(debuggingPort)
    // In a window of its own: a tab behind another one is not painted, and there would be no picture of it.
    const created = await tools.call('Target.createTarget', { url: control, newWindow: true })
    ownPage = await attach((created as { targetId: string }).targetId)
  } catch (error) {
    await running.close()
    throw error
  }
  return {
    name: `Chromium ${versionOf(found)} on ${process.platform}`,
    forgetSessions: async () => {
      // Twice: a ticket that had arrived, and was not read when the cache was emptied, is forgotten the second time.
      for (let times = 0; times < 2; times++) {
        await tools.call('Memory.simulatePressureNotification', { level: 'critical' })
        // The call returns before the network process has emptied its cache, which it does in a task of its own. Two
        // questions that the same thread answers, about the cookies of our own page, return after it.
        for (let i = 0; i < 2; i++) await tools.call('Network.getCookies', { urls: [control] }, ownPage)
      }
    },
    async look({ hosts, answer, additions }) {
      const { targetInfos } = (await tools.call('Target.getTargets', {})) as {
        targetInfos: { type: string; url: string; targetId: string }[]
      }
      const tab = targetInfos.find(
        ({ type, url }) => type === 'page' && isHostOf({ hosts }, URL.parse(url)?.hostname ?? ''),
      )
      if (tab === undefined) return { page: null, picture: null }
      const sessionId = await attach(tab.targetId)
      try {
        const expression = `(${readVisibleText.toString()})(${JSON.stringify(answer)},${JSON.stringify(additions)})`
        const { result, exceptionDetails } = (await tools.call(
          'Runtime.evaluate',
          { expression, returnByValue: true },
          sessionId,
        )) as { result: { value?: unknown }; exceptionDetails?: { text?: string } }
        if (exceptionDetails !== undefined) throw unread(String(exceptionDetails.text))
        const shot = await Promise.race([
          tools.call('Page.captureScreenshot', { format: 'png' }, sessionId).catch(() => null),
          new Promise<null>((resolve) => setTimeout(resolve, PICTURE_MS, null)),
        ])
        const data = (shot as { data?: unknown } | null)?.data
        return {
          page: (result.value ?? null) as Awaited<ReturnType<RecordedBrowser['look']>>['page'],
          picture: typeof data === 'string' ? new Uint8Array(Buffer.from(data, 'base64')) : null,
        }
      } finally {
        await tools.call('Target.detachFromTarget', { sessionId }).catch(() => {})
      }
    },
    closed: running.closed,
    async close() {
      tools.close()
      await running.close()
    },
  }
}

const PROGRAMS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const SWITCHES = [
  '--disable-http2',
  '--disable-quic',
  '--disable-features=kIgnoreMemoryPressureForSslClientSessionCache,IgnoreMemoryPressureForSslClientSessionCache',
  '--disable-background-networking',
  '--no-first-run',
  '--no-default-browser-check',
]
/** Only an illustration: nobody waits long for it. */
const PICTURE_MS = 1_500
