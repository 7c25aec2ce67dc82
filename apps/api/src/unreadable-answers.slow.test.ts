import type { PlainReader } from '@veracite/core/readers/reader-port'
import { breakableReader, healthyReader } from '@veracite/testing/breakable-plain-reader'
import { eventually } from '@veracite/testing/eventually'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { answerTo, numberOf, SET_ASIDE } from '@veracite/testing/unreadable-answers'
import type { World } from '@veracite/testing/world'
import { afterEach, expect, test } from 'vitest'
import { openApi, type TestApi } from './test-support/server.ts'

const PROMPTS = 14
/** Characters of an answer that are read. */
const LONGEST_READ = 100_000

let world: World
let api: TestApi
const plainReader = () => breakableReader({ limitMs: 10_000, threads: 1 })
afterEach(async () => {
  await world?.ports.plainReader.close()
})

test('requests are answered meanwhile, the rest of the scan is classified, and what was set aside says why', async () => {
  const engine = scriptedEngine('CHATGPT', (question, asked, signal) =>
    answers(answerTo(numberOf(question.prompt)))(question, asked, signal),
  )
  ;({ world, api } = await openApi({
    engines: new Map([['CHATGPT', engine]]),
    ports: { plainReader: plainReader() },
  }))
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: PROMPTS })
  const { body } = await api.call('POST', '/v1/scans', { body: { brandId } })
  let answeredMeanwhile = 0
  const scan = await eventually('the scan to end', async () => {
    const { status, body: now } = await api.call('GET', `/v1/scans/${body.scanId}`)
    expect(status).toBe(200)
    if (now.status === 'CLASSIFYING') answeredMeanwhile += 1
    return now.finishedAt !== null && now
  })
  // Answers during five seconds of a hanging read: with a blocked event loop there would be none.
  expect(answeredMeanwhile).toBeGreaterThan(5)
  expect(scan).toMatchObject({
    status: 'PARTIAL',
    byStatus: { CLASSIFIED: PROMPTS - SET_ASIDE.length, SET_ASIDE: SET_ASIDE.length },
  })

  const listed = await api.call('GET', `/api/admin/scans/${body.scanId}/runs?limit=100&status=SET_ASIDE`)
  const items: { id: string; prompt: string; error: string; citationClass: null }[] = listed.body.items
  expect(items.map(({ prompt }) => numberOf(prompt)).sort()).toEqual(SET_ASIDE)
  const hung = items.find(({ prompt }) => numberOf(prompt) === 2)
  expect(hung).toMatchObject({
    error: 'The answer could not be read within 10000 ms.',
    citationClass: null,
  })
  const evidence = await api.call('GET', `/v1/runs/${hung?.id}/evidence`)
  expect(evidence.body).toMatchObject({
    status: 'SET_ASIDE',
    error: 'The answer could not be read within 10000 ms.',
    answer: answerTo(2),
    classifications: [],
    citationClass: null,
  })
  expect(evidence.body.snapshot.sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(await api.statusOf('GET', `/v1/runs/${hung?.id}/evidence-bundle`)).toBe(404)
  expect(await api.statusOf('POST', `/v1/runs/${hung?.id}/verify`)).toBe(409)
  expect(items.find(({ prompt }) => numberOf(prompt) === 5)?.error).toContain('broke its reader (RangeError')
  expect((await api.call('GET', '/metrics')).text).toContain(
    'veracite_answers_set_aside_total{origin="demo"} 2',
  )
})

test('an answer longer than what is read is judged on its first part, and evidence and bundle say so', async () => {
  const long = answerTo(9)
  ;({ world, api } = await openApi({
    engines: new Map([['CHATGPT', scriptedEngine('CHATGPT', answers(long))]]),
  }))
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  const runId = (await api.get(`/api/admin/scans/${await api.scanToEnd(brandId)}/runs`)).items[0].id
  // Cut between words.
  const read = { characters: long.lastIndexOf(' ', LONGEST_READ), of: long.length }
  const evidence = await api.call('GET', `/v1/runs/${runId}/evidence`)
  expect(evidence.body).toMatchObject({ status: 'CLASSIFIED', answer: long, classifications: [{ read }] })
  const bundle = await api.call('GET', `/v1/runs/${runId}/evidence-bundle`)
  expect(bundle.body.classifications).toMatchObject([{ read }])
  const page = await api.call('GET', `/v1/runs/${runId}/evidence-bundle?format=html`)
  const [characters, of] = [read.characters, read.of].map((count) => count.toLocaleString('en'))
  const words = `The answer was judged on its first ${characters} of ${of} characters.`
  expect(bundle.body.statement.finding).toContain(words)
  expect(page.text).toContain(words)
})

test('an answer that was set aside can be judged anew, by a reader without that mistake', async () => {
  const breaks = plainReader()
  let read: PlainReader['read'] = breaks.read
  ;({ world, api } = await openApi({
    engines: new Map([['CHATGPT', scriptedEngine('CHATGPT', answers(answerTo(5)))]]),
    ports: {
      plainReader: { ...breaks, read: (...args) => read(...args) },
    },
  }))
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  const scanId = await api.scanToEnd(brandId)
  const runId = (await api.get(`/api/admin/scans/${scanId}/runs`)).items[0].id
  const jobOf = async (path: string) => {
    const { body } = await api.call('POST', `/api/admin/${path}/reclassify`)
    return (await world.jobEnds(body.jobId)).result
  }
  const evidence = async () => await api.get(`/v1/runs/${runId}/evidence`)
  expect(await jobOf(`runs/${runId}`)).toMatchObject({
    changed: false,
    setAside: expect.stringContaining('broke its reader'),
  })
  expect(await jobOf(`brands/${brandId}`)).toEqual({ reclassified: 0, changed: 0, setAside: 1 })
  expect(await evidence()).toMatchObject({ status: 'SET_ASIDE', classifications: [] })
  read = healthyReader().read
  expect(await jobOf(`brands/${brandId}`)).toEqual({ reclassified: 1, changed: 1 })
  expect(await evidence()).toMatchObject({
    status: 'CLASSIFIED',
    error: null,
    citationClass: 'ECHO',
  })
})
