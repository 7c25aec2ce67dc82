import { parseCheckpointText } from '@veracite/verify/checkpoint'
import { openNote } from '@veracite/verify/note'
import type { NoteVerifier } from '@veracite/verify/note-key'

/** What a witness remembers: for each origin the note that it cosigned last. */
export type WitnessMemory = ReadonlyMap<string, string>

export const formatWitnessMemory = (memory: WitnessMemory): string =>
  `${JSON.stringify(Object.fromEntries(memory), null, 2)}\n`

/**
 * Throws for anything that this witness did not write. To forget what it has seen is the one thing a witness must not
 * do, so a damaged memory is never taken for an empty one.
 */
export function parseWitnessMemory(text: string, verifier: NoteVerifier): WitnessMemory {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new TypeError('it is not an object')
  return new Map(
    Object.entries(parsed).map(([origin, note]) => {
      if (typeof note !== 'string') throw new TypeError(`what it holds for ${origin} is no note`)
      if (parseCheckpointText(openNote(note, [verifier]).text).origin !== origin)
        throw new TypeError(`what it holds for ${origin} is of another log`)
      return [origin, note]
    }),
  )
}
