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

/** `Wrong (CONFABULATED)`: the contract's name stands beside a class. One that is newer than this program is shown as it is. */
export function classBeside(name: string, say: Say): string {
  const words = say.known('class', name)
  return words === undefined ? name : `${words} (${name})`
}
