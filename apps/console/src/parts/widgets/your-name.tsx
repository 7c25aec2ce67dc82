import { useState } from 'preact/hooks'
import { who } from '../server/session.ts'
import { remember, remembered } from './remembered.ts'

/**
 * The name under which a person decides: their own, or, for the operator, one kept in this browser, because several people
 * may use the token.
 */
export function useYourName(): [string, (name: string) => void] {
  const [name, setName] = useState(() => remembered('veracite-name') ?? '')
  if (who.value !== null && !who.value.operator) return [who.value.name, () => {}]
  return [
    name,
    (next) => {
      setName(next)
      remember('veracite-name', next)
    },
  ]
}

/** The same as the API takes it, which knows those who are signed in. */
export function useBy(): { by?: string } {
  const [name] = useYourName()
  return name === '' ? {} : { by: name }
}
