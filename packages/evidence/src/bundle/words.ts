import { ENGINE_TABLE } from '@veracite/terms/engines'
import type { AccessKind, Engine } from '@veracite/terms/vocabulary'
import type { Say } from '@veracite/words/say-in'

/** Wording for readers who do not know the service. */

/** Name of the answering system: only the engine itself, by its provider or product, has the bare name. */
export function whoAnswered(engine: Engine, access: AccessKind, say: Say): string {
  const name = ENGINE_TABLE[engine].formalName
  const isEngine = access === 'official_api' || access === 'data_provider'
  return isEngine ? name : say(`speaker.${access}`, { engine: name })
}

/** `1 June 2026, 12:00:02 UTC`: a date that reads the same in every country. */
export const inWords = (at: Date, say: Say): string =>
  say('moment.second', { day: say.day(at), time: at.toISOString().slice(11, 19) })

/** Who asked and recorded, as a manifest names them. */
export const entityInWords = (entity: string, say: Say): string =>
  entity === 'not stated' ? say('caseText.noEntity') : entity

/** Where a question comes from, as a plan writes it, perhaps one of a later version with kinds that are not known here. */
interface WrittenOrigin {
  kind: string
  list: string | null
  sha256: string | null
  row?: number | null
}

/** `Search Console queries, entry 7 of 3fa9…: typed by people, aggregated` */
export function questionOrigin({ kind, list, sha256, row = null }: WrittenOrigin, say: Say): string {
  const [words, whose] = [say.known('questionList', list ?? ''), say.known('questionsBy', list ?? '')]
  if (words === undefined || whose === undefined) return say.known('promptOrigin', kind) ?? kind
  const file = sha256?.slice(0, 12) ?? ''
  return say('promptFrom.list', { words, whose, file, row: row ?? 0, at: placeOf(sha256, row) })
}

const placeOf = (sha256: string | null, row: number | null) =>
  sha256 === null ? 'nowhere' : row === null ? 'file' : 'other'

/** `Wrong (CONFABULATED)`: the contract's name stands beside a class. One that is newer than this program is shown as it is. */
export function classBeside(name: string, say: Say): string {
  const words = say.known('class', name)
  return words === undefined ? name : `${words} (${name})`
}
