import { queueReports } from '@veracite/core/reports/report-plans'
import { eventually } from '@veracite/testing/eventually'
import { readPdf } from '@veracite/testing/read-pdf'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

const WRONG = 'Halden Instruments was founded in 1987 and makes sensors.'
const LOGO =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
let brandId: string
let accountId: string

const engine = scriptedEngine('CHATGPT', answers(WRONG))
const { world, api } = useApi({ engines: new Map([['CHATGPT', engine]]) })
beforeAll(async () => {
  const brand = await world.addBrand({ engines: ['CHATGPT'], prompts: 6 })
  brandId = brand.brandId
  accountId = brand.accountId
  for (const _ of [1, 2]) await api.scanToEnd(brandId)
})

const today = () => new Date().toISOString().slice(0, 10)
const make = (body: object) => api.call('POST', `/api/admin/brands/${brandId}/reports`, { body })

describe('reports', () => {
  test('state what was measured, in figures and in words, under the account’s name and logo', async () => {
    const letterhead = `/api/admin/accounts/${accountId}/letterhead`
    const changed = await api.call('PATCH', letterhead, { body: { name: 'Agency & Söhne', logo: LOGO } })
    expect(changed.body).toMatchObject({ name: 'Agency & Söhne', logo: { type: 'image/png', base64: LOGO } })
    const { status, body, text } = await make({})
    expect(status, text).toBe(201)
    expect(body.figures).toMatchObject({
      measured: { wrong: { seen: 6, asked: 6 }, compared: { wrong: { standsOut: false } } },
      findings: { open: 1, fresh: 1, worst: [{ stated: '1987', truth: '2004', engines: ['CHATGPT'] }] },
      costs: { scans: 2, answers: 12 },
    })
    expect(body.figures.scans).toHaveLength(2)
    const [{ proof, sentence }] = body.figures.findings.worst
    expect(sentence.words).toBe('1987')
    const { body: evidence } = await api.call('GET', `/v1/runs/${proof.runId}/evidence`)
    expect(JSON.stringify(evidence)).toContain(proof.sha256)
    expect(body.document.sections[0].blocks[0].phrases[0].text).toBe('Every answer')
    expect(body.document.sections[0].blocks[1].text).toContain('100 % of 6 answers')
    expect(body.figures.trend).toHaveLength(2)

    const listed = await api.call('GET', `/api/admin/brands/${brandId}/reports`)
    expect(listed.body.items).toMatchObject([
      { id: body.id, from: body.from, to: today(), madeBy: 'operator' },
    ])
    const page = await api.call('GET', `/api/admin/reports/${body.id}/page`)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.text).toContain('Agency &amp; Söhne')
    expect(page.text).toContain(`data:image/png;base64,${LOGO}`)
    const pdf = await fetch(`${api.url}/api/admin/reports/${body.id}/pdf`, {
      headers: { authorization: `Bearer ${world.secrets.platformToken}` },
    })
    const { sheets, author } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
    expect(author).toBe('Agency & Söhne')
    expect(sheets.map((sheet) => sheet.text).join(' ')).toMatch(
      /says something false.*False statements.*True: 2004/s,
    )
  })

  test.each([
    [{ from: '2026-11-01' }, 'from'],
    [{ last: 'week', from: '2026-11-01', to: '2026-11-02' }, 'from'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ last: 'week', timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('refuse %j and name the field', async (body, field) => {
    const refused = await make(body)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(`"${field}"`)
  })

  test.each(['PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+', 'not base64 at all', 'A'.repeat(279_996)])(
    'a logo that is no picture, or too large, is refused',
    async (logo) => {
      const refused = await api.call('PATCH', `/api/admin/accounts/${accountId}/letterhead`, {
        body: { logo },
      })
      expect(refused.status).toBe(400)
      expect(refused.text).toContain('"logo"')
    },
  )

  test('make themselves when it is time, once, and tell of it', async () => {
    const path = `/api/admin/brands/${brandId}/report-plan`
    expect(await api.statusOf('GET', path)).toBe(404)
    const { body: plan } = await api.call('PUT', path, { body: { span: 'month', timeZone: 'Europe/Oslo' } })
    expect(plan).toMatchObject({ span: 'month', cron: '0 7 1 * *' })
    expect((await api.get(`/api/admin/brands/${brandId}/reports`)).plan).toEqual(plan)
    const { reports } = world.ports
    const due = { ...(await reports.findPlan(brandId)), nextAt: new Date(Date.now() - 60_000) }
    await reports.putPlan(due as never)
    for (const _ of [1, 2]) await queueReports(world.ports)()
    const ready = async () => {
      const { body } = await api.call('GET', `/api/admin/events?brandId=${brandId}&limit=1000`)
      return body.items.filter(({ kind }: { kind: string }) => kind === 'report.ready')
    }
    await eventually('the report to be ready', async () => (await ready()).length > 0)
    const [event, ...others] = await ready()
    expect(others).toEqual([])
    const { body: report } = await api.call('GET', event.links.report)
    expect(report).toMatchObject({ madeBy: 'plan', figures: { measured: null } })
    expect(Date.parse((await api.get(path)).nextAt)).toBeGreaterThan(Date.now())
    await queueReports(world.ports)()
    expect(await api.statusOf('DELETE', path)).toBe(200)
    expect(await api.statusOf('DELETE', path)).toBe(404)
  })

  test('can be shared with a person without an account', async () => {
    const { body: report } = await make({ from: today(), to: today() })
    const { body: shared } = await api.call('POST', '/api/admin/shares', { body: { reportId: report.id } })
    const token = shared.path.split('#')[1]
    const content = await fetch(`${api.url}/api/shared/content`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    expect(await content.json()).toEqual(report.document)
  })
})
