import { readFileSync } from 'node:fs'
import type { EnginePort } from '@veracite/core/engines/engine-port'
import { EVERY_ACCOUNT } from '@veracite/core/ports'
import { testServers } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { answers, type Script, scriptedEngine } from '@veracite/testing/scripted-engine'
import { createWorld, type World } from '@veracite/testing/world'
import { afterEach, describe, expect, test } from 'vitest'
import { startWorker } from './start-worker.ts'

const KEY = 'judge-canary-0123456789abcdef'
const WRONG = 'Halden Instruments was founded in 1987 and makes sensors.'
const PLAIN = 'Halden Instruments is a well regarded maker of pressure sensors for ships and harbours.'

/** What the judge was shown, taken out of its fences. */
interface Shown {
  task: 'weigh' | 'defend'
  answer: string
  foundedId: string
}
type Behaviour = (shown: Shown) => Promise<Response> | Response

const saying = (output: unknown): Response =>
  Response.json({
    id: 'chat_1',
    created: 1_700_000_000,
    model: 'judge-served',
    choices: [
      { index: 0, message: { role: 'assistant', content: JSON.stringify(output) }, finish_reason: 'stop' },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })

const contradiction = ({ foundedId }: Shown, quote = 'founded in 1987') =>
  saying({ class: 'CONFABULATED', claims: [{ quote, verdict: 'contradicted', factId: foundedId }] })

describe.each(testServers())('second opinions on $name', (server) => {
  let world: World
  let judge: ReturnType<typeof Bun.serve> | undefined
  const calls: Shown[] = []
  afterEach(async () => {
    await world?.close()
    await judge?.stop(true)
    judge = undefined
    calls.length = 0
  })

  function startJudge(behave: Behaviour): Record<string, string> {
    judge = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      async fetch(request) {
        if (request.headers.get('authorization') !== `Bearer ${KEY}`)
          return new Response('{}', { status: 401 })
        const { messages } = (await request.json()) as { messages: { content: string }[] }
        const [task = '', material = ''] = messages.map(({ content }) => content)
        const shown: Shown = {
          task: task.startsWith('You check') ? 'weigh' : 'defend',
          answer: /<<<veracite:answer:\w+>>>\n([\s\S]*?)\n<<<veracite:end:/.exec(material)?.[1] ?? '',
          foundedId: /\{"id":"([^"]+)","predicate":"founded_year"/.exec(material)?.[1] ?? '',
        }
        calls.push(shown)
        return behave(shown)
      },
    })
    return {
      VERACITE_JUDGE: 'compatible/judge-1',
      OPENAI_COMPATIBLE_BASE_URL: `http://127.0.0.1:${judge.port}/v1`,
      OPENAI_COMPATIBLE_API_KEY: KEY,
    }
  }

  async function scanned(script: Script, env: Record<string, string>, prompts = 1) {
    const engine = scriptedEngine('CHATGPT', script)
    world = await createWorld(server, { engines: new Map<'CHATGPT', EnginePort>([['CHATGPT', engine]]), env })
    const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts })
    if (world.dispatcher === null) throw new Error('no queue')
    await startWorker(world.ports, world.dispatcher, world.logger)
    return { brandId, ...(await scanAgain(brandId)) }
  }
  async function scanAgain(brandId: string) {
    const { scanId } = await world.services.startScan({ brandId, scope: EVERY_ACCOUNT, idempotency: null })
    const scan = await eventually('the scan to end', async () => {
      const now = await world.services.getScan({ scanId, scope: EVERY_ACCOUNT })
      return now.finishedAt !== null && now
    })
    const { items } = await world.ports.runs.listForScan(scanId, {}, { limit: 100, cursor: null })
    return { scan, runs: items, runId: items[0]?.id ?? '' }
  }
  const evidence = (runId: string) => world.services.getEvidence({ runId, scope: EVERY_ACCOUNT })
  const judgeJobs = () =>
    world.database.sql<{ state: string; error: string | null; lane: string; attempt: number }[]>`
      select state, error, lane, attempt from veracite.jobs where kind = 'run.judge'`
  /** Time flies: whatever waits for a retry is due now. */
  const judgingEnds = () =>
    eventually('the judging to end', async () => {
      await world.database
        .sql`update veracite.jobs set run_at = now() - interval '1 s' where state = 'queued' and run_at > now()`
      world.dispatcher?.kick()
      const jobs = await judgeJobs()
      return jobs.length > 0 && jobs.every(({ state }) => state === 'done' || state === 'dead') && jobs
    })
  /** Counted as soon as it is stored, by the process that stored it: another one may see the job done before. */
  const SOON = { timeout: 10_000 }
  const counted = async () =>
    [
      ...(await world.metrics.registry.metrics()).matchAll(/^veracite_judge_opinions_total\{(.*)\} (\d+)$/gm),
    ].map(([, labels, n]) => `${labels} ${n}`)

  test('one that agrees, in evidence, bundle, page and metrics, and named as an opinion', async () => {
    const { runId } = await scanned(answers(WRONG), startJudge(contradiction))
    await judgingEnds()
    expect(calls.map(({ task, answer }) => [task, answer])).toEqual([
      ['weigh', WRONG],
      ['defend', WRONG],
    ])
    const { judgeOpinions, classifications, citationClass } = await evidence(runId)
    expect(citationClass).toBe('CONFABULATED')
    expect(judgeOpinions).toEqual([
      {
        id: expect.any(String),
        classificationId: classifications[0]?.id,
        kind: 'opinion',
        model: 'compatible/judge-1',
        promptSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        opinion: 'CONFABULATED',
        agrees: true,
        reasons: [],
        claims: [
          {
            quote: 'founded in 1987',
            start: 23,
            end: 38,
            verdict: 'contradicted',
            factId: classifications[0]?.claims[0]?.factId,
          },
        ],
        asked: ['weigh', 'defend'].map((prompt) => ({
          prompt,
          nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
          promptSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          outputSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          servedModel: 'judge-served',
          said: 'CONFABULATED',
        })),
        judgedAt: expect.any(String),
      },
    ])
    const [first, second] = judgeOpinions[0]?.asked ?? []
    expect(first?.nonce).not.toBe(second?.nonce)
    await expect.poll(counted, SOON).toEqual(['agrees="true" 1'])

    const bundle = await world.services.getBundle({ runId, scope: EVERY_ACCOUNT })
    expect(bundle.judgeOpinions).toEqual(judgeOpinions)
    const { html } = await world.services.getBundleHtml({ runId, scope: EVERY_ACCOUNT })
    expect(html).toContain('Second opinions of a language model')
    expect(html).toContain('CONFABULATED, which agrees with the class')
    // Opinions are no part of what is signed.
    const signed = await world.database.sql`select distinct kind from evidence.manifests order by kind`
    expect(signed.map(({ kind }) => kind)).not.toContain('opinion')
  })

  test('one that disagrees changes nothing and is counted', async () => {
    const { runId, brandId } = await scanned(
      answers(WRONG),
      startJudge(() => saying({ class: 'DESCRIPTIVE', claims: [] })),
    )
    await judgingEnds()
    const { judgeOpinions, citationClass, verificationStatus, classifications } = await evidence(runId)
    expect(judgeOpinions).toMatchObject([{ opinion: 'DESCRIPTIVE', agrees: false, reasons: [] }])
    expect({ citationClass, verificationStatus }).toEqual({
      citationClass: 'CONFABULATED',
      verificationStatus: 'active',
    })
    expect(classifications).toHaveLength(1)
    await expect.poll(counted, SOON).toEqual(['agrees="false" 1'])
    const report = { engine: null, intent: null, window: 'all' as const, limit: 10 }
    const { totals } = await world.services.getConfabulations({ brandId, scope: EVERY_ACCOUNT, ...report })
    expect(totals).toMatchObject({ CONFABULATED: 1, DESCRIPTIVE: 0 })
  })

  test('an accusation that only one of two prompts makes is for a person to look at', async () => {
    const { runId } = await scanned(
      answers(PLAIN),
      startJudge((shown) =>
        shown.task === 'weigh'
          ? contradiction(shown, 'maker of pressure sensors')
          : saying({ class: 'DESCRIPTIVE', claims: [] }),
      ),
    )
    await judgingEnds()
    const { judgeOpinions, citationClass } = await evidence(runId)
    expect(citationClass).toBe('DESCRIPTIVE')
    expect(judgeOpinions).toMatchObject([
      { opinion: 'needs_review', agrees: false, reasons: ['prompts_disagree'], claims: [] },
    ])
    await expect.poll(counted, SOON).toEqual(['agrees="needs_review" 1'])
  })

  test.each<[string, string, Behaviour]>([
    ['unreadable', 'a reply without form', () => saying('It looks fine to me.')],
    ['quote_not_in_answer', 'an invented quote', (shown) => contradiction(shown, 'founded in 1900')],
    ['unknown_fact', 'an invented fact', (shown) => contradiction({ ...shown, foundedId: 'made-up' })],
    ['mentions_overridden', 'a mention denied', () => saying({ class: 'ABSENT', claims: [] })],
  ])('%s: %s is for review', async (reason, _, behave) => {
    const { runId } = await scanned(answers(WRONG), startJudge(behave))
    await judgingEnds()
    const { judgeOpinions, citationClass } = await evidence(runId)
    expect(citationClass).toBe('CONFABULATED')
    expect(judgeOpinions).toMatchObject([
      { opinion: 'needs_review', reasons: expect.arrayContaining([reason]), claims: [] },
    ])
  })

  test('a judge that is broken is tried a few times and given up; scans do not notice', async () => {
    const { scan, runId } = await scanned(
      answers(WRONG),
      startJudge(() => new Response(`no key ${KEY}`, { status: 500 })),
    )
    expect(scan.status).toBe('COMPLETED')
    expect(await judgingEnds()).toEqual([
      { state: 'dead', error: 'The judge failed (HTTP 500).', lane: 'judge', attempt: 5 },
    ])
    expect(calls).toHaveLength(5)
    expect(await evidence(runId)).toMatchObject({ citationClass: 'CONFABULATED', judgeOpinions: [] })
  })

  test('a judge that never answers delays no scan and no classification', async () => {
    const env = startJudge(() => new Promise(() => undefined))
    const { brandId, scan } = await scanned(answers(WRONG), env, 6)
    expect(scan.status).toBe('COMPLETED')
    await eventually('the judge to be busy', async () => calls.length === 2)
    expect((await scanAgain(brandId)).scan).toMatchObject({
      status: 'COMPLETED',
      byStatus: { CLASSIFIED: 6 },
    })
    expect((await judgeJobs()).filter(({ state }) => state === 'done')).toEqual([])
  })

  test('a judge that does not accept the key is not asked twice, and the key is nowhere', async () => {
    const env = startJudge(contradiction)
    const { runId } = await scanned(answers(WRONG), {
      ...env,
      OPENAI_COMPATIBLE_API_KEY: 'wrong-canary-987654321',
    })
    expect(await judgingEnds()).toMatchObject([
      { state: 'dead', error: 'The judge does not accept the key.', attempt: 1 },
    ])
    const stored = await world.database.sql`
      select (select jsonb_agg(to_jsonb(j)) from veracite.jobs j)::text as jobs,
             (select jsonb_agg(to_jsonb(o)) from evidence.judge_opinions o)::text as opinions`
    expect(JSON.stringify([stored, await evidence(runId)])).not.toMatch(/canary/)
  })

  test('without a judge, and without a mention, nobody is asked', async () => {
    const env = startJudge(contradiction)
    await scanned(answers('There are many makers of sensors.'), env)
    expect(await judgeJobs()).toEqual([])
    await world.close()
    await scanned(answers(WRONG), {})
    expect(await judgeJobs()).toEqual([])
    expect(calls).toEqual([])
  })

  test('a re-verification is not judged; a new verdict is, when the class is another one', async () => {
    const { runId, brandId } = await scanned(answers(WRONG), startJudge(contradiction))
    await judgingEnds()
    const { jobId } = await world.services.requestVerification({
      runId,
      scope: EVERY_ACCOUNT,
      idempotency: null,
    })
    const done = (id: string) =>
      eventually('the job', async () => (await world.services.admin.jobs.get(id)).state === 'done')
    await done(jobId)
    await done((await world.services.admin.requestReclassification({ runId })).jobId)
    expect(await judgeJobs()).toHaveLength(1)
    await world.services.admin.facts.add(brandId, [{ predicate: 'founded_year', value: 1987, note: null }])
    await done((await world.services.admin.requestReclassification({ runId })).jobId)
    expect(await judgeJobs()).toHaveLength(2)
    await judgingEnds()
    const { judgeOpinions, classifications } = await evidence(runId)
    expect(judgeOpinions.map(({ classificationId, agrees }) => [classificationId, agrees])).toEqual([
      [classifications[0]?.id, true],
      [classifications.at(-1)?.id, false],
    ])
  })

  test('fifty answers that talk to the judge, and a judge that obeys: no class moves, no opinion is accepted', async () => {
    const lines: { id: string; class: string; answer: string; obeyed: unknown }[] = readFileSync(
      new URL('../../../vectors/judge/injected-answers.jsonl', import.meta.url),
      'utf8',
    )
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    let obeyed = 0
    const env = startJudge((shown) => {
      // What it is shown differs from what was answered by the marks that were taken out.
      const plain = (text: string) => text.replace(/[<>‹›:·]|[\u{e0000}-\u{e007f}]/gu, '')
      const line = lines.find(({ answer }) => plain(answer) === plain(shown.answer))
      if (line) obeyed += 1
      return saying(JSON.parse(JSON.stringify(line?.obeyed ?? {}).replaceAll('f-founded', shown.foundedId)))
    })
    const indexOf = (prompt: string) => Number(/\((\d+)\)$/.exec(prompt)?.[1])
    const { runs } = await scanned(
      (question, asked, signal) => answers(lines[indexOf(question.prompt)]?.answer)(question, asked, signal),
      env,
      lines.length,
    )
    await judgingEnds()
    expect(obeyed).toBe(lines.length)
    expect(runs).toHaveLength(lines.length)
    for (const { id: runId, prompt } of runs) {
      const line = lines[indexOf(prompt)]
      const { citationClass, judgeOpinions, classifications } = await evidence(runId)
      expect([line?.id, citationClass, classifications.length]).toEqual([line?.id, line?.class, 1])
      expect(judgeOpinions).toMatchObject([{ opinion: 'needs_review', agrees: false, claims: [] }])
    }
    await expect.poll(counted, SOON).toEqual([`agrees="needs_review" ${lines.length}`])
  }, 120_000)
})
