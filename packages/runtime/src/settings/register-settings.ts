import type { RegisterSettings } from '@veracite/adapters/registers/open-registers'
import { REGISTER_NAMES, type RegisterName } from '@veracite/terms/vocabulary'
import type { Report } from './log-settings.ts'
import type { SettingReader } from './setting-reader.ts'

/** None is asked unless it is named, and none without somebody to write to. */
export function readRegisterSettings(read: SettingReader, problem: Report): RegisterSettings | null {
  const wanted = read.list('VERACITE_REGISTERS', [])
  const contact = read.value('VERACITE_REGISTER_CONTACT')
  const companiesHouseKey = read.value('VERACITE_COMPANIES_HOUSE_KEY')
  const cacheHours = read.integer('VERACITE_REGISTER_CACHE_HOURS', 24, 1, 8760)
  if (wanted.length === 0) return null
  const unknown = wanted.filter((name) => !(REGISTER_NAMES as readonly string[]).includes(name))
  if (unknown.length > 0) problem('VERACITE_REGISTERS', `may name ${REGISTER_NAMES.join(', ')}`, 'gleif,vies')
  if (contact === null || !/^\S+@\S+\.\S+$|^https:\/\/\S+$/.test(contact))
    problem(
      'VERACITE_REGISTER_CONTACT',
      'must be an e-mail or https address of yours: registers want to know whom to write to',
      EXAMPLE,
    )
  if (wanted.includes('companies-house') && companiesHouseKey === null)
    problem('VERACITE_COMPANIES_HOUSE_KEY', 'is required for companies-house', 'as Companies House shows it')
  if (contact === null) return null
  return { names: wanted as RegisterName[], contact, companiesHouseKey, cacheHours }
}

const EXAMPLE = 'data@example.com'
