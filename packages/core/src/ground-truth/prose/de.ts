import type { ProseCues } from './cues.ts'

export const de: ProseCues = {
  us: ['[Ww]ir', '[Dd]as Unternehmen', '[Uu]nser Unternehmen', '[Dd]ie Firma', '[Uu]nsere Firma'],
  months:
    'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahr|Frühjahr|Sommer|Herbst|Winter',
  patterns: {
    founded_year: [
      '{US} (?:wurden?|ist) (?:im |in )?(?:(?:{MONTH}) )?{YEAR} (?:von {NAMES} )?(?:in {PLACE} )?(?:gegründet|entstanden|ins Leben gerufen)',
      '{US} (?:wurden?) von {NAMES} (?:im |in )?(?:(?:{MONTH}) )?{YEAR} (?:in {PLACE} )?gegründet',
      '^(?:Gegründet|Gegründet wurde {US}) (?:im |in )?(?:(?:{MONTH}) )?{YEAR}(?: von {NAMES})?(?: in {PLACE})?(?=[.!]?$|, (?:ist |hat )?{US})',
      '^(?:Im (?:{MONTH}) )?{YEAR} (?:gründeten?) {NAMES} (?:{BRAND}|das Unternehmen|die Firma)',
      '{NAMES} gründeten? (?:{BRAND}|das Unternehmen|die Firma) (?:im |in )?(?:(?:{MONTH}) )?{YEAR}',
    ],
    founder: [
      '{US} wurden? (?:(?:im |in )?(?:(?:{MONTH}) )?{DATE} )?von {NAMES} (?:(?:im |in )?(?:(?:{MONTH}) )?{DATE} )?(?:in {PLACE} )?gegründet',
      '^Gegründet(?: (?:im |in )?(?:(?:{MONTH}) )?{DATE})? von {NAMES}',
      '^(?:Im (?:{MONTH}) )?{DATE} gründeten? {NAMES} (?:{BRAND}|das Unternehmen|die Firma)',
    ],
    headquarters: [
      '{US} (?:hat|haben) (?:seinen|ihren|unseren) (?:Haupt|Firmen|Stamm)?[Ss]itz in {PLACE}',
      '(?:[Uu]nser|[Dd]er) (?:Hauptsitz|Firmensitz|Stammsitz|Unternehmenssitz)(?: von {BRAND})? (?:ist|liegt|befindet sich) in {PLACE}',
      '{US} mit (?:Haupt)?[Ss]itz in {PLACE}',
      '^Mit (?:Haupt)?[Ss]itz in {PLACE}, ',
    ],
    employees: [
      '{US} (?:beschäftigt|beschäftigen|hat|haben|sind) (?:heute |derzeit |aktuell |inzwischen )?(?:ein Team von |rund |etwa |über |mehr als |knapp |ca\\. |circa )?{COUNT} (?:Mitarbeiter(?:innen|:innen|\\*innen)?|Mitarbeitende|Beschäftigte|Angestellte|Menschen|Personen)',
      '^(?:Rund|Etwa|Über|Mehr als|Knapp) {COUNT} (?:Mitarbeiter(?:innen|:innen|\\*innen)?|Mitarbeitende|Beschäftigte) arbeiten (?:bei {BRAND}|bei uns)',
    ],
    ceo: [
      '(?:[Uu]nsere?|[Dd]er|[Dd]ie) (?:CEO|Geschäftsführer(?:in)?|Vorstandsvorsitzende[r]?)(?: von {BRAND})?(?:,| ist) {NAME}',
      '{NAME} ist (?:(?:Mitg|G)ründer(?:in)? und )?(?:der |die )?(?:CEO|Geschäftsführer(?:in)?|Vorstandsvorsitzende[r]?) (?:von|der|bei) (?:{BRAND}|Firma)',
      'Geschäftsführer(?:in)? ist {NAME}',
    ],
    parent_company: [
      '{US} ist (?:eine )?(?:hundertprozentige )?(?:Tochter(?:gesellschaft|unternehmen)?|Marke) (?:der|von|des) {ORG}',
      '{US} gehört (?:zur|zum|zu) {ORG}',
    ],
    legal_name: ['{BRAND} ist eine (?:eingetragene )?Marke (?:der|von|des) {ORG}'],
    certification: ['{US} (?:ist|sind) (?:nach |gemäß )?{STANDARD}[- ]?(?:\\p{Ll}+ )?zertifiziert'],
    discontinued: ['{THING} (?:wurde|ist|wird) (?:\\p{Ll}+ )?(?:eingestellt|nicht mehr hergestellt)'],
  },
  labels: {
    founded_year: ['gegründet', 'gründung', 'gründungsjahr', 'gründungsdatum'],
    headquarters: ['sitz', 'hauptsitz', 'firmensitz', 'unternehmenssitz'],
    employees: ['mitarbeiter', 'mitarbeitende', 'mitarbeiterzahl', 'beschäftigte', 'anzahl mitarbeiter'],
    ceo: [
      'ceo',
      'geschäftsführer',
      'geschäftsführerin',
      'geschäftsführung',
      'vorstandsvorsitzender',
      'vorstandsvorsitzende',
    ],
    founder: ['gründer', 'gründerin', 'gründerinnen', 'gegründet von'],
    parent_company: ['muttergesellschaft', 'mutterunternehmen', 'konzernmutter'],
    legal_name: ['firma', 'firmenname', 'firmierung', 'rechtlicher name'],
    industry: ['branche'],
    phone: ['telefon', 'tel', 'telefonnummer', 'rufnummer'],
    email: ['e-mail', 'email', 'mail'],
  },
  ceoTitles: [
    'ceo',
    'geschäftsführer',
    'geschäftsführerin',
    'vorstandsvorsitzender',
    'vorstandsvorsitzende',
    'gründer und ceo',
    'gründerin und ceo',
    'mitgründer und ceo',
    'mitgründerin und ceo',
    'ceo und gründer',
    'ceo und gründerin',
    'gründer & ceo',
    'gründerin & ceo',
  ],
  and: 'und|&',
  doubts:
    '(?<!\\p{L})(?:nicht|nie|ehemalig\\p{L}*|frühere?[rn]?|vormals|bis|wird|würde|soll|Gerücht|Wettbewerber|Vorgänger\\p{L}*)(?!\\p{L})',
  notThePrice: '(?<!\\p{L})(?:ab|sparen|spare|gespart|Rabatt|statt|vorher|Gutschrift|günstiger)(?!\\p{L})|%',
}
