/** Whether two values of plain data are equal in all their parts. */
export function isSameContent(left: unknown, right: unknown): boolean {
  if (left === right || Object.is(left, right)) return true
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') return false
  if (Array.isArray(left)) return Array.isArray(right) && isSameList(left, right)
  return !Array.isArray(right) && isSameRecord(left as PlainRecord, right as PlainRecord)
}

type PlainRecord = Record<string, unknown>

function isSameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length) return false
  for (let at = 0; at < left.length; at += 1) if (!isSameContent(left[at], right[at])) return false
  return true
}

function isSameRecord(left: PlainRecord, right: PlainRecord): boolean {
  let parts = 0
  for (const key in left) {
    if (!(key in right) || !isSameContent(left[key], right[key])) return false
    parts += 1
  }
  for (const _key in right) parts -= 1
  return parts === 0
}

/** A copy that shares nothing with the original: whoever changes the one leaves the other as it was. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)])) as T
}
