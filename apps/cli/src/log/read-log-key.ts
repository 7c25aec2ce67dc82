import { FormatError } from '@veracite/verify/format-error'
import { keyInDocument } from '@veracite/verify/key-place'
import type { PublishedKey } from '@veracite/verify/verify-trust'
import { findServer } from '../client.ts'
import type { Context } from '../context.ts'
import { Refused } from '../failures.ts'
import { type LogSource, openLogSource } from './log-source.ts'

/** The log key that the reader's server publishes. Readers who trust the server need not trust the bundle. */
export async function readServerKey(context: Context): Promise<PublishedKey> {
  const source = openLogSource(findServer(context).url)
  return { from: `${source.url}/keys`, vkey: await readLogKey(source) }
}

export async function readLogKey(source: LogSource): Promise<string> {
  try {
    return keyInDocument(await source.text('keys'))
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    throw new Refused(`${source.url}/keys gives no log key: ${error.message}.`)
  }
}
