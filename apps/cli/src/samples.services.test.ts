import { readFileSync, writeFileSync } from 'node:fs'
import { seedDemo } from '@veracite/runtime/start/seed'
import { beforeAll, expect, test, vi } from 'vitest'
import { lines, useCli } from './test-support/server.ts'

/** Repeated samples and what follows from them: rates, changes, findings, a rate of one statement. */

vi.setConfig({ testTimeout: 240_000 })

const BRAND = 'halden-instruments.com'
const { world, cli, says, ends, file } = useCli()
beforeAll(() => seedDemo(world.operator))

test('a brand sets the samples per prompt, and one scan can override them', async () => {
  expect(await cli('brands', 'set', BRAND, '--samples', '0')).toMatchObject({ code: 2 })
  expect(await says('brands', 'set', BRAND, '--samples', '2')).toContain('asked 2 times of each engine')

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
  const again = JSON.parse(await says('scan', BRAND, ...options, '--wait', '--yes', '--json'))
  expect(again.scan).toMatchObject({ status: 'COMPLETED', totalRuns: 60 })
})

test('rates are counts with their interval, and two scans are compared', async () => {
  expect(await says('rates', BRAND)).toMatch(/Grok \(DEMO\) +\d+ of \d+ · \d+–\d+ %/)
  expect(await says('rates', BRAND)).not.toContain('questions like these')
  // Demo engines sometimes refuse a prompt altogether.
  expect(await says('rates', BRAND, '--like-these')).toMatch(
    /Grok \(DEMO\) +(\d+–\d+ % for questions like these, from 1\d prompts|fewer than 10 prompts)[\s\S]*covers 80 to 100 %/,
  )
  const rates = JSON.parse(await says('rates', BRAND, '--measure', 'confabulated', '--json'))
  expect([rates.measure, rates.cellsTotal]).toEqual(['CONFABULATED', 12])

  const [to = '', from = ''] = lines<{ id: string }>(await says('scans', BRAND, '--json')).map(({ id }) => id)
  expect(await says('changes', BRAND, '--from', from, '--to', to)).toMatch(
    /all engines +\d+ of \d+ → \d+ of \d+[\s\S]*\d+ cells compared, \d+ stand out among \d+ comparisons?; \d in one scan only/,
  )
  const unknown = await cli('changes', BRAND, '--from', from, '--to', BRAND)
  expect([unknown.code === 0, unknown.stderr]).toEqual([false, expect.stringContaining('to')])
})

test('a finding is listed, shown and settled; re-verification measures its rate', async () => {
  const [found] = lines<Record<'id' | 'stated' | 'lastRunId', string>>(
    await says('findings', BRAND, '--state', 'open', '--json'),
  )
  const { id = '', stated, lastRunId = '' } = found ?? {}
  expect(await says('findings', BRAND)).toMatch(
    new RegExp(`${id}[\\s\\S]*findings of the DEMO\\. Look at one`),
  )
  const shown = await says('findings', 'show', id)
  expect(shown).toContain(`states  ${stated}`)
  expect(shown).toMatch(/Scans\n {2}\S+ .*\d of \d[\s\S]*Answers\n[\s\S]*Events\n.*found/)

  expect(await cli('findings', 'settle', id)).toMatchObject({ code: 2 })
  expect(await says('findings', 'settle', id, '--note', 'Told them', '--by', 'Ada')).toContain('✓ Settled')
  expect(await says('findings', BRAND, '--state', 'settled')).toMatch(
    /Ada, .*: Told them[\s\S]*1 finding of the DEMO\./,
  )

  expect(await cli('verify', lastRunId, '--times', '4')).toMatchObject({ code: 2 })
  // Demo engines sometimes refuse, and what has no answer does not count: of ten answers, perhaps four are left.
  expect(await says('verify', lastRunId, '--times', '10', '--wait')).toMatch(
    /(Still so|Not seen).* of (?:[1-9]|10)\b/,
  )
})

test('everything is exported as a file, as of one event, and can go on', async () => {
  const first = await says('export', 'answers', '--brand', BRAND, '-o', 'answers.csv')
  const [, cut] = /--cut (\d+)/.exec(first) ?? []
  expect(first).toMatch(/✓ answers\.csv {2}[\d,]+ bytes, as of event \d+/)
  const whole = readFileSync(file('answers.csv'))
  expect(whole.toString()).toMatch(/^id,runId,/)

  // What a download that broke off leaves.
  writeFileSync(file('again.csv.partial'), whole.subarray(0, 1_000))
  const overall = ['-f', 'jsonl', '--level', 'overall', '--brand', BRAND, '--json']
  await says('export', 'rates', '-o', 'r.jsonl', ...overall)
  const [{ brandId } = { brandId: '' }] = lines<{ brandId: string }>(readFileSync(file('r.jsonl'), 'utf8'))
  const asked = { kind: 'answers', format: 'csv', query: { brandId } }
  writeFileSync(file('again.csv.partial.json'), JSON.stringify({ asked, cut: Number(cut), asOf: 1 }))
  await says('export', 'answers', '--brand', BRAND, '-o', 'again.csv', '--resume')
  expect(readFileSync(file('again.csv')).equals(whole)).toBe(true)

  await ends(2, 'answers cannot be chosen by --state', 'export', 'answers', '--state', 'open', '-o', 'x')
  expect(await cli('export', 'nothing', '-o', 'x')).toMatchObject({ code: 2 })
})

test('get reads any operation of the operator by the name of its method', async () => {
  expect(await says('get')).toContain('findings.get')
  expect(await says('get', 'brands.get', BRAND)).toContain(BRAND)
  const [open] = lines(await says(`--json get findings.list ${BRAND} state=open`))
  expect(open).toMatchObject({ state: 'open' })
  for (const wrong of [`get brands.archive ${BRAND}`, 'get findings.get', 'get brands.list x'])
    expect(await cli(wrong)).toMatchObject({ code: 2 })
})
