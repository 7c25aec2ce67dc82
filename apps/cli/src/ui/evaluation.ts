import { CITATION_CLASSES, type CitationClass } from '@veracite/core/vocabulary'
import type { Evaluation } from '../classify/evaluation.ts'
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
  perSecond: number
  evaluation: Evaluation | null
  wrong?: JudgedItem[]
}

/** How good the classifier was: accuracy, a line per class, and what was taken for what. */
export function renderEvaluation(
  { paint, width }: { paint: Paint; width: number },
  summary: EvaluationSummary,
): string {
  const { evaluation, wrong = [] } = summary
  const speed = summary.perSecond.toLocaleString('en-US')
  const head = `${plural(summary.items, 'answer')} judged by classifier ${summary.classifier}, ${speed} a second`
  if (evaluation === null) return head
  const ui = { paint, width, indent: '  ' }
  return [
    head,
    `${paint.bold(`accuracy ${share(evaluation.accuracy)}`)}  ${evaluation.correct} of ${evaluation.labelled}`,
    '',
    table(evaluation.perClass, scoreColumns(paint), ui),
    '',
    paint.dim('  Label down, decided across'),
    table(
      CITATION_CLASSES.map((label) => ({ label, counts: evaluation.confusion[label] })),
      confusionColumns(paint),
      ui,
    ),
    ...(wrong.length > 0 ? ['', table(wrong, wrongColumns(paint), ui)] : []),
  ].join('\n')
}

type Score = Evaluation['perClass'][number]

const scoreColumns = (paint: Paint): Column<Score>[] => [
  { title: 'CLASS', cell: (row) => row.class, paint: (text, row) => paintClass(paint, row.class, text) },
  { title: 'PRECISION', cell: ({ precision }) => share(precision), align: 'right' },
  { title: 'RECALL', cell: ({ recall }) => share(recall), align: 'right' },
  { title: 'F1', cell: ({ f1 }) => share(f1), align: 'right' },
  { title: 'LABELLED', cell: ({ support }) => String(support), align: 'right' },
]

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
  { title: 'ITEM', cell: ({ id }) => id },
  { title: 'LABEL', cell: ({ label }) => label, paint: (text, { label }) => paintClass(paint, label, text) },
  { title: 'DECIDED', cell: (row) => row.class, paint: (text, row) => paintClass(paint, row.class, text) },
  { title: 'RULE', cell: ({ rule }) => rule, least: 12 },
]

const share = (value: number | null): string => (value === null ? '–' : value.toFixed(3))
