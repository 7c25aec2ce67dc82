import toolTable from './tool-table.json' with { type: 'json' }

const TABLE: Record<string, { kind: string; arguments?: Record<string, unknown> }> = toolTable

/** The arguments of a tool in the table, with the ids of one account. Null if it takes nothing that belongs to one. */
export function argumentsOf(tool: string, ids: Record<string, string>): Record<string, unknown> | null {
  const given = TABLE[tool]?.arguments
  if (given === undefined) return null
  return JSON.parse(JSON.stringify(given).replaceAll(/\$(\w+)/g, (_, name) => ids[name] ?? ''))
}
