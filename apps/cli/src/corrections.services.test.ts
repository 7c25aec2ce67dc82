import { readFile, writeFile } from 'node:fs/promises'
import { markdownOf } from '@veracite/testing/sample-documents'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { beforeAll, expect, test } from 'vitest'
import { useCli } from './test-support/server.ts'

/** The wrong year is said twice, once beside the right one: a finding, and an answer for a person. */
const SAYS = [
  'Halden Instruments was founded in 1987.',
  'Halden Instruments was founded in 2004. Halden Instruments was founded in 1987.',
] as const

let brandId: string
let scanId: string
const engine = scriptedEngine('CHATGPT', (question, asked, signal) =>
  answers(SAYS[question.prompt.endsWith('(0)') ? 0 : 1])(question, asked, signal),
)
const { world, api, cli, says, file } = useCli({ engines: new Map([['CHATGPT', engine]]) })
beforeAll(async () => {
  ;({ brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 2 }))
  scanId = await world.scanToEnd(brandId)
})
const get = (path: string) => api.get(path)

test('an answer in the review is given and taken back', async () => {
  const [{ runId }] = (await get(`/api/admin/brands/${brandId}/review`)).items
  expect(await says('review', 'answer', runId, 'wrong', '--by', 'Ada')).toContain(
    'Wrong (CONFABULATED), before Correct (STRONG)',
  )
  expect(await says('review', 'undo', runId)).toContain('Correct (STRONG), before Wrong (CONFABULATED)')
  expect(await says('review', 'answer', runId, 'cannot-tell')).toContain('as before')
  expect(await says('review', brandId)).toContain('Nothing about Halden Instruments waits')
  await says('review', 'undo', runId)
  expect((await cli('review', 'undo', runId)).code).toBe(1)
})

test('a finding is settled and reopened', async () => {
  const [{ id }] = (await get(`/api/admin/brands/${brandId}/findings`)).items
  await says('findings', 'settle', id, '--note', 'Corrected.')
  expect(await says('findings', 'reopen', id, '--note', 'It was not.')).toMatch(/^open/)
})

test('a fact is changed, with what would follow first', async () => {
  const { facts } = await get(`/v1/brands/${brandId}/ground-truth`)
  const { id } = facts.find((fact: { value: unknown }) => fact.value === 2004)
  const preview = await says('facts', 'set', id, '1987', '--brand', brandId, '--preview')
  expect(preview).toContain('1 finding would be settled')
  expect(await says('facts', 'set', id, '1987', '--wait')).toMatch(
    /1987, before 2004[\s\S]*2 answers judged again/,
  )
  expect((await cli('facts', 'set', id, 'long ago', '--brand', brandId)).code).toBe(2)
})

test('a document is read, approved with what became of answers, and everything is saved', async () => {
  await writeFile(
    file('Fact sheet.md'),
    markdownOf([['p', 'Halden Instruments was founded in 2005. CEO: Ingrid Solheim']]),
  )
  expect(await says('facts', 'read', brandId, 'Fact sheet.md')).toContain('1 fact proposed')
  expect(await says('facts', 'documents', brandId)).toContain('Fact sheet.md')
  expect(await says('facts', 'list', brandId, '--state', 'proposed')).toContain('paragraph 1')
  expect(await says('facts', 'approve', brandId, '--all', '--preview')).toContain('would change class')
  expect((await cli('facts', 'approve', brandId)).code).toBe(2)
  const approved = await says('facts', 'approve', brandId, '--all', '--reason', 'The sheet', '--wait')
  expect(approved).toMatch(/1 fact approved[\s\S]*2 answers judged again, [12] changed/)
  const { id } = (await get(`/api/admin/brands/${brandId}/facts?source=document`)).items[0]
  expect(await says('facts', 'show', id)).toMatch(
    /approved {2}by operator: The sheet\n.*proposed {2}by operator/,
  )
  expect(await says('facts', 'dates', id, '--until', '2020-01-01')).toContain('expired')
  expect(await says('facts', 'withdraw', id, '--reason', 'Too old')).toContain('withdrawn')
  await says('facts', 'export', brandId, '--format', 'csv', '--out', 'facts.csv')
  expect(await readFile(file('facts.csv'), 'utf8')).toContain(`${id},withdrawn,founded_year,2005`)
  expect(await says('facts', 'lookup', brandId)).toContain('off: see VERACITE_REGISTERS')
})

test('prompts, schedules, brands and scans', async () => {
  const [{ id }] = (await get(`/api/admin/brands/${brandId}/prompts`)).items
  expect(await says('prompts', 'set', id, '--text', 'Who makes sensors?')).toContain('Who makes sensors?')
  expect(await says('prompts', 'list', brandId, '--archived')).toContain(id)
  expect(await says('prompts', 'restore', id)).toContain('asked again')
  await says('schedules', 'add', brandId, '--cron', '0 7 * * *')
  const [schedule] = (await get(`/api/admin/brands/${brandId}/schedules`)).items
  expect(await says('schedules', 'set', schedule.id, '--cron', '30 6 * * *')).toContain('06:30')
  expect((await cli('scans', 'stop', scanId, '--yes')).stderr).toContain('nothing to stop')
  expect(await says('brands', 'set', brandId, '--alias', 'HI')).toContain('Halden Instruments')
  await says('brands', 'archive', brandId, '--yes')
  expect(await says('brands', 'list', '--archived')).toContain(brandId)
  expect(await says('brands', 'restore', brandId)).toContain('is watched again')
})
