import { hideSecrets } from '@veracite/terms/hide-secrets'
import { type Logger as PinoLogger, pino } from 'pino'
import type { Config, Secrets } from '../settings/config.ts'

export type Logger = PinoLogger

/** One JSON line per event on standard output. Secrets are removed from every text, wherever they occur. */
export function createLogger(
  config: Pick<Config, 'logLevel' | 'instance'>,
  secrets: Secrets | null,
  role: string,
  out: { write(line: string): void } = inPortions(pino.destination({ fd: 1, sync: true })),
): Logger {
  const scrub = createScrubber(secrets)
  const options = {
    level: config.logLevel,
    base: { role, instance: config.instance },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { error: (error: unknown) => describeError(error, scrub) },
  }
  // The last gate before a line is written: everything logged, however deeply nested, goes through it.
  return pino(options, { write: (line: string) => out.write(scrub(line.replace(PARAMETERS, ''))) })
}

const FLUSH_MS = 20
const CAN_WAIT = /^\{"level":"(?:trace|debug|info)"/

/**
 * The lines of a moment in one call: under load, a call for each costs more than the line. What went wrong is written at
 * once, because the process may be about to end.
 */
export function inPortions(out: { write(lines: string): void }): { write(line: string): void } {
  let lines = ''
  const flush = () => {
    if (lines !== '') out.write(lines)
    lines = ''
  }
  process.once('exit', flush)
  return {
    write(line) {
      if (lines === '') setTimeout(flush, FLUSH_MS)
      lines += line
      if (!CAN_WAIT.test(line)) flush()
    },
  }
}

/** Parameters of a failed query in a line of JSON, to the end of the text that they are in. */
const PARAMETERS = /\\nparams: [^"\\]*(?:\\.[^"\\]*)*/g

/** Removes this process's own secrets by value, and others by shape. */
export function createScrubber(secrets: Secrets | null): (text: string) => string {
  const known = secrets
    ? [
        secrets.platformToken,
        secrets.metricsToken,
        secrets.signingKey,
        secrets.logKey,
        // The token of a signer.
        secrets.logKey?.split(';')[2]?.trim(),
        secrets.webhookKey,
        ...Object.values(secrets.engines.keys),
        secrets.engines.compatibleServer?.apiKey,
        secrets.reader?.apiKey,
        secrets.openId?.clientSecret,
        secrets.smtp?.url,
        secrets.storage?.kind === 's3' ? secrets.storage.secretAccessKey : null,
        secrets.registers?.companiesHouseKey,
        ...secrets.relays.map(({ token }) => token),
        ...Object.values(secrets.traceHeaders),
      ]
    : []
  // Short values would match inside ordinary words.
  const long = known.filter((value): value is string => typeof value === 'string' && value.length >= 8)
  // Also as they are written in a line of JSON.
  const values = new Set(long.flatMap((value) => [value, JSON.stringify(value).slice(1, -1)]))
  return (text) => {
    let clean = text
    for (const value of values) if (clean.includes(value)) clean = clean.replaceAll(value, REDACTED)
    return hideSecrets(clean, REDACTED)
  }
}

const REDACTED = '[redacted]'
const MAX_TEXT = 2_000
/** Cut before secrets are looked for, so far behind the other cut that half a secret is not shown. */
const MAX_LOOKED_AT = 20_000

/**
 * Only what helps to find the cause. The query builder puts a statement's parameters, which may be other
 * people's prompts and answers, into its messages: they are cut off here.
 */
function describeError(error: unknown, scrub: (text: string) => string): unknown {
  const clean = (text: string) => scrub(withoutParameters(text.slice(0, MAX_LOOKED_AT))).slice(0, MAX_TEXT)
  if (!(error instanceof Error)) return clean(String(error))
  return {
    name: error.name,
    message: clean(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: clean(framesOf(error)),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause, scrub) }),
  }
}

/** To the end: a parameter may have any number of lines, and look like anything. */
const withoutParameters = (text: string): string => text.split('\nparams: ', 1)[0] ?? ''

/** The stack without the message that it begins with, which is told already. */
function framesOf({ stack = '', message }: Error): string {
  const at = message === '' ? -1 : stack.indexOf(message)
  return at < 0 ? stack : stack.slice(0, at) + stack.slice(at + message.length)
}
