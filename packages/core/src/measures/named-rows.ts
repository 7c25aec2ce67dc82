import type { CountedAnswer, Subject } from '@veracite/verdicts/named/count-named'
import { type NamedSums, WHOLE_ANSWER } from './measures.ts'

/** What one answer adds to the sums of one subject. All but `place` and the mentions are 0 or 1. */
export interface NamedRow
  extends Omit<NamedSums, 'answers' | 'places' | 'mentionsSquared' | 'mentionsByAll'> {
  subjectId: string
  place: number | null
  mentionsOfAll: number
}

/** A row for each subject that is named or cited, and one for the answer: whether it has anyone for whom it holds. Pure. */
export function namedRows(answer: CountedAnswer, subjects: readonly Subject[]): NamedRow[] {
  const groups = new Map(subjects.map(({ id, group }) => [id, group]))
  const compared = answer.subjects.filter(({ id }) => groups.get(id) !== 'apart')
  const own = compared.find(({ id }) => groups.get(id) === 'own')
  const byModel = Number(answer.byModel)
  const mentionsOfAll = compared.reduce((sum, { mentions }) => sum + mentions, 0)
  const any = (holds: (one: (typeof compared)[number]) => boolean) => Number(compared.some(holds))
  const whole: NamedRow = {
    subjectId: WHOLE_ANSWER,
    named: any(({ named }) => named),
    first: any(({ first }) => first),
    // At the first place of the histogram, so that its sum is the number of answers with a list.
    place: compared.some(({ place }) => place !== null) ? 1 : null,
    byModel,
    recommended: any(({ recommended }) => recommended),
    instead: 0,
    together: 0,
    cited: Number(answer.cites),
    mentions: mentionsOfAll,
    mentionsOfAll,
  }
  const rows = answer.subjects.map((one): NamedRow => {
    const isOwn = one.id === own?.id
    const recommended = byModel * Number(one.recommended)
    return {
      subjectId: one.id,
      named: Number(one.named),
      first: Number(one.first),
      place: one.place,
      byModel,
      recommended,
      instead: !isOwn && own?.recommended !== true ? recommended : 0,
      together: Number(!isOwn && one.named && own?.named === true),
      cited: Number(one.cited),
      mentions: one.mentions,
      mentionsOfAll,
    }
  })
  return [whole, ...rows]
}
