import { MAX_IN_CASE } from '@veracite/evidence/cases/limits'
import { type FieldProblem, invalidInput } from '@veracite/terms/errors'
import type { FindingDetail } from '../findings/finding-store.ts'

/** The findings and runs that were requested for a case. */
export interface CaseChoice {
  findings: string[]
  runs: string[]
}

/**
 * The runs of a case, each once: first those named, then those that the findings rest on, newest first.
 * Errors name the bad field.
 */
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
    throw invalidInput('A case needs at least one run.', [
      {
        path: 'findings',
        message: 'must name a finding that answers state, unless `runs` names a run',
      },
    ])
  if (runIds.length > MAX_IN_CASE.runs)
    throw invalidInput('The case is too large.', [
      {
        path: choice.findings.length === 0 ? 'runs' : 'findings',
        message: `brings ${runIds.length} runs; a case has ${MAX_IN_CASE.runs} at most`,
      },
    ])
  return { findings, runIds }
}
