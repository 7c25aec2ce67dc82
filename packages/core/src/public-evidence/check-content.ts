import { sha256Hex } from '@veracite/terms/digest'
import { invalidInput } from '@veracite/terms/errors'
import { originBody } from '@veracite/terms/origins'
import { type Origin, originOf } from '@veracite/terms/vocabulary'
import { LRUCache } from 'lru-cache'
import type { RunStore } from '../runs/run-store.ts'

export type ContentCheck =
  | { found: false }
  | {
      found: true
      match: boolean
      verdict: 'verified' | 'modified'
      submitted_sha256: string
      captured_at: string
      subject: 'response' | 'answer'
      demo: boolean
      origin: Origin
    }

/** Members of the response that describe the capture. */
type Captured = Pick<Extract<ContentCheck, { found: true }>, 'captured_at' | 'subject' | 'demo' | 'origin'>

/** About 300 bytes each. */
const MAX_REMEMBERED = 50_000

/**
 * Recomputes the digest of the caller's content and compares. The content is not kept; positive results are,
 * because they stay true.
 */
export const checkContent = (deps: { runs: Pick<RunStore, 'findByHash'> }) => {
  const remembered = new LRUCache<string, Captured>({ max: MAX_REMEMBERED })
  const find = async (hash: string): Promise<Captured | null> => {
    const capture = await deps.runs.findByHash(Buffer.from(hash, 'hex'))
    if (!capture) return null
    // Without the log position, which the check does not show and which would take most of the cache.
    const captured = {
      captured_at: capture.capturedAt.toISOString(),
      subject: capture.subject,
      ...originBody(originOf(capture.accessKind)),
    }
    remembered.set(hash, captured)
    return captured
  }
  return async (input: { hash: string; content: string }): Promise<ContentCheck> => {
    // A lone surrogate becomes U+FFFD in UTF-8: two different strings would get one digest, and one "verified".
    if (!input.content.isWellFormed()) {
      throw invalidInput('content is not well-formed text.', [
        { path: 'content', message: 'must be well-formed Unicode: it holds half of a surrogate pair' },
      ])
    }
    const hash = input.hash.toLowerCase()
    const captured = remembered.get(hash) ?? (await find(hash))
    if (!captured) return { found: false }
    const submitted = sha256Hex(input.content)
    const match = submitted === hash
    return {
      found: true,
      match,
      verdict: match ? 'verified' : 'modified',
      submitted_sha256: submitted,
      ...captured,
    }
  }
}
