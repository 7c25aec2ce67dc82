import { type NewReading, parseReading, type StoredReading } from '@veracite/evidence/records/stored-reading'
import { sha256 } from '@veracite/terms/digest'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import { readerExchanges, readings } from '../../generated/tables.ts'
import { hex } from '../ids.ts'

/** Stores the requests and replies of a model for these readings. */
export async function appendExchanges({ db }: Tx, added: readonly NewReading[]): Promise<void> {
  const exchanges = added.flatMap(({ id: readingId, runId, exchange }) =>
    exchange === null
      ? []
      : {
          ...exchange,
          readingId,
          runId,
          requestSha256: sha256(exchange.request),
          replySha256: sha256(exchange.reply),
        },
  )
  if (exchanges.length > 0) await db.insert(readerExchanges).values(exchanges)
}

/** All readings of a run's answers, oldest first; only the newest `limit`. */
export async function readingsOfRun({ db }: Tx, runId: string, limit: number): Promise<StoredReading[]> {
  const rows = await db
    .select({ reading: readings, exchange: readerExchanges })
    .from(readings)
    .leftJoin(
      readerExchanges,
      and(eq(readerExchanges.readingId, readings.id), eq(readerExchanges.runId, runId)),
    )
    .where(eq(readings.runId, runId))
    .orderBy(desc(readings.createdAt), desc(readings.id))
    .limit(limit)
  return rows.reverse().map(({ reading: { runId: _, ...reading }, exchange }) => ({
    ...reading,
    identitySha256: hex(reading.identitySha256),
    sha256: hex(reading.sha256),
    requestSha256: exchange && hex(exchange.requestSha256),
    replySha256: exchange && hex(exchange.replySha256),
    reading: parseReading(reading.body),
    exchange,
  }))
}
