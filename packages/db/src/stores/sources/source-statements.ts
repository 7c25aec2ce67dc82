// Plain SQL: what every page says is inserted from one list.
import type { NewTrail } from '@veracite/core/sources/source-store'
import type { Tx } from '../../connection.ts'

/**
 * Stores the result of each page of the trail for each statement of the answer, in place of those of an earlier trail.
 */
export async function replaceStatements(
  { sql }: Tx,
  { runId, captureId, pageIds }: Pick<NewTrail, 'runId' | 'captureId' | 'pageIds'>,
  trail: NewTrail['trail'],
): Promise<void> {
  const says = trail.pages.flatMap((page, place) =>
    trail.statements.map(({ predicate, about, value }, statement) => {
      const found = page.statements.find((one) => one.statement === statement)
      return {
        place,
        predicate,
        about,
        value,
        page_id: pageIds[place],
        address: (page.finalUrl ?? page.url).slice(0, LONGEST_ADDRESS),
        says: page.says === 'unread' ? 'unread' : (found?.says ?? 'neither'),
        quote: found?.quote ?? null,
        reason: page.reason?.message ?? null,
      }
    }),
  )
  await sql`delete from veracite.source_statements where capture_id = ${captureId}::uuid`
  if (says.length === 0) return
  await sql`
    insert into veracite.source_statements (capture_id, place, predicate, about, value, brand_id, page_id, address, says,
      quote, reason)
    select ${captureId}::uuid, g.place, g.predicate, g.about, g.value, r.brand_id, g.page_id, g.address, g.says,
      g.quote, g.reason
    from jsonb_to_recordset(${JSON.stringify(says)}::jsonb) as g (place int, predicate text, about text, value text,
      page_id uuid, address text, says text, quote text, reason text)
    join veracite.runs r on r.id = ${runId}::uuid`
}

/** Fits into an index, and more than a person reads. */
const LONGEST_ADDRESS = 1000

/** Counts bytes that were kept on the day. */
export async function countBytes({ sql }: Tx, at: Date, bytes: number): Promise<void> {
  await sql`
    insert into veracite.source_days as d (day, pages, bytes) values (${at.toISOString().slice(0, 10)}::date, 0, ${bytes})
    on conflict (day) do update set bytes = d.bytes + excluded.bytes`
}
