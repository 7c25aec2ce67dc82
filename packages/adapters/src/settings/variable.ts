/** An environment variable, as a row of a table whose keys are the names. */
export interface VariableRow {
  meaning: string
  /** A value, or words where it depends on something; null if there is none. */
  default: string | null
  example: string
  /** The least and the most of a number. */
  range?: readonly number[]
  secret?: boolean
  /** Processes that need it in production with PostgreSQL and Redis. No other process gets it. */
  neededBy?: readonly string[]
}

export type VariableTable = Readonly<Record<string, VariableRow>>

export interface Variable extends VariableRow {
  name: string
}

export const variablesIn = (table: VariableTable): Variable[] =>
  Object.entries(table).map(([name, row]) => ({ name, ...row }))
