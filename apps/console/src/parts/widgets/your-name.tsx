import { useState } from 'preact/hooks'

const KEY = 'veracite-name'

/** The name under which a person decides, kept in this browser: one operator's token may serve several people. */
export function useYourName(): [string, (name: string) => void] {
  const [name, setName] = useState(() => stored())
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
