// Plain SQL: a limit is checked and counted by the same statement, so that parallel requests cannot exceed it.
import type { VerificationRefusal } from '@veracite/core/runs/run-store'
import type { Tx } from '../../connection.ts'

/**
 * Counts one more re-verification on the run's day and `weight` on the account's month, or says which is
 * full. Each is one statement, so that parallel requests cannot exceed it; if the transaction is rolled back,
 * neither counts.
 */
export async function takeVerification(
  tx: Tx,
  asked: {
    runId: string
    accountId: string
    weight: number
    perScan: number
    perRunAndDay: number
    now: Date
  },
): Promise<VerificationRefusal | null> {
  const { runId, accountId, weight, perScan, perRunAndDay, now } = asked
  const day = now.toISOString().slice(0, 10)
  const [onDay] = await tx.sql<{ used: number }[]>`
    insert into veracite.run_verification_days as d (run_id, day, used)
    select ${runId}::uuid, ${day}::date, 1 where ${perRunAndDay}::int > 0
    on conflict (run_id) do update
    set day = excluded.day, used = case when d.day = excluded.day then d.used + 1 else 1 end
    where d.day <> excluded.day or d.used < ${perRunAndDay}::int
    returning used`
  if (!onDay) return { kind: 'run_used_up', max: perRunAndDay, used: perRunAndDay }

  const period = `${day.slice(0, 7)}-01`
  const [month] = await tx.sql<{ max: number; max_scans: number; scans: number; used: number }[]>`
    select p.max_scans_per_month as max_scans, coalesce(s.used, 0) as scans, coalesce(v.used, 0) as used,
      least(p.max_scans_per_month::bigint * ${perScan}::int, 2147483647)::int as max
    from veracite.accounts a join veracite.plans p on p.id = a.plan_id
    left join veracite.monthly_scans s on s.account_id = a.id and s.period = ${period}::date
    left join veracite.monthly_verifications v on v.account_id = a.id and v.period = ${period}::date
    where a.id = ${accountId}::uuid`
  const max = month?.max ?? 0
  const [inMonth] = await tx.sql<{ used: number }[]>`
    insert into veracite.monthly_verifications as m (account_id, period, used)
    select ${accountId}::uuid, ${period}::date, ${weight}::int where ${max}::int >= ${weight}::int
    on conflict (account_id, period) do update set used = m.used + ${weight}::int
    where m.used + ${weight}::bigint <= ${max}::int
    returning used`
  if (inMonth) return null
  // The limit may have been reached since it was read, or the plan may have shrunk below what is used. A
  // request for many answers may be refused where one for a few would fit.
  const used = weight === 1 ? Math.max(month?.used ?? 0, max) : (month?.used ?? 0)
  return {
    kind: 'month_used_up',
    max,
    used,
    maxScans: month?.max_scans ?? 0,
    scansThisMonth: month?.scans ?? 0,
  }
}
