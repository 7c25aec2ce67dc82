import type { ExportKind } from './export-kind.ts'
import { answers } from './kinds/answers.ts'
import { claims } from './kinds/claims.ts'
import { corrections } from './kinds/corrections.ts'
import { findings } from './kinds/findings.ts'
import { rates } from './kinds/rates.ts'

export const EXPORT_KINDS = { answers, claims, findings, rates, corrections } as const satisfies Record<
  string,
  ExportKind
>
export type ExportKindName = keyof typeof EXPORT_KINDS
export const EXPORT_KIND_NAMES = Object.keys(EXPORT_KINDS) as ExportKindName[]
