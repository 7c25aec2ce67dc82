import type { AnswerOf } from '@veracite/contract/routes'
import { engineName } from '../widgets/words.ts'

type Row = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>['engines'][number]

export const ENGINE_ORDERS = { wrong: 'most wrong', named: 'most often named', name: 'name' } as const
export type EngineOrder = keyof typeof ENGINE_ORDERS

/** Rates compare by their lower ends: one wrong answer of one is not worse than forty of seventy. */
export function inOrder(rows: readonly Row[], order: EngineOrder): Row[] {
  const byName = (a: Row, b: Row) =>
    engineName(a.engine ?? '').localeCompare(engineName(b.engine ?? ''), 'en')
  if (order === 'name') return rows.toSorted(byName)
  const low = ({ rates }: Row) => (order === 'wrong' ? rates.CONFABULATED : rates.mentioned)?.low ?? -1
  return rows.toSorted((a, b) => low(b) - low(a) || byName(a, b))
}
