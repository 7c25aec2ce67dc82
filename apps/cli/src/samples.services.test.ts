import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quickFolder } from '@veracite/testing/quick-folder'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runHere } from './test-support/cli.ts'
import { startHere } from './test-support/server.ts'

/** Repeated samples and what follows from them: rates, changes, findings, a rate of one statement. */

vi.setConfig({ testTimeout: 240_000 })

const folder = mkdtempSync(join(quickFolder(), 'veracite-cli-samples-'))
const BRAND = 'halden-instruments.com'
let server: Awaited<ReturnType<typeof startHere>>
beforeAll(async () => {
  server = await startHere()
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const cli = (...words: string[]) => runHere(words, { env: server.env, cwd: folder })
async function said(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await cli(...words)
  expect([words, code, stderr]).toEqual([words, 0, expect.not.stringContaining('✗')])
  return stdout
}
const lines = (stdout: string) => stdout.trim().split('\n')

test('a brand sets the samples per prompt, and one scan can override them', async () => {
  expect(await cli('brands', 'set', BRAND, '--samples', '0')).toMatchObject({ code: 2 })
  expect(await said('brands', 'set', BRAND, '--samples', '2')).toContain('asked 2 times of each engine')

  const options = ['--samples', '5', '--engines', 'grok', '--spread', '0']
  const unasked = await cli('scan', BRAND, ...options)
  expect([unasked.code === 0, unasked.stderr]).toEqual([false, expect.stringContaining('--yes')])
  const { code, stderr } = await cli('scan', BRAND, ...options, '--wait', '--yes')
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(
      /12 prompts × 1 engine × 5 samples = 60 questions[\s\S]*about half reads 2 of 5 · 5–86 % \(± 40 points\)/,
    ),
  ])
  const again = JSON.parse(await said('scan', BRAND, ...options, '--wait', '--yes', '--json'))
  expect(again.scan).toMatchObject({ status: 'COMPLETED', totalRuns: 60 })
})

test('rates are counts with their interval, and two scans are compared', async () => {
  expect(await said('rates', BRAND)).toMatch(/Grok \(DEMO\) +\d+ of \d+ · \d+–\d+ %/)
  expect(await said('rates', BRAND)).not.toContain('questions like these')
  // Demo engines sometimes refuse a prompt altogether.
  expect(await said('rates', BRAND, '--like-these')).toMatch(
    /Grok \(DEMO\) +(\d+–\d+ % for questions like these, from 1\d prompts|fewer than 10 prompts)[\s\S]*covers 80 to 100 %/,
  )
  const rates = JSON.parse(await said('rates', BRAND, '--measure', 'confabulated', '--json'))
  expect([rates.measure, rates.cellsTotal]).toEqual(['CONFABULATED', 12])

  const [to = '', from = ''] = lines(await said('scans', BRAND, '--json')).map((line) => JSON.parse(line).id)
  expect(await said('changes', BRAND, '--from', from, '--to', to)).toMatch(
    /all engines +\d+ of \d+ → \d+ of \d+[\s\S]*\d+ cells compared, \d+ stand out among \d+ comparisons?; \d in one scan only/,
  )
  const unknown = await cli('changes', BRAND, '--from', from, '--to', BRAND)
  expect([unknown.code === 0, unknown.stderr]).toEqual([false, expect.stringContaining('to')])
})

test('a finding is listed, shown and settled; re-verification measures its rate', async () => {
  const found = lines(await said('findings', BRAND, '--state', 'open', '--json')).map((line) =>
    JSON.parse(line),
  )
  const [{ id, stated, lastRunId }] = found
  expect(await said('findings', BRAND)).toMatch(
    new RegExp(`${id}[\\s\\S]*findings of the DEMO\\. Look at one`),
  )
  const shown = await said('findings', 'show', id)
  expect(shown).toContain(`states  ${stated}`)
  expect(shown).toMatch(/Scans\n {2}\S+ .*\d of \d[\s\S]*Answers\n[\s\S]*Events\n.*found/)

  expect(await cli('findings', 'settle', id)).toMatchObject({ code: 2 })
  expect(await said('findings', 'settle', id, '--note', 'Told them', '--by', 'Ada')).toContain('✓ Settled')
  expect(await said('findings', BRAND, '--state', 'settled')).toMatch(
    /Ada, .*: Told them[\s\S]*1 finding of the DEMO\./,
  )

  expect(await cli('verify', lastRunId, '--times', '4')).toMatchObject({ code: 2 })
  // Demo engines sometimes refuse, and what has no answer does not count: of ten answers, perhaps four are left.
  expect(await said('verify', lastRunId, '--times', '10', '--wait')).toMatch(
    /(Still so|Not seen).* of (?:[1-9]|10)\b/,
  )
})

test('everything is exported as a file, as of one event, and can go on', async () => {
  const first = await said('export', 'answers', '--brand', BRAND, '-o', 'answers.csv')
  const [, cut] = /--cut (\d+)/.exec(first) ?? []
  expect(first).toMatch(/✓ answers\.csv {2}[\d,]+ bytes, as of event \d+/)
  const whole = readFileSync(join(folder, 'answers.csv'))
  expect(whole.toString()).toMatch(/^id,runId,/)

  // What a download that broke off leaves.
  writeFileSync(join(folder, 'again.csv.partial'), whole.subarray(0, 1_000))
  const { brandId } = JSON.parse(
    await said(
      'export',
      'rates',
      '-o',
      'r.jsonl',
      '-f',
      'jsonl',
      '--level',
      'overall',
      '--brand',
      BRAND,
      '--json',
    ).then(() => readFileSync(join(folder, 'r.jsonl'), 'utf8').split('\n')[0] ?? ''),
  )
  const asked = { kind: 'answers', format: 'csv', query: { brandId } }
  writeFileSync(join(folder, 'again.csv.partial.json'), JSON.stringify({ asked, cut: Number(cut), asOf: 1 }))
  await said('export', 'answers', '--brand', BRAND, '-o', 'again.csv', '--resume')
  expect(readFileSync(join(folder, 'again.csv')).equals(whole)).toBe(true)

  expect(await cli('export', 'answers', '--state', 'open', '-o', 'x')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('answers cannot be chosen by --state'),
  })
  expect(await cli('export', 'nothing', '-o', 'x')).toMatchObject({ code: 2 })
})
