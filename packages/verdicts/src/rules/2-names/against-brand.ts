import {
  isEndOfOtherName,
  isInsideOtherName,
  isJoined,
  isJoinedWord,
  isKnownOtherName,
  isOtherBody,
  isTrade,
} from './against-longer-name.ts'
import { isAuthor, isFamilyName, isFirstName, lives, mayBePerson } from './against-person.ts'
import { isOtherThing, isPlaceThere } from './against-place.ts'
import {
  isAbbreviation,
  isCalendarWord,
  isCounted,
  isEntryAmongWords,
  isInTitle,
  isLetter,
  isOneOfAKind,
  isSmall,
  isSmallElsewhere,
  isUnitOfMeasure,
  isVerb,
  leadsElsewhere,
} from './against-word.ts'
import { isBorne } from './name-patterns.ts'
import type { SignTest } from './sign.ts'

/** What speaks for a person, a place, a word or another company of the name. */
export const AGAINST: readonly SignTest[] = [
  ['person', isFamilyName],
  // "Magpie" in an Italian answer, "Juno", "Lagos"
  ['borne_elsewhere', ({ pattern }) => !pattern.ordinary && isBorne(pattern)],
  ['first_name', isFirstName],
  ['maybe_person', mayBePerson],
  ['lives', lives],
  ['defined_as_other', isOtherThing],
  ['place', isPlaceThere],
  ['known_other_name', isKnownOtherName],
  ['other_body', (at) => isOtherBody(at) && !isTrade(at)],
  // "Acme Bank", and the brand is no bank.
  ['other_trade', (at) => isOtherBody(at) && isTrade(at) && at.knowsTrades],
  // "Acme Bank", and nobody said what the brand does.
  ['some_trade', (at) => isOtherBody(at) && isTrade(at) && !at.knowsTrades],
  ['inside_other_name', isInsideOtherName],
  ['end_of_other_name', isEndOfOtherName],
  ['joined_name', isJoined],
  ['joined_word', isJoinedWord],
  ['author', isAuthor],
  ['abbreviation', isAbbreviation],
  ['in_title', isInTitle],
  ['unit_of_measure', isUnitOfMeasure],
  ['counted', isCounted],
  ['leads_elsewhere', leadsElsewhere],
  ['letter', isLetter],
  ['used_as_verb', isVerb],
  ['day_or_month', isCalendarWord],
  ['one_of_a_kind', isOneOfAKind],
  ['entry_among_words', isEntryAmongWords],
  ['same_words_in_small', isSmallElsewhere],
  // "with ortwick", where the name has a capital.
  ['small_letters', isSmall],
]
