import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { Refused, Unreachable } from '../failures.ts'

/** The log key that the server publishes. Whoever trusts the server need not trust the bundle. */
export async function readLogKey(context: Context): Promise<string> {
  const { url } = connect(context)
  const response = await fetch(`${url}/log/1/keys`, { signal: AbortSignal.timeout(30_000) }).catch(() => {
    throw new Unreachable(`Nothing answers at ${new URL(url).host}.`)
  })
  const keys: unknown = await response.json().catch(() => null)
  const log = typeof keys === 'object' && keys !== null && 'log' in keys ? keys.log : null
  const vkey = typeof log === 'object' && log !== null && 'vkey' in log ? log.vkey : null
  if (typeof vkey !== 'string') throw new Refused('The server publishes no log key yet.')
  return vkey
}
