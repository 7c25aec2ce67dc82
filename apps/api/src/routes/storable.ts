import { invalidInput } from '@veracite/core/errors'

/** It will be kept as it is: what no encoding can hold is refused, never replaced. */
export function storable(path: string, text: string): string {
  if (text.isWellFormed() && !text.includes('\u0000')) return text
  throw invalidInput('Invalid text. Nothing was settled.', [{ path, message: 'must be well-formed text' }])
}
