import { known, say } from '@veracite/words/say'
import { choice, type DescribedField, group, line, lines } from '../widgets/described-fields.tsx'
import { inWords } from '../widgets/words.ts'
import type { FactInput } from './fact-words.ts'

/** The inputs for the value of a fact, by the member of the value that each is for. */
export const valueField = (inputs: readonly FactInput[], usual: Record<string, string> = {}) =>
  group<Record<string, string>>(
    Object.fromEntries(inputs.map((input) => [input.member ?? '', inputFor(input)])),
    usual,
    'value',
  )

/** The input that fits: a number, a list with one name per line, yes or no, or a text. */
function inputFor(input: FactInput): DescribedField<string> {
  const { member, kind, needed: required } = input
  const name = member === null ? say('facts.value') : inWords(member)
  const label = required || kind === 'truth' ? name : say('facts.optional', { label: name })
  const more = { path: member === null ? '' : `.${member}`, hint: hintOf(input) }
  if (kind === 'truth') return choice(label, YES_NO, { ...more, usual: 'no' })
  if (kind === 'texts') return lines(label, 3, { ...more, required })
  const inputMode = kind === 'whole' ? 'numeric' : kind === 'number' ? 'decimal' : 'text'
  return line(label, { ...more, required, inputMode })
}

const YES_NO: Record<string, string> = { yes: say('facts.yes'), no: say('facts.no') }

/** Where a person knows it from. */
export const NOTE_FIELD = line(say('facts.noteOptional'), {
  hint: say('facts.howYouKnowIn'),
  maxLength: 1000,
  keepsPreview: true,
})

function hintOf({ member, kind, least, most }: FactInput): string | undefined {
  const hint = member === null ? undefined : known('factHint', member)
  if (hint !== undefined) return hint
  if (kind === 'texts') return say('facts.onePerLine')
  if (kind === 'whole' && least !== null && most !== null)
    // A year has no mark for thousands.
    return say('facts.aWholeNumberFrom', { least: String(least), most: String(most) })
  if (kind === 'number') return say('facts.aNumber3950')
  return undefined
}
