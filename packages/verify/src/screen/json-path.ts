import { parseModestJson } from '../modest-json.ts'

/** All values at a path: members joined by dots, `*` for each item, `@` for the JSON inside a text. */
export function valuesAt(root: unknown, path: string): unknown[] {
  let found: unknown[] = [root]
  for (const step of path.split('.')) found = found.flatMap((value) => stepInto(value, step))
  return found
}

/** The texts at a path, as one. */
export const textAt = (root: unknown, path: string): string =>
  valuesAt(root, path)
    .filter((value) => typeof value === 'string')
    .join('')

function stepInto(value: unknown, step: string): unknown[] {
  if (step === '@') {
    const inner = typeof value === 'string' ? parsed(value) : undefined
    return inner === undefined ? [] : [inner]
  }
  if (typeof value !== 'object' || value === null) return []
  if (step === '*') return Object.values(value)
  if (Array.isArray(value))
    return /^[0-9]{1,6}$/.test(step) && Number(step) < value.length ? [value[Number(step)]] : []
  return Object.hasOwn(value, step) ? [(value as Record<string, unknown>)[step]] : []
}

/** Undefined where it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return parseModestJson(text)
  } catch {
    return undefined
  }
}
