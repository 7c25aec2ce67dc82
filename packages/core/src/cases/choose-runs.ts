import { MAX_IN_CASE } from '@veracite/evidence/cases/limits'
import { type FieldProblem, invalidField, invalidInput } from '@veracite/terms/errors'
import type { FindingDetail } from '../findings/finding-store.ts'

/** The findings and runs that were requested for a case. */
export interface CaseChoice {
  findings: string[]
  runs: string[]
}

/** The runs of a case, each once: those named, then those of the findings, newest first. Errors name the bad field. */
export function chooseRuns(
  brandId: string,
  choice: CaseChoice,
  found: readonly (FindingDetail | null)[],
): { findings: FindingDetail[]; runIds: string[] } {
  const problems: FieldProblem[] = found.flatMap((finding, i) =>
    finding?.brandId === brandId
      ? []
      : [{ path: `findings.${i}`, message: 'is not a finding of this brand' }],
  )
  if (problems.length > 0) throw invalidInput('Invalid case.', problems)
  const findings = found.filter((finding) => finding !== null)
  const said = findings.flatMap(({ saidIn }) => saidIn.map(({ runId }) => runId))
  const runIds = [...new Set([...choice.runs.map((runId) => runId.toLowerCase()), ...said])]
  if (runIds.length === 0)
    throw invalidField(
      'A case needs at least one run.',
      'findings',
      'must name a finding that answers state, unless `runs` names a run',
    )
  if (runIds.length > MAX_IN_CASE.runs)
    throw invalidField(
      'The case is too large.',
      choice.findings.length === 0 ? 'runs' : 'findings',
      `brings ${runIds.length} runs; a case has ${MAX_IN_CASE.runs} at most`,
    )
  return { findings, runIds }
}
