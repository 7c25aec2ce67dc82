/**
 * What one language contributes: lists of phrases, separated by "|". A word that ends in "*" stands for every
 * word that begins so (at least four letters). Phrases are matched on whole tokens, case and accents folded.
 */
export interface Language {
  code: 'en' | 'es' | 'pt' | 'de' | 'fr'
  /** Function words: they tell the language, and they carry no information about a brand. */
  functionWords: string
  determiners: string
  /** Prepositions: a name behind one is rarely the subject of its clause. */
  prepositions: string
  /** "of" in its forms: "the founder of Acme". */
  of: string
  /** "by" in its forms: "founded by". */
  by: string
  /** Prepositions that lead to a place. */
  at: string
  and: string
  copulas: string
  relatives: string
  /** Words that stand for the subject of the sentence before. */
  pronouns: string
  cues: Record<Cue, string>
  /** Number words, as value lists "one:1|two:2"; multipliers are values of at least 100 that are powers of ten. */
  numbers: string
  months: string
  /** Words so general that a sentence made of them says nothing about any company in particular. */
  generic: string
}

export type Cue =
  | 'negation'
  | 'notNegation'
  | 'former'
  | 'future'
  | 'modal'
  | 'condition'
  | 'asked'
  | 'falsehood'
  | 'hearsay'
  | 'contrast'
  | 'correction'
  | 'noInformation'
  | 'inability'
  | 'knowledge'
  | 'firstPerson'
  | 'lack'
  | 'opinion'
  | 'personLife'
  | 'wonder'
  | 'complaint'
  | 'otherKind'
  | 'jointly'
  | 'depends'
  | 'advice'
  | 'affirmation'
  | 'otherSubject'
  | 'respectively'
  | 'founded'
  | 'foundedWeak'
  | 'founder'
  | 'chief'
  | 'ledBy'
  | 'leads'
  | 'headquarters'
  | 'basedBefore'
  | 'owned'
  | 'owns'
  | 'notPrice'
  | 'ownedWeak'
  | 'behind'
  | 'exists'
  | 'who'
  | 'when'
  | 'sells'
  | 'makes'
  | 'priceNoun'
  | 'textNoun'
  | 'inBusiness'
  | 'placeLabel'
  | 'compose'
  | 'ownerNoun'
  | 'independent'
  | 'staff'
  | 'employs'
  | 'people'
  | 'customers'
  | 'staffChange'
  | 'larger'
  | 'offers'
  | 'rangeNoun'
  | 'launches'
  | 'starProduct'
  | 'planNoun'
  | 'freeOfCharge'
  | 'discontinued'
  | 'availableIn'
  | 'onlyIn'
  | 'leftOut'
  | 'certified'
  | 'awarded'
  | 'phone'
  | 'email'
  | 'legalName'
  | 'company'
  | 'otherThing'
  | 'approximately'
  | 'moreThan'
  | 'lessThan'
  | 'perMonth'
  | 'perYear'
  | 'perWeek'
  | 'perDay'
  | 'once'
  | 'billedYearly'
  | 'euro'
  | 'dollar'
  | 'pound'
  | 'franc'
  | 'real'
  | 'peso'
