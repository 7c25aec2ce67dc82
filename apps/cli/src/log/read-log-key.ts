import { captureKeysInDocument } from '@veracite/verify/bundle/capture-key-place'
import type { PublishedKey } from '@veracite/verify/bundle/verify-trust'
import { FormatError } from '@veracite/verify/format-error'
import { keyInDocument } from '@veracite/verify/log/key-place'
import { findServer } from '../client.ts'
import type { Context } from '../context.ts'
import { Refused } from '../failures.ts'
import { type LogSource, openLogSource } from './log-source.ts'

/** The log key that the reader's server publishes. Readers who trust the server need not trust the bundle. */
export async function readServerKey(context: Context): Promise<PublishedKey> {
  const source = openLogSource(findServer(context).url)
  return { from: `${source.url}/keys`, ...(await readKeys(source)) }
}

export const readLogKey = async (source: LogSource): Promise<string> => (await readKeys(source)).vkey

/** The key of the log, and the capture keys that may sign what is in it. */
export async function readKeys(source: LogSource): Promise<Omit<PublishedKey, 'from'>> {
  try {
    const body = await source.text('keys')
    return { vkey: keyInDocument(body), captureKeys: captureKeysInDocument(body) }
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    throw new Refused((say) => say('cliRefused.keysGivesNoLogKey', { url: source.url, error: error.message }))
  }
}
