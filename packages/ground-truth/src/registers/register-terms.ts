import { REGISTER_NAMES, type RegisterName } from '@veracite/terms/vocabulary'
import type { RegisterTerms } from './register.ts'
import data from './register-terms.json' with { type: 'json' }

/** Every register that can be asked, with its licence and terms. */
export const REGISTER_TERMS = Object.fromEntries(
  REGISTER_NAMES.map((name) => [name, { name, ...data[name] }]),
) as Record<RegisterName, RegisterTerms>
