import { profileOf } from '../profile.ts'
import type { BrandNames, BrandProfile } from '../reading.ts'
import type { JudgedFact } from '../verdict/verdict.ts'
import { poolOf } from './fact-pool.ts'

/** The profile for reading this text: of very many products, those whose words occur in it. */
export const profileIn = (text: string, brand: BrandNames, facts: readonly JudgedFact[]): BrandProfile =>
  profileOf(brand, poolOf(facts, [brand.name, ...brand.aliases]).in(text))
