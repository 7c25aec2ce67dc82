import { type Logger as PinoLogger, pino } from 'pino'
import type { Config, Secrets } from './config.ts'

export type Logger = PinoLogger

/** One JSON line per event on standard output. Secrets are removed from every text, wherever they occur. */
export function createLogger(
  config: Pick<Config, 'logLevel' | 'instance'>,
  secrets: Secrets | null,
  role: string,
): Logger {
  const scrub = createScrubber(secrets)
  const options = {
    level: config.logLevel,
    base: { role, instance: config.instance },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { error: (error: unknown) => describeError(error, scrub) },
  }
  const out = pino.destination({ fd: 1, sync: true })
  // The last gate before a line is written: everything logged, however deeply nested, goes through it.
  return pino(options, { write: (line: string) => void out.write(scrub(line)) })
}

/** Every pattern below begins with or contains one of these; lines without any are written unchanged. */
const SUSPICIOUS = /bearer\s|(?:sk|pplx|xai|AIza|rk)[-_]|vrc_|:\/\/|PRIVATE/i

const PATTERNS: [RegExp, string][] = [
  [/Bearer\s+[\x21\x23-\x7e]+/gi, 'Bearer [redacted]'],
  [/\b(sk|pplx|xai|AIza|rk)[-_][\w-]{8,}/g, '[redacted]'],
  [/\bvrc_[0-9a-f]{32}\b/g, '[redacted]'],
  [/\b([a-z]+:\/\/[^\s:@/"]*):[^\s@/"]+@/gi, '$1:[redacted]@'],
  [/\bwhsec_[A-Za-z0-9+/=]{20,}/g, '[redacted]'],
  [/PRIVATE\+KEY\+[^\s"]+/g, '[redacted]'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----[^"]*?-----END [A-Z ]*PRIVATE KEY-----/g, '[redacted]'],
]

/** Removes this process's own secrets by value, and others by shape. */
export function createScrubber(secrets: Secrets | null): (text: string) => string {
  const known = secrets
    ? [
        secrets.platformToken,
        secrets.metricsToken,
        secrets.signingKey,
        secrets.logKey,
        secrets.webhookKey,
        ...Object.values(secrets.engines.keys),
        secrets.engines.compatibleServer?.apiKey,
        secrets.reader?.apiKey,
      ]
    : []
  // Short values would match inside ordinary words.
  const values = known.filter((value): value is string => typeof value === 'string' && value.length >= 8)
  return (text) => {
    let clean = text
    for (const value of values) if (clean.includes(value)) clean = clean.replaceAll(value, '[redacted]')
    if (!SUSPICIOUS.test(clean)) return clean
    for (const [pattern, replacement] of PATTERNS) clean = clean.replace(pattern, replacement)
    return clean
  }
}

const MAX_TEXT = 2_000

/**
 * Only what helps to find the cause. The query builder puts a statement's parameters, which may be other
 * people's prompts and answers, into its messages: they are cut off here.
 */
function describeError(error: unknown, scrub: (text: string) => string): unknown {
  if (!(error instanceof Error)) return scrub(String(error)).slice(0, MAX_TEXT)
  const clean = (text: string) => scrub(withoutParameters(text)).slice(0, MAX_TEXT)
  return {
    name: error.name,
    message: clean(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: clean((error.stack ?? '').replace(error.message, '')),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause, scrub) }),
  }
}

const withoutParameters = (text: string): string => text.replace(/\nparams: [^\n]*/g, '')
