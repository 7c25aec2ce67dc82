// Plain SQL: plans with their slots as lists, and the false statements of two answers side by side.
import type { AppPlan, AppPlanStore, AppSlot, OpenSlot } from '@veracite/core/app-plans/app-plan-store'
import type { AnswerPair } from '@veracite/core/app-plans/measure-pairs'
import type { Fragment, Pool } from '../../connection.ts'
import { isUuid } from '../ids.ts'
import { toPage } from '../rows.ts'
import { type Raw, withTimes } from '../times.ts'

type Reads = Pick<AppPlanStore, 'find' | 'list' | 'listOpen' | 'listPairs'>

export function createAppPlanReads({ sql }: Pick<Pool, 'sql'>): Reads {
  const read = async (where: Fragment, limit: number): Promise<AppPlan[]> => {
    const rows = await sql<PlanRow[]>`
      select p.id, p.brand_id as "brandId", p.name, p.people, p.engines, p.questions, p.first_day as "firstDay",
        p.last_day as "lastDay", p.is_paired as "isPaired", p.scan_id as "scanId", p.hindered,
        p.planned_by as "plannedBy", p.planned_at as "plannedAt", p.closed_at as "closedAt",
        coalesce((
          select jsonb_agg(jsonb_build_object('number', s.number, 'engine', s.engine, 'person', s.person,
            'promptId', s.prompt_id, 'question', q.text, 'dueAt', s.due_at, 'filled', f.filled) order by s.number)
          from veracite.app_slots s
          join veracite.prompts q on q.id = s.prompt_id
          left join lateral (
            select jsonb_build_object('runId', s.run_id, 'sha256', encode(c.sha256, 'hex'), 'grade', c.grade,
              'at', s.filled_at) as filled
            from veracite.runs r join evidence.captures c on c.id = r.capture_id where r.id = s.run_id
          ) f on true
          where s.plan_id = p.id
        ), '[]') as slots,
        coalesce((
          select jsonb_agg(jsonb_build_object('kind', m.kind, 'text', convert_from(m.body, 'UTF8'),
            'sha256', encode(m.manifest_sha256, 'hex'), 'logIndex', l.idx) order by m.id)
          from evidence.watch_manifests m left join evidence.log_leaves l on l.subject_id = m.id
          where m.watch_id = p.id
        ), '[]') as signed
      from veracite.app_plans p where ${where} order by p.id desc limit ${limit}`
    return rows.map(({ slots, ...row }) => ({
      ...withTimes<Omit<AppPlan, 'slots'>>(row, 'plannedAt', 'closedAt'),
      slots: slots.map(({ dueAt, filled, ...slot }) => ({
        ...slot,
        dueAt: new Date(dueAt),
        filled: filled && { ...filled, at: new Date(filled.at) },
      })),
    }))
  }
  return {
    async find(planId) {
      if (!isUuid(planId)) return null
      const [found] = await read(sql`p.id = ${planId}::uuid`, 1)
      return found ?? null
    },
    async list(brandId, { limit, cursor }) {
      const after = cursor === null || !isUuid(cursor) ? sql`` : sql`and p.id < ${cursor}::uuid`
      return toPage(await read(sql`p.brand_id = ${brandId}::uuid ${after}`, limit + 1), limit)
    },
    async listOpen(planId, person, now) {
      return await sql<OpenSlot[]>`
        select s.number, s.engine, q.text as question
        from veracite.app_slots s join veracite.prompts q on q.id = s.prompt_id
        where s.plan_id = ${planId}::uuid and s.person = ${person} and s.run_id is null
          and s.due_at > ${now.toISOString()}::timestamptz
        order by s.number`
    },
    async listPairs(planId) {
      const said = (captureId: Fragment) => sql`array(
        select concat_ws(chr(31), f.predicate, f.about, f.value)
        from veracite.finding_occurrences o join veracite.findings f on f.id = o.finding_id
        where o.capture_id = ${captureId})`
      return await sql<AnswerPair[]>`
        select s.engine, asked.origin, c.grade, ${said(sql`asked.capture_id`)} as api, ${said(sql`c.id`)} as app
        from veracite.app_plans p
        join veracite.app_slots s on s.plan_id = p.id
        cross join lateral (
          select * from veracite.runs where id = s.run_id and status = 'CLASSIFIED' offset 0
        ) told
        cross join lateral (select id, grade from evidence.captures where id = told.capture_id offset 0) c
        cross join lateral (
          select * from veracite.runs r where r.scan_id = p.scan_id and r.prompt_id = s.prompt_id
            and r.engine = s.engine and r.status = 'CLASSIFIED' order by r.sample, r.id limit 1
        ) asked
        where p.id = ${planId}::uuid order by s.number`
    },
  }
}

interface PlanRow extends Omit<Raw<AppPlan>, 'slots'> {
  slots: (Omit<AppSlot, 'dueAt' | 'filled'> & {
    dueAt: string
    filled: (Omit<NonNullable<AppSlot['filled']>, 'at'> & { at: string }) | null
  })[]
}
