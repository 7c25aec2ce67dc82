import { utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { sha256Hex } from '../sha256.ts'
import type { StrictJson } from '../strict-json.ts'
import { contentText } from './content-text.ts'

/** What a seal says about a bundle: the digests of all members but the seal. */
export interface SealedContent {
  sha256: string
  contentSha256: string
}

/** The bundle without its seal, which is always the last member; and that member as it is written. */
export function withoutSeal({ compact, members }: Pick<StrictJson, 'compact' | 'members'>): {
  rest: string
  seal: string
} {
  const last = members.at(-1)
  if (last?.name !== 'seal') throw new FormatError('the seal is not the last member')
  const before = compact.slice(0, last.at)
  return {
    rest: `${before.endsWith(',') ? before.slice(0, -1) : before}}`,
    seal: compact.slice(last.at + '"seal":'.length, -1),
  }
}

/** Of a bundle that has no seal yet. It may be megabytes, so a server gives its platform's own digest. */
export function sealedContent(
  bundle: object,
  digest: (text: string) => string = (text) => sha256Hex(utf8Encode(text)),
): SealedContent {
  const text = JSON.stringify(bundle)
  return { sha256: digest(text), contentSha256: digest(contentText(JSON.parse(text))) }
}
