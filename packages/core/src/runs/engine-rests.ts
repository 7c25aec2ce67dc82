import type { Engine } from '../vocabulary.ts'

/** Engines that asked us to wait, and until when: a reply to one question applies to all. */
export interface EngineRests {
  /** Null when the engine may be asked. */
  until(engine: Engine, now: Date): Date | null
  leaveAlone(engine: Engine, until: Date): void
}

/** Known to this process only: another one learns it from its own first question. */
export function createEngineRests(): EngineRests {
  const rests = new Map<Engine, Date>()
  return {
    until(engine, now) {
      const until = rests.get(engine)
      return until !== undefined && until > now ? until : null
    },
    leaveAlone(engine, until) {
      const known = rests.get(engine)
      if (known === undefined || known < until) rests.set(engine, until)
    },
  }
}
