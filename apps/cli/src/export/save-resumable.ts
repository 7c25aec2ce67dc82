import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { Refused, UsageError } from '../failures.ts'

/** The export that a partial file belongs to; another one must not be appended to it. */
interface Asked {
  kind: string
  format: string
  query: object
}

interface Begun {
  asked: Asked
  cut: number
  asOf: number
}

interface Opened {
  body: ReadableStream<Uint8Array>
  cut: number
  asOf: number
}

export interface Saving {
  path: string
  asked: Asked
  resume: boolean
  /** The moment of an earlier export; null for now. */
  cut: number | null
  open(cut: number | null, skip: number): Promise<Opened>
  /** The connection broke after so many bytes, and is opened again. */
  broke(bytes: number): void
  /** Pause before the first retry; each further pause is twice as long. */
  pauseMs?: number
}

const MOST_BREAKS = 3

/**
 * Writes beside the file, and gives it its name when it is whole. What is there when it breaks off stays, with a note of
 * what it belongs to, so that it can go on.
 */
export async function saveResumable(saving: Saving): Promise<{ bytes: number; asOf: number; cut: number }> {
  const partial = `${saving.path}.partial`
  let begun = saving.resume ? await readBegun(partial, saving.asked) : null
  if (begun === null) await rm(partial, { force: true })
  for (let breaks = 0; ; breaks++) {
    const have = begun === null ? 0 : await sizeOf(partial)
    const { body, cut, asOf } = await saving.open(begun?.cut ?? saving.cut, have)
    begun = { asked: saving.asked, cut, asOf }
    await writeFile(`${partial}.json`, JSON.stringify(begun))
    const problem = await append(partial, body).then(
      () => null,
      (error: unknown) => error,
    )
    const bytes = await sizeOf(partial)
    if (problem === null) {
      await rename(partial, saving.path)
      await rm(`${partial}.json`, { force: true })
      return { bytes, asOf, cut }
    }
    if (isOurs(problem)) throw problem
    if (bytes > have) breaks = 0
    if (breaks >= MOST_BREAKS)
      throw new Refused((say) => say('cliRefused.theExportBrokeOffAfterBytes', { bytes }))
    saving.broke(bytes)
    await setTimeout((saving.pauseMs ?? 500) * 2 ** breaks)
  }
}

async function append(path: string, body: ReadableStream<Uint8Array>): Promise<void> {
  const file = await open(path, 'a')
  try {
    for await (const part of body) await file.writeFile(part)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A full disk does not get better by asking again. */
const isOurs = (error: unknown): boolean =>
  ['ENOSPC', 'EACCES', 'EROFS', 'EFBIG', 'EIO'].includes((error as { code?: string }).code ?? '')

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => ({ size: 0 }))).size

/** Null when nothing was begun; a part of something else is refused. */
async function readBegun(partial: string, asked: Asked): Promise<Begun | null> {
  const text = await readFile(`${partial}.json`, 'utf8').catch(() => null)
  if (text === null) return null
  let begun: Begun
  try {
    begun = JSON.parse(text) as Begun
  } catch {
    throw new UsageError((say) => say('cliRefused.jsonIsDamagedDeleteItAnd', { partial }))
  }
  if (JSON.stringify(begun.asked) !== JSON.stringify(asked))
    throw new UsageError((say) => say('cliRefused.isAPartOfAnotherExport', { partial }))
  return begun
}
