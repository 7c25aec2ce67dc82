import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '@veracite/testing/eventually'

/** A Firefox that a test drives by its own remote protocol: playwright drives a patched build only. */
export class Firefox {
  private next = 0
  private readonly socket: Socket
  private readonly waiting = new Map<number, (answer: [unknown, unknown]) => void>()
  private readonly process: ChildProcess
  private readonly profile: string
  private constructor(socket: Socket, running: ChildProcess, profile: string) {
    this.socket = socket
    this.process = running
    this.profile = profile
    let heard = Buffer.alloc(0)
    socket.on('data', (part: Buffer) => {
      heard = Buffer.concat([heard, part])
      for (;;) {
        const colon = heard.indexOf(':')
        const length = Number(heard.subarray(0, Math.max(colon, 0)).toString())
        if (colon < 1 || heard.length < colon + 1 + length) return
        const message = JSON.parse(heard.subarray(colon + 1, colon + 1 + length).toString())
        heard = heard.subarray(colon + 1 + length)
        if (Array.isArray(message)) this.waiting.get(message[1])?.([message[2], message[3]])
      }
    })
  }

  static async open(program: string, port: number, preferences: Record<string, unknown>): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'veracite-firefox-'))
    const all = { ...preferences, 'marionette.port': port, 'app.update.disabledForTesting': true }
    const lines = Object.entries(all).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
    )
    writeFileSync(join(profile, 'user.js'), lines.join(''))
    const args = [
      '--headless',
      '--marionette',
      '--remote-allow-system-access',
      '--no-remote',
      '--profile',
      profile,
    ]
    const running = spawn(program, args, {
      stdio: 'ignore',
      env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' },
    })
    const socket = await eventually('Firefox', async () => {
      const tried = connect(port, '127.0.0.1')
      return new Promise<Socket | false>((resolve) => {
        tried.once('connect', () => resolve(tried))
        tried.once('error', () => resolve(false))
      })
    })
    const firefox = new Firefox(socket, running, profile)
    await firefox.ask('WebDriver:NewSession', { acceptInsecureCerts: true })
    return firefox
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever shape it then asserts on
  ask(name: string, parameters: object = {}): Promise<any> {
    const id = ++this.next
    const text = JSON.stringify([0, id, name, parameters])
    this.socket.write(`${Buffer.byteLength(text)}:${text}`)
    return new Promise((resolve, reject) => {
      // A page that goes away while it is asked never answers.
      const late = setTimeout(
        () => reject(new Error(`${name}: no answer`)),
        name === 'WebDriver:NewSession' ? 120_000 : 60_000,
      )
      this.waiting.set(id, ([error, result]) => {
        clearTimeout(late)
        if (error === null) resolve(result)
        else reject(new Error(`${name}: ${JSON.stringify(error).slice(0, 300)}`))
      })
    })
  }

  async open(url: string): Promise<void> {
    await this.ask('WebDriver:Navigate', { url })
  }

  /** A tab with a page of an extension, where pages may not send anybody. */
  async openTab(url: string): Promise<void> {
    await this.ask('Marionette:SetContext', { value: 'chrome' })
    const script =
      "const { gBrowser } = Services.wm.getMostRecentWindow('navigator:browser'); gBrowser.selectedTab = gBrowser.addTrustedTab(arguments[0])"
    await this.ask('WebDriver:ExecuteScript', { script, args: [url], sandbox: 'system' })
    await this.ask('Marionette:SetContext', { value: 'content' })
    await this.goTo(url)
  }

  /** What an expression is in the page. */
  async read(expression: string): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1]; Promise.resolve(${expression}).then(done, (error) => done(String(error)))`
    return (await this.ask('WebDriver:ExecuteAsyncScript', { script, args: [], sandbox: null })).value
  }

  private async find(xpath: string): Promise<string> {
    const found = await eventually(xpath, () =>
      this.ask('WebDriver:FindElement', { using: 'xpath', value: xpath }).catch(() => false),
    )
    return String(Object.values(found.value)[0])
  }

  /** Clicks a button once it can be pressed: on a busy machine a page takes its time to see what was typed. */
  async click(words: string): Promise<void> {
    const button = `//button[not(@disabled) and contains(., '${words}')]`
    await this.ask('WebDriver:ElementClick', { id: await this.find(button) })
  }

  async fill(field: string, text: string): Promise<void> {
    await this.ask('WebDriver:ElementSendKeys', { id: await this.find(field), text })
  }

  async sees(words: string): Promise<void> {
    await this.find(`//*[contains(text(), "${words}")]`).catch(async (error) => {
      throw new Error(`${error.message} Page: ${await this.read('document.body.innerText')}`)
    })
  }

  /** Goes to the tab or window whose address holds this. */
  async goTo(part: string): Promise<void> {
    await eventually(part, async () => {
      for (const handle of await this.ask('WebDriver:GetWindowHandles')) {
        // One that closes itself meanwhile is not the one that is looked for.
        const switched = await this.ask('WebDriver:SwitchToWindow', { handle }).catch(() => null)
        if (switched === null) continue
        const { value } = await this.ask('WebDriver:GetCurrentURL').catch(() => ({ value: '' }))
        if (String(value).includes(part)) return true
      }
      return false
    })
  }

  async close(): Promise<void> {
    this.socket.destroy()
    const ended = new Promise((resolve) => this.process.once('exit', resolve))
    this.process.kill('SIGKILL')
    await ended
    rmSync(this.profile, { recursive: true, force: true })
  }
}
