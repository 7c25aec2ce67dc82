import words from './name-words.json' with { type: 'json' }

/** "Inc", "GmbH", "S.p.A." without its points. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(words.legalForms)
/** Words that end names of companies, not of people. */
export const NOT_FAMILY_NAMES: ReadonlySet<string> = new Set(words.notFamilyNames)
/** "de", "van", "of": small words inside names. */
export const PARTICLES: ReadonlySet<string> = new Set(words.particles)
