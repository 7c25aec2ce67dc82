import type { RegisterSettings } from '@veracite/adapters/registers/open-registers'
import { REGISTER_NAMES, type RegisterName } from '@veracite/terms/vocabulary'
import type { SettingReader } from './variables.ts'

/** None is asked unless it is named, and none without somebody to write to. */
export function readRegisterSettings(read: SettingReader): RegisterSettings | null {
  const wanted = read.list('VERACITE_REGISTERS')
  const contact = read.value('VERACITE_REGISTER_CONTACT')
  const companiesHouseKey = read.value('VERACITE_COMPANIES_HOUSE_KEY')
  const cacheHours = read.integer('VERACITE_REGISTER_CACHE_HOURS')
  if (wanted.length === 0) return null
  const unknown = wanted.filter((name) => !(REGISTER_NAMES as readonly string[]).includes(name))
  if (unknown.length > 0) read.problem('VERACITE_REGISTERS', `may name ${REGISTER_NAMES.join(', ')}`)
  if (contact === null || !/^\S+@\S+\.\S+$|^https:\/\/\S+$/.test(contact))
    read.problem(
      'VERACITE_REGISTER_CONTACT',
      'must be an e-mail or https address of yours: registers want to know whom to write to',
    )
  if (wanted.includes('companies-house') && companiesHouseKey === null)
    read.problem('VERACITE_COMPANIES_HOUSE_KEY', 'is required for companies-house')
  if (contact === null) return null
  return { names: wanted as RegisterName[], contact, companiesHouseKey, cacheHours }
}
