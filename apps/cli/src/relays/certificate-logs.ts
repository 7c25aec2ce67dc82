import { base64Decode } from '@veracite/verify/bytes'
import type { CertificateLog } from '@veracite/verify/relayed/certificate-transparency'
import { UsageError } from '../failures.ts'

interface ListedLog {
  description?: unknown
  key?: unknown
}

interface LogList {
  operators?: { logs?: ListedLog[]; tiled_logs?: ListedLog[] }[]
}

/** The logs in a list as browsers publish it (log_list.json, version 3). */
export function readCertificateLogs(text: string): CertificateLog[] {
  try {
    const { operators = [] } = JSON.parse(text) as LogList
    const logs = operators.flatMap(({ logs: own = [], tiled_logs: tiled = [] }) =>
      [...own, ...tiled].map(({ description, key }) => ({
        name: String(description),
        key: base64Decode(String(key)),
      })),
    )
    if (logs.length === 0) throw new Error('it names no log')
    return logs
  } catch (error) {
    throw new UsageError((say) =>
      say('cliRefused.ctLogsTheListCannotBe', { error: (error as Error).message }),
    )
  }
}
