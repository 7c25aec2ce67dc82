import { type ExportKind, integer, maybe, ofAnswers, text, time } from '../export-kind.ts'

/** Levels of aggregation of a row. */
export const RATE_LEVELS = ['overall', 'engine', 'intent', 'engine_intent', 'prompt'] as const
export type RateLevel = (typeof RATE_LEVELS)[number]

export const rates: ExportKind = {
  name: 'rates',
  summary: 'How often engines mention a brand, scan by scan, with intervals.',
  rowName: 'ExportedRate',
  period: 'when the scan ended',
  filters: ['scan', 'engine', 'intent', 'origin', 'level', 'measure', 'from', 'to'],
  columns: [
    text('id', 'Scan, origin, level, engine, intent, prompt and measure, joined by `/`.'),
    text('scanId', 'The scan.'),
    text('brandId', 'The brand.'),
    time('startedAt', 'When the scan was asked for.'),
    time('finishedAt', 'When it ended.'),
    text('level', 'What is counted together: `overall`, `engine`, `intent`, `engine_intent` or `prompt`.'),
    maybe.text('engine', 'Null: all of them.'),
    maybe.text('intent', 'Null: all of them.'),
    maybe.text('promptId', 'Null: all of them.'),
    ...ofAnswers,
    text('measure', '`mentioned`, or a class.'),
    integer('planned', 'Runs that were planned.'),
    integer('seen', 'Answers that the measure counts.'),
    integer('answers', 'Classified answers.'),
    maybe.number('rate', '`seen` of `answers`; null when nothing was classified.'),
    maybe.number('low', 'Lower end of the exact interval, with 95 % confidence.'),
    maybe.number('high', 'Upper end.'),
    maybe.text('method', '`clopper_pearson`, or `one_sided` for none and all.'),
  ],
}
