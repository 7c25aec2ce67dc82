import { useState } from 'preact/hooks'
import { who } from '../server/session.ts'

const KEY = 'veracite-name'

/**
 * The name under which a person decides: their own, or, for the operator, one kept in this browser, because several people
 * may use the token.
 */
export function useYourName(): [string, (name: string) => void] {
  const [name, setName] = useState(() => stored())
  if (who.value !== null && !who.value.operator) return [who.value.name, () => {}]
  return [
    name,
    (next) => {
      setName(next)
      try {
        localStorage.setItem(KEY, next)
      } catch {
        // Some browsers keep nothing; the name is typed again then.
      }
    },
  ]
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
