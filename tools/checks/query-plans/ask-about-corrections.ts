import type { TestApi } from '../../../apps/api/src/test-support/server.ts'
import { eventually } from '../../../packages/testing/src/eventually.ts'
import type { Call } from './call.ts'

const A = '/api/admin'
const OF = `${A}/brands/{brandId}`

/** A finding on its way to being corrected, and the same for everything that contradicts a fact. */
export async function askAboutCorrections(
  api: TestApi,
  call: Call,
  { brandId, findingId }: { brandId: string; findingId: string },
): Promise<void> {
  const list = `${OF}/corrections`
  const { id: correctionId } = await call(201, 'POST', list, { brandId }, { findingId, note: 'It matters.' })
  await call(409, 'POST', list, { brandId }, { findingId })
  const correction = { correctionId }
  const one = `${A}/corrections/{correctionId}`
  for (const query of [
    '',
    '?state=open',
    `?findingId=${findingId}`,
    `?state=open&cursor=${correctionId}`,
    `?findingId=${findingId}&cursor=${correctionId}`,
  ])
    await call(200, 'GET', list, { brandId }, undefined, query)
  await call(200, 'GET', one, correction)
  // Its pages were not captured, so there is no difference between two captures.
  await call(404, 'GET', `${one}/difference`, correction, undefined, '?url=https://pages.example/')
  await call(200, 'PUT', `${one}/deadline`, correction, { deadline: '2030-01-01T00:00:00Z' })
  await call(200, 'POST', `${one}/moves`, correction, { move: 'asked' })
  await call(200, 'POST', `${one}/moves`, correction, { move: 'noted', note: 'They called back.' })
  const choice = { atMost: 0.3, everyHours: 0, surveillanceLooks: 1 }
  await call(200, 'POST', `${one}/watch/estimate`, correction, choice)
  await call(201, 'POST', `${one}/watch`, correction, choice)
  await eventually('a look to be judged', async () => {
    const { watches } = await call(200, 'GET', one, correction)
    return watches[0].looks[0]?.ended
  })
  await call(200, 'DELETE', `${one}/watch`, correction)
  await call(200, 'POST', `${one}/moves`, correction, { move: 'closed' })
  await call(200, 'GET', `${list}/times`, { brandId })
  const exported = `${A}/exports/corrections`
  const { text } = await api.call('GET', `${exported}?format=jsonl&brandId=${brandId}`)
  const after = JSON.parse(text.split('\n')[0] ?? '').id
  for (const query of [
    `?brandId=${brandId}&state=closed`,
    `?format=jsonl&after=${after}`,
    `?format=jsonl&brandId=${brandId}&after=${after}`,
  ])
    await call(200, 'GET', exported, {}, undefined, query)
}

/** Reports of a period, when they are made, and under whose name. */
export async function askAboutReports(
  call: Call,
  { brandId, accountId }: { brandId: string; accountId: string },
): Promise<void> {
  const letterhead = `${A}/accounts/{accountId}/letterhead`
  await call(200, 'PATCH', letterhead, { accountId }, { name: 'Agency' })
  await call(200, 'GET', letterhead, { accountId })
  const today = new Date().toISOString().slice(0, 10)
  const reports = `${OF}/reports`
  const { id: reportId } = await call(201, 'POST', reports, { brandId }, { from: '2026-01-01', to: today })
  for (const query of ['', `?cursor=${reportId}`])
    await call(200, 'GET', reports, { brandId }, undefined, query)
  for (const part of ['', '/page', '/pdf'])
    await call(200, 'GET', `${A}/reports/{reportId}${part}`, { reportId })
  const plan = `${OF}/report-plan`
  await call(200, 'PUT', plan, { brandId }, { span: 'month', timeZone: 'Europe/Oslo' })
  await call(200, 'GET', plan, { brandId })
  await call(200, 'DELETE', plan, { brandId })
}
