import { join } from 'node:path'
import { eventually } from '@veracite/testing/eventually'
import { idOf, perfectReply } from '@veracite/testing/perfect-reader'
import { quickFolder } from '@veracite/testing/quick-folder'
import {
  type Behave,
  confirming,
  founded,
  type ScriptedModel,
  type Shown,
  saying,
  startModel,
} from '@veracite/testing/scripted-model'
import { type Standalone, startStandalone } from '@veracite/testing/standalone-process'
import { openFolder } from '@veracite/testing/temporary-folder'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runHere } from './test-support/cli.ts'

/**
 * The product as a person starts it, with a local server as its reader: all over real sockets, with the reader and the
 * product taken away in between.
 */

vi.setConfig({ testTimeout: 240_000 })

let folder: string
let server: Standalone
let model: ScriptedModel
beforeEach(() => {
  folder = openFolder(quickFolder())
})
afterEach(async () => {
  await server?.end('SIGTERM')
  await model?.stop()
})

const BRAND = 'halden-instruments.com'
const SCAN = ['scan', BRAND, '--engines', 'chatgpt,claude,grok', '--yes']

const isOfCheck = ({ answer }: Pick<Shown, 'answer'>) => idOf(answer) !== ''

/** Reads the answers of the check without a mistake, and in others one kind of statement, as slowly as a quick model. */
const read: Behave = async ({ answer }) => {
  if (isOfCheck({ answer })) return saying(perfectReply(answer))
  await Bun.sleep(30)
  const [quote, year] = /founded in (\d{4})/.exec(answer) ?? []
  const claims = quote === undefined ? [] : [founded(quote, Number(year))]
  return saying({ mention: /Halden/.test(answer) ? 'brand' : 'none', substance: true, claims })
}

/** Two settings make a local server the reader; the key and the price are those of the test server. */
const start = async (env: Record<string, string> = {}) => {
  server = await startStandalone(join(folder, 'data'), {
    VERACITE_DEMO_LATENCY: '0',
    ...model.env,
    ...env,
  })
}
const cli = (...words: string[]) =>
  runHere(words, { env: { VERACITE_DATA_DIR: join(folder, 'data') }, cwd: folder })
async function json<T>(...words: string[]): Promise<T> {
  const { code, stdout } = await cli(...words, '--json')
  expect(code).toBe(0)
  return JSON.parse(stdout)
}
interface Report {
  scan: { id: string; status: string; provisional: number; byStatus: Record<string, number> }
  totals: Record<string, number>
  note: string | null
}
interface Confabulations {
  totals: Record<string, number>
  provisional: number
}
const numbers = async () => {
  const { totals, provisional } = await json<Confabulations>('confabulations', BRAND)
  return { totals, provisional }
}

test('`scan --wait` prints what the server still says later: everything has been read by then', async () => {
  model = startModel(read)
  await start()
  expect(server.output()).toMatch(/engines +DEMO[\s\S]*reader +compatible\/reader-1/)
  const { stdout } = await cli('engines')
  expect(stdout).toContain('Answers are read by compatible/reader-1')
  const { scan, totals } = await json<Report>(...SCAN, '--wait')
  const readings = model.calls.length
  expect(scan).toMatchObject({ status: 'COMPLETED', provisional: 0 })
  expect(model.calls.filter((shown) => !isOfCheck(shown)).length).toBeGreaterThan(15)
  expect(totals.CONFABULATED).toBeGreaterThan(0)
  expect(model.confirmations.length).toBe(totals.CONFABULATED)
  expect(await numbers()).toEqual({ totals, provisional: 0 })
  await Bun.sleep(1_000)
  expect(model.calls.length).toBe(readings)
  expect(await numbers()).toEqual({ totals, provisional: 0 })
})

test('a reader that is away leaves provisional answers, and reads them when it is back', async () => {
  model = startModel(read)
  await model.stop()
  await start({ VERACITE_READER_WAIT_MS: '2000' })
  const { stdout, code } = await cli(...SCAN, '--wait')
  expect([code, stdout]).toEqual([0, expect.stringMatching(/COMPLETED[\s\S]{0,300}\d\d\s+provisional/)])
  expect(stdout).toMatch(/answers are provisional: the model has\s+not finished reading them/)
  const before = await numbers()
  expect(before.provisional).toBeGreaterThan(15)

  const port = Number(new URL(model.env.OPENAI_COMPATIBLE_BASE_URL ?? '').port)
  model = startModel(read, confirming('yes'), port)
  const after = await eventually('all answers to be read', async () => {
    const now = await numbers()
    return now.provisional === 0 && now
  })
  expect(after.totals).not.toEqual(before.totals)
  const events = (await cli('events', '--json')).stdout
  expect(events).toContain('"measurement.read_later"')
  expect(events).toMatch(/"provisional":\d\d/)
})

test('a reader that goes and comes back, and a product that is killed meanwhile, lose no scan and no reading', async () => {
  let served = 0
  const away = Promise.withResolvers<void>()
  const counted: Behave = (shown) => {
    if (!isOfCheck(shown)) served += 1
    if (served === 10) away.resolve()
    return read(shown)
  }
  model = startModel(counted)
  await start()
  const { stdout } = await cli(...SCAN, '--json')
  const { scanId } = JSON.parse(stdout) as { scanId: string }
  await away.promise
  await model.stop()
  const port = Number(new URL(model.env.OPENAI_COMPATIBLE_BASE_URL ?? '').port)
  await Bun.sleep(1_000)
  await server.end('SIGKILL')
  model = startModel(counted, confirming('yes'), port)
  await start()
  const { scan, totals } = await json<Report>('scan', '--follow', scanId)
  expect(scan).toMatchObject({ status: 'COMPLETED', provisional: 0 })
  expect((scan.byStatus.CLASSIFIED ?? 0) + (scan.byStatus.NO_ANSWER ?? 0)).toBe(36)
  expect(await numbers()).toEqual({ totals, provisional: 0 })
})
