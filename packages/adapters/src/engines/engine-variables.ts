import { ENGINES, type Engine } from '@veracite/terms/vocabulary'
import { type VariableTable, variablesIn } from '../settings/variable.ts'
import { ACCESSES } from './accesses.ts'
import rows from './engine-variables.json' with { type: 'json' }

/** Every environment variable that engines read. Settings, `.env.example` and the docs are made from this table. */
export const ENGINE_VARIABLE_TABLE: VariableTable = {
  ...rows.keys,
  ...rows.shared,
  ...Object.fromEntries(
    ENGINES.flatMap((engine) =>
      Object.entries(tableOf(engine)).map(([ending, row]) => [`${engine}${ending}`, row]),
    ),
  ),
}

export const ENGINE_VARIABLES = variablesIn(ENGINE_VARIABLE_TABLE)

function tableOf(engine: Engine): VariableTable {
  const names = ACCESSES[engine].map((access) => access.name)
  const times = [...new Set(ACCESSES[engine].map((access) => access.timeoutMs))]
  return {
    _ACCESS: {
      meaning: `Who serves ${engine}: ${names.join(' or ')}; off switches it off.`,
      default: `the first of ${names.join(', ')} whose keys are set`,
      example: names[0] ?? 'off',
    },
    ...rows.perEngine,
    _TIMEOUT_MS: { ...rows.perEngine._TIMEOUT_MS, default: times.join(' or ') },
  }
}
