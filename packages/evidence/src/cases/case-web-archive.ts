import { sha256Hex } from '@veracite/terms/digest'
import { DomainError } from '@veracite/terms/errors'
import { manifestIn } from '@veracite/verify/bundle/manifest'
import { base64Decode } from '@veracite/verify/bytes'
import { pagePath } from '@veracite/verify/case/case-parts'
import { parseVkey } from '@veracite/verify/log/note-key'
import { sayIn } from '@veracite/words/say-in'
import type { ExportedBundle } from '../bundle/exported-bundle.ts'
import { readTrail } from '../bundle/source-trail.ts'
import { type CapturedPage, capturedPage, eachOnce } from '../web-archive/captured-page.ts'
import type { WebArchiveDeps } from '../web-archive/get-web-archive.ts'
import { writeWacz } from '../web-archive/write-wacz.ts'
import type { CaseSummary } from './case-summary.ts'
import type { StoredCase, StoredPart } from './stored-case.ts'

export type CaseArchiveDeps = Pick<WebArchiveDeps, 'signer' | 'archiveSigner' | 'collector'>

/**
 * The pages that the answers of a case cite, as a signed WACZ file: made of the parts of the case and nothing else, so
 * it is as of the same checkpoint, and carries the time at which the case was made.
 */
export async function caseWebArchive(
  deps: CaseArchiveDeps,
  stored: StoredCase,
  summary: Pick<CaseSummary, 'demonstration' | 'brand' | 'language'>,
  parts: readonly StoredPart[],
): Promise<Uint8Array> {
  const bytesOf = new Map(parts.map(({ path, bytes }) => [path, bytes]))
  const bundles = parts.flatMap(({ path, bytes }) =>
    /^bundles\/.*\.json$/.test(path) ? (JSON.parse(new TextDecoder().decode(bytes)) as ExportedBundle) : [],
  )
  const pages = eachOnce(bundles.flatMap((bundle) => pagesOf(bundle, bytesOf)))
  if (pages.length === 0) throw new DomainError('not_found', 'no_page_of_case_captured')
  const about = {
    title: sayIn(summary.language ?? 'en')('caseText.archive', { brand: summary.brand.name }),
    of: { kind: 'case' as const, id: stored.id, manifestSha256: sha256Hex(stored.manifest.body) },
    demo: summary.demonstration,
    origin: originOf(stored),
    leftOut: bundles.reduce(
      (sum, { sourceTrail }) => sum + (sourceTrail ? readTrail(sourceTrail).leftOut : 0),
      0,
    ),
    created: stored.createdAt,
    software: { name: deps.collector.software, version: deps.collector.version },
  }
  return writeWacz(pages, about, deps.archiveSigner, deps.signer)
}

function pagesOf({ sourceTrail }: ExportedBundle, bytesOf: ReadonlyMap<string, Uint8Array>): CapturedPage[] {
  return (sourceTrail?.pages ?? []).map(({ manifest, proof }) => {
    const page = capturedPage(base64Decode(manifest.base64), null, proof?.tlogProof ?? null)
    const { body } = page.manifest
    return { ...page, content: body === null ? null : (bytesOf.get(pagePath(body.sha256)) ?? null) }
  })
}

function originOf({ manifest }: StoredCase): string | null {
  const made = manifestIn(manifest.body, 'case')
  return made && parseVkey(made.log.vkey).name
}
