import { ORIGIN_TABLE } from '@veracite/terms/origin-table'
import { ORIGINS, type Origin } from '@veracite/terms/vocabulary'

/**
 * Says up front when something in the answer was invented, or said by a stand-in: a model that reads numbers and quotes
 * does not look for a small flag beside them.
 */
export function nameOrigin(value: Record<string, unknown>): Record<string, unknown> {
  const found = new Set<Origin>()
  collect(value, 0, found)
  const warnings = ORIGINS.flatMap((origin) =>
    found.has(origin) ? (ORIGIN_TABLE[origin].warning ?? []) : [],
  )
  if (warnings.length === 0) return value
  const part = found.size > 1 ? 'Of a part of this, see `origin`. ' : ''
  return { warning: `${part}${warnings.join(' ')}`, ...value }
}

const DEPTH = 4

/** Numbers of others that stand apart are named there already. */
function collect(value: unknown, depth: number, found: Set<Origin>): void {
  if (typeof value !== 'object' || value === null || depth > DEPTH) return
  for (const [name, member] of Object.entries(value)) {
    const origin = name === 'origin' ? ORIGINS.find((one) => one === member) : undefined
    if (origin !== undefined) found.add(origin)
    else if (name !== 'apart') collect(member, depth + 1, found)
  }
}
