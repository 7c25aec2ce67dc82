import { Type } from '@sinclair/typebox'
import {
  CORRECTION_MOVES,
  CORRECTION_STATES,
  CORRECTION_STEPS,
  ORIGINS,
  SOURCE_SAYS,
} from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, Name, ok, page, pageOf, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { changes, reads } from '../base/tool.ts'
import { TimesToCorrection } from './times.ts'
import { Watch } from './watches.ts'

/** Having false statements corrected: whom to ask and with which words, and whether it helped. */

const State = t.named(
  'CorrectionState',
  t.oneOf(
    CORRECTION_STATES,
    '`open`: nobody was asked. `asked`: somebody was. `page_changed`: the page no longer says it. `engine_changed`: every engine that was asked again makes it in fewer answers than the share of its watch; the history says which were not asked. `closed`: by a person. `returned`: it is said again.',
  ),
)
const note = Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' })
const Deadline = t.nullable(Type.String({ format: 'date-time' }), 'Until when; null for none.')

const correction = {
  id: t.text('Identifier.'),
  brandId: t.text('Whose it is.'),
  kind: t.oneOf(['finding', 'fact'], 'One false statement, or all that contradict a fact.'),
  factId: t.nullableText('The fact that it is about.'),
  ...t.fromAnswers,
  predicate: t.text('What kind of fact.'),
  label: t.text('The same in words.'),
  about: t.nullableText('What it is said about; null for the brand itself.'),
  truth: t.nullableText('What is right.'),
  state: State,
  stateSince: t.DateTime('Since when.'),
  openedAt: t.DateTime('When it was opened.'),
  openedBy: t.text('Who opened it.'),
  askedAt: t.NullableDateTime('When somebody was first asked.'),
  closedAt: t.NullableDateTime('When it was closed.'),
  deadline: t.NullableDateTime('Until when it should be done.'),
  engines: t.list(t.EngineName, 'Who says it.'),
  findings: t.list(Type.String(), 'The false statements, newest first.'),
}

const Contact = t.open('CorrectionContact', 'Somebody to write to, as a captured page says.', {
  kind: t.oneOf(['mail', 'imprint', 'contact', 'corrections', 'security_txt'], 'What it is.'),
  address: t.text('An address for mail, or of a page.'),
  says: t.text('The words of the link.'),
  from: t.text('The captured page that says so.'),
})
const Step = t.open('CorrectionStep', 'Something that a person can do. Nothing is sent from here.', {
  key: t.text('The same for the same page or engine; name it when you have asked.'),
  kind: t.oneOf(CORRECTION_STEPS, 'Who is asked.'),
  engine: t.nullable(t.EngineName, 'The engine, if it is one.'),
  url: t.nullableText('The page, if it is one.'),
  why: t.oneOf(
    ['says_the_same', 'own_page_wrong', 'own_page_silent', 'engine_says_it'],
    'Why this is among the steps.',
  ),
  language: t.LanguageName,
  contacts: t.list(Contact, 'Whom the page names; empty if it names nobody.'),
  form: t.nullable(
    t.openObject({ name: Type.String(), url: Type.String(), how: Type.String() }),
    'Where to put the text.',
  ),
  subject: t.text('A subject for the letter.'),
  text: t.text('The letter, to copy. Words of others in it are quoted, in one line, without addresses.'),
  warning: t.nullableText(
    'Why it should not be sent as it is: invented answers, or an address that its reader cannot open.',
  ),
  patches: t.list(
    t.open('CorrectionPatch', 'Something to copy into your own site.', {
      kind: t.oneOf(['json_ld', 'llms_txt', 'text'], 'What it is.'),
      place: t.text('Where it belongs.'),
      content: t.text('What to put there.'),
    }),
    'For your own page.',
  ),
  askedAt: t.NullableDateTime('When somebody noted that this was done.'),
})
const PageSeen = t.open('CorrectionPage', 'A page that is captured again and again.', {
  url: t.text('Its address.'),
  role: t.oneOf(['source', 'own'], 'Of somebody else, or your own.'),
  saysBefore: t.nullable(t.oneOf(SOURCE_SAYS), 'What it said before anybody was asked.'),
  says: t.nullable(t.oneOf(SOURCE_SAYS), 'What its newest capture says.'),
  before: t.nullableText('The capture from before.'),
  newest: t.nullableText('The newest capture.'),
  changedAt: t.NullableDateTime('Since when it no longer says it.'),
  nextAt: t.NullableDateTime('When it is captured next.'),
})
const Detail = t.open('CorrectionDetail', 'A correction with everything that belongs to it.', {
  ...correction,
  said: Type.Array(
    t.open('CorrectionSaid', 'What one engine says.', {
      engine: t.EngineName,
      prompt: t.text('The question.'),
      sentence: t.text('Its words.'),
      stated: t.text('What is false in them.'),
      answers: t.count('Answers that say it.'),
      lastSaidAt: t.DateTime('When last.'),
      sha256: t.nullableText('Digest of the newest answer.'),
    }),
  ),
  steps: t.list(Step, 'What can be done, in this order.'),
  pages: t.list(PageSeen, 'Pages that are captured again.'),
  watches: t.list(Watch, 'Newest first.'),
  events: t.list(
    t.open('CorrectionEvent', 'Something that happened; never changed.', {
      id: t.text('Identifier.'),
      move: t.oneOf(CORRECTION_MOVES, 'What.'),
      fromState: t.nullable(State, 'Null when it was opened.'),
      state: State,
      who: t.text('Who; `veracite` for what was seen.'),
      note: t.nullableText('In their words.'),
      words: t.nullableText('What was found, with its figures; null for what was only done.'),
      data: Type.Record(Type.String(), Type.Unknown(), { description: 'What it was about.' }),
      at: t.DateTime('When.'),
    }),
    'Newest first.',
  ),
})

export const openCorrection = adminOperation('POST /api/admin/brands/{brandId}/corrections', {
  id: 'adminOpenCorrection',
  access: needs('reviewer', 'params.brandId', 'body.findingId', 'body.factId'),
  tools: { open_correction: changes() },
  body: Type.Object({
    findingId: Type.Optional(Uuid),
    factId: Type.Optional(Uuid),
    deadline: Type.Optional(Deadline),
    note: Type.Optional(note),
    by: Type.Optional(Name),
  }),
  answers: created(Detail),
})

export const listCorrections = adminOperation('GET /api/admin/brands/{brandId}/corrections', {
  id: 'adminListCorrections',
  access: needs('viewer', 'params.brandId', 'query.findingId'),
  tools: { list_corrections: reads() },
  query: Type.Object({ state: Type.Optional(State), findingId: Type.Optional(Uuid), ...page }),
  answers: ok(
    Type.Composite(
      [
        pageOf(
          'CorrectionPageOf',
          t.open('Correction', 'Something on its way to being corrected.', correction),
        ),
        Type.Object({
          totals: Type.Record(Type.String(), Type.Integer(), { description: 'How many in each state.' }),
        }),
      ],
      { additionalProperties: true },
    ),
  ),
})

export const getCorrectionTimes = adminOperation('GET /api/admin/brands/{brandId}/corrections/times', {
  id: 'adminGetCorrectionTimes',
  access: needs('viewer', 'params.brandId'),
  query: Type.Object({ origin: Type.Optional(t.oneOf(ORIGINS)) }),
  answers: ok(TimesToCorrection),
})

export const getCorrection = adminOperation('GET /api/admin/corrections/{correctionId}', {
  id: 'adminGetCorrection',
  useCase: 'corrections.get',
  access: needs('viewer', 'params.correctionId'),
  tools: { get_correction: reads() },
  query: Type.Object({ language: Type.Optional(t.LanguageName) }),
  answers: ok(Detail),
})

export const moveCorrection = adminOperation('POST /api/admin/corrections/{correctionId}/moves', {
  id: 'adminMoveCorrection',
  access: needs('reviewer', 'params.correctionId'),
  body: Type.Object({
    move: t.oneOf(['asked', 'noted', 'closed', 'reopened']),
    step: Type.Optional(t.inputText(300, 'The key of the step that was done.')),
    note: Type.Optional(note),
    by: Type.Optional(Name),
  }),
  answers: ok(Detail),
})

export const setCorrectionDeadline = adminOperation('PUT /api/admin/corrections/{correctionId}/deadline', {
  id: 'adminSetCorrectionDeadline',
  access: needs('reviewer', 'params.correctionId'),
  body: Type.Object({ deadline: Deadline, by: Type.Optional(Name) }),
  answers: ok(Detail),
})

export const getPageDifference = adminOperation('GET /api/admin/corrections/{correctionId}/difference', {
  id: 'adminGetPageDifference',
  access: needs('viewer', 'params.correctionId'),
  query: Type.Object({ url: t.inputText(2048, 'The page.') }),
  answers: ok(
    t.open('PageDifference', 'What a visitor reads, before and after, line by line.', {
      url: t.text('The page.'),
      saysBefore: t.nullable(t.oneOf(SOURCE_SAYS), 'What it said before.'),
      says: t.nullable(t.oneOf(SOURCE_SAYS), 'What it says now.'),
      before: t.nullable(CaptureOf(), 'The capture from before.'),
      after: t.nullable(CaptureOf(), 'The newest capture; null while there is no other.'),
      parts: t.nullable(
        Type.Array(
          t.open('DifferencePart', 'Lines that are the same, came or went.', {
            kind: t.oneOf(['same', 'added', 'removed'], 'What became of them.'),
            lines: Type.Array(Type.String()),
            skipped: Type.Optional(t.count('Lines of the same that are left out here.')),
          }),
        ),
        'Null: too much has changed to say what.',
      ),
      added: t.count('Lines that came.'),
      removed: t.count('Lines that went.'),
      leftOut: t.count('More than zero: the text is longer than what was compared.'),
    }),
  ),
})

function CaptureOf() {
  return t.open('CorrectionCapture', 'A signed capture.', {
    id: t.text('Identifier.'),
    url: t.text('The address.'),
    finalUrl: t.nullableText('The address that answered.'),
    capturedAt: t.DateTime('When.'),
    status: t.nullable(Type.Integer(), 'HTTP status.'),
    sha256: t.nullableText('Digest of the bytes.'),
    manifestSha256: t.text('Digest of what was signed.'),
    logIndex: t.nullable(Type.Integer(), 'Its place in the log; null while it waits.'),
  })
}
