import { profileOf } from '../profile.ts'
import type { BrandNames, BrandProfile } from '../reading.ts'
import type { JudgedFact } from '../verdict/verdict.ts'
import { poolOf } from './fact-pool.ts'

/** What helps to read this text: of very many products those whose words stand in it. */
export const profileIn = (text: string, brand: BrandNames, facts: readonly JudgedFact[]): BrandProfile =>
  profileOf(brand, poolOf(facts, [brand.name, ...brand.aliases]).in(text))
