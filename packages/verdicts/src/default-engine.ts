import { createEngine, type Engine } from './engine.ts'
import { LANGUAGES } from './languages/all.ts'
import { PREDICATES } from './predicates/all.ts'

let made: Engine | undefined

/** All predicates and languages of this package, for the entry points; stages take an engine as an argument. */
export function defaultEngine(): Engine {
  made ??= createEngine(PREDICATES, LANGUAGES)
  return made
}
