import { type KeptDeps, keyOf } from '../kept/kept-reads.ts'
import type { ExportKindName } from './all-kinds.ts'
import type { AskedExport, OpenedExport } from './open-export.ts'

/** Larger ones are read again each time: they are for downloads, not for polling. */
const MAX_KEPT_BYTES = 256 * 1024

/** Kinds whose rows change only when their brand does. */
const KEPT_KINDS: ReadonlySet<ExportKindName> = new Set([
  'answers',
  'claims',
  'findings',
  'rates',
  'measures',
])

/**
 * A small export of one brand as of now, kept until anything about the brand has changed: a later cut would have the same
 * rows. Null if it is not such an export.
 */
export async function keptExport(
  deps: KeptDeps,
  asked: AskedExport,
  open: () => Promise<OpenedExport>,
): Promise<OpenedExport | null> {
  const { kind, format, brandId, filter } = asked
  const isFromNow = asked.cut === null && asked.after === null && asked.skip === 0
  if (brandId === null || !isFromNow || !KEPT_KINDS.has(kind)) return null
  const wanted = {
    key: keyOf(deps, 'export', [kind, format, brandId, filter]),
    version: await deps.versions.ofBrand(brandId),
    now: deps.clock.now(),
    sizeOf: ({ whole }: { whole: Uint8Array | null }) => whole?.length ?? 0,
  }
  const { whole, ...head } = await deps.kept.get(wanted, async () => {
    const { bytes, ...opened } = await open()
    return { ...opened, whole: await readSmall(bytes) }
  })
  return whole && { ...head, bytes: once(whole) }
}

async function readSmall(parts: AsyncGenerator<Uint8Array>): Promise<Uint8Array | null> {
  const read: Uint8Array[] = []
  let size = 0
  for await (const part of parts) {
    size += part.length
    if (size > MAX_KEPT_BYTES) return null
    read.push(part)
  }
  return Buffer.concat(read)
}

async function* once(whole: Uint8Array): AsyncGenerator<Uint8Array> {
  yield whole
}
