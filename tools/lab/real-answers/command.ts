import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createPaint } from '../../../apps/cli/src/ui/paint.ts'
import { table } from '../../../apps/cli/src/ui/table.ts'
import { sayIn } from '../../../packages/words/src/say-in.ts'
import { type LabelledSet, readingFigures, report, shareText } from '../report.ts'
import { checkoutOf, type Part, type RealAnswer, readAnswers } from './corpora.ts'
import { type RealItem, realItems, withFewerStatements } from './items.ts'
import { type RealSet, readRealSet } from './labels.ts'
import { judgeReplaced, type Replaced, replacedFacts } from './replaced.ts'

export const REAL_ANSWERS = fileURLToPath(new URL('../../../vectors/real-answers', import.meta.url))

const USAGE = `npm run lab -- real-answers [--corpora DIR] [--part learn|unread|all] [--wrong]

Judges labelled answers of real engines (vectors/real-answers) and prints how often verdicts are right: by the
plain reader, and with recorded readings of a model.

  --corpora DIR    folder with checkouts of the public repositories that hold the answers;
                   else VERACITE_CORPORA, else corpora/ in this folder or beside it
  --part PART      learn (the default), unread or all. Whoever changes a reader looks at learn alone
  --wrong          list the mistakes, of the part learn
  --wrong-unread   list those of the part unread too: it is read then, and a new one is needed`

const PARTS: Record<string, readonly Part[]> = {
  learn: ['learn'],
  unread: ['unread'],
  all: ['learn', 'unread'],
}

/**
 * How good verdicts are on answers that real engines gave about real brands. Labels, facts and readings are in
 * vectors/real-answers; the answers themselves belong to others and are read from checkouts of their repositories.
 */
export function runRealAnswers(args: readonly string[]): string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      corpora: { type: 'string' },
      part: { type: 'string', default: 'learn' },
      wrong: { type: 'boolean', default: false },
      'wrong-unread': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  if (values.help) return USAGE
  const parts = PARTS[values.part]
  if (parts === undefined) throw new Error('--part must be learn, unread or all')
  const folder = corporaFolder(values.corpora)
  const set = readRealSet(REAL_ANSWERS)
  const listed = (part: Part) => values['wrong-unread'] || (values.wrong && part === 'learn')
  return renderParts(
    set,
    readAnswers(resolve(folder), set.corpora),
    parts.map((part) => ({ part, isListed: listed(part) })),
    folder,
  )
}

export function corporaFolder(named: string | undefined): string {
  const usual = ['corpora', '../corpora'].find(
    (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true,
  )
  return named ?? (process.env.VERACITE_CORPORA || (usual ?? 'corpora'))
}

export function renderParts(
  set: RealSet,
  answers: ReadonlyMap<string, RealAnswer>,
  parts: readonly { part: Part; isListed: boolean }[],
  folder: string,
): string {
  const { items, absent } = realItems(set, answers)
  return [
    ...renderAbsent(set, absent, folder),
    ...parts.flatMap(({ part, isListed }) => {
      const ofPart = items.filter(({ label }) => label.part === part)
      if (ofPart.length === 0) return [`Part ${part}: no answer is at hand, nothing was judged.`]
      return [
        `Part ${part}: ${ofPart.length} answers`,
        ...report([labelledSet(part, ofPart, isListed)], isListed),
        ...renderFewer(ofPart),
        ...renderReplaced(ofPart, set),
      ]
    }),
  ].join('\n')
}

export const labelledSet = (name: string, items: readonly RealItem[], isListed: boolean): LabelledSet => ({
  name,
  cases: items.map(({ item, reply }) => ({ item, reply: reply ?? undefined })),
  isListed,
})

function renderFewer(items: readonly RealItem[]): string[] {
  const read = withFewerStatements(items.filter(({ reply }) => reply !== null))
  if (read.length === 0) return []
  const figures = readingFigures(labelledSet('a fifth less', read, false))
  return ['', '  Recorded readings with a fifth of the statements left out', figures]
}

function renderReplaced(items: readonly RealItem[], { brands }: RealSet): string[] {
  const cases = replacedFacts(items, [...brands.values()])
  const read = cases.filter(({ one }) => one.reply !== null)
  return [
    ...replacedTable('plain reader', cases, 'plain'),
    ...replacedTable('recorded readings', read, 'readings'),
  ]
}

function replacedTable(name: string, cases: readonly Replaced[], reader: 'plain' | 'readings'): string[] {
  if (cases.length === 0) return []
  const rows = judgeReplaced(cases, reader)
  const columns = [
    { title: 'PREDICATE', cell: (row: (typeof rows)[number]) => row.predicate },
    { title: 'CAUGHT', cell: (row: (typeof rows)[number]) => shareText(row.caught) },
    { title: 'OR FOR REVIEW', cell: (row: (typeof rows)[number]) => shareText(row.caughtOrReviewed) },
  ]
  const ui = { paint: createPaint(false), tableWidth: 120, say: sayIn('en'), indent: '  ' }
  return ['', `  One true fact replaced by another brand's, ${name}`, table(rows, columns, ui)]
}

/** What is not at hand, and how to get it. Empty when everything is. */
function renderAbsent({ corpora, labels }: RealSet, absent: ReadonlyMap<string, number>, folder: string) {
  const missing = corpora
    .map((corpus) => ({ ...corpus, count: absent.get(corpus.repo) ?? 0 }))
    .filter(({ count }) => count > 0)
  if (missing.length === 0) return []
  const sum = missing.reduce((all, { count }) => all + count, 0)
  return [
    `Not at hand in ${folder}: ${sum} of ${labels.length} labelled answers.`,
    ...missing.flatMap(({ repo, commit, count }) => {
      const checkout = checkoutOf(resolve(folder), repo)
      const target = checkout ?? `${folder}/${repo.replace('/', '_')}`
      return [
        `  ${repo}: ${count} labelled answers${checkout === null ? '' : ` are not in ${checkout} as they were labelled`}. To get them:`,
        ...(checkout === null ? [`    git clone https://github.com/${repo} ${target}`] : []),
        `    git -C ${target} checkout ${commit}`,
      ]
    }),
    '',
  ]
}
