// Plain SQL: a million items are put in place by a handful of statements.
import type { Feed } from '@veracite/core/feeds/feed-store'
import type { Tx } from '../../connection.ts'

/** New versions, products as they are now, and the words by which they are found; from `moved` and `gone`. */
export async function putInPlace(
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
