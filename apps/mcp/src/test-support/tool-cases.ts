import type { ToolScope } from '@veracite/contract/base/tool'
import { fillTemplate } from '@veracite/testing/fill-template'
import CASES from '../tools.cases.json' with { type: 'json' }

/** Written out for every tool, in the order of the list: what clients have seen must not change by accident. */
export interface ToolCase {
  hints: 'reads' | 'queues' | 'changes'
  /** Null: public. */
  scope: ToolScope | null
  /** With every argument that names something of an account, as `{runId}` and the like. */
  args: Record<string, unknown>
  /** Absent: it shows no answer and no number of answers, or compares two scans. */
  showsAnswers?: boolean
}

export const TOOL_CASES = CASES as Record<string, ToolCase>

/** Arguments that may be left out are, where the ids do not have them. */
export const argsOf = (name: string, ids: Record<string, string>): Record<string, unknown> => {
  const args = JSON.parse(fillTemplate(JSON.stringify(TOOL_CASES[name]?.args), ids))
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== ''))
}
