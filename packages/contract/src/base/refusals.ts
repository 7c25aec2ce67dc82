import { Type } from '@sinclair/typebox'
import type { Answer } from './operation.ts'
import * as t from './schemas.ts'

/** Refusals that several routes share. */

export const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait before trying again.',
    schema: Type.Integer({ minimum: 1 }),
  },
}

/** The header of a 202 for work that was queued. */
export const queuedAt = (what: string) => ({
  Location: { description: `Path of ${what}, to follow it.`, schema: Type.String() },
})

export const badRequest = (description: string, example: { path: string; message: string }): Answer => ({
  description,
  schema: t.ValidationErrorBody,
  examples: { invalid: { error: 'Invalid request.', fields: [example] } },
})

export const unauthorized: Answer = {
  description: 'Token missing or invalid in the Authorization header.',
  schema: t.ErrorBody,
  examples: { missing: { error: 'Missing or invalid access token.' } },
  headers: { 'WWW-Authenticate': { description: 'The scheme to use.', schema: Type.String() } },
}

export const forbidden: Answer = {
  description: 'Your role in this account does not allow it.',
  schema: t.ErrorBody,
  examples: { role: { error: 'This needs the role editor in this account; yours is viewer.' } },
}

export const notFound = (what: string): Answer => ({
  description: `${what} not found.`,
  schema: t.ErrorBody,
  examples: { unknown: { error: `${what} not found.` } },
})

export const hashNotFound = {
  description: 'Nothing with this SHA-256 was captured.',
  schema: t.HashNotFoundBody,
  examples: { unknown: { found: false } },
} satisfies Answer

export const unavailable = (description: string, error: string): Answer => ({
  description,
  schema: t.ErrorBody,
  examples: { unavailable: { error } },
  headers: retryAfter,
})

export const databaseUnavailable = unavailable(
  'A dependency is unavailable: the database did not answer in time.',
  'The database is not available. Try again shortly.',
)

export const tooLarge: Answer = {
  description: 'The body is larger than this route accepts.',
  schema: t.ErrorBody,
  examples: { large: { error: 'The body is larger than 1 MiB.' } },
}

export const rateLimited: Answer = {
  description: 'Too many requests from this address.',
  schema: t.ErrorBody,
  examples: {
    limited: {
      error: 'Rate limit of 120 requests per minute reached. Retry in 12 s.',
      retryAfterSeconds: 12,
    },
  },
  headers: retryAfter,
}

export const keyConflict: Answer = {
  description: 'The Idempotency-Key was used before with a different request.',
  schema: t.ErrorBody,
  examples: { conflict: { error: 'This Idempotency-Key was used before with a different request.' } },
}

export const badKey = badRequest('The Idempotency-Key is not usable.', {
  path: 'Idempotency-Key',
  message: 'must be 1 to 255 visible ASCII characters',
})
