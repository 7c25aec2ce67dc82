import type { Engine } from '@veracite/terms/vocabulary'
import { eventually } from '@veracite/testing/eventually'
import type { ScriptedEngine } from '@veracite/testing/scripted-engine'
import type { World } from '@veracite/testing/world'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'
import { engineOf, publishLog, VKEYS } from '../test-support/three-origins.ts'

/**
 * An attacker with the application's login can write rows without a signature. The server then exports what it finds,
 * and seals it: either it leaves the row out, or no verifier accepts the bundle.
 */
interface Run {
  id: string
  brand_id: string
  prompt_id: string
  scan_id: string
  capture_id: string
  classification_id: string
}

type Forge = (sql: World['database']['sql'], run: Run) => Promise<unknown>

const FORGERIES: Record<string, Forge> = {
  'a re-verification that found nothing': (sql, run) => sql`
    insert into evidence.verifications (id, run_id, job_id, outcome, capture_ids, compared, reproduced, model_changed, created_at)
    values (gen_random_uuid(), ${run.id}::uuid, gen_random_uuid(), 'not_reproduced', '{}', 3, 0, false, now())`,
  'a re-verification under the name of something that was logged': (sql, run) => sql`
    insert into evidence.verifications (id, run_id, job_id, outcome, capture_ids, compared, reproduced, model_changed, created_at)
    values (${run.capture_id}::uuid, ${run.id}::uuid, gen_random_uuid(), 'not_reproduced', '{}', 3, 0, false, now())`,
  'another class': (sql, run) => sql`
    update veracite.runs set citation_class = 'ABSENT' where id = ${run.id}::uuid`,
  'a newer classification': (sql, run) => forgedClassification(sql, run, 'gen_random_uuid()'),
  'a newer classification under the name of something that was logged': (sql, run) =>
    forgedClassification(sql, run, `'${run.capture_id}'`),
  'another name of the brand': (sql, run) => sql`
    update veracite.brands set name = 'Somebody Else' where id = ${run.brand_id}::uuid`,
  'another question': (sql, run) => sql`
    update veracite.prompts set text = 'What is wrong with them?' where id = ${run.prompt_id}::uuid`,
  'another engine and origin': (sql, run) => sql`
    update veracite.runs set engine = 'CLAUDE', origin = 'stand_in' where id = ${run.id}::uuid`,
  'another number of the plan': (sql, run) => sql`
    update veracite.scans set plan_number = 77 where id = ${run.scan_id}::uuid`,
}

const forgedClassification = (sql: World['database']['sql'], run: Run, id: string) =>
  sql.unsafe(
    `insert into evidence.classifications (id, run_id, capture_id, citation_class, rule, classifier_version, verdict,
       facts, deciding_fact_ids, excerpt, created_at)
     select ${id}, run_id, capture_id, 'ABSENT', rule, classifier_version,
       jsonb_set(jsonb_set(verdict, '{class}', '"ABSENT"'), '{claims}', '[]'), facts, '{}', '', now()
     from evidence.classifications where id = '${run.classification_id}'`,
  )

/** What every export has anew: its id and times, and how far the log has grown. */
const OF_THE_EXPORT = ['id', 'exportedAt', 'seal', 'timeline', 'custody', 'proof', 'log', 'verify', 'pending']
const PROOFS = ['classification', 'verification', 'plan', 'outcomes']

const engines = new Map<Engine, ScriptedEngine>([engineOf('engine')])
let runs: Run[]

const { world, api } = useApi({ engines })
beforeAll(async () => {
  // One brand for each, so that none disturbs the others.
  runs = []
  for (const _ of Object.keys(FORGERIES)) {
    const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
    const scanId = await api.scanToEnd(brandId)
    const [run] = await world.database.sql<Run[]>`
        select id, brand_id, prompt_id, scan_id, capture_id, classification_id from veracite.runs
        where scan_id = ${scanId}::uuid`
    if (run !== undefined) runs.push(run)
  }
  await publishLog(world)
})

const exported = async (runId: string) => {
  const { status, text } = await api.call('GET', `/v1/runs/${runId}/evidence-bundle`)
  return { status, text }
}
const told = (text: string): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(text)).filter(([name]) => ![...OF_THE_EXPORT, ...PROOFS].includes(name)),
    ),
  )

test.each(Object.entries(FORGERIES).map(([name, forge], i) => ({ name, forge, i })))(
  '$name',
  async ({ forge, i }) => {
    const run = runs[i] as Run
    const before = await eventually('a sealed bundle', async () => {
      await publishLog(world)
      const { text } = await exported(run.id)
      return verifyBundle(text, { vkeys: VKEYS }).ok && text
    })
    await forge(world.database.sql, run)
    const after = await exported(run.id)
    const isAccepted = after.status === 200 && verifyBundle(after.text, { vkeys: VKEYS }).ok
    if (isAccepted) expect(told(after.text)).toBe(told(before))
    expect(after.status === 200 || after.status === 503).toBe(true)
  },
)
