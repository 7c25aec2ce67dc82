import { ENGINE_VARIABLES } from '@veracite/adapters/engines/engine-variables'
import { READER_VARIABLES } from '@veracite/adapters/readers/reader-settings'
import type { SettingReader as Reader } from '@veracite/adapters/settings/setting-reader'
import { type Variable, type VariableTable, variablesIn } from '@veracite/adapters/settings/variable'
import rows from './variables.json' with { type: 'json' }

/** Every variable the servers read, apart from those of the engines and of the reader. */
export const SERVICE_VARIABLE_TABLE: VariableTable = rows

export type SettingReader = Reader<keyof typeof rows>

/** `.env.example` is made from this. */
export const VARIABLES: readonly Variable[] = [
  ...variablesIn(SERVICE_VARIABLE_TABLE),
  ...READER_VARIABLES,
  ...ENGINE_VARIABLES,
]
