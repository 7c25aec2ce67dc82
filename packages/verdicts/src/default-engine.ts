import { createEngine, type Engine } from './engine.ts'
import { LANGUAGES } from './languages/all.ts'
import { PREDICATES } from './predicates/all.ts'

let made: Engine | undefined

/** All predicates and languages, for the entry points. */
export function defaultEngine(): Engine {
  made ??= createEngine(PREDICATES, LANGUAGES)
  return made
}
