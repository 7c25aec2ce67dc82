import { type ExportKind, maybe, ofAnswers, text, time } from '../export-kind.ts'

export const corrections: ExportKind = {
  name: 'corrections',
  summary: 'Every correction, in the state it was in.',
  rowName: 'ExportedCorrection',
  period: 'when it was opened',
  filters: ['origin', 'predicate', 'state', 'from', 'to'],
  columns: [
    text('id', 'Identifier of the correction.'),
    text('brandId', 'The brand.'),
    ...ofAnswers,
    text('kind', '`finding` for one statement of one engine, `fact` for everything that contradicts a fact.'),
    text('predicate', 'What is said wrongly.'),
    maybe.text('about', 'For example a product; null for the brand itself.'),
    maybe.text('truth', 'What the fact says.'),
    maybe.text('factId', 'The fact.'),
    text('state', '`open`, `asked`, `page_changed`, `engine_changed`, `closed` or `returned`.'),
    time('stateSince', 'Since when.'),
    time('openedAt', 'When it was opened.'),
    text('openedBy', 'Who opened it.'),
    maybe.time('askedAt', 'When somebody was first asked.'),
    maybe.time('closedAt', 'When it was closed.'),
    maybe.time('deadline', 'Until when.'),
  ],
}
