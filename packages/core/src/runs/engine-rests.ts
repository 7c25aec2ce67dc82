import type { Engine } from '@veracite/terms/vocabulary'

/** Engines that asked us to wait, and until when: a reply to one question applies to all. */
export interface EngineRests {
  /** Null when the engine may be asked. */
  until(engine: Engine, now: Date): Date | null
  leaveAlone(engine: Engine, until: Date, now: Date): void
}

/** Known to this process only: another one learns it from its own first question. */
export function createEngineRests(): EngineRests {
  const rests = new Map<Engine, { from: Date; until: Date }>()
  return {
    until(engine, now) {
      const rest = rests.get(engine)
      // The clock has gone back since: nobody knows how much of the rest is left, and it may be days.
      if (rest === undefined || now < rest.from) return null
      return rest.until > now ? rest.until : null
    },
    leaveAlone(engine, until, now) {
      const known = rests.get(engine)
      if (known === undefined || known.until < until || now < known.from)
        rests.set(engine, { from: now, until })
    },
  }
}
