import { execFileSync } from 'node:child_process'
import { NODE_DECODERS } from '@veracite/adapters/relays/node-decoders'
import { readRecording } from '@veracite/core/app-answers/read-recording'
import { WEB_ROOT } from '@veracite/verify/test-support/forged-connection'
import { describe, expect, test } from 'vitest'
import type { Edit, Way } from './test-support/fake-engine.ts'
import { openTestRecorder, type TestRecorder } from './test-support/open-test-recorder.ts'

const AROUND = { roots: [WEB_ROOT], decoders: NODE_DECODERS, atMs: Date.now() }

async function recordOne(
  recorder: TestRecorder,
  question: string,
  options: { way?: Way; edit?: Edit; cookie?: string },
) {
  await recorder.press('record', question)
  await recorder.engine.ask(question, options)
  const before = process.cpuUsage()
  const state = await recorder.press('done')
  // Processor time: the clock of a busy machine says nothing about the recorder.
  const { user, system } = process.cpuUsage(before)
  return { state, doneMs: (user + system) / 1_000 }
}

describe.each<['firefox' | 'chromium', string, Way[]]>([
  ['firefox', 'claude', ['gzip', 'identity']],
  ['chromium', 'claude', ['br', 'zstd']],
  ['chromium', 'copilot', ['websocket']],
])('%s records %s', (browser, name, ways) => {
  test('an answer that holds, and none that was edited', async () => {
    const recorder = await openTestRecorder(browser, name)
    try {
      for (const [i, way] of ways.entries()) {
        const question = `Who is Halden, number ${i}?`
        const { state, doneMs } = await recordOne(recorder, question, { way })
        expect(state.says).toContain('is proven')
        expect(state.preview?.map(({ value }) => value).join('\n')).toContain('Halden was founded in 1987')
        expect(doneMs).toBeLessThan(2_000)
        await recorder.press('upload')
        const read = readRecording(recorder.uploads.at(-1) ?? (undefined as never), AROUND)
        expect(read).toMatchObject({ question: 'word', prompt: question, held: null })
        expect(read.answer).toContain(`You asked: ${question}`)
      }
      for (const edit of ['word', 'generated'] as const) {
        const { state } = await recordOne(recorder, 'And now?', { way: ways[0] ?? 'gzip', edit })
        expect(state.says).toMatch(/^Refused: (?:the screen is not what|a style sheet)/)
      }
      expect(recorder.uploads).toHaveLength(ways.length)
      if (name !== 'claude') return
      await recordOne(recorder, 'What was asked?', { way: ways[0] ?? 'gzip' })
      await recorder.press('prove')
      expect(await recorder.engine.reload()).toBe('reloaded false')
      expect((await recorder.press('done')).says).toContain('The question is proven too')
      await recorder.press('upload')
      const proven = readRecording(recorder.uploads.at(-1) ?? (undefined as never), AROUND)
      expect(proven).toMatchObject({ question: 'conversation', prompt: 'What was asked?' })
    } finally {
      await recorder.close()
    }
  })
})

test('a network process of Chromium that pauses again and again resumes no session', async () => {
  const recorder = await openTestRecorder('chromium', 'claude')
  const found = execFileSync('pgrep', ['-f', `network.mojom.NetworkService.*${recorder.folder}`])
  const pid = Number(found.toString().split('\n')[0])
  let isPaused = false
  const pausing = setInterval(() => {
    isPaused = !isPaused
    process.kill(pid, isPaused ? 'SIGSTOP' : 'SIGCONT')
  }, 60)
  try {
    const { state } = await recordOne(recorder, 'Who is Halden?', {})
    expect(state.says).toContain('is proven')
  } finally {
    clearInterval(pausing)
    process.kill(pid, 'SIGCONT')
    await recorder.close()
  }
})
