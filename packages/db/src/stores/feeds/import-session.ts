// Plain SQL: a million items are compared and put in place by statements over sets.
import type { Compared, Feed, FinishedImport, ImportSession } from '@veracite/core/feeds/feed-store'
import type { Lease } from '@veracite/core/jobs/jobs'
import { DomainError } from '@veracite/terms/errors'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { hex } from '../ids.ts'
import { completeJob } from '../jobs/job-lease.ts'
import { catalogueFactsAfterImport } from '../products/product-facts.ts'
import { IncomingCopy } from './copy-rows.ts'

/** A statement over a million rows takes a minute; the whole of an import, a few. */
const LONGEST_STATEMENT = '20min'
const PORTION = 4_096

/** One transaction from the first item to the manifest: a crash leaves nothing. */
export async function runImport(
  pool: Pool,
  importId: string,
  feed: Feed,
  work: (session: ImportSession) => Promise<void>,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const { sql } = tx
    await sql.unsafe(
      `set local statement_timeout = '${LONGEST_STATEMENT}'; set local idle_in_transaction_session_timeout = '${LONGEST_STATEMENT}'; set local work_mem = '64MB'`,
    )
    const [lock] = await sql<{ isOurs: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended(${`veracite.feed ${feed.id}`}, 0)) as "isOurs"`
    if (!lock?.isOurs) throw new DomainError('conflict', 'import_under_way')
    await sql`
      create temporary table incoming (line integer not null, key text collate "C" not null, leaf bytea not null,
        body text not null, words text[] not null) on commit drop`
    await work(sessionOf(tx, importId, feed))
  })
}

function sessionOf(tx: Tx, importId: string, feed: Feed): ImportSession {
  const { sql } = tx
  const copy = new IncomingCopy(sql)
  return {
    stage: (items) => copy.write(items),
    async compare(listed) {
      await copy.end()
      return compare(tx, feed, listed)
    },
    async *leaves() {
      // A cursor of the server's: one of the driver's would keep the connection from storing tiles meanwhile.
      await sql`declare leaves no scroll cursor for select key, leaf from taken order by key`
      for (;;) {
        const portion = await sql<
          { key: string; leaf: Uint8Array }[]
        >`fetch ${sql.unsafe(String(PORTION))} from leaves`
        if (portion.length > 0) yield portion
        if (portion.length < PORTION) break
      }
      await sql`close leaves`
    },
    async keepTiles(tiles) {
      for (let at = 0; at < tiles.length; at += 64) await insertTiles(tx, tiles.slice(at, at + 64))
    },
    async previous() {
      const [last] = await sql<{ sha256: Uint8Array }[]>`
        select sha256 from evidence.catalogue_imports where feed_id = ${feed.id} order by created_at desc, id desc limit 1`
      return last ? hex(last.sha256) : null
    },
    finish: (lease, finished) => finish(tx, { importId, feed, lease, finished }),
  }
}

/**
 * `taken` has the first of each key; `moved` those of them that the catalogue does not have so. Statistics of the tables may
 * be from before the last import, so the planner is kept from looking up a million rows one by one.
 */
async function compare({ sql }: Tx, feed: Feed, listed: number): Promise<Compared> {
  await sql`
    create temporary table taken on commit drop as
    select distinct on (key) key, line, leaf, body, words from incoming order by key, line`
  await sql`analyze taken`
  const [found] = await sql<{ staged: number; taken: number }[]>`
    select (select count(*) from incoming) as staged, (select count(*) from taken) as taken`
  const { staged = 0, taken = 0 } = found ?? {}
  const duplicateLines =
    staged === taken
      ? []
      : await sql<{ line: number; firstLine: number }[]>`
          select i.line, t.line as "firstLine" from incoming i join taken t on t.key = i.key and t.line <> i.line
          order by i.line limit ${listed}`
  await sql`drop table incoming`
  await sql`set local enable_nestloop = off`
  await sql`
    create temporary table moved on commit drop as
    select t.key, t.leaf, t.body, t.words, p.id as product_id,
           p.id is null or p.gone_at is not null or p.words <> t.words as words_moved,
           case when p.id is null or p.gone_at is not null then 'added' when p.leaf <> t.leaf then 'changed'
             else 'found otherwise' end as kind
    from taken t
    left join veracite.catalogue_products p on p.feed_id = ${feed.id} and p.key = t.key
    where p.id is null or p.gone_at is not null or p.leaf <> t.leaf or p.words <> t.words`
  await sql`
    create temporary table gone on commit drop as
    select p.id, p.words from veracite.catalogue_products p
    where p.feed_id = ${feed.id} and p.gone_at is null and not exists (select from taken t where t.key = p.key)`
  await sql`analyze moved, gone`
  const [counts] = await sql<{ added: number; changed: number; gone: number }[]>`
    select count(*) filter (where kind = 'added') as added, count(*) filter (where kind = 'changed') as changed,
           (select count(*) from gone) as gone
    from moved`
  const { added = 0, changed = 0, gone = 0 } = counts ?? {}
  return {
    counts: { taken, added, changed, unchanged: taken - added - changed, gone },
    duplicates: staged - taken,
    duplicateLines: [...duplicateLines],
  }
}

/** All hashes are sent as one value and cut apart by the server: an array of bytes would be sent as text. */
async function insertTiles({ sql }: Tx, tiles: readonly Uint8Array[]): Promise<void> {
  const lengths = tiles.map((tile) => tile.length)
  await sql`
    insert into evidence.catalogue_tiles (sha256, hashes)
    select sha256(part), part
    from (
      select substring(${Buffer.concat(tiles)}::bytea from 1 + before for length) as part
      from (
        select length, (sum(length) over (order by position) - length)::int as before
        from unnest(${lengths}::int[]) with ordinality as tile (length, position)
      ) placed
    ) cut
    order by 1
    on conflict (sha256) do nothing`
}

async function finish(
  tx: Tx,
  {
    importId,
    feed,
    lease,
    finished,
  }: { importId: string; feed: Feed; lease: Lease; finished: FinishedImport },
): Promise<void> {
  const { sql } = tx
  const { manifest, counts, bytes, validators, now } = finished
  const at = now.toISOString()
  await completeJob(tx, lease, { importId, ...counts }, now)
  // Verdicts that take facts from this feed at this moment are stored before, and are then followed up.
  await sql`select id from veracite.feeds where id = ${feed.id} for no key update`
  await putInPlace(tx, { importId, feed, now })
  await sql`
    insert into evidence.catalogue_trees (root, size, tiles, first_keys)
    values (${finished.root}, ${finished.size}, ${finished.tileDigests}, ${finished.firstKeys}::text[])
    on conflict (root) do nothing`
  await sql`
    insert into evidence.catalogue_imports (id, feed_id, brand_id, size, root, body, signature, key_id, leaf, created_at)
    values (${importId}, ${feed.id}, ${feed.brandId}, ${finished.size}, ${finished.root}, ${manifest.body},
            ${manifest.signature}, ${manifest.keyId}, ${manifest.leaf}, ${at}::timestamptz)`
  await sql`
    insert into veracite.log_queue (subject_id, kind, body, queued_at)
    values (${importId}, 'catalogue', ${manifest.leaf}, ${at}::timestamptz)`
  await sql`
    update veracite.feed_imports
    set state = 'done', format = ${finished.shape}, bytes = ${bytes.length}, sha256 = ${Buffer.from(bytes.sha256, 'hex')},
        counts = ${JSON.stringify(counts)}::text::jsonb, report = ${JSON.stringify(finished.report)}::text::jsonb,
        error = null, finished_at = ${at}::timestamptz
    where id = ${importId}`
  await sql`delete from veracite.feed_chunks where import_id = ${importId}`
  await catalogueFactsAfterImport(tx, feed.brandId, now)
  if (validators)
    await sql`
      update veracite.feeds set etag = ${validators.etag}, last_modified = ${validators.lastModified} where id = ${feed.id}`
}

/** New versions, products as they are now, and the words by which they are found; from `moved` and `gone`. */
async function putInPlace(
  tx: Tx,
  { importId, feed, now }: { importId: string; feed: Feed; now: Date },
): Promise<void> {
  const { sql } = tx
  const at = now.toISOString()
  const [moved] = await sql<{ items: number }[]>`select count(*) as items from moved`
  if ((moved?.items ?? 0) > 0) {
    await sql`
      insert into evidence.catalogue_items (feed_id, brand_id, key, leaf, body, first_import_id)
      select ${feed.id}, ${feed.brandId}, key, leaf, body, ${importId} from moved order by key
      on conflict (feed_id, leaf) do nothing`
    await changeProducts(tx, feed, at)
    await insertProducts(tx, feed, at)
    await insertWords(tx, feed)
  }
  await sql`
    delete from veracite.catalogue_words w using gone g cross join lateral unnest(g.words) as old (word)
    where w.brand_id = ${feed.brandId} and w.word = old.word and w.product_id = g.id`
  await sql`
    update veracite.catalogue_products p set gone_at = ${at}::timestamptz from gone g where p.id = g.id`
}

async function changeProducts({ sql }: Tx, feed: Feed, at: string): Promise<void> {
  await sql`
    delete from veracite.catalogue_words w
    using moved m join veracite.catalogue_products p on p.id = m.product_id
          cross join lateral unnest(p.words) as old (word)
    where m.words_moved and w.brand_id = ${feed.brandId} and w.word = old.word and w.product_id = p.id`
  await sql`
    update veracite.catalogue_products p
    set item_id = i.id, leaf = m.leaf, words = m.words, gone_at = null,
        changed_at = case when m.kind = 'found otherwise' then p.changed_at else ${at}::timestamptz end,
        name = item ->> 'name', product_group = item ->> 'group', line = item ->> 'line',
        availability = item ->> 'availability', country = item ->> 'country',
        price = (item #>> '{price,amount}')::numeric, currency = item #>> '{price,currency}',
        demand = (item ->> 'demand')::numeric
    from moved m
    join evidence.catalogue_items i on i.feed_id = ${feed.id} and i.leaf = m.leaf
    cross join lateral (select m.body::jsonb as item) parsed
    where p.id = m.product_id`
}

async function insertProducts({ sql }: Tx, feed: Feed, at: string): Promise<void> {
  await sql`
    insert into veracite.catalogue_products (brand_id, feed_id, key, item_id, leaf, name, product_group, line,
      availability, country, price, currency, demand, words, changed_at)
    select ${feed.brandId}, ${feed.id}, m.key, i.id, m.leaf, item ->> 'name', item ->> 'group', item ->> 'line',
           item ->> 'availability', item ->> 'country', (item #>> '{price,amount}')::numeric,
           item #>> '{price,currency}', (item ->> 'demand')::numeric, m.words, ${at}::timestamptz
    from moved m
    join evidence.catalogue_items i on i.feed_id = ${feed.id} and i.leaf = m.leaf
    cross join lateral (select m.body::jsonb as item) parsed
    where m.product_id is null
    order by m.key`
}

async function insertWords({ sql }: Tx, feed: Feed): Promise<void> {
  await sql`
    insert into veracite.catalogue_words (brand_id, word, product_id)
    select ${feed.brandId}, word, p.id
    from moved m
    join veracite.catalogue_products p on p.feed_id = ${feed.id} and p.key = m.key
    cross join lateral unnest(m.words) as given (word)
    where m.words_moved
    order by word, p.id
    on conflict do nothing`
}
