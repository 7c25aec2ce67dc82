import type { ActKind } from '@veracite/terms/vocabulary'
import type { Operation } from '../base/operation.ts'
import data from './audited.json' with { type: 'json' }

/** `onlyAsk` change nothing, `exports` hand evidence out, `reviews` are recorded under a person's name. */
const AUDITED: Readonly<Record<keyof typeof data, readonly string[]>> = data

/** How the record of who did what calls the use of an operation; null for what it leaves out, which is reading. */
export function actOf({ id, method }: Pick<Operation, 'id' | 'method'>): ActKind | null {
  if (AUDITED.exports.includes(id)) return 'export'
  if (AUDITED.reviews.includes(id)) return 'review'
  return method === 'GET' || AUDITED.onlyAsk.includes(id) ? null : 'change'
}
