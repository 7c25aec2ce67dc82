import { cuesNamed } from '../../languages/language.ts'
import type { Naming } from '../../reading.ts'
import { isCueNear } from '../../values/line.ts'
import type { Occurrence } from './occurrence.ts'
import type { Prompt } from './prompt.ts'
import type { SignName, Surroundings } from './sign.ts'
import SIGNS from './signs.json' with { type: 'json' }
import { signsAt } from './signs.ts'

/** A score from BRAND on means the brand, up to NAMESAKE something else; between them a person looks. */
export const BRAND = 2
const NAMESAKE = 1

/** Only a clear sign makes a name somebody else's; soft ones leave it open, most of all for a name that nobody else bears. */
export function isLikely({ score, signs }: Weighed): boolean {
  if (score > NAMESAKE) return true
  if (has(signs, SIGNS.clear)) return false
  const isUnique = signs.includes('coined') && !signs.includes('borne_elsewhere')
  const isName = isUnique || signs.includes('capital_of_its_own')
  const soft = [...SIGNS.soft, ...(isName ? SIGNS.softOfNames : []), ...(isUnique ? SIGNS.softIfUnique : [])]
  return scoreOf(signs.filter((name) => !soft.includes(name))) > NAMESAKE
}

const scoreOf = (signs: readonly SignName[]): number =>
  signs.reduce((sum, name) => sum + SIGNS.weights[name], 0)

export type Weighed = Occurrence & { signs: SignName[]; score: number }

/** After a person, place or thing was introduced, the bare name means it; before too, if no company of that name is. */
export function weigh(
  occurrences: readonly Occurrence[],
  general: SignName[],
  around: Surroundings,
): Weighed[] {
  const read = occurrences.map((occurrence) => {
    const signs = signsAt(occurrence, around)
    const isOther = has(signs, SIGNS.introducesOther)
    const company = signs.filter((name) => SIGNS.introducesCompany.includes(name))
    const isCompany = !isOther && company.length > 0
    const isBody = has(signs, SIGNS.introducesBody)
    // "Acme University is in Leeds. Acme was founded in 1904": so are universities.
    const isSure = isCompany && company.some((name) => !SIGNS.saidOfBodies.includes(name))
    return { occurrence, signs, isOther, isCompany, isBody, isSure }
  })
  let isStranger = !read.some(({ isCompany }) => isCompany) && read.some(({ isOther }) => isOther)
  let isOfBody = false
  return read.map(({ occurrence, signs, isOther, isCompany, isBody, isSure }) => {
    isOfBody = isBody || (isOfBody && !isSure)
    isStranger = isOther || (isStranger && !(isOfBody ? isSure : isCompany))
    const introduced: SignName[] = isStranger && !isOther ? ['introduced_as_other'] : []
    if (occurrence.kind === 'domain') return weighed(occurrence, signs)
    const isCancelled = (name: SignName) =>
      (has(signs, SIGNS.ofProducts) && SIGNS.notOfProducts.includes(name)) ||
      (isCompany && SIGNS.notOfCompanies.includes(name))
    const others = general.filter((name) => !isCancelled(name))
    // What is no word at all needs no sign that it is none.
    const counted = signs.filter((name) => occurrence.pattern?.ordinary || !SIGNS.ordinaryOnly.includes(name))
    return weighed(occurrence, [...counted, ...others, ...introduced])
  })
}

const has = (signs: readonly SignName[], some: readonly string[]) => signs.some((name) => some.includes(name))

const weighed = (occurrence: Occurrence, signs: SignName[]): Weighed => {
  return { ...occurrence, signs, score: scoreOf(signs) }
}

export function namingOf(weighed: readonly Weighed[]): Naming | null {
  const [first, ...rest] = weighed
  if (first === undefined) return null
  const best = rest.reduce((most, one) => (one.score > most.score ? one : most), first)
  const signs = [...new Set(best.signs)]
  return {
    for: signs.filter((name) => SIGNS.weights[name] > 0),
    against: signs.filter((name) => SIGNS.weights[name] < 0),
  }
}

/** What the whole answer and the prompt tell. */
export function generalSigns(
  occurrences: readonly Occurrence[],
  { usedAsWord, isOtherSense }: Record<'usedAsWord' | 'isOtherSense', boolean>,
  prompt: Prompt,
): SignName[] {
  const isProduct = ({ kind, pattern }: Occurrence) => kind === 'product' && pattern?.ordinary === false
  const signs: Partial<Record<SignName, boolean>> = {
    asked_for: prompt.namesBrand,
    own_product: occurrences.some(isProduct),
    own_person: occurrences.some(({ kind }) => kind === 'person'),
    one_of_several: occurrences.some(({ unit, to }) => isCueNear(unit, to, 'mayRefer', 1)),
    other_sense: isOtherSense,
    used_as_word: usedAsWord && !prompt.namesBrand,
    asked_as_other: prompt.usesNameAsOther,
    asked_in_small: prompt.usesNameInSmall && !prompt.usesNameAsOther && !prompt.namesBrand,
    asked_for_other_kind: !prompt.namesBrand && !prompt.isForProducts && prompt.asks.has('otherKind'),
    asked_who: !prompt.namesBrand && !prompt.isForProducts && asksForPerson(prompt),
  }
  return (Object.keys(signs) as SignName[]).filter((name) => signs[name])
}

const OWNER_CUES = cuesNamed(SIGNS.ownerCues)

/** "Who owns …" and "Who is the parent company of …" ask for a company. */
const asksForPerson = ({ asks }: Prompt): boolean =>
  asks.has('who') && !OWNER_CUES.some((cue) => asks.has(cue))
