import { randomBytes } from 'node:crypto'
import { falseStatements } from '@veracite/core/statements/false-statements'
import type { Ids } from '@veracite/terms/ports'
import type { Engine } from '@veracite/terms/vocabulary'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import {
  findingsAfterFacts,
  findingsAfterScan,
  findingsAfterVerification,
  keepFindings,
} from './finding-rows.ts'

/** What an answer is accused of: a wrong year, or a wrong chief executive. */
export interface Lie {
  predicate: 'founded_year' | 'ceo'
  stated: string
}

export interface Answered {
  runId: string
  scanId: string
  promptId: string
  engine: Engine
}

/**
 * Writes scans, answers and verdicts as the stores do, with lies chosen by the test, and updates findings
 * accordingly.
 */
export function writeHistory(
  pool: Pool,
  ids: Ids,
  brand: { accountId: string; brandId: string; factOf: Record<Lie['predicate'], string> },
) {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const answeredAt = new Map<string, Date>()
  const now = () => {
    clock += 1_000
    return new Date(clock)
  }
  /** No two answers at the same moment: their order would be undefined. */
  const taken = new Set<number>()
  const earlier = (seconds: number): Date => {
    let at = now().getTime() - seconds * 1_000
    while (taken.has(at)) at += 1
    taken.add(at)
    return new Date(at)
  }
  const claimsOf = (lies: readonly Lie[]) =>
    lies.map(({ predicate, stated }) => ({
      predicate,
      stated,
      stance: 'asserted' as const,
      verdict: 'contradicted' as const,
      certainty: 'certain' as const,
      factId: brand.factOf[predicate],
      truth: 'the truth',
      span: { start: 0, end: 1, quote: 'x' },
      key: null,
    }))

  async function capture(
    tx: Tx,
    run: Answered,
    kind: 'original' | 'verification',
    trigger: string,
    lateSeconds: number,
  ) {
    const captureId = ids.next()
    const at = earlier(lateSeconds)
    const body = JSON.stringify({ collector: { trigger: { id: trigger } } })
    await tx.sql`
      insert into evidence.captures (id, run_id, kind, engine, access_kind, provider, wire, adapter_version, locale, request,
        http_status, content_type, headers, sha256, byte_length, extracted, cost_basis, asked_at, answered_at, captured_at)
      select ${captureId}::uuid, ${run.runId}::uuid, ${kind}, ${run.engine}, 'official_api', 'test', 'test', '1', 'en', '{}', 200,
        'text/plain', '{}', ${randomBytes(32)}, 1, '{}', 'none', at, at, at
      from (values (${at.toISOString()}::timestamptz)) as t (at)`
    await tx.sql`
      insert into evidence.manifests (subject_id, kind, run_id, body, signature, key_id, created_at)
      values (${captureId}::uuid, 'capture', ${run.runId}::uuid, ${Buffer.from(body)}, '', 'test', now())`
    return { captureId, at }
  }

  async function classify(tx: Tx, run: Answered, captureId: string, lies: readonly Lie[]) {
    const id = ids.next()
    const verdict = {
      class: lies.length > 0 ? 'CONFABULATED' : 'ABSENT',
      rule: 'test',
      version: '1',
      claims: claimsOf(lies),
    }
    await tx.sql`
      insert into evidence.classifications (id, run_id, capture_id, citation_class, rule, classifier_version, verdict, facts,
        deciding_fact_ids, excerpt, created_at)
      values (${id}::uuid, ${run.runId}::uuid, ${captureId}::uuid, ${verdict.class}, 'test', '1',
        ${JSON.stringify(verdict)}::text::jsonb, '[]', '{}', '', ${now().toISOString()}::timestamptz)`
    return {
      accused: {
        captureId,
        runId: run.runId,
        classificationId: id,
        statements: falseStatements(claimsOf(lies)),
      },
      citationClass: verdict.class,
    }
  }

  return {
    async scan(): Promise<string> {
      const id = ids.next()
      await pool.sql`
        insert into veracite.scans (id, account_id, brand_id, job_id, status, total_prompts, total_runs, created_at)
        values (${id}::uuid, ${brand.accountId}::uuid, ${brand.brandId}::uuid, ${id}::uuid, 'CLASSIFYING', 1, 1,
          ${now().toISOString()}::timestamptz)`
      return id
    },

    /** An answer that waits for its reader. It may be stored later than others that were given after it. */
    async ask(scanId: string, engine: Engine, promptId: string, lateSeconds = 0): Promise<Answered> {
      const run = { runId: ids.next(), scanId, promptId, engine }
      await inTransaction(pool, async (tx) => {
        const { captureId, at } = await capture(tx, run, 'original', scanId, lateSeconds)
        answeredAt.set(run.runId, at)
        await tx.sql`
          insert into veracite.runs (id, scan_id, account_id, brand_id, prompt_id, engine, intent, status, capture_id,
            captured_at, error, created_at)
          values (${run.runId}::uuid, ${scanId}::uuid, ${brand.accountId}::uuid, ${brand.brandId}::uuid, ${promptId}::uuid,
            ${engine}, 'BRANDED', 'SET_ASIDE', ${captureId}::uuid,
            ${at.toISOString()}::timestamptz, 'not read', now())`
      })
      return run
    },

    /** The verdict on an original answer, the first or a later one. */
    judge: (run: Answered, lies: readonly Lie[]) =>
      inTransaction(pool, async (tx) => {
        const [row] = await tx.sql<{ capture_id: string }[]>`
          select capture_id from veracite.runs where id = ${run.runId}::uuid`
        const { accused, citationClass } = await classify(tx, run, row?.capture_id ?? '', lies)
        await tx.sql`
          update veracite.runs set status = 'CLASSIFIED', citation_class = ${citationClass},
            classification_id = ${accused.classificationId}::uuid
          where id = ${run.runId}::uuid`
        await keepFindings(tx, [accused], { kind: 'original' }, now())
      }),

    finish: (scanId: string) =>
      inTransaction(pool, async (tx) => {
        await tx.sql`
          update veracite.scans set status = 'COMPLETED', finished_at = now() where id = ${scanId}::uuid`
        await findingsAfterScan(tx, scanId, now())
      }),

    /** One answer of a re-verification that is under way. */
    attempt: (run: Answered, lookId: string, lies: readonly Lie[], lateSeconds = 0) =>
      inTransaction(pool, async (tx) => {
        const { captureId, at } = await capture(tx, run, 'verification', lookId, lateSeconds)
        const { accused } = await classify(tx, run, captureId, lies)
        await keepFindings(tx, [accused], { kind: 'verification', lookId }, now())
        return { captureId, at }
      }),

    conclude: (run: Answered, lookId: string, captureIds: string[]) =>
      inTransaction(pool, async (tx) => {
        await tx.sql`
          insert into evidence.verifications (id, run_id, job_id, outcome, capture_ids, compared, reproduced, model_changed,
            created_at)
          values (${ids.next()}::uuid, ${run.runId}::uuid, ${lookId}::uuid, 'reproduced',
            ${captureIds}::uuid[], ${captureIds.length}, 0, false, now())`
        await findingsAfterVerification(tx, { lookId, runId: run.runId }, now())
      }),

    /** A re-verification with one answer for each list of lies. */
    async verify(run: Answered, answers: readonly (readonly Lie[])[]): Promise<string> {
      const lookId = ids.next()
      const captureIds: string[] = []
      for (const lies of answers) captureIds.push((await this.attempt(run, lookId, lies)).captureId)
      await this.conclude(run, lookId, captureIds)
      return lookId
    },

    /** When an original answer was given. */
    saidAt: (run: Answered): Date => answeredAt.get(run.runId) ?? new Date(Number.NaN),

    setFact: (predicate: Lie['predicate'], active: boolean) =>
      inTransaction(pool, async (tx) => {
        await tx.sql`
          update veracite.fact_states set active = ${active} where fact_id = ${brand.factOf[predicate]}::uuid`
        await findingsAfterFacts(tx, [brand.factOf[predicate]], now())
      }),

    now,
  }
}
