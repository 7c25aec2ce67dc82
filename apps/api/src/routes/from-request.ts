import { type Caller, signatureOf } from '@veracite/core/access/caller'
import { invalidField } from '@veracite/terms/errors'
import { refusal } from '@veracite/words/refusals'

/** Text that is stored unchanged: characters that cannot be encoded are refused, never replaced. */
export function storable(path: string, text: string): string {
  if (text.isWellFormed() && !text.includes('\u0000')) return text
  throw invalidField('invalid_text', path, 'must_be_well_formed')
}

export const optionalText = (path: string, text: string | undefined): string | null =>
  text === undefined ? null : storable(path, text)

export const noteOf = (note: string | undefined): string | null => optionalText('note', note)

/** Who signs a decision. */
export const signedBy = (caller: Caller, by: string | undefined): string =>
  storable('by', signatureOf(caller, by))

/** A spend ceiling of nothing is a mistake: it would ask nothing at all. */
export function requireCeiling(usd: string | null | undefined, what: string): void {
  if (usd != null && Number(usd) === 0)
    throw invalidField(refusal('invalid_thing', { name: what }), 'spendCeilingUsd', 'must_be_more_than_0')
}

/** An answer that is a file to keep. */
export const file = <Body>(body: Body, { type, name }: { type: string; name: string }) => ({
  status: 200 as const,
  body,
  headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
})

/** The same of something that has its own name, such as a case. */
export const namedFile = async <Body>(type: string, made: Promise<{ name: string; bytes: Body }>) => {
  const { name, bytes } = await made
  return file(bytes, { type, name })
}

/** A time of a request; null for none. */
export function timeOf(path: string, given: string | null): Date | null {
  if (given === null) return null
  const time = new Date(given)
  if (Number.isNaN(time.getTime()) || time.getUTCFullYear() > 9998)
    throw invalidField('invalid_time', path, refusal('must_be_a_time', { example: '2026-12-01T00:00:00Z' }))
  return time
}
