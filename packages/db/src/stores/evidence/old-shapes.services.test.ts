import { testServers } from '@veracite/testing/database'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { createWorld, type World } from '@veracite/testing/world'
import { afterEach, describe, expect, test } from 'vitest'

/** A verdict as versions before readings stored it, word for word. */
const OLD_VERDICT = {
  class: 'CONFABULATED',
  rule: 'contradicted:founded_year',
  mentions: [{ start: 0, end: 18, quote: 'Halden Instruments' }],
  claims: [
    {
      predicate: 'founded_year',
      stated: '1987',
      verdict: 'contradicted',
      factId: '0199c0de-7000-7000-8000-00000000000d',
      truth: '2004',
      span: { start: 23, end: 38, quote: 'founded in 1987' },
    },
  ],
  ownedCitations: [],
  factsCoverage: { facts: 2, compared: 1 },
  version: '1.2.0',
}

describe.each(testServers())('what earlier versions stored, on $name', (server) => {
  let world: World
  afterEach(() => world?.close())

  test('stays readable in evidence, bundle, page and report, and can be reclassified', async () => {
    const engine = scriptedEngine(
      'CHATGPT',
      answers('Halden Instruments was founded in 1987 and makes sensors.'),
    )
    world = await createWorld(server, { engines: new Map([['CHATGPT', engine]]) })
    const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
    const { runId, captureId } = await captured(brandId)
    const { sql } = world.database
    const id = world.ports.ids.next()
    await sql`
      insert into evidence.classifications (id, run_id, capture_id, citation_class, rule, classifier_version, verdict,
        facts, deciding_fact_ids, excerpt, created_at)
      values (${id}, ${runId}, ${captureId}, 'CONFABULATED', 'contradicted:founded_year', '1.2.0',
        ${JSON.stringify(OLD_VERDICT)}::text::jsonb, '[]', '{}', 'founded in 1987', now())`
    await sql`
      update veracite.runs set status = 'CLASSIFIED', citation_class = 'CONFABULATED', classification_id = ${id}
      where id = ${runId}`
    await sql`
      insert into evidence.judge_opinions (id, classification_id, run_id, model, prompt_sha256, opinion, agrees, created_at)
      values (${world.ports.ids.next()}, ${id}, ${runId}, 'openai/gpt-5-mini', sha256(''),
        ${JSON.stringify({ opinion: 'CONFABULATED', reasons: [], claims: [], asked: [] })}::text::jsonb, true, now())`

    const evidence = await world.operator.getEvidence({ runId })
    expect(evidence).toMatchObject({
      citationClass: 'CONFABULATED',
      needsReview: [],
      readings: [],
      classifications: [
        {
          classifierVersion: '1.2.0',
          claims: [{ stated: '1987', certainty: null, span: { quote: 'founded in 1987' } }],
          needsReview: [],
          readingIds: [],
        },
      ],
      judgeOpinions: [{ model: 'openai/gpt-5-mini', opinion: 'CONFABULATED', agrees: true }],
    })
    const bundle = await world.operator.getBundle({ runId })
    expect(bundle).toMatchObject({ readings: [], needsReview: [], statement: { review: null } })
    expect(bundle.statement.headline).toContain('“1987”')
    const { html } = await world.operator.getBundleHtml({ runId })
    expect(html).toContain('Second opinions of a language model')
    const report = { engine: null, intent: null, origin: 'demo' as const, window: 'all' as const, limit: 10 }
    const { confabulations } = await world.operator.getConfabulations({
      brandId,
      ...report,
    })
    expect(confabulations.items).toMatchObject([{ runId, claims: [{ stated: '1987', certainty: null }] }])

    const found = await world.ports.runs.findToReclassify(runId)
    expect(found).toMatchObject({ classificationId: id, readings: [] })
  })

  /** A run with an answer and no class, captured by the service itself. */
  async function captured(brandId: string) {
    const { scanId } = await world.operator.startScan({ brandId, idempotency: null })
    const { createJobHandlers } = await import('@veracite/core/job-handlers')
    const handlers = createJobHandlers(world.ports)
    for (const lane of ['scan', 'CHATGPT'] as const) {
      const [job] = await world.ports.jobStore.claim(new Map([[lane, 1]]), 'test', 60_000)
      if (job?.kind !== 'scan.start' && job?.kind !== 'run.ask') throw new Error('no job')
      const context = { job, signal: new AbortController().signal, progress: async () => {} }
      if (job.kind === 'scan.start') await handlers['scan.start'](context, job.payload)
      else await handlers['run.ask'](context, job.payload)
    }
    const [run] = await world.database.sql<{ id: string; capture_id: string }[]>`
      select id, capture_id from veracite.runs where scan_id = ${scanId}`
    if (!run) throw new Error('no run')
    return { runId: run.id, captureId: run.capture_id }
  }
})
