import compile from 'icu-minify/compile'
import { formatWords } from './format-words.ts'
import type { Words } from './generated/words.ts'
import english from './messages/en/refusals.json' with { type: 'json' }
import type { Listed } from './say.ts'

/** Why something is refused: in English, and by a name that stays, with what the words of other languages need. */
export interface Why {
  message: string
  reason: string
  parameters?: Record<string, string | number>
}

export type FieldProblem = Why & { path: string }

type Taken<Name extends Listed<'refused'>> = Words[`refused.${Name}`]

/** A reason whose words need nothing. */
export type PlainReason = {
  [Name in Listed<'refused'>]: Taken<Name> extends null ? Name : never
}[Listed<'refused'>]

export const refusal = <Name extends Listed<'refused'>>(
  reason: Name,
  ...[parameters]: Taken<Name> extends null ? [] : [Taken<Name>]
): Why => ({
  message: String(formatWords(compile(english[`refused.${reason}`]), 'en', parameters ?? {})),
  reason,
  ...(parameters && { parameters }),
})

export type Reason = PlainReason | Why

export const whyOf = (why: Reason): Why => (typeof why === 'string' ? refusal(why) : why)

export const problem = (path: string, why: Reason): FieldProblem => ({ path, ...whyOf(why) })

/** What somebody else said of it, which stays in their words. */
export const asSaid = (words: string): Why => refusal('other', { words })
