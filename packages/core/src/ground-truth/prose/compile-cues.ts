import type { FactPredicate } from '../../vocabulary.ts'
import type { BrandIdentity } from '../brand-identity.ts'
import type { ProseCues } from './cues.ts'

export interface CompiledCues {
  cues: ProseCues
  patterns: { predicate: FactPredicate; pattern: RegExp }[]
  labels: Map<string, FactPredicate>
  ceoTitles: Set<string>
  doubts: RegExp
  notThePrice: RegExp
}

/** Fills the macros of one language's cues in for one brand. The macro that carries the fact is captured as `value`. */
export function compileCues(cues: ProseCues, brand: BrandIdentity): CompiledCues {
  const patterns = entries(cues.patterns).flatMap(([predicate, sources]) =>
    sources.map((source) => ({ predicate, pattern: compile(source, predicate, cues, brand) })),
  )
  const labels = new Map(
    entries(cues.labels).flatMap(([predicate, words]) => words.map((word) => [word, predicate] as const)),
  )
  return {
    cues,
    patterns,
    labels,
    ceoTitles: new Set(cues.ceoTitles),
    doubts: new RegExp(cues.doubts, 'iu'),
    notThePrice: new RegExp(cues.notThePrice, 'iu'),
  }
}

function compile(source: string, predicate: FactPredicate, cues: ProseCues, brand: BrandIdentity): RegExp {
  const brandName = `(?:${[brand.name, ...brand.aliases].map(literal).join('|')})(?![\\p{L}\\p{N}])`
  // The brand counts as subject only where a clause begins: "the predecessor of Harbor was founded" is not ours.
  const us = `(?<=^(?:${TODAY},? )?|[,;:–—] |(?<!\\p{L})(?:that|dass|que) )(?:(?:${cues.us.join('|')})|${ARTICLE}${brandName}${SUFFIX})(?:, [^,.;]{1,80},)?`
  const macros: Record<string, string> = {
    US: us,
    BRAND: brandName,
    MONTH: cues.months,
    YEAR,
    DATE: YEAR,
    NAME,
    NAMES: `${NAME}(?:, ${NAME}){0,5}(?:,? (?:${cues.and}) ${NAME})?`,
    PLACE,
    COUNT: String.raw`(?:\d{1,3}(?:[.,'’ \u00A0\u202F]\d{3})+|\d{1,7})(?!\d)`,
    ORG,
    STANDARD,
    THING: `(?:${WORD})(?: (?:${WORD}|\\d[\\p{L}\\d.]*)){0,4}`,
  }
  const carrier = CARRIERS[predicate]
  let captured = false
  const filled = source.replace(/\{([A-Z]{2,})\}/g, (_, macro: string) => {
    if (macro !== carrier || captured) return `(?:${macros[macro] ?? ''})`
    captured = true
    return `${macro === 'ORG' || macro === 'THING' ? ARTICLE : ''}(?<value>${macros[macro] ?? ''})`
  })
  return new RegExp(filled, 'u')
}

const CARRIERS: { [P in FactPredicate]?: string } = {
  founded_year: 'YEAR',
  founder: 'NAMES',
  headquarters: 'PLACE',
  employees: 'COUNT',
  ceo: 'NAME',
  parent_company: 'ORG',
  legal_name: 'ORG',
  certification: 'STANDARD',
  discontinued: 'THING',
}

const WORD = String.raw`\p{Lu}(?:[\p{L}\p{M}'’-]*[\p{L}\p{M}]|\.)?`
const NAME = `${WORD}(?: (?:(?:de|da|do|dos|das|del|della|di|van|von|der|den|la|le|el|bin|al|ter|zu) ){0,2}${WORD}){1,3}`
const YEAR = String.raw`(?:1[5-9]|20)\d{2}(?!\d)`
const PLACE_PART = `${WORD}(?:[ -](?:(?:de|do|da|dos|of|am|an|der|den|la|le|les|sur|los|las|del|upon|on) )?${WORD}){0,3}`
// A capital after a comma may begin a new clause ("in Bologna, Marco leads …"): then a verb follows it.
const NO_VERB = String.raw`(?! (?!(?:and|with|where|since|und|mit|y|con|e|com|et|avec)(?!\p{L}))\p{Ll})`
const PLACE = String.raw`(?:(?:St|Ste|Mt|Ft)\. )?${PLACE_PART}(?:, (?:(?:\p{Lu}\.){2,4}|${PLACE_PART}${NO_VERB})){0,2}(?!\p{L})`
const SUFFIX = String.raw`(?:,? (?:Inc|Ltd|LLC|GmbH|AG|SE|S\.?A|S\.?L|Ltda|SAS|SARL|BV|AB|Corp)\.?)?`
const ORG = `(?:${WORD})(?: (?:(?:of|de|da|do|du|des|for|and|&|und|et|y|e|für) )?(?:${WORD}|\\d+)){0,6}${SUFFIX}`
const TODAY = "(?:Today|Now|Currently|Hoy|Hoje|Heute|Aujourd['’]hui)"
const ARTICLE = `(?:(?:[Tt]he|[Dd]ie|[Dd]er|[Dd]as|[AaOo]|[Ll]a|[Ee]l|[Ll]e) |[Ll]['’])?`
const STANDARD = String.raw`ISO(?:\/IEC)? ?\d{4,5}(?::\d{4})?|SOC ?[123](?: Type (?:II|I|2|1))?|PCI[- ]DSS|FedRAMP|TISAX|B Corp`

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}

function entries<V>(table: { [P in FactPredicate]?: V }): [FactPredicate, V][] {
  return Object.entries(table) as [FactPredicate, V][]
}
