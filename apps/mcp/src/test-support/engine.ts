import type { EnginePort } from '@veracite/terms/engine-port'
import type { Engine } from '@veracite/terms/vocabulary'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'

/** Contradicts the test brand's founding year, so that a run is classified CONFABULATED, every time. */
export const CONFABULATION = 'Halden Instruments was founded in 1961. It makes vibration sensors.'

/** Engines that all give the same answer, so that a test knows what was said. */
export const enginesSaying = (names: Engine[], answer: string): ReadonlyMap<Engine, EnginePort> =>
  new Map(names.map((name) => [name, scriptedEngine(name, answers(answer, '0.001'))]))
