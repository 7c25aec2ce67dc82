import type { Register, RegisterCache } from '@veracite/ground-truth/registers/register'
import type { Clock } from '@veracite/terms/ports'
import type { RegisterName } from '@veracite/terms/vocabulary'
import { createCompaniesHouse, createEdgar, createGleif, createVies } from './registers.ts'

/** Holds a key: treat as secret. */
export interface RegisterSettings {
  names: readonly RegisterName[]
  contact: string
  companiesHouseKey: string | null
  cacheHours: number
}

/** The registers that the operator has switched on; none without a setting. */
export function openRegisters(
  settings: RegisterSettings | null,
  parts: { cache: RegisterCache; clock: Clock },
): ReadonlyMap<RegisterName, Register> {
  if (settings === null) return new Map()
  const { names, contact, cacheHours, companiesHouseKey } = settings
  const shared = { contact, cacheHours, ...parts }
  const open: Record<RegisterName, () => Register | null> = {
    gleif: () => createGleif(shared),
    'companies-house': () =>
      companiesHouseKey === null ? null : createCompaniesHouse({ ...shared, key: companiesHouseKey }),
    edgar: () => createEdgar(shared),
    vies: () => createVies(shared),
  }
  return new Map(
    names.flatMap((name) => {
      const register = open[name]()
      return register === null ? [] : [[name, register] as const]
    }),
  )
}
