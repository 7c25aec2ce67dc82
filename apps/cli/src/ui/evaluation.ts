import type { Evaluation } from '@veracite/core/evaluation/classes'
import type { ReplyCounts } from '@veracite/core/evaluation/judge-item'
import type { Figures, Share } from '@veracite/core/evaluation/score'
import { CITATION_CLASSES, type CitationClass } from '@veracite/terms/vocabulary'
import type { Listed } from '@veracite/words/say'
import type { Say } from '@veracite/words/say-in'
import { lines } from './lines.ts'
import type { Paint } from './paint.ts'
import { type Column, table } from './table.ts'
import { paintClass } from './words.ts'

export interface JudgedItem {
  id: string
  class: CitationClass
  rule: string
  label: CitationClass
}

export interface EvaluationSummary extends ReplyCounts {
  classifier: string
  items: number
  perSecond: number
  evaluation: Evaluation | null
  figures: Figures | null
  byLanguage: Record<string, Figures>
  byPredicate: Record<string, Pick<Figures, 'claimsRight' | 'claimsFound'>>
  /** The answers that have a reply, by rules alone and with the model's reading. */
  readers: { plain: Figures; model: Figures } | null
  wrong?: JudgedItem[]
}

/** How good the classifier was: accuracy, a line per class, and the confusion table. */
export function renderEvaluation(
  { paint, tableWidth, say }: { paint: Paint; tableWidth: number; say: Say },
  summary: EvaluationSummary,
): string {
  const { evaluation, figures, wrong = [] } = summary
  const head = say('cliEvaluation.head', {
    ...{ count: summary.items, version: summary.classifier },
    ...{ replies: summary.withReply, speed: summary.perSecond },
  })
  const replies = repliesOf(say, summary)
  if (evaluation === null || figures === null) return [head, ...replies].join('\n')
  const ui = { paint, tableWidth, indent: '  ', say }
  return lines(
    head,
    ...replies,
    say
      .rich('cliEvaluation.accuracy', {
        a: (words) => paint.bold(words.join('')),
        ...{ share: share(evaluation.accuracy), correct: evaluation.correct, labelled: evaluation.labelled },
      })
      .join(''),
    '',
    table(figureRows(figures), figureColumns(say), ui),
    summary.readers !== null && ['', table(Object.entries(summary.readers), readerColumns(say), ui)],
    '',
    table(evaluation.perClass, scoreColumns(paint), ui),
    '',
    paint.dim(`  ${say('cliEvaluation.confusion')}`),
    table(
      CITATION_CLASSES.map((label) => ({ label, counts: evaluation.confusion[label] })),
      confusionColumns(paint),
      ui,
    ),
    '',
    table(Object.entries(summary.byLanguage), languageColumns(say), ui),
    Object.keys(summary.byPredicate).length > 0 && [
      '',
      table(Object.entries(summary.byPredicate), predicateColumns(say), ui),
    ],
    wrong.length > 0 && ['', table(wrong, wrongColumns(paint), ui)],
  )
}

/** Nothing of a reply goes unsaid. */
function repliesOf(say: Say, { withReply, unreadable, unreliable, statements }: EvaluationSummary): string[] {
  if (withReply + unreadable === 0) return []
  const words = [
    say('cliEvaluation.statements', statements),
    ...(unreliable > 0 ? [say('cliEvaluation.unreliable', { count: unreliable })] : []),
    ...(unreadable > 0 ? [say('cliEvaluation.unreadable', { count: unreadable })] : []),
  ]
  return [words.join('; ')]
}

type Score = Evaluation['perClass'][number]

const scoreColumns = (paint: Paint): Column<Score>[] => [
  { title: 'class', cell: (row) => row.class, paint: (text, row) => paintClass(paint, row.class, text) },
  { title: 'precision', cell: ({ precision }) => share(precision), align: 'right' },
  { title: 'recall', cell: ({ recall }) => share(recall), align: 'right' },
  { title: 'F1', cell: ({ f1 }) => share(f1), align: 'right' },
  { title: 'labelled', cell: ({ support }) => String(support), align: 'right' },
]

interface FigureRow {
  what: Listed<'cliFigure'>
  share: Share
}

/** Only figures that at least one answer contributes to. */
function figureRows(figures: Figures): FigureRow[] {
  const rows: FigureRow[] = [
    { what: 'accusationsRight', share: figures.accusationsRight },
    { what: 'accused', share: figures.accused },
    { what: 'found', share: figures.found },
    { what: 'claimsRight', share: figures.claimsRight },
    { what: 'claimsFound', share: figures.claimsFound },
    { what: 'claimsJudged', share: figures.claimsJudged },
    { what: 'cleanEvidence', share: figures.cleanEvidence },
    { what: 'reviewed', share: figures.reviewed },
  ]
  return rows.filter(({ share: { of } }) => of > 0)
}

const figureColumns = (say: Say): Column<FigureRow>[] => [
  { title: 'figure', cell: ({ what }) => say(`cliFigure.${what}`), least: 20 },
  { title: 'share', cell: (row) => share(ratio(row.share)), align: 'right' },
  { title: 'count', cell: (row) => counts(say, row.share), align: 'right' },
]

const languageColumns = (say: Say): Column<[string, Figures]>[] => [
  { title: 'language', cell: ([language]) => language },
  { title: 'accuracy', cell: ([, { accuracy }]) => share(ratio(accuracy)), align: 'right' },
  { title: 'right', cell: ([, figures]) => counts(say, figures.accusationsRight), align: 'right' },
  { title: 'found', cell: ([, figures]) => counts(say, figures.found), align: 'right' },
  { title: 'review', cell: ([, figures]) => counts(say, figures.reviewed), align: 'right' },
]

const readerColumns = (say: Say): Column<[string, Figures]>[] => [
  {
    title: 'reader',
    cell: ([reader]) => say(`cliEvaluation.${reader === 'plain' ? 'plainReader' : 'withModel'}`),
  },
  { title: 'accuracy', cell: ([, { accuracy }]) => share(ratio(accuracy)), align: 'right' },
  { title: 'right', cell: ([, figures]) => counts(say, figures.accusationsRight), align: 'right' },
  { title: 'found', cell: ([, figures]) => counts(say, figures.found), align: 'right' },
  { title: 'claims', cell: ([, figures]) => counts(say, figures.claimsJudged), align: 'right' },
  { title: 'review', cell: ([, figures]) => counts(say, figures.reviewed), align: 'right' },
]

const predicateColumns = (say: Say): Column<[string, Pick<Figures, 'claimsRight' | 'claimsFound'>]>[] => [
  { title: 'predicate', cell: ([predicate]) => predicate },
  { title: 'claimsRight', cell: ([, figures]) => counts(say, figures.claimsRight), align: 'right' },
  { title: 'claimsFound', cell: ([, figures]) => counts(say, figures.claimsFound), align: 'right' },
]

const ratio = ({ part, of }: Share): number | null => (of === 0 ? null : part / of)
const counts = (say: Say, { part, of: all }: Share): string => say('cliEvaluation.of', { part, all })

interface ConfusionRow {
  label: CitationClass
  counts: Record<CitationClass, number>
}

const confusionColumns = (paint: Paint): Column<ConfusionRow>[] => [
  { title: '', cell: ({ label }) => label, paint: (text, { label }) => paintClass(paint, label, text) },
  ...CITATION_CLASSES.map(
    (decided): Column<ConfusionRow> => ({
      title: decided.slice(0, 8),
      cell: ({ counts }) => String(counts[decided]),
      align: 'right',
      paint: (text, { label, counts }) =>
        counts[decided] === 0 ? paint.dim(text) : label === decided ? paint.green(text) : paint.red(text),
    }),
  ),
]

const wrongColumns = (paint: Paint): Column<JudgedItem>[] => [
  { title: 'item', cell: ({ id }) => id },
  { title: 'label', cell: ({ label }) => label, paint: (text, { label }) => paintClass(paint, label, text) },
  { title: 'decided', cell: (row) => row.class, paint: (text, row) => paintClass(paint, row.class, text) },
  { title: 'rule', cell: ({ rule }) => rule, least: 12 },
]

const share = (value: number | null): string => (value === null ? '–' : value.toFixed(3))
