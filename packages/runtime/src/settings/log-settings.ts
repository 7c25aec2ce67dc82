import { isLogOrigin, LOCAL_ORIGIN, parseLogKey, parseRemoteLogKey } from '@veracite/evidence/log/log-key'
import type { SettingReader } from './variables.ts'

/** Settings of the log from the environment. */
export interface LogSettings {
  /** False if the operator has declared that there is none. */
  keepsLog: boolean
  /** Null to take it from the log's key, or use the local default. */
  logOrigin: string | null
  logKey: string | null
}

type Shape = 'standalone' | 'distributed'

/**
 * Only the standalone, which nobody else relies on, generates what is missing. Anywhere else a log needs a
 * key, a unique name, and a place outside the database that remembers its size; or an explicit statement that
 * there is no log.
 */
export function readLogSettings(
  read: SettingReader,
  shape: Shape,
  continuesLog: boolean,
  hasCheckpointPlace: boolean,
): LogSettings {
  const keepsLog = read.choice('VERACITE_LOG', ['on', 'off']) === 'on'
  const logOrigin = readOrigin(read, shape)
  const key = read.value('VERACITE_LOG_KEY')
  const logKey = key === null ? null : readKey(read, key.replaceAll('\\n', '\n'), logOrigin, shape)
  if (!keepsLog && key !== null)
    read.problem('VERACITE_LOG', 'is off, and VERACITE_LOG_KEY is set: leave one of them out', 'on')
  if (shape === 'distributed' && continuesLog && keepsLog) {
    if (key === null)
      read.problem(
        'VERACITE_LOG_KEY',
        'is required: without it no capture could be proved. To run without a log, set VERACITE_LOG=off',
      )
    if (!hasCheckpointPlace)
      read.problem(
        'VERACITE_CHECKPOINT_FILE',
        'is required, on a volume that all workers share, or VERACITE_CHECKPOINT_URL with another database: it is how a restored backup is noticed',
      )
  }
  return { keepsLog, logOrigin, logKey }
}

function readOrigin(read: SettingReader, shape: Shape): string | null {
  const name = 'VERACITE_LOG_ORIGIN'
  const origin = read.value(name)
  if (origin === null) return null
  if (shape === 'distributed' && origin === LOCAL_ORIGIN) read.problem(name, SHARED_NAME)
  else if (isLogOrigin(origin)) return origin
  else read.problem(name, 'must be a host and path in lower case, without https://, that ends in /log/1')
  return null
}

function readKey(read: SettingReader, key: string, origin: string | null, shape: Shape): string | null {
  try {
    const { verifier } = parseRemoteLogKey(key, origin) ?? parseLogKey(key, origin)
    if (shape === 'distributed' && verifier.name === LOCAL_ORIGIN)
      read.problem('VERACITE_LOG_ORIGIN', SHARED_NAME)
    return key
  } catch (error) {
    read.problem('VERACITE_LOG_KEY', `is not usable: ${(error as Error).message}`)
    return null
  }
}

const SHARED_NAME = `must be a name of your own: ${LOCAL_ORIGIN}, the default for unnamed logs, is the same on every machine`
