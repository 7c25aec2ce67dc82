import type { ProseCues } from './cues.ts'

export const en: ProseCues = {
  us: ['[Ww]e', '[Oo]ur company', '[Tt]he company', '[Oo]ur business', '[Oo]ur firm'],
  months:
    'January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|fall|winter|early|late',
  patterns: {
    founded_year: [
      '{US} (?:was|were|has been) (?:first |originally |officially )?(?:founded|established|started|incorporated|set up|created|born) (?:by {NAMES} )?(?:in {PLACE} )?in (?:(?:{MONTH}),? )?{YEAR}',
      '^(?:Founded|Established|Incorporated) (?:by {NAMES} )?in (?:(?:{MONTH}),? )?{YEAR}(?: by {NAMES})?(?: in {PLACE})?(?=[.!]?$|, {US})',
      '{NAMES} (?:co-)?founded (?:{BRAND}|the company) in (?:(?:{MONTH}),? )?{YEAR}',
      '[Ii]n {YEAR}, {NAMES} (?:co-)?founded (?:{BRAND}|the company)',
    ],
    founder: [
      '{US} (?:was|were) (?:founded|started|established|created)(?: in (?:(?:{MONTH}),? )?{DATE})?(?: in {PLACE})? by (?:\\p{Ll}+ ){0,2}{NAMES}',
      '^(?:Founded|Established)(?: in (?:(?:{MONTH}),? )?{DATE})? by {NAMES}(?: in {DATE})?(?=[.!]?$|, {US}| in )',
      '{NAMES} (?:co-)?founded (?:{BRAND}|the company)(?![\\p{L}])',
    ],
    headquarters: [
      '{US} (?:is|are) (?:\\p{Ll}+ly )?(?:headquartered|based|located) in {PLACE}',
      "(?:[Oo]ur|{BRAND}’s|{BRAND}'s) (?:global |main |world |corporate )?(?:headquarters|head office|HQ) (?:is|are|sits?) (?:located |based )?in {PLACE}",
      '^(?:Headquartered|Based) in {PLACE}, {US}',
    ],
    employees: [
      '{US} (?:now |currently |today )?(?:employs?|ha[sv]e|are|is) (?:a (?:global )?team of )?(?:about |around |over |more than |nearly |almost |approximately |some )?{COUNT}\\+? (?:full-time )?(?:employees|people|staff|team members|colleagues)',
      '^(?:[Oo]ur )?[Tt]eam of (?:about |around |over |more than |nearly )?{COUNT}\\+? (?:employees|people|staff)',
    ],
    ceo: [
      "(?:[Oo]ur|{BRAND}’s|{BRAND}'s|[Tt]he company’s) (?:co-founder and |founder and |current )?(?:CEO|[Cc]hief [Ee]xecutive(?: [Oo]fficer)?)(?:,| is) {NAME}",
      '{NAME},? (?:is )?(?:our|the) (?:(?:co-)?founder (?:and|&) )?(?:CEO|[Cc]hief [Ee]xecutive(?: [Oo]fficer)?)(?=[.!,]|$| of {BRAND})',
      '{NAME} is (?:(?:co-)?founder (?:and|&) )?(?:CEO|[Cc]hief [Ee]xecutive(?: [Oo]fficer)?) of (?:{BRAND}|the company)',
      '{US} (?:is|are) led by (?:our )?(?:CEO|[Cc]hief [Ee]xecutive(?: [Oo]fficer)?) {NAME}',
    ],
    parent_company: [
      '{US} (?:is|are) (?:a |an )?(?:\\p{Ll}+(?:[- ]owned)? )?(?:subsidiary of|owned by|division of) {ORG}',
    ],
    legal_name: ['{BRAND} is a (?:trading name|trade name|registered trademark|brand) of {ORG}'],
    certification: [
      '{US} (?:is|are) (?:also |fully )?{STANDARD}[- ]certified',
      '{US} (?:is|are) certified (?:to|under|according to) {STANDARD}',
    ],
    discontinued: ['{THING} (?:has been|was|is) discontinued', '{US} (?:have |has )?discontinued {THING}'],
  },
  labels: {
    founded_year: [
      'founded',
      'founded in',
      'established',
      'year founded',
      'founding year',
      'year of foundation',
    ],
    headquarters: ['headquarters', 'hq', 'head office', 'headquartered in'],
    employees: ['employees', 'number of employees', 'team size', 'headcount', 'staff'],
    ceo: ['ceo', 'chief executive', 'chief executive officer'],
    founder: ['founder', 'founders', 'founded by', 'co-founders'],
    parent_company: ['parent company', 'parent'],
    legal_name: ['legal name', 'registered name', 'company name', 'legal entity'],
    industry: ['industry', 'sector'],
    phone: ['phone', 'telephone', 'tel', 'call us', 'phone number'],
    email: ['email', 'e-mail', 'email us'],
  },
  ceoTitles: [
    'ceo',
    'chief executive',
    'chief executive officer',
    'founder & ceo',
    'founder and ceo',
    'co-founder & ceo',
    'co-founder and ceo',
    'ceo & founder',
    'ceo and founder',
    'ceo & co-founder',
    'ceo and co-founder',
    'president & ceo',
    'president and ceo',
  ],
  and: 'and|&',
  doubts:
    '\\b(?:not|never|no longer|former|formerly|previous|previously|used to|until|will|would|might|rumou?r|predecessor|competitors?)\\b',
  notThePrice:
    '\\b(?:save|saving|off|from|starting|starts|instead|discount|credit|was|were|refund|bonus|fee)\\b|%',
}
