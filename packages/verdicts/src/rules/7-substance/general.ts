import { isCapitalised } from '../../text/token.ts'
import { hitsOf } from '../../values/line.ts'
import type { NamedUnit } from '../4-scope/entities.ts'
import type { SubstanceInput } from './substance.ts'

/** "That depends on your needs", "Acme, like any other bank": it would fit anyone. "Acme depends on Acme Holding" would not. */
export function isGeneral({ line }: NamedUnit, { document }: SubstanceInput): boolean {
  const isName = (at: number) => !document.words.capitalisesNouns && isCapitalised(line.tokens[at])
  return hitsOf(line, 'depends').some(({ to }) => !isName(to) && !isName(to + 1))
}

/** An instruction to the reader: "Check …", "To apply at Acme, prepare …". Recommending the brand itself is not one. */
export function isAdvice(named: NamedUnit): boolean {
  const { line, entities } = named
  const { tokens } = line
  return hitsOf(line, 'advice').some(({ from, to }) => {
    const recommended = entities.some((one) => one.who === 'brand' && one.from >= to && one.from - to <= 1)
    if ((recommended && line.cues.has('recommends')) || isSaidBehindCondition(named)) return false
    if (from === 0 || (from === 1 && tokens[0]?.kind !== 'word')) return true
    const opensPurpose = hitsOf(line, 'purpose').some((hit) => hit.from === 0) || opensCondition(named)
    return opensPurpose && (tokens[from - 1]?.fold === ',' || from <= 8)
  })
}

/** "If you bake to order, Acme pays off": what follows the condition is said of the brand. */
function isSaidBehindCondition(named: NamedUnit): boolean {
  if (!opensCondition(named)) return false
  const comma = named.line.tokens.findIndex(({ fold }) => fold === ',')
  const subject = named.entities.find(({ from }) => from > comma)
  return comma > 0 && subject?.who === 'brand' && subject.from - comma <= 2
}

export function opensCondition({ line }: NamedUnit): boolean {
  const isEarly = (cue: string, reach: number) => hitsOf(line, cue).some(({ from }) => from <= reach)
  return isEarly('condition', 2) || isEarly('asked', 3)
}

/** "If Acme lost your data, only a court can tell", "To cancel Acme, sign in": the brand stands in the opening clause alone. */
export function isSupposed(named: NamedUnit): boolean {
  const { line, entities } = named
  const own = entities.filter(({ who }) => who === 'brand')
  const isCondition = opensCondition(named)
  if (own.length === 0 || !(isCondition || hitsOf(line, 'purpose').some(({ from }) => from === 0)))
    return false
  const comma = line.tokens.findIndex(({ fold }) => fold === ',')
  if (comma < 0 || own.some(({ from }) => from > comma)) return false
  return isCondition || !entities.some(({ who, from }) => who === 'pronoun' && from > comma)
}
