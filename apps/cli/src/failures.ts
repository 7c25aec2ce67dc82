import * as sdk from '@veracite/sdk'
import { EXIT_CODES } from '@veracite/verify/bundle/verdict'
import { FormatError } from '@veracite/verify/format-error'
import { CommanderError } from 'commander'
import type { Context } from './context.ts'
import { clean } from './ui/clean.ts'

/** Exit codes that scripts can tell apart. */
export const EXIT = {
  fine: 0,
  refused: 1,
  usage: 2,
  unreachable: 3,
  /** Only from `verify`: the bundle agrees with itself, and was not checked against a key from outside. */
  selfConsistent: EXIT_CODES.self_consistent,
  interrupted: 130,
} as const

/** The command line, or a file it names, is not what the command expects. */
export class UsageError extends Error {}

/** The answer is no: refused by the server, not verified, not found. */
export class Refused extends Error {
  readonly fields: { path: string; message: string }[]

  constructor(message: string, fields: { path: string; message: string }[] = []) {
    super(message)
    this.fields = fields
  }
}

/** Nothing answered, or something that is not this service. */
export class Unreachable extends Error {}

/** A place that publishes a key did not answer; it may be any server, not only one of this service. */
export class PlaceUnreachable extends Error {}

/** Ctrl-C, with a message for the caller. */
export class Interrupted extends Error {}

export interface Failure {
  exitCode: number
  /** Empty when everything has been said already. */
  lines: string[]
}

export function describeFailure(
  error: unknown,
  context: Pick<Context, 'self' | 'io' | 'say' | 'inWords'>,
): Failure {
  const { self, io, say, inWords } = context
  if (error instanceof CommanderError)
    return { exitCode: error.exitCode === 0 ? EXIT.fine : EXIT.usage, lines: [] }
  const says = (exitCode: number, ...lines: string[]): Failure => ({
    exitCode,
    lines: lines.flatMap((line) => clean(inWords(line)).split('\n')),
  })
  const fieldLines = (fields: readonly { path: string; message: string }[]): string[] =>
    fields.slice(0, 20).map(({ path, message }) => `${path} ${inWords(message)}`)
  const whenUnreachable = `Is it running? \`npm start\` starts one here; VERACITE_URL names another. \`${self} doctor\` looks further.`

  if (error instanceof Interrupted) return says(EXIT.interrupted, error.message)
  if (error instanceof UsageError || error instanceof sdk.InvalidInputError)
    return says(EXIT.usage, error.message)
  if (error instanceof Refused) return says(EXIT.refused, error.message, ...fieldLines(error.fields))
  if (error instanceof FormatError) return says(EXIT.refused, error.message)
  if (error instanceof PlaceUnreachable) return says(EXIT.unreachable, error.message)
  if (error instanceof Unreachable) return says(EXIT.unreachable, error.message, whenUnreachable)
  if (error instanceof sdk.ConnectionError)
    return says(EXIT.unreachable, connectionWords(error), whenUnreachable)
  if (error instanceof sdk.ApiError) {
    const fields = error instanceof sdk.BadRequestError ? error.fields : []
    const exitCode = [502, 504].includes(error.status) ? EXIT.unreachable : EXIT.refused
    return says(
      exitCode,
      refusalOf(error.status, messageOf(error.body)),
      ...fieldLines(fields),
      ...requestLine(error),
    )
  }
  const { code, path = 'File' } = Object(error) as { code?: unknown; path?: string }
  const ofFile = typeof code === 'string' ? say.known('cliFile', code) : undefined
  if (ofFile !== undefined) return says(EXIT.usage, `${path}: ${ofFile}.`)
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return says(
    EXIT.refused,
    'This should not have happened. Please report it.',
    io.env.VERACITE_DEBUG ? trace : `${trace.split('\n')[0]} (VERACITE_DEBUG=1 shows more)`,
  )
}

export function connectionWords(error: sdk.ConnectionError): string {
  const { host } = new URL(error.address)
  if (error instanceof sdk.TimeoutError) return `${host} did not answer within ${error.timeoutMs / 1000} s.`
  // Without a cause something answered, but not this service.
  return error.cause === undefined ? `${error.message}.` : `Nothing answers at ${host}.`
}

export const refusalOf = (status: number, message: string | null): string =>
  status === 401
    ? 'The server refuses the token. VERACITE_TOKEN must be the platform token of that server.'
    : (message ?? `The server answered ${status}.`)

export const messageOf = (body: unknown): string | null => {
  const message = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
  return typeof message === 'string' ? message : null
}

const requestLine = ({ status, requestId }: sdk.ApiError): string[] =>
  status >= 500 && requestId !== null ? [`Request ${requestId}: the server's log says more.`] : []
