import type { Hit } from '../../text/phrases.ts'
import { isCueAt, isOneOf, isWithin, overlaps } from '../../values/line.ts'
import { APPOSITIONS, type DescribedRule } from './appositions.ts'
import { brandBefore, describedThing } from './described-thing.ts'
import type { Entity, NamedUnit } from './entities.ts'
import {
  hasObjectPronoun,
  hasOtherObject,
  isTail,
  listedWith,
  mayBeSubject,
  objectOf,
  objectReferent,
} from './objects.ts'
import { isOpening, openingOf } from './openings.ts'
import { isAboutValue, isInverted, referent } from './pronouns.ts'
import {
  hasPersonAsSubject,
  hasUnknownSubject,
  isDoneTo,
  isOfMany,
  isSomeoneElses,
  subjectOf,
} from './subjects.ts'
import { headName, NOBODYS, type Owner, type OwnerQuestion, ownedBy, type Topic } from './topics.ts'

/** Whom a statement is about: by its cell, its label, its sentence or the topic. */
export function ownerOf(named: NamedUnit, topic: Topic, question: OwnerQuestion, rules = OWNERSHIP): Owner {
  const { unit } = named
  // A long cell is read like a sentence.
  if (unit.cell !== null && unit.tokens.length <= LONGEST_CELL) {
    // "Kamphoff Holding (Münster, 3,400 staff)"
    const inBrackets = named.line.tokens.some(({ fold }, at) => fold === '(' && at < question.value.from)
    const described = inBrackets ? describedBy(APPOSITIONS, named, question) : undefined
    return { ...ownedBy(described?.owner ?? topic, 'cell'), rule: described?.rule ?? 'cell' }
  }
  // The line is about its label, unless the text after it names somebody.
  const head = unit.label > 0 && question.value.to > unit.label ? headName(named) : null
  if (question.cue.from < unit.label) return { ...ownedBy(head ?? topic, 'head'), rule: 'label' }
  const inProse = ownerInProse(named, head ?? topic, question, rules)
  const namesNobody = inProse.by === 'topic' || inProse.by === 'nothing'
  return namesNobody && head !== null ? { ...ownedBy(head, 'head'), rule: 'label' } : inProse
}

const LONGEST_CELL = 14

/** What the rules look at, found out once for each question. */
export interface Sentence {
  named: NamedUnit
  topic: Topic
  question: OwnerQuestion
  /** Where the sentence begins, after its label and words about time. */
  start: number
  /** Names outside the value. */
  free: readonly Entity[]
  object: Entity | undefined
  subject: Entity | undefined
}

/** Undefined: the rule does not apply, and the next one is asked. */
export interface OwnershipRule {
  name: string
  /** The value is in angle brackets; whose it is, in square ones. Without square ones it is nobody's. */
  example: string
  owner(sentence: Sentence): Owner | undefined
}

/** Read from the top: the first rule that applies says whose the value is. */
export const OWNERSHIP: readonly OwnershipRule[] = [
  {
    name: 'object_pronoun',
    example: 'Zentrava is from Ghent. ‹Ana Ribeiro› founded [it].',
    owner({ named, topic, question }) {
      if (!question.mayBeObject || !hasObjectPronoun(named, question.cue)) return undefined
      return objectReferent(named, topic, question.cue)
    },
  },
  {
    name: 'genitive',
    example: 'It is what ‹Ana Ribeiro›, [Zentrava]’s chief executive, called a dream.',
    owner: ({ named, question, free }) => {
      const isOwners = ({ who, to }: Entity) =>
        who !== 'pronoun' && named.line.tokens[to]?.fold === "'s" && to + 1 === question.cue.from
      const owner = free.find(isOwners)
      return owner && ownedBy(owner, 'subject')
    },
  },
  ...APPOSITIONS.map(inProse),
  {
    name: 'bought_company',
    example: '[Zentrava] is from Ghent. ‹Orvane› bought the company.',
    owner({ object, topic, question }) {
      // The company is not the buyer.
      return object?.who === 'pronoun' && question.mustBeObject ? ownedBy(topic, 'pronoun') : undefined
    },
  },
  {
    name: 'joint_object',
    example: '‹Orvane› owns Kelda and [Zentrava].',
    owner({ named, object, question }) {
      // Of what else two have in common nothing is known: "the seats of Kelda and Zentrava are in Oslo and Bern".
      if (!question.mustBeObject || object?.who !== 'other') return undefined
      const brand = listedWith(named, object)
      return brand && !mayBeSubject(named.line, brand) ? ownedBy(brand, 'object') : undefined
    },
  },
  {
    name: 'joint_subject',
    example: '[Zentrava] and Kelda are subsidiaries of ‹Orvane›.',
    owner({ named, question: { cue }, free }) {
      let end = isOneOf(named.line, cue.from - 1, 'copulas') ? cue.from - 1 : cue.from
      while (isTail(named.line.tokens[end - 1])) end -= 1
      const last = free.find(({ who, to, from }) => who === 'other' && from < end && to >= end)
      if (last === undefined || !isCueAt(named.line, cue.from, 'owned')) return undefined
      const brand = listedWith(named, last)
      return brand && ownedBy(brand, 'subject')
    },
  },
  {
    name: 'object_of_verb',
    example: '‹Ana Ribeiro› founded [Zentrava].',
    owner: (sentence) => sentence.object && namedOrMeant(sentence, sentence.object, 'object'),
  },
  {
    name: 'other_object',
    example: '‹Ana Ribeiro›, who founded a clinic, buys from Zentrava.',
    owner({ named, question }) {
      const isOther = question.mayBeObject && hasOtherObject(named, question)
      return question.mustBeObject || isOther ? NOBODYS : undefined
    },
  },
  {
    name: 'brand_before',
    example: 'The mill belongs to [Zentrava] which was founded in ‹2009›.',
    owner: ({ named, question }) => brandBefore(named, question),
  },
  {
    name: 'described_thing',
    example: 'Zentrava works in a mill that dates from ‹1883›.',
    owner: ({ named, question }) => describedThing(named, question),
  },
  {
    name: 'person_as_subject',
    example: 'Zentrava has a new head; Ana Ribeiro, based in ‹Ghent›, began in sales.',
    owner: ({ named, question }) => (hasPersonAsSubject(named, question) ? NOBODYS : undefined),
  },
  {
    name: 'somebody_between',
    example: 'Zentrava competes with firms whose seat is in ‹Oslo›.',
    owner({ named, question, subject }) {
      return subject !== undefined && isSomeoneElses(named, subject, question) ? NOBODYS : undefined
    },
  },
  {
    name: 'they_of_many',
    example: 'Zentrava has rivals. Most of them have their seat in ‹Oslo›.',
    owner({ named, question, subject }) {
      return subject?.who === 'pronoun' && isOfMany(named, question) ? NOBODYS : undefined
    },
  },
  {
    name: 'second_verb',
    example: 'Orvane bought Zentrava in 2004 and employs ‹300› people.',
    owner({ named, question, subject }) {
      return subject?.who === 'brand' && isDoneTo(named, subject, question) ? NOBODYS : undefined
    },
  },
  {
    name: 'subject',
    example: '[Zentrava] has its seat in ‹Oslo›.',
    owner: (sentence) =>
      sentence.subject &&
      namedOrMeant(sentence, sentence.subject, sentence.subject.oblique ? 'oblique' : 'subject'),
  },
  {
    name: 'pronoun_in_cue',
    example: '[Zentrava] baut Pumpen. Gegründet wurde sie von ‹Eva Lorenz›.',
    owner(sentence) {
      const { named, question, free } = sentence
      const isMeant = (one: Entity) => overlaps(one, question.cue) || isInverted(named, one, question)
      const pronoun = free.find((one) => one.who === 'pronoun' && isMeant(one))
      return pronoun && namedOrMeant(sentence, pronoun, 'pronoun')
    },
  },
  {
    name: 'of_many',
    example: 'Most makers have their seat in ‹Oslo›.',
    owner: ({ named, question }) => (isOfMany(named, question) ? NOBODYS : undefined),
  },
  {
    name: 'somebody_before',
    example: 'Zentrava makes pumps. Many of the clocks in town date from ‹1883›.',
    owner: ({ named, start, question }) => (isOpening(named, start, question) ? undefined : NOBODYS),
  },
  {
    name: 'opening',
    example: 'Founded in ‹2009›, [Zentrava] makes pumps.',
    owner: nameBehind,
  },
  {
    name: 'unknown_subject',
    example: 'Zentrava helps. Established in ‹1998›, the association has members.',
    owner: ({ named, question }) => (hasUnknownSubject(named, question) ? NOBODYS : undefined),
  },
  {
    name: 'topic',
    example: '[Zentrava] makes pumps. Founded in ‹2009› and still small.',
    owner: ({ topic }) => ownedBy(topic, 'topic'),
  },
]

function ownerInProse(
  named: NamedUnit,
  topic: Topic,
  question: OwnerQuestion,
  rules: readonly OwnershipRule[],
): Owner {
  const { cue, value, mayBeObject } = question
  const start = openingOf(named, cue)
  const free = named.entities.filter((entity) => !overlaps(entity, value) && entity.from >= start)
  const left = free.filter(({ from, to }) => to <= cue.from && !isAboutValue(named, from, question))
  const sentence: Sentence = {
    named,
    topic,
    question,
    start,
    free,
    object: mayBeObject ? objectOf(named, free, question) : undefined,
    subject: subjectOf(named, left, cue),
  }
  for (const { name, owner } of rules) {
    const found = owner(sentence)
    if (found !== undefined) return { ...found, rule: name }
  }
  return { ...NOBODYS, rule: 'none' }
}

/** What a bracket or an apposition describes owns the value. */
function inProse({ name, example, described }: DescribedRule): OwnershipRule {
  return {
    name,
    example,
    owner({ named, question }) {
      const owner = described(named, question)
      return owner && ownedBy(owner, 'subject')
    },
  }
}

function describedBy(rules: readonly DescribedRule[], named: NamedUnit, question: OwnerQuestion) {
  for (const { name, described } of rules) {
    const owner = described(named, question)
    if (owner !== undefined) return { owner, rule: name }
  }
  return undefined
}

function namedOrMeant({ named, topic, question }: Sentence, entity: Entity, by: Owner['by']): Owner {
  return entity.who === 'pronoun' ? referent(named, entity, topic, question) : ownedBy(entity, by)
}

/** "Founded in 2009, Zentrava makes …", but not "Founded in 1880, Aldine backs Zentrava". */
function nameBehind(sentence: Sentence): Owner | undefined {
  const { named, question, free } = sentence
  const { line } = named
  const { cue } = question
  const isAfterComma = ({ from }: Hit) => line.tokens[from - 1]?.fold === ','
  const right = free.filter(({ from, oblique }) => from >= cue.to && !oblique)
  const behind = right.find((one) => one.who !== 'pronoun' || isAfterComma(one))
  if (behind === undefined) return undefined
  if (behind.who === 'pronoun') return namedOrMeant(sentence, behind, 'pronoun')
  const between = line.names.filter((run) => isWithin(run, { from: cue.to + 1, to: behind.from }))
  // "Born in 1955, Ana Ribeiro founded Zentrava"
  const isUnknown = between.some((run) => run.kind !== 'place' && isAfterComma(run))
  return isUnknown ? NOBODYS : ownedBy(behind, 'opening')
}
