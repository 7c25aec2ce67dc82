import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createPaint } from '../../apps/cli/src/ui/paint.ts'
import { table } from '../../apps/cli/src/ui/table.ts'
import { judgeItem, type Replayed, scoredOf } from '../../packages/core/src/evaluation/judge-item.ts'
import { type Item, readItem } from '../../packages/core/src/evaluation/read-item.ts'
import { readRecordedReply } from '../../packages/core/src/evaluation/recorded.ts'
import { type Scored, type Share, score } from '../../packages/core/src/evaluation/score.ts'
import { readArguments } from './real-answers/arguments.ts'
import { isFolder, REAL_ANSWERS } from './real-answers/command.ts'
import { realItems } from './real-answers/items.ts'
import { readRealSet } from './real-answers/labels.ts'
import { readAnswers } from './real-answers/measure.ts'

const USAGE = `npm run lab -- sets [--sets DIR] [--corpora DIR] [--wrong]

Scores every labelled set by the plain reader, and with recorded readings where there are some. Invented answers and
real ones (part learn) stand apart.

  --sets DIR      the invented sets (vectors/classification): *.jsonl with labels, readings.jsonl with recorded replies
  --corpora DIR   checkouts of the repositories with real answers, as for real-answers
  --wrong         list the mistakes; those of held-out/ are never listed, because nobody is to read them`

const SETS = fileURLToPath(new URL('../../vectors/classification', import.meta.url))

interface Case {
  item: Item
  reply: Replayed | undefined
}
interface LabelledSet {
  name: string
  cases: Case[]
  isListed: boolean
}
interface Judged extends Scored {
  id: string
  brand: string
  rule: string
}

export function runSets(args: readonly string[]): string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sets: { type: 'string', default: SETS },
      corpora: { type: 'string' },
      wrong: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  if (values.help) return USAGE
  const real = realSet(values.corpora)
  return [
    'Invented answers',
    ...report(inventedSets(values.sets), values.wrong),
    '',
    'Real answers, part learn',
    ...(real === null
      ? ['  none at hand: give --corpora DIR (npm run lab -- real-answers says how to get them)']
      : report([real], values.wrong)),
  ].join('\n')
}

function inventedSets(folder: string): LabelledSet[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.jsonl'),
  )
  const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').trim().split('\n')
  const replies = new Map(
    files
      .filter((file) => file.endsWith('readings.jsonl'))
      .flatMap(linesOf)
      .map(readRecordedReply)
      .map(({ id, reply, ...second }) => [id, { output: reply, ...second }]),
  )
  return files
    .filter((file) => !file.endsWith('readings.jsonl'))
    .sort()
    .map((file) => ({
      name: file.replace('.jsonl', ''),
      cases: linesOf(file)
        .map(readItem)
        .map((item) => ({ item, reply: replies.get(item.id) })),
      isListed: !file.startsWith('held-out'),
    }))
}

function realSet(corpora: string | undefined): LabelledSet | null {
  const options = readArguments(corpora === undefined ? [] : ['--corpora', corpora], process.env, isFolder)
  const folder = resolve(options.corpora)
  if (!existsSync(folder)) return null
  const set = readRealSet(REAL_ANSWERS)
  const { items } = realItems(set, readAnswers(folder, set))
  const cases = items
    .filter(({ label }) => label.part === 'learn')
    .map(({ item, reply }) => ({ item, reply: reply ?? undefined }))
  return cases.length === 0 ? null : { name: 'learn', cases, isListed: true }
}

function report(sets: readonly LabelledSet[], wrong: boolean): string[] {
  const plain = sets.map((set) => ({
    ...set,
    judged: judge(set.cases.map(({ item }) => ({ item, reply: undefined }))),
  }))
  const read = sets
    .map((set) => ({ ...set, judged: judge(set.cases.filter(({ reply }) => reply !== undefined)) }))
    .filter(({ judged }) => judged.length > 0)
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
    cell: ({ judged }: Row) => said(of(judged)),
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
    { paint: createPaint(false), tableWidth: 160, indent: '  ' },
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

const said = ({ part, of }: Share): string =>
  of === 0 ? '–' : `${part} of ${of} (${(part / of).toFixed(3)})`
