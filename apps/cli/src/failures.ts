import * as sdk from '@veracite/sdk'
import { EXIT_CODES } from '@veracite/verify/bundle/verdict'
import { FormatError } from '@veracite/verify/format-error'
import type { Why } from '@veracite/words/refusals'
import { type Say, sayIn } from '@veracite/words/say-in'
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

/** What the caller is told: our words, in their language, or those of somebody else. */
type Told = string | ((say: Say) => string)

class Failed extends Error {
  readonly told: Told

  constructor(told: Told, options?: ErrorOptions) {
    super(typeof told === 'string' ? told : told(sayIn('en')), options)
    this.told = told
  }
}

/** The command line, or a file it names, is not what the command expects. */
export class UsageError extends Failed {}

/** The answer is no: refused by the server, not verified, not found. */
export class Refused extends Failed {
  readonly fields: readonly Problem[]

  constructor(told: Told, fields: readonly Problem[] = []) {
    super(told)
    this.fields = fields
  }
}

/** Nothing answered, or something that is not this service. */
export class Unreachable extends Failed {}

/** A place that publishes a key did not answer; it may be any server, not only one of this service. */
export class PlaceUnreachable extends Failed {}

/** Ctrl-C, with a message for the caller. */
export class Interrupted extends Failed {}

type Problem = Partial<Why> & { path: string; message: string }

export interface Failure {
  exitCode: number
  /** Empty when everything has been said already. */
  lines: string[]
}

/** What an error says of itself, in the language of the caller where the words are ours. */
export const messageOf = (error: unknown, say: Say): string | undefined =>
  error instanceof Failed && typeof error.told !== 'string'
    ? error.told(say)
    : error instanceof sdk.ApiError
      ? refusalOf(error, say)
      : error instanceof Error
        ? error.message
        : undefined

export function describeFailure(error: unknown, context: Pick<Context, 'self' | 'io' | 'say'>): Failure {
  const { self, io, say } = context
  if (error instanceof CommanderError)
    return { exitCode: error.exitCode === 0 ? EXIT.fine : EXIT.usage, lines: [] }
  const says = (exitCode: number, ...lines: string[]): Failure => ({
    exitCode,
    lines: lines.flatMap((line) => clean(line).split('\n')),
  })
  const fieldLines = (fields: readonly Problem[]): string[] =>
    fields.slice(0, 20).map(({ path, message, ...why }) => `${path} ${refusalInWords(say, why) ?? message}`)
  const toldOf = ({ told }: Failed) => (typeof told === 'string' ? told : told(say))
  const whenUnreachable = say('cliFailure.whenUnreachable', { self })

  if (error instanceof Interrupted) return says(EXIT.interrupted, toldOf(error))
  if (error instanceof UsageError) return says(EXIT.usage, toldOf(error))
  if (error instanceof sdk.InvalidInputError) return says(EXIT.usage, error.message)
  if (error instanceof Refused) return says(EXIT.refused, toldOf(error), ...fieldLines(error.fields))
  if (error instanceof FormatError) return says(EXIT.refused, error.message)
  if (error instanceof PlaceUnreachable) return says(EXIT.unreachable, toldOf(error))
  if (error instanceof Unreachable) return says(EXIT.unreachable, toldOf(error), whenUnreachable)
  if (error instanceof sdk.ConnectionError)
    return says(EXIT.unreachable, connectionWords(error, say), whenUnreachable)
  if (error instanceof sdk.ApiError) {
    const fields = error instanceof sdk.BadRequestError ? error.fields : []
    const exitCode = [502, 504].includes(error.status) ? EXIT.unreachable : EXIT.refused
    return says(exitCode, refusalOf(error, say), ...fieldLines(fields), ...requestLine(error, say))
  }
  const { code, path = 'File' } = Object(error) as { code?: unknown; path?: string }
  const ofFile = typeof code === 'string' ? say.known('cliFile', code) : undefined
  if (ofFile !== undefined) return says(EXIT.usage, say('cliWord.saidOf', { what: path, words: ofFile }))
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return says(
    EXIT.refused,
    say('cliFailure.unexpected'),
    io.env.VERACITE_DEBUG ? trace : say('cliFailure.showMore', { line: trace.split('\n')[0] ?? '' }),
  )
}

export function connectionWords(error: sdk.ConnectionError, say: Say): string {
  const { host } = new URL(error.address)
  if (error instanceof sdk.TimeoutError)
    return say('cliFailure.notInTime', { host, seconds: error.timeoutMs / 1000 })
  // Without a cause something answered, but not this service.
  return error.cause === undefined ? `${error.message}.` : say('cliFailure.nothingAnswers', { host })
}

/** A refusal of the server by the name of its reason; in English if it is newer than this program. */
export const refusalInWords = (say: Say, { reason = '', parameters }: Partial<Why>): string | undefined =>
  say.known('refused', reason, parameters)

export function refusalOf({ status, body }: Pick<sdk.ApiError, 'status' | 'body'>, say: Say): string {
  if (status === 401) return say('cliFailure.badToken')
  const { error, ...why } = Object(body) as Partial<Why> & { error?: unknown }
  return (
    refusalInWords(say, why) ?? (typeof error === 'string' ? error : say('cliFailure.answered', { status }))
  )
}

const requestLine = ({ status, requestId }: sdk.ApiError, say: Say): string[] =>
  status >= 500 && requestId !== null ? [say('cliFailure.request', { requestId })] : []
