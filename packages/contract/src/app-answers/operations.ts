import { type TSchema, Type } from '@sinclair/typebox'
import { GRADE_TABLE } from '@veracite/terms/surfaces'
import { GRADES, RUN_STATUSES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { adminOperation, MIB } from '../base/operation.ts'
import { created, ok, page, pageOf, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

/** Answers that people got in apps: brought as a provider's file, or typed. */

const Grade = t.named('Grade', t.oneOf(GRADES, 'How much is proven of an answer from an app.'))

const BroughtAnswer = t.open('BroughtAnswer', 'An answer that is a run now.', {
  runId: t.text('Its run.'),
  question: t.text('The question.'),
})

const FILLS = Type.Optional(
  Type.Object(
    { appPlanId: Uuid, person: Type.Integer({ minimum: 1, maximum: 20 }) },
    {
      description:
        'The plan that it is for, and who asked, by place among its people. Answers whose question and engine are an open slot of that person fill it.',
    },
  ),
)

export const addAppAnswers = adminOperation('POST /api/admin/brands/{brandId}/app-answers', {
  id: 'adminAddAppAnswers',
  access: needs('editor', 'params.brandId'),
  description: `One conversation of an export or a saved page in the provider's own form (grade C: ${GRADE_TABLE.C.name}), or a question and an answer as text (grade D: ${GRADE_TABLE.D.name}). Names, tokens and instruction texts are removed before storing, and listed. Each answer becomes a run with its bytes in the log, and is judged like others. It is counted apart from answers of engines. What was brought before is not stored twice.`,
  body: Type.Object({
    engine: Type.Optional(t.EngineName),
    content: Type.Optional(
      Type.String({
        minLength: 2,
        maxLength: 4_000_000,
        description: 'The conversation, as the file has it.',
      }),
    ),
    typed: Type.Optional(
      Type.Object({
        question: Type.String({ minLength: 1, maxLength: 8_000, pattern: '\\S' }),
        answer: Type.String({ minLength: 1, maxLength: 400_000, pattern: '\\S' }),
      }),
    ),
    share: Type.Optional(
      Type.String({
        maxLength: 100,
        pattern: '^https://chatgpt\\.com/share/[0-9a-f-]{36}$',
        description:
          'A shared page of ChatGPT, which this service fetches once under its own name, if robots.txt allows it, through a relay where one is set. Only where the operator has turned it on (`VERACITE_CHATGPT_SHARES`).',
      }),
    ),
    stripped: Type.Optional(
      Type.Array(Type.String({ maxLength: 100 }), {
        maxItems: 100,
        description:
          'What the caller removed from `content` before sending it, by name. It is listed with the rest.',
      }),
    ),
    answers: Type.Optional(
      Type.Array(Type.String({ maxLength: 20 }), {
        minItems: 1,
        maxItems: 200,
        description: 'Which answers of the conversation, by their place from 0. All if it is left out.',
      }),
    ),
    fills: FILLS,
    file: Type.Optional(
      Type.Object({
        sha256: Type.String({ pattern: '^[a-f0-9]{64}$' }),
        bytes: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
      }),
    ),
  }),
  bodyLimit: 12 * MIB,
  answers: created(
    t.open('BroughtAnswers', 'What became of a conversation.', {
      importId: t.text('Identifier of this import.'),
      engine: t.EngineName,
      format: t.text('What the file was, by its structure.'),
      grade: Grade,
      stripped: t.list(Type.String(), 'What was removed before storing, by name.'),
      notes: t.list(Type.String(), 'What a reader of the evidence is told about the file.'),
      filled: t.list(Type.Integer(), 'Numbers of the slots of the plan that were filled.'),
      known: t.count('Answers that had been brought before.'),
      items: t.list(BroughtAnswer, 'The answers that are new.'),
    }),
  ),
})

const Base64 = (most: number) => Type.String({ maxLength: most, pattern: '^[A-Za-z0-9+/]*={0,2}$' })
const Secret = Type.String({ pattern: '^([0-9a-f]{64}|[0-9a-f]{96})$' })
const Picture = Type.Object({
  base64: Base64(11_200_000),
  mediaType: t.oneOf(['image/png', 'image/jpeg', 'image/webp']),
})
const endpoint = Type.String({ maxLength: 2_000, pattern: '^https://[^?#\\s]+$' })
const connection = {
  relay: Type.String({ maxLength: 400 }),
  statement: Type.String({ maxLength: 4_096 }),
  signature: Base64(200),
  proof: Type.String({ maxLength: 65_536 }),
  client: Base64(6_000_000),
  server: Base64(24_000_000),
  secrets: Type.Object({ handshake: Secret, application: Secret }),
  sealed: Type.Union([
    Type.Object({ base64: Base64(8_192), recipientSha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
    Type.Null(),
  ]),
}
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const recordedAt = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' })

export const addRecording = adminOperation('POST /api/admin/brands/{brandId}/recordings', {
  id: 'adminAddRecording',
  access: needs('editor', 'params.brandId'),
  // It is read in a thread of its own, which may take ten seconds with its start on a busy machine.
  deadlineMs: 15_000,
  description: `What \`veracite record\` (grade A: ${GRADE_TABLE.A.name}) and the browser extension (grade B: ${GRADE_TABLE.B.name}) upload. It is checked as any verifier checks it: the relay’s statement, the certificate, the reply, and that the screen shows the same text. What does not hold is refused with the reason. The answer becomes a run, is entered into the log and judged like others, and is counted apart from answers of engines.`,
  body: Type.Object({
    grade: t.oneOf(['A', 'B']),
    profile: Type.String({ pattern: '^[a-z_]{2,40}$', description: 'Which app, as the recorder names it.' }),
    tool: Type.String({ maxLength: 100, pattern: '\\S' }),
    browser: Type.String({ maxLength: 100, pattern: '\\S' }),
    nonce: Type.String({ pattern: '^[0-9a-f]{32}$' }),
    endpoint,
    openedAt: recordedAt,
    closedAt: recordedAt,
    prompt: Type.String({ maxLength: 8_000 }),
    screen: Type.String({
      minLength: 2,
      maxLength: 2_097_152,
      description: 'The visible text, as canonical JSON.',
    }),
    picture: orNull(Picture),
    reply: orNull(Type.Object(connection)),
    conversation: orNull(Type.Object({ ...connection, endpoint })),
    body: orNull(
      Type.Object({
        base64: Base64(24_000_000),
        mediaType: Type.String({ maxLength: 200 }),
        status: Type.Integer({ minimum: 100, maximum: 599 }),
      }),
    ),
    person: orNull(Type.Object({ key: Base64(400), signature: Base64(200) })),
    fills: FILLS,
  }),
  bodyLimit: 48 * MIB,
  answers: created(
    t.open('AddedRecording', 'What became of a recording.', {
      importId: t.text('Identifier of this upload.'),
      engine: t.EngineName,
      grade: Grade,
      filled: t.list(Type.Integer(), 'Numbers of the slots of the plan that were filled.'),
      known: t.count('1 if the same answer had been brought before.'),
      items: t.list(BroughtAnswer, 'The answer, if it is new.'),
    }),
  ),
})

export const listAppAnswers = adminOperation('GET /api/admin/brands/{brandId}/app-answers', {
  id: 'adminListAppAnswers',
  useCase: 'appAnswers.list',
  access: needs('viewer', 'params.brandId'),
  query: Type.Object(page),
  answers: ok(
    pageOf(
      'AppAnswerPage',
      t.open('AppAnswer', 'An answer that a person brought from an app.', {
        runId: t.text('Its run.'),
        importId: t.text('The import that brought it.'),
        engine: t.EngineName,
        question: t.text('The question.'),
        status: t.oneOf(RUN_STATUSES),
        citationClass: t.nullable(t.CitationClassName, 'Null until it is classified.'),
        grade: Grade,
        format: t.text('What the file was.'),
        answeredAt: t.nullableText('When the answer was given, as the file says.'),
        receivedAt: t.DateTime('When it was brought here.'),
      }),
    ),
  ),
})
