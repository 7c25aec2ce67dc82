import { say } from '@veracite/words/say'
import { ApiError } from '../server/api.ts'

export interface Outcome<Answer> {
  done: { id: string; answer: Answer }[]
  /** Why the others were not done. */
  refused: string[]
}

/** Does something to each, one after the other. Those that are refused do not keep the others from it. */
export async function eachOf<Answer>(
  ids: readonly string[],
  act: (id: string) => Promise<Answer>,
): Promise<Outcome<Answer>> {
  const outcome: Outcome<Answer> = { done: [], refused: [] }
  for (const id of ids)
    try {
      outcome.done.push({ id, answer: await act(id) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      outcome.refused.push(error.message)
    }
  return outcome
}

/** `7 settled, 1 refused: There is a correction for it already.` Pure. */
export function outcomeInWords(
  what: 'settled' | 'opened' | 'shared',
  { done, refused }: Outcome<unknown>,
): string {
  const words = say('several.outcome', { what, done: done.length })
  if (refused.length === 0) return `${words}.`
  return `${words}, ${say('several.refused', { count: refused.length, why: [...new Set(refused)].join(' ') })}`
}
