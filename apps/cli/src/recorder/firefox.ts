import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readVisibleText } from '@veracite/app-answers/recordings/visible-text'
import { Refused } from '../failures.ts'
import type { AddOnDesk } from './add-on-desk.ts'
import { findProgram, type Opening, type RecordedBrowser, start } from './browser.ts'
import PREFERENCES from './firefox-preferences.json' with { type: 'json' }

/**
 * Firefox without automation: preferences, the key log in its environment, and an add-on of our own that reads the page
 * when the person has pressed Done. Only builds that take unsigned add-ons load it: ESR and Developer Edition.
 */
export function openFirefox(
  { folder, keyLog, proxyPort, control, start: page, program }: Opening,
  desk: AddOnDesk,
  env: Readonly<Record<string, string | undefined>>,
): RecordedBrowser {
  const found = findProgram(program === undefined ? PROGRAMS : [program], env.PATH ?? '')
  if (found === null) throw new Refused((say) => say('cliRefused.noFirefox'))
  const preferences = { ...PREFERENCES, 'network.proxy.ssl_port': proxyPort }
  writeFileSync(
    join(folder, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const addOn = join(folder, 'extensions', ADD_ON)
  mkdirSync(addOn, { recursive: true })
  writeFileSync(join(addOn, 'manifest.json'), JSON.stringify(MANIFEST))
  writeFileSync(join(addOn, 'background.js'), `const DESK = ${JSON.stringify(desk.url)}\n${BACKGROUND}`)
  const running = start(found, ['--no-remote', '--profile', folder, control, page], {
    ...env,
    SSLKEYLOGFILE: keyLog,
    MOZ_CRASHREPORTER_DISABLE: '1',
  })
  return {
    name: `Firefox ${versionOf(found)} on ${process.platform}`,
    // It keeps none: security.ssl.disable_session_identifiers.
    forgetSessions: async () => {},
    look: (looking) => desk.ask({ ...looking, read: readVisibleText.toString() }),
    closed: running.closed,
    close: running.close,
  }
}

export function versionOf(program: string): string {
  const said = execFileSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return /[0-9]+(?:\.[0-9]+)+/.exec(said)?.[0] ?? 'of unknown version'
}

const PROGRAMS = [
  'firefox-esr',
  'firefox-developer-edition',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]
const ADD_ON = 'recorder@veracite.example'
const MANIFEST = {
  manifest_version: 2,
  name: 'Veracite recorder',
  version: '1',
  browser_specific_settings: { gecko: { id: ADD_ON } },
  permissions: ['<all_urls>', 'tabs'],
  background: { scripts: ['background.js'] },
}
/** Waits for the recorder to ask, reads the newest tab of the engine's hosts, and answers. It does nothing else. */
const BACKGROUND = `
async function read({ hosts, answer, additions, read }) {
  const isMeant = ({ url }) => { try { const { hostname } = new URL(url); return hosts.some((host) => hostname === host || hostname.endsWith('.' + host)) } catch { return false } }
  const [tab] = (await browser.tabs.query({})).filter(isMeant).sort((a, b) => b.lastAccessed - a.lastAccessed)
  if (tab === undefined) return { page: null, picture: null }
  const code = '(' + read + ')(' + JSON.stringify(answer) + ',' + JSON.stringify(additions) + ')'
  const [page] = await browser.tabs.executeScript(tab.id, { code })
  const late = new Promise((resolve) => setTimeout(resolve, 1500, null))
  const picture = await Promise.race([browser.tabs.captureTab(tab.id, { format: 'png' }).catch(() => null), late])
  return { page: page ?? null, picture: picture === null ? null : picture.slice(picture.indexOf(',') + 1) }
}
async function serve() {
  const asked = await (await fetch(DESK, { cache: 'no-store' })).json()
  if (asked === null) return
  const answer = await read(asked).catch((error) => ({ problem: String(error) }))
  await fetch(DESK, { method: 'POST', body: JSON.stringify({ id: asked.id, ...answer }) })
}
(async () => { for (;;) await serve().catch(() => new Promise((resolve) => setTimeout(resolve, 500))) })()
`
