// Plain SQL: an import writes questions, runs and jobs as sets, and pairs of digests are looked up together.
import type { AppAnswerRow, AppAnswerStore } from '@veracite/core/app-answers/app-answer-store'
import type { NewJob } from '@veracite/core/jobs/jobs'
import { sha256 } from '@veracite/terms/digest'
import { conflict } from '@veracite/terms/errors'
import { keepThenCommit, type Pool } from '../../connection.ts'
import { repliesOf } from '../evidence/capture-rows.ts'
import { appendCaptureRows } from '../evidence/evidence-rows.ts'
import { appendWitnessed } from '../evidence/witnessed-rows.ts'
import { hex, isUuid } from '../ids.ts'
import { insertJobs } from '../jobs/job-rows.ts'
import { toPage } from '../rows.ts'
import { type Raw, withTimes } from '../times.ts'

export function createAppAnswerStore(pool: Pool): AppAnswerStore {
  const { sql } = pool
  return {
    async findKnown(brandId, pairs) {
      const rows = await sql<{ sha256: Uint8Array; answer: Uint8Array }[]>`
        select c.sha256, c.answer_sha256 as answer
        from unnest(${pairs.map(({ sha256: of }) => hex(of))}::text[], ${pairs.map(({ answer }) => hex(answer))}::text[])
          as given (reply, answer)
        join evidence.captures c on c.sha256 = decode(given.reply, 'hex') and c.answer_sha256 = decode(given.answer, 'hex')
          and c.access_kind = 'app'
        join veracite.runs r on r.id = c.run_id and r.brand_id = ${brandId}::uuid`
      return new Set(rows.map((row) => `${hex(row.sha256)} ${hex(row.answer)}`))
    },

    async append(brand, { importId, engine, answers, now }) {
      const at = now.toISOString()
      const jobs = answers.map(
        ({ capture, jobId }): NewJob => ({
          id: jobId,
          kind: 'run.reclassify',
          lane: 'classify',
          payload: { runId: capture.runId },
          dedupKey: capture.runId,
          priority: 10,
        }),
      )
      const rows = answers.map(({ promptId, prompt, intent, locale, capture }) => ({
        ...{ prompt_id: promptId, prompt, intent, locale, run_id: capture.runId, capture_id: capture.id },
        prompt_sha256: hex(sha256(prompt)),
      }))
      await keepThenCommit(
        pool,
        answers.flatMap(({ capture }) => repliesOf(capture)),
        async (tx) => {
          await tx.sql`
          with given as (
            select distinct on (run_id) * from json_to_recordset(${JSON.stringify(rows)}::text::json) as g (prompt_id uuid, prompt text,
              intent text, locale text, run_id uuid, capture_id uuid, prompt_sha256 text)
          ), asked as (
            -- One question is one prompt, also if the brand asks it already.
            select g.*, coalesce((
              select p.id from veracite.prompts p where p.brand_id = ${brand.id}::uuid
                and p.text_sha256 = decode(g.prompt_sha256, 'hex') order by p.archived_at nulls first, p.id limit 1
            ), first_value(g.prompt_id) over (partition by g.prompt_sha256 order by g.prompt_id)) as of_prompt
            from given g
          ), added as (
            insert into veracite.prompts (id, brand_id, text, text_sha256, intent, locale, created_at, archived_at)
            select distinct on (of_prompt) of_prompt, ${brand.id}::uuid, prompt, decode(prompt_sha256, 'hex'), intent, locale,
              ${at}::timestamptz, ${at}::timestamptz
            from asked where of_prompt in (select prompt_id from given)
          ), scan as (
            insert into veracite.scans (id, account_id, brand_id, job_id, status, engines, total_prompts, total_runs,
              settled_runs, planned_runs, created_at, started_at, imported)
            select ${importId}::uuid, ${brand.accountId}::uuid, ${brand.id}::uuid, ${jobs[0]?.id ?? importId}::uuid, 'COMPLETED',
              ${[engine]}::text[], count(distinct of_prompt)::int, count(*)::int, count(*)::int, count(*)::int,
              ${at}::timestamptz, ${at}::timestamptz, true
            from asked
          )
          insert into veracite.runs (id, scan_id, account_id, brand_id, prompt_id, engine, intent, status, capture_id,
            captured_at, origin, created_at, finished_at)
          select run_id, ${importId}::uuid, ${brand.accountId}::uuid, ${brand.id}::uuid, of_prompt, ${engine}, intent, 'CAPTURED',
            capture_id, ${at}::timestamptz, 'app', ${at}::timestamptz, ${at}::timestamptz
          from asked`
          for (const { capture, recording } of answers) {
            await appendCaptureRows(tx, capture)
            await appendWitnessed(tx, [capture.witnessed])
            if (recording === undefined) continue
            await tx.sql`
              insert into evidence.recordings (capture_id, screen, picture, conversation, created_at)
              values (${capture.id}, ${recording.screen}, ${recording.picture}, ${recording.conversation}, ${at}::timestamptz)`
            await appendWitnessed(tx, recording.witnessed)
          }
          for (const { slot, capture } of answers) {
            if (slot === null) continue
            const { count } = await tx.sql`
              update veracite.app_slots set run_id = ${capture.runId}::uuid, filled_at = ${at}::timestamptz
              where plan_id = ${slot.appPlanId}::uuid and number = ${slot.number} and run_id is null
                and due_at > ${at}::timestamptz`
            if (count === 0) throw conflict('slot_filled_meanwhile')
          }
          await insertJobs(tx, jobs, now)
        },
      )
    },

    async list(brandId, { limit, cursor }) {
      const behind = cursor === null || !isUuid(cursor) ? sql`` : sql`and r.id < ${cursor}::uuid`
      const rows = await sql<(Raw<AppAnswerRow> & { id: string })[]>`
        select r.id, r.id as "runId", r.scan_id as "importId", r.engine, p.text as question, r.status,
          r.citation_class as "citationClass", c.grade, c.wire as format, c.extracted -> 'app' ->> 'answeredAt' as "answeredAt",
          c.captured_at as "receivedAt"
        from veracite.runs r
        join veracite.prompts p on p.id = r.prompt_id
        join evidence.captures c on c.id = r.capture_id
        where r.brand_id = ${brandId}::uuid and r.origin = 'app' ${behind}
        order by r.id desc limit ${limit + 1}`
      const { items, nextCursor } = toPage(rows, limit)
      return {
        items: items.map(({ id: _, ...row }) => withTimes<AppAnswerRow>(row, 'receivedAt')),
        nextCursor,
      }
    },
  }
}
