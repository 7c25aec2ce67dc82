import { MAX_IN_CASE } from '@veracite/evidence/cases/limits'
import { invalidField, invalidInput } from '@veracite/terms/errors'
import { type FieldProblem, problem, refusal } from '@veracite/words/refusals'
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
    finding?.brandId === brandId ? [] : [problem(`findings.${i}`, 'is_not_a_finding')],
  )
  if (problems.length > 0) throw invalidInput('invalid_case', problems)
  const findings = found.filter((finding) => finding !== null)
  const said = findings.flatMap(({ saidIn }) => saidIn.map(({ runId }) => runId))
  const runIds = [...new Set([...choice.runs.map((runId) => runId.toLowerCase()), ...said])]
  if (runIds.length === 0) throw invalidField('case_without_runs', 'findings', 'must_name_a_stated_finding')
  if (runIds.length > MAX_IN_CASE.runs)
    throw invalidField(
      'case_too_large',
      choice.findings.length === 0 ? 'runs' : 'findings',
      refusal('brings_too_many_runs', { runs: runIds.length, most: MAX_IN_CASE.runs }),
    )
  return { findings, runIds }
}
