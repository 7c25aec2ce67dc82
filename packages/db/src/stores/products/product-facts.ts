// Plain SQL: any number of facts is kept or followed up in one statement.
import { CATALOGUE_SOURCE, type FactForVerdict } from '@veracite/ground-truth/facts/fact'
import type { Fragment, Tx } from '../../connection.ts'
import { findingsAfterFacts } from '../findings/finding-rows.ts'

/**
 * What a verdict took from a catalogue becomes a fact like any other, so that findings, reports and bundles know it: as
 * many as answers rest on, and not one for each product. The feed is held until this is stored: an import that changes
 * the item waits, and then sees it.
 */
export async function keepCatalogueFacts(tx: Tx, used: readonly FactForVerdict[], now: Date): Promise<void> {
  const facts = new Map(
    used.filter(({ catalogue }) => catalogue !== undefined).map((fact) => [fact.id, fact]),
  )
  if (facts.size === 0) return
  const rows = [...facts.values()].map((fact) => ({
    id: fact.id,
    import_id: fact.catalogue?.importId,
    predicate: fact.predicate,
    value: fact.value,
    url: fact.sourceUrl,
    quote: fact.catalogue?.item?.key ?? null,
    sha256: fact.sourceSha256,
    fetched_at: fact.catalogue?.importedAt,
    hash: fact.hash,
    active: fact.active,
  }))
  await tx.sql`
    select f.id from veracite.feeds f
    where f.id in (
      select m.feed_id from evidence.catalogue_imports m
      where m.id = any(${[...new Set(rows.map(({ import_id }) => import_id ?? ''))]}::uuid[]))
    order by f.id for share`
  await tx.sql`
    with given as (
      select g.*, m.brand_id from json_to_recordset(${JSON.stringify(rows)}::text::json) as g (id uuid, import_id uuid,
        predicate text, value jsonb, url text, quote text, sha256 text, fetched_at timestamptz, hash text, active boolean)
      join evidence.catalogue_imports m on m.id = g.import_id
    ), kept as (
      insert into evidence.facts (id, brand_id, predicate, value, source_kind, source_url, source_quote, source_sha256,
        source_fetched_at, hash, note, first_seen_at)
      select id, brand_id, predicate, value, ${CATALOGUE_SOURCE}, url, quote, decode(sha256, 'hex'), fetched_at,
        decode(hash, 'hex'), null, ${now.toISOString()}::timestamptz
      from given order by id
      on conflict (id) do nothing
      returning id, brand_id, source_sha256, value
    )
    insert into veracite.fact_states (fact_id, brand_id, active, last_seen_at)
    select kept.id, kept.brand_id, given.active and ${stillSaid(tx, tx.sql`kept`, now)}, given.fetched_at
    from kept join given on given.id = kept.id
    on conflict (fact_id) do nothing`
}

/**
 * After an import: facts of the catalogue that it no longer says do not stand any more, and those that it says again do.
 * Findings follow. Always inside the transaction of the import, which has the feed to itself.
 */
export async function catalogueFactsAfterImport(tx: Tx, brandId: string, now: Date): Promise<void> {
  const changed = await tx.sql<{ id: string }[]>`
    update veracite.fact_states s set active = not s.active,
      last_seen_at = case when s.active then s.last_seen_at else ${now.toISOString()}::timestamptz end
    from evidence.facts f
    where f.id = s.fact_id and f.brand_id = ${brandId}::uuid and f.source_kind = ${CATALOGUE_SOURCE}
      and s.brand_id = f.brand_id and s.withdrawn_at is null
      and s.active is distinct from (${stillSaid(tx, tx.sql`f`, now)})
    returning s.fact_id as id`
  const factIds = changed.map(({ id }) => id)
  await findingsAfterFacts(tx, factIds, now)
}

/** A feed that is removed takes its products with it. */
export async function removeProducts(
  tx: Tx,
  feed: { id: string; brandId: string },
  now: Date,
): Promise<void> {
  await tx.sql`
    delete from veracite.catalogue_words w using veracite.catalogue_products p
    where w.brand_id = ${feed.brandId}::uuid and p.id = w.product_id and p.feed_id = ${feed.id}::uuid`
  await tx.sql`
    update veracite.catalogue_products set gone_at = ${now.toISOString()}::timestamptz
    where feed_id = ${feed.id}::uuid and gone_at is null`
  await catalogueFactsAfterImport(tx, feed.brandId, now)
}

/** Whether the catalogue has the item in this version, and its offer is not over; or whether the catalogue is complete. */
const stillSaid = ({ sql }: Tx, fact: Fragment, now: Date): Fragment => sql`
  case when ${fact}.source_sha256 is null then exists (
    select from veracite.feeds feed cross join lateral (
      select m.body from evidence.catalogue_imports m where m.feed_id = feed.id order by m.created_at desc limit 1) newest
    where feed.brand_id = ${fact}.brand_id and feed.removed_at is null
      and (convert_from(newest.body, 'UTF8')::json ->> 'complete')::boolean)
  else exists (
    select from veracite.feeds feed join evidence.catalogue_items i on i.feed_id = feed.id and i.leaf = ${fact}.source_sha256
    join veracite.catalogue_products p on p.feed_id = i.feed_id and p.key = i.key and p.item_id = i.id
    where feed.brand_id = ${fact}.brand_id and p.gone_at is null
      and coalesce(${fact}.value ->> 'validUntil' >= ${now.toISOString().slice(0, 10)}, true)) end`
