import { sha256Hex } from '@veracite/terms/digest'
import { manifestIn, type PageManifest } from '@veracite/verify/bundle/manifest'

/** A cited page as it goes into a web archive: what was signed about it, and its bytes if there are any. */
export interface CapturedPage {
  /** The signed manifest, byte for byte. */
  signed: Uint8Array
  sha256: string
  manifest: PageManifest
  /** Null if nothing was fetched, or there is no room for it. */
  content: Uint8Array | null
  /** The way from the manifest's leaf to a checkpoint (`c2sp.org/tlog-proof@v1`); null without a log. */
  tlogProof: string | null
}

export function capturedPage(
  signed: Uint8Array,
  content: Uint8Array | null,
  tlogProof: string | null,
): CapturedPage {
  const manifest = manifestIn(signed, 'page')
  if (manifest === null) throw new Error('A captured page has a manifest of another kind.')
  return { signed, sha256: sha256Hex(signed), manifest, content, tlogProof }
}

/** Several answers may cite the same capture: it is archived once, in the order of the first citation. */
export function eachOnce(pages: readonly CapturedPage[]): CapturedPage[] {
  const kept = new Map<string, CapturedPage>()
  for (const page of pages) {
    const known = kept.get(page.sha256)
    if (known === undefined || (known.content === null && page.content !== null)) kept.set(page.sha256, page)
  }
  return [...kept.values()]
}
