import { parseCheckpointText } from '@veracite/verify/log/checkpoint'
import { openNote } from '@veracite/verify/log/note'
import type { NoteVerifier } from '@veracite/verify/log/note-key'

/** The state of a witness: for each origin the note that it cosigned last. */
export type WitnessMemory = ReadonlyMap<string, string>

export const formatWitnessMemory = (memory: WitnessMemory): string =>
  `${JSON.stringify(Object.fromEntries(memory), null, 2)}\n`

/**
 * Throws for anything that this witness did not write. A witness must never forget what it has seen, so a
 * damaged memory is not treated as an empty one.
 */
export function parseWitnessMemory(text: string, verifier: NoteVerifier): WitnessMemory {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new TypeError('it is not an object')
  return new Map(
    Object.entries(parsed).map(([origin, note]) => {
      if (typeof note !== 'string') throw new TypeError(`its entry for ${origin} is not a note`)
      if (parseCheckpointText(openNote(note, [verifier]).text).origin !== origin)
        throw new TypeError(`its entry for ${origin} belongs to another log`)
      return [origin, note]
    }),
  )
}
