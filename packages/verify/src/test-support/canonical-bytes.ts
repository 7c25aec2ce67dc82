import { utf8Encode } from '../bytes.ts'

/** Canonical JSON for values without decimals, enough for manifests in tests. */
export function canonicalBytes(value: unknown): Uint8Array {
  return utf8Encode(JSON.stringify(sorted(value)))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([key, item]) => [key, sorted(item)]))
}
