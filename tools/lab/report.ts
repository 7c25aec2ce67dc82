import { createPaint } from '../../apps/cli/src/ui/paint.ts'
import { table } from '../../apps/cli/src/ui/table.ts'
import { judgeItem, type Replayed, scoredOf } from '../../packages/core/src/evaluation/judge-item.ts'
import type { Item } from '../../packages/core/src/evaluation/read-item.ts'
import { type Scored, type Share, score } from '../../packages/core/src/evaluation/score.ts'
import { sayIn } from '../../packages/words/src/say-in.ts'

interface Case {
  item: Item
  reply: Replayed | undefined
}
export interface LabelledSet {
  name: string
  cases: Case[]
  isListed: boolean
}
interface Judged extends Scored {
  id: string
  brand: string
  rule: string
}

/** The figures of sets by both readers, the forms of accusations, and the mistakes where they are listed. */
export function report(sets: readonly LabelledSet[], wrong: boolean): string[] {
  const plain = sets.map((set) => ({
    ...set,
    judged: judge(set.cases.map(({ item }) => ({ item, reply: undefined }))),
  }))
  const read = judgedWithReadings(sets)
  return [
    '',
    '  Plain reader',
    figures(plain),
    '',
    '  Recorded readings of a model',
    ...(read.length === 0 ? ['  none'] : [figures(read)]),
    '',
    `  Accusations of the plain reader by predicate and form, right and wrong: ${forms(plain.flatMap(({ judged }) => judged))}`,
    ...(wrong
      ? ['', '  Mistakes', ...[...plain, ...read].filter(({ isListed }) => isListed).flatMap(mistakes)]
      : []),
  ]
}

const judgedWithReadings = (sets: readonly LabelledSet[]) =>
  sets
    .map((set) => ({ ...set, judged: judge(set.cases.filter(({ reply }) => reply !== undefined)) }))
    .filter(({ judged }) => judged.length > 0)

export const readingFigures = (set: LabelledSet): string => figures(judgedWithReadings([set]))

const judge = (cases: readonly Case[]): Judged[] =>
  cases.flatMap(({ item, reply }) => {
    const judged = judgeItem(item, reply)
    const scored = scoredOf(item, judged)
    return scored === null
      ? []
      : [{ ...scored, id: item.id, brand: item.brand.name, rule: judged.verdict.rule }]
  })

interface Row {
  name: string
  judged: readonly Judged[]
}

function figures(sets: readonly Row[]): string {
  const all = { name: 'all', judged: sets.flatMap(({ judged }) => judged) }
  const figure = (title: string, of: (judged: readonly Judged[]) => Share) => ({
    title,
    cell: ({ judged }: Row) => shareText(of(judged)),
    align: 'right' as const,
  })
  return table(
    sets.length > 1 ? [...sets, all] : sets,
    [
      { title: 'SET', cell: ({ name }) => name },
      figure('CLASS RIGHT', (judged) => score(judged).accuracy),
      figure('ACCUSATIONS RIGHT', (judged) => score(judged).accusationsRight),
      figure('FOUND', (judged) => score(judged).accused),
      figure('OR FOR REVIEW', (judged) => score(judged).found),
      figure('CALLED ABSENT', calledAbsent),
      figure('NAMESAKES TAKEN', namesakesTaken),
    ],
    { paint: createPaint(false), tableWidth: 160, say: sayIn('en'), indent: '  ' },
  )
}

function calledAbsent(judged: readonly Judged[]): Share {
  const named = judged.filter(({ label }) => label !== 'ABSENT')
  return { part: named.filter(({ verdict }) => verdict.class === 'ABSENT').length, of: named.length }
}

function namesakesTaken(judged: readonly Judged[]): Share {
  const absent = judged.filter(({ label }) => label === 'ABSENT')
  return { part: absent.filter(({ verdict }) => verdict.class !== 'ABSENT').length, of: absent.length }
}

/** "headquarters:label 12+0": how often a form accused rightly, and how often wrongly. */
function forms(judged: readonly Judged[]): string {
  const counts = new Map<string, { right: number; wrong: number }>()
  for (const { verdict, label } of judged.filter((one) => one.verdict.class === 'CONFABULATED'))
    for (const claim of verdict.claims.filter(isCertainlyWrong)) {
      const form = `${claim.predicate}:${claim.readBy}`
      const count = counts.get(form) ?? { right: 0, wrong: 0 }
      count[label === 'CONFABULATED' ? 'right' : 'wrong'] += 1
      counts.set(form, count)
    }
  const list = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return list.map(([form, { right, wrong }]) => `${form} ${right}+${wrong}`).join(', ') || 'none'
}

const isCertainlyWrong = ({ verdict, certainty }: Scored['verdict']['claims'][number]): boolean =>
  verdict === 'contradicted' && certainty === 'certain'

const mistakes = ({ judged }: Row): string[] =>
  judged
    .filter(({ label, verdict }) => label !== verdict.class)
    .flatMap(({ id, brand, label, rule, verdict }) => [
      `    ${id} ${brand}: ${label}, decided ${verdict.class} (${rule})`,
      ...verdict.claims
        .filter(isCertainlyWrong)
        .map(
          ({ predicate, stated, truth, readBy, span }) =>
            `      ${predicate} by ${readBy}: ${stated}, not ${truth}: “${span.quote}”`,
        ),
    ])

export const shareText = ({ part, of }: Share): string =>
  of === 0 ? '–' : `${part} of ${of} (${(part / of).toFixed(3)})`
