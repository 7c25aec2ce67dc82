import { sha256Hex } from '@veracite/terms/digest'
import { invalidField } from '@veracite/terms/errors'
import { originBody } from '@veracite/terms/origins'
import type { HashSubject } from '@veracite/terms/vocabulary'
import { originOf } from '@veracite/terms/vocabulary'
import { LRUCache } from 'lru-cache'
import type { RunStore } from '../runs/run-store.ts'

/** Members of the response that describe the capture. */
interface Captured extends ReturnType<typeof originBody> {
  captured_at: string
  subject: HashSubject
}

/** About 300 bytes each. */
const MAX_REMEMBERED = 50_000

/** Compares the digest of the content. The content is not kept; positive results are, because they stay true. */
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
  return async (input: { hash: string; content: string }) => {
    // A lone surrogate becomes U+FFFD in UTF-8: two different strings would get one digest, and one "verified".
    if (!input.content.isWellFormed()) {
      throw invalidField('content_not_well_formed', 'content', 'must_be_well_formed_unicode')
    }
    const hash = input.hash.toLowerCase()
    const captured = remembered.get(hash) ?? (await find(hash))
    if (!captured) return { found: false as const }
    const submitted = sha256Hex(input.content)
    const match = submitted === hash
    const verdict = match ? ('verified' as const) : ('modified' as const)
    return { found: true as const, match, verdict, submitted_sha256: submitted, ...captured }
  }
}
