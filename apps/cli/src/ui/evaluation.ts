import type { Evaluation } from '@veracite/core/evaluation/classes'
import type { Figures, Share } from '@veracite/core/evaluation/score'
import { CITATION_CLASSES, type CitationClass } from '@veracite/terms/vocabulary'
import type { Say } from '@veracite/words/say-in'
import type { Paint } from './paint.ts'
import { type Column, table } from './table.ts'
import { paintClass, plural } from './words.ts'

export interface JudgedItem {
  id: string
  class: CitationClass
  rule: string
  label: CitationClass
}

export interface EvaluationSummary {
  classifier: string
  items: number
  /** How many of them a model read; replies that could not be read, and readings of which much was lost. */
  withReply: number
  unreadable: number
  unreliable: number
  /** Statements in the replies. */
  statements: { given: number; confirmed: number; lost: number }
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
  const speed = summary.perSecond.toLocaleString('en-US')
  const readers = summary.withReply === 0 ? '' : `, ${summary.withReply} with a model's reading`
  const head = `${plural(summary.items, 'answer')} judged by classifier ${summary.classifier}${readers}, ${speed} a second`
  const replies = repliesOf(summary)
  if (evaluation === null || figures === null) return [head, ...replies].join('\n')
  const ui = { paint, tableWidth, indent: '  ', say }
  return [
    head,
    ...replies,
    `${paint.bold(`accuracy ${share(evaluation.accuracy)}`)}  ${evaluation.correct} of ${evaluation.labelled}`,
    '',
    table(figureRows(figures), figureColumns, ui),
    ...(summary.readers === null ? [] : ['', table(Object.entries(summary.readers), readerColumns, ui)]),
    '',
    table(evaluation.perClass, scoreColumns(paint), ui),
    '',
    paint.dim('  Label down, decided across'),
    table(
      CITATION_CLASSES.map((label) => ({ label, counts: evaluation.confusion[label] })),
      confusionColumns(paint),
      ui,
    ),
    '',
    table(Object.entries(summary.byLanguage), languageColumns, ui),
    ...(Object.keys(summary.byPredicate).length > 0
      ? ['', table(Object.entries(summary.byPredicate), predicateColumns, ui)]
      : []),
    ...(wrong.length > 0 ? ['', table(wrong, wrongColumns(paint), ui)] : []),
  ].join('\n')
}

/** Nothing of a reply goes unsaid. */
function repliesOf({ withReply, unreadable, unreliable, statements }: EvaluationSummary): string[] {
  if (withReply + unreadable === 0) return []
  const { given, confirmed, lost } = statements
  const words = [
    `${plural(given, 'statement')} of the model: ${confirmed} confirmed, ${lost} lost`,
    ...(unreliable > 0 ? [`${plural(unreliable, 'reading')} not reliable`] : []),
    ...(unreadable > 0 ? [`${unreadable} ${unreadable === 1 ? 'reply' : 'replies'} could not be read`] : []),
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
  what: string
  share: Share
}

/** Only figures that at least one answer contributes to. */
const figureRows = (figures: Figures): FigureRow[] =>
  [
    { what: 'accusations right', share: figures.accusationsRight },
    { what: 'confabulations accused', share: figures.accused },
    { what: 'confabulations found, with those for review', share: figures.found },
    { what: 'contradicted claims right', share: figures.claimsRight },
    { what: 'contradicted claims found, with those for review', share: figures.claimsFound },
    { what: 'claims judged as labelled', share: figures.claimsJudged },
    { what: 'evidence without a false claim', share: figures.cleanEvidence },
    { what: 'answers for review', share: figures.reviewed },
  ].filter(({ share: { of } }) => of > 0)

const figureColumns: Column<FigureRow>[] = [
  { title: 'figure', cell: ({ what }) => what, least: 20 },
  { title: 'share', cell: (row) => share(ratio(row.share)), align: 'right' },
  { title: 'count', cell: (row) => counts(row.share), align: 'right' },
]

const languageColumns: Column<[string, Figures]>[] = [
  { title: 'language', cell: ([language]) => language },
  { title: 'accuracy', cell: ([, { accuracy }]) => share(ratio(accuracy)), align: 'right' },
  { title: 'right', cell: ([, figures]) => counts(figures.accusationsRight), align: 'right' },
  { title: 'found', cell: ([, figures]) => counts(figures.found), align: 'right' },
  { title: 'review', cell: ([, figures]) => counts(figures.reviewed), align: 'right' },
]

const readerColumns: Column<[string, Figures]>[] = [
  { title: 'reader', cell: ([reader]) => (reader === 'plain' ? 'plain reader' : 'with a model') },
  { title: 'accuracy', cell: ([, { accuracy }]) => share(ratio(accuracy)), align: 'right' },
  { title: 'right', cell: ([, figures]) => counts(figures.accusationsRight), align: 'right' },
  { title: 'found', cell: ([, figures]) => counts(figures.found), align: 'right' },
  { title: 'claims', cell: ([, figures]) => counts(figures.claimsJudged), align: 'right' },
  { title: 'review', cell: ([, figures]) => counts(figures.reviewed), align: 'right' },
]

const predicateColumns: Column<[string, Pick<Figures, 'claimsRight' | 'claimsFound'>]>[] = [
  { title: 'predicate', cell: ([predicate]) => predicate },
  { title: 'claimsRight', cell: ([, figures]) => counts(figures.claimsRight), align: 'right' },
  { title: 'claimsFound', cell: ([, figures]) => counts(figures.claimsFound), align: 'right' },
]

const ratio = ({ part, of }: Share): number | null => (of === 0 ? null : part / of)
const counts = ({ part, of }: Share): string => `${part} of ${of}`

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
