import { type LeadingReason, leadingCheck, leadingReason } from '@veracite/verdicts/questions/leading'

interface FalseStatement {
  stated: string
  truth: string | null
  about?: string | null
}

/** Why a question leads to the statement. `names`: those of the brand, which give nothing away. */
export const leadsTo = ({ stated, truth, about = null }: FalseStatement, names: readonly string[]) =>
  leadingCheck({ stated, known: [truth, about, ...names] })

/** Why a question leads to one of the false statements of its answer, or else by its form; null for a neutral one. */
export const leadsToAny = (
  question: string,
  statements: readonly FalseStatement[],
  names: readonly string[],
): LeadingReason | null =>
  statements.map((one) => leadsTo(one, names)(question)).find((reason) => reason !== null) ??
  leadingReason(question)
