import { SILENT_ANSWERS } from '@veracite/core/findings/finding-state'
import type { Engine } from '@veracite/terms/vocabulary'

/** One answer as the model sees it: when it was given, in which look, to which prompt, and what it says. */
interface ModelAnswer {
  lookId: string
  engine: Engine
  promptId: string
  at: number
  /** What it is accused of by its newest verdict; null until it has one. */
  says: ReadonlySet<string> | null
}

/**
 * Findings by definition, from a plain list of answers: no tables, no increments, nothing shared with the
 * code under test. What it says is what `docs/concepts.md` says.
 */
export function createFindingModel() {
  const answers = new Map<string, ModelAnswer>()
  const finished = new Set<string>()
  const settledAt = new Map<string, number>()
  const ended = new Set<string>()
  const known = new Set<string>()
  const keyOf = (engine: Engine, statement: string) => `${engine} ${statement}`

  function judge(id: string, says: readonly string[]): void {
    const answer = answers.get(id)
    if (!answer) throw new Error('no such answer')
    answers.set(id, { ...answer, says: new Set(says) })
    for (const statement of says) known.add(keyOf(answer.engine, statement))
  }

  function stateOf(engine: Engine, statement: string): { state: string; askedSince: number } {
    const judged = [...answers.values()]
      .filter((answer) => answer.engine === engine && answer.says !== null)
      .toSorted((a, b) => a.at - b.at)
    const says = (answer: ModelAnswer) => answer.says?.has(statement) === true
    const said = judged.filter(says)
    const last = said.at(-1)
    if (last === undefined) return { state: 'settled by reading', askedSince: 0 }
    const heardIn = new Set(said.map(({ lookId }) => lookId))
    // Silent: the prompt that had led to it was asked again without it. Ten in a row, and it was away.
    const silent = judged.filter((answer) => {
      const before = said.findLast(({ at }) => at < answer.at)
      return (
        finished.has(answer.lookId) && !heardIn.has(answer.lookId) && before?.promptId === answer.promptId
      )
    })
    const askedSince = silent.filter(({ at }) => at > last.at).length
    const wasAway = said.some(({ at }, nth) => {
      const next = said[nth + 1]
      return silent.filter((one) => next && one.at > at && one.at < next.at).length >= SILENT_ANSWERS
    })
    return { state: standing(), askedSince }

    function standing(): string {
      const settled = settledAt.get(keyOf(engine, statement))
      if (settled !== undefined && (last?.at ?? 0) <= settled) return 'settled by operator'
      if (ended.has(statement)) return 'settled by fact'
      if (askedSince >= SILENT_ANSWERS) return 'not_seen'
      return settled !== undefined || wasAway ? 'returned' : 'open'
    }
  }

  return {
    ask: (id: string, answer: Omit<ModelAnswer, 'says'>) => void answers.set(id, { ...answer, says: null }),
    judge,
    finish: (lookId: string) => void finished.add(lookId),
    settle: (engine: Engine, statement: string, at: Date) =>
      void settledAt.set(keyOf(engine, statement), at.getTime()),
    setFact(statements: readonly string[], active: boolean) {
      for (const statement of statements)
        if (active) ended.delete(statement)
        else ended.add(statement)
    },
    states: (): string[] =>
      [...known].toSorted().map((key) => {
        const [engine, ...words] = key.split(' ')
        const { state, askedSince } = stateOf(engine as Engine, words.join(' '))
        return `${key}: ${state}, ${askedSince} since`
      }),
  }
}
