import { type NewReading, parseReading, type StoredReading } from '@veracite/evidence/records/stored-reading'
import { sha256 } from '@veracite/terms/digest'
import { desc, eq } from 'drizzle-orm'
import type { ByteStore, DigestedBytes } from '../../byte-store.ts'
import type { Tx } from '../../connection.ts'
import { readerExchanges, readings } from '../../schema/evidence.ts'
import { hex } from '../ids.ts'

/** What models were asked, and what they replied. */
export const exchangedBytes = (added: readonly NewReading[]): DigestedBytes[] =>
  added
    .flatMap(({ exchange }) => (exchange === null ? [] : [exchange.request, exchange.reply]))
    .map((bytes) => ({ bytes, sha256: sha256(bytes) }))

/** Stores the requests and replies of a model for these readings. */
export async function appendExchanges({ db, inRow }: Tx, added: readonly NewReading[]): Promise<void> {
  const exchanges = added.flatMap(({ id: readingId, exchange }) =>
    exchange === null
      ? []
      : {
          ...exchange,
          readingId,
          requestSha256: sha256(exchange.request),
          replySha256: sha256(exchange.reply),
          request: inRow(exchange.request),
          reply: inRow(exchange.reply),
        },
  )
  if (exchanges.length > 0) await db.insert(readerExchanges).values(exchanges)
}

/** All readings of a run's answers, oldest first; only the newest `limit`. */
export async function readingsOfRun({ db }: Tx, runId: string, limit: number): Promise<ReadingRow[]> {
  const rows = await db
    .select({ reading: readings, exchange: readerExchanges })
    .from(readings)
    .leftJoin(readerExchanges, eq(readerExchanges.readingId, readings.id))
    .where(eq(readings.runId, runId))
    .orderBy(desc(readings.createdAt), desc(readings.id))
    .limit(limit)
  return rows.reverse()
}

interface ReadingRow {
  reading: typeof readings.$inferSelect
  exchange: typeof readerExchanges.$inferSelect | null
}

export async function toStoredReadings(
  store: ByteStore,
  rows: readonly ReadingRow[],
): Promise<StoredReading[]> {
  const exchanges = rows.flatMap(({ exchange }) => exchange ?? [])
  const asked = await store.fill(exchanges, 'request', 'requestSha256')
  const replied = await store.fill(asked, 'reply', 'replySha256')
  const byReading = new Map(replied.map((exchange) => [exchange.readingId, exchange]))
  return rows.map(({ reading: { runId: _, ...reading }, exchange }) => ({
    ...reading,
    identitySha256: hex(reading.identitySha256),
    sha256: hex(reading.sha256),
    requestSha256: exchange && hex(exchange.requestSha256),
    replySha256: exchange && hex(exchange.replySha256),
    reading: parseReading(reading.body),
    exchange: byReading.get(reading.id) ?? null,
  }))
}
