/**
 * One spelling of a JSON value: no white space, members sorted by UTF-16 code units, numbers as ECMAScript writes
 * them (RFC 8785). Unlike the canonical form of manifests it takes any number.
 */
export function contentText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(contentText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, item]) => `${JSON.stringify(name)}:${contentText(item)}`).join(',')}}`
}
