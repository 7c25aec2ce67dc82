import { boundSinceLastMade } from '@veracite/statistics/confidence-sequence'
import type { FindingState } from '@veracite/terms/vocabulary'
import { type ExportKind, integer, json, maybe, ofAnswers, text, time } from './export-kind.ts'

/** Levels of aggregation of a row. */
export const RATE_LEVELS = ['overall', 'engine', 'intent', 'engine_intent', 'prompt'] as const
export type RateLevel = (typeof RATE_LEVELS)[number]

const rates: ExportKind = {
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

const claims: ExportKind = {
  name: 'claims',
  summary: 'Every statement about a brand in the answers, by their newest classification.',
  rowName: 'ExportedClaim',
  period: 'when the answer was captured',
  filters: ['scan', 'engine', 'intent', 'origin', 'class', 'asked', 'predicate', 'verdict', 'from', 'to'],
  columns: [
    text('id', 'The capture and the place of the claim in it: `<captureId>.<place>`.'),
    text('captureId', 'The answer that states it.'),
    integer('place', 'Which claim of the answer, from 0.'),
    text('classificationId', 'The classification that read it.'),
    text('runId', 'The run of the answer.'),
    text('scanId', 'The scan of the run.'),
    text('brandId', 'The brand.'),
    text('promptId', 'The prompt.'),
    text('intent', 'Intent of the prompt.'),
    text('engine', 'The engine that said it.'),
    ...ofAnswers,
    text('asked', '`original`, or `verification` when it was asked again.'),
    time('capturedAt', 'When the answer was captured.'),
    text('class', 'Class of the whole answer.'),
    text('predicate', 'What the statement is about.'),
    text('stated', 'What is stated.'),
    maybe.text('stance', 'How it is put forward.'),
    text('verdict', '`supported`, `contradicted`, `outdated` or `unverifiable`.'),
    maybe.text('certainty', '`certain` or `likely`; a merely likely contradiction accuses nobody.'),
    maybe.text('factId', 'The fact it was compared with.'),
    maybe.text('truth', 'What the fact says.'),
    maybe.text('reason', 'Why, where the comparison was not plain.'),
    maybe.text('quote', 'The words of the answer.'),
    maybe.integer('start', 'Where they begin in the answer.'),
    maybe.integer('end', 'Where they end, exclusive.'),
  ],
}

const corrections: ExportKind = {
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

const findings: ExportKind = {
  name: 'findings',
  summary: 'Every false statement, one for each statement, engine and brand, in the state it was in.',
  rowName: 'ExportedFinding',
  period: 'when it was last said',
  filters: ['engine', 'origin', 'predicate', 'state', 'from', 'to'],
  columns: [
    text('id', 'Identifier of the finding.'),
    text('brandId', 'The brand.'),
    text('engine', 'The engine that says it.'),
    ...ofAnswers,
    text('predicate', 'What the statement is about.'),
    maybe.text('about', 'For example a product; null for the brand itself.'),
    text('stated', 'What is said, as the newest answer words it.'),
    maybe.text('truth', 'What the fact says.'),
    maybe.text('factId', 'The fact that it contradicts.'),
    time('firstSaidAt', 'When it was first said.'),
    time('lastSaidAt', 'When it was last said.'),
    text('lastPromptId', 'The prompt that last led to it.'),
    text('lastRunId', 'The run that last stated it.'),
    integer('occurrences', 'Answers that state it.'),
    text('state', '`open`, `not_seen`, `returned` or `settled`.'),
    time('stateSince', 'Since when.'),
    integer('askedSince', 'Answers to the same prompt since it was last said.'),
    maybe.number(
      'upTo',
      'In the state `not_seen`: it is made in fewer than this share of answers, with 95 % confidence however often one looks.',
    ),
    maybe.text('settledBy', 'Why it is settled: `operator`, `fact` or `reading`.'),
    maybe.time('settledAt', 'When a person settled it.'),
    maybe.text('settlementBy', 'Who settled it.'),
    maybe.text('settlementNote', 'What they noted.'),
  ],
}

/** The share of answers that may still make a statement that was not seen; null for any other state. */
export const upTo = (state: FindingState, askedSince: number, occurrences: number): number | null =>
  state === 'not_seen' ? boundSinceLastMade(askedSince, occurrences) : null

const answers: ExportKind = {
  name: 'answers',
  summary: 'Every answer that was captured, with its newest classification.',
  rowName: 'ExportedAnswer',
  period: 'when the answer was captured',
  filters: ['scan', 'engine', 'intent', 'origin', 'class', 'asked', 'from', 'to'],
  columns: [
    text('id', 'Identifier of the capture.'),
    text('runId', 'The run it belongs to.'),
    text('scanId', 'The scan of the run.'),
    text('brandId', 'The brand that was asked about.'),
    text('promptId', 'The prompt.'),
    text('prompt', 'Its text.'),
    text('intent', 'Intent of the prompt.'),
    text('locale', 'Language, and country where it matters.'),
    text('engine', 'The engine that was asked.'),
    ...ofAnswers,
    integer('sample', 'Which of the repeated questions of a scan, from 1.'),
    text('asked', '`original`, or `verification` when it was asked again.'),
    text('access', 'How the engine was reached.'),
    text('provider', 'Who served it.'),
    maybe.text('requestedModel', 'The model that was asked for.'),
    maybe.text('servedModel', 'The model that says it answered.'),
    maybe.boolean('searchUsed', 'Whether it searched the web; null when it does not say.'),
    time('askedAt', 'When the question was sent.'),
    time('capturedAt', 'When the answer was captured and signed.'),
    maybe.text('answer', 'The text of the answer; null when there was none.'),
    maybe.text('noAnswerReason', 'Why there is no answer.'),
    json('cited', 'Addresses of the pages that the answer cites.'),
    text('sha256', 'SHA-256 of the exact bytes of the reply.'),
    maybe.text('answerSha256', 'SHA-256 of the answer in UTF-8.'),
    maybe.text('costUsd', 'Cost in US dollars, as a decimal.'),
    maybe.text('class', 'Class of the citation; null while it is not classified.'),
    maybe.text('rule', 'The rule that decided.'),
    maybe.text('classificationId', 'Identifier of the classification.'),
    maybe.text('classifierVersion', 'Version of the rules.'),
    maybe.time('classifiedAt', 'When it was classified.'),
    json('needsReview', 'Why a person should look, in a word each.'),
    maybe.boolean(
      'mentioned',
      'Whether the answer mentions the brand at all; null while it is not classified.',
    ),
  ],
}

export const EXPORT_KINDS = { answers, claims, findings, rates, corrections } as const satisfies Record<
  string,
  ExportKind
>
export type ExportKindName = keyof typeof EXPORT_KINDS
export const EXPORT_KIND_NAMES = Object.keys(EXPORT_KINDS) as ExportKindName[]
