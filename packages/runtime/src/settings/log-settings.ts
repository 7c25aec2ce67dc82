import { isLogOrigin, LOCAL_ORIGIN, parseLogKey } from '@veracite/evidence/log/log-key'

export type Report = (variable: string, message: string, example: string) => void

/** Settings of the log from the environment. */
export interface LogSettings {
  /** False if the operator has declared that there is none. */
  keepsLog: boolean
  /** Null to take it from the log's key, or use the local default. */
  logOrigin: string | null
  logKey: string | null
}

export interface LogTexts {
  mode: 'on' | 'off'
  origin: string | null
  key: string | null
  hasCheckpointPlace: boolean
}

/**
 * Only the standalone, which nobody else relies on, generates what is missing. Anywhere else a log needs a
 * key, a unique name, and a place outside the database that remembers its size; or an explicit statement that
 * there is no log.
 */
export function readLogSettings(
  texts: LogTexts,
  shape: 'standalone' | 'distributed',
  continuesLog: boolean,
  problem: Report,
): LogSettings {
  const keepsLog = texts.mode === 'on'
  const logOrigin = readOrigin(texts.origin, shape, problem)
  const logKey = readKey(texts.key, logOrigin, shape, problem)
  if (!keepsLog && texts.key !== null)
    problem('VERACITE_LOG', 'is off, and VERACITE_LOG_KEY is set: leave one of them out', 'on')
  if (shape === 'distributed' && continuesLog && keepsLog) {
    if (texts.key === null)
      problem(
        'VERACITE_LOG_KEY',
        'is required: without it no capture could be proved. To run without a log, set VERACITE_LOG=off',
        KEY_EXAMPLE,
      )
    if (!texts.hasCheckpointPlace)
      problem(
        'VERACITE_CHECKPOINT_FILE',
        'is required, on a volume that all workers share, or VERACITE_CHECKPOINT_URL with another database: it is how a restored backup is noticed',
        '/var/lib/veracite/log-checkpoint',
      )
  }
  return { keepsLog, logOrigin, logKey }
}

function readOrigin(
  origin: string | null,
  shape: 'standalone' | 'distributed',
  problem: Report,
): string | null {
  if (origin === null) return null
  if (shape === 'distributed' && origin === LOCAL_ORIGIN) {
    problem('VERACITE_LOG_ORIGIN', SHARED_NAME, ORIGIN_EXAMPLE)
    return null
  }
  if (isLogOrigin(origin)) return origin
  problem(
    'VERACITE_LOG_ORIGIN',
    'must be a host and path in lower case, without https://, that ends in /log/1',
    ORIGIN_EXAMPLE,
  )
  return null
}

function readKey(
  key: string | null,
  origin: string | null,
  shape: 'standalone' | 'distributed',
  problem: Report,
): string | null {
  if (key === null) return null
  const text = key.replaceAll('\\n', '\n')
  try {
    const { verifier } = parseLogKey(text, origin)
    if (shape === 'distributed' && verifier.name === LOCAL_ORIGIN)
      problem('VERACITE_LOG_ORIGIN', SHARED_NAME, ORIGIN_EXAMPLE)
    return text
  } catch (error) {
    problem('VERACITE_LOG_KEY', `is not usable: ${(error as Error).message}`, KEY_EXAMPLE)
    return null
  }
}

const SHARED_NAME = `must be a name of your own: ${LOCAL_ORIGIN}, the default for unnamed logs, is the same on every machine`
const ORIGIN_EXAMPLE = 'evidence.example.com/log/1'
const KEY_EXAMPLE = 'output of: openssl genpkey -algorithm ed25519'
