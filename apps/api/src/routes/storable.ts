import { invalidInput } from '@veracite/terms/errors'

/** The text will be stored unchanged: characters that cannot be encoded are refused, never replaced. */
export function storable(path: string, text: string): string {
  if (text.isWellFormed() && !text.includes('\u0000')) return text
  throw invalidInput('Invalid text. Nothing was settled.', [{ path, message: 'must be well-formed text' }])
}
