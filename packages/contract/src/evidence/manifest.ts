import { Type } from '@sinclair/typebox'
import * as t from '../base/schemas.ts'

/** The signed record of one capture, decoded. Fractional numbers are strings in it. */

const nullableSha256 = (description: string) =>
  t.nullable(Type.String({ pattern: '^[a-f0-9]{64}$' }), description)

const ManifestSource = t.open('ManifestSource', 'Who was asked, and how.', {
  engine: t.text('The answer engine.'),
  surface: t.named(
    'Surface',
    t.oneOf(['api', 'seller', 'app', 'web'], {
      description:
        'An interface for programs, a data seller (`web` in older manifests), or an app from which a person brought the answer.',
    }),
  ),
  grade: t.surfaceAndGrade.grade,
  access: t.text('How the engine was reached.'),
  provider: t.text('Who served it.'),
  endpoint: t.text('Address that was asked.'),
  modelRequested: t.nullableText('The model asked for.'),
  modelReported: t.nullableText('The model that the reply names.'),
  requestId: t.nullableText("The provider's own identifier of the call."),
  systemFingerprint: t.nullableText("The provider's own fingerprint of its system."),
  parameters: Type.Record(Type.String(), Type.String(), { description: 'Settings that were sent.' }),
  search: t.nullable(Type.Boolean(), 'Whether the engine searched; null when the reply does not say.'),
  locale: t.text('Language of the question.'),
  region: t.nullableText('Region that was asked for.'),
  accountType: t.nullableText('Kind of account that asked.'),
  description: t.text('What was asked, and what that is not, in one sentence.'),
})

const ManifestQuestion = t.open('ManifestQuestion', 'What was asked.', {
  prompt: t.text('The question.'),
  promptSha256: t.Sha256('SHA-256 of the question in UTF-8.'),
  intent: t.text('What the question asks about.'),
  requestSha256: nullableSha256('SHA-256 of the request body; null when there was none.'),
  conversation: t.text('What came before the question.'),
  systemPrompt: t.text('Further instructions to the engine.'),
})

const ManifestResponse = t.open('ManifestResponse', 'The reply.', {
  sha256: t.Sha256('SHA-256 of its exact bytes.'),
  bytes: t.count('Number of bytes.'),
  mediaType: t.text('Media type of the reply.'),
  status: t.integer('HTTP status of the reply.'),
  headers: Type.Record(Type.String(), Type.String(), { description: 'Headers of the reply that are kept.' }),
})

const ManifestAnswer = t.open('ManifestAnswer', 'The visible text, extracted from the reply.', {
  sha256: t.Sha256('SHA-256 of the text in UTF-8.'),
  bytes: t.count('Bytes of the text.'),
  extractor: t.text('What extracted it from the reply.'),
})

const ManifestTransport = t.open('ManifestTransport', 'How the reply travelled.', {
  resolvedIp: t.nullableText('Address that was connected to.'),
  tlsVersion: t.nullableText('Version of TLS.'),
  certificateSha256: t.list(Type.String(), 'Digests of the certificates shown.'),
  startedAt: t.DateTime('When the call began.'),
  firstByteAt: t.nullable(Type.String({ format: 'date-time' }), 'When the first byte arrived.'),
  finishedAt: t.DateTime('When the last byte arrived.'),
  earlier: t.list(
    t.open('EarlierCall', 'A call made before the one that holds the answer.', {
      startedAt: t.DateTime('When it began.'),
      status: t.nullable(Type.Integer(), 'HTTP status; null when there was no reply.'),
      sha256: nullableSha256('SHA-256 of the reply; null when there was none.'),
    }),
    'In order.',
  ),
})

const ManifestCollector = t.open('ManifestCollector', 'Who captured it, with what.', {
  entity: t.text('Who runs the service.'),
  instance: t.text('The machine.'),
  software: t.text('Name of the software.'),
  version: t.text('Its version.'),
  commit: t.nullableText('The commit it was built from.'),
  container: t.nullableText('Digest of the image it runs in.'),
  os: t.text('Operating system.'),
  runtime: t.text('Runtime and its version.'),
  egressIp: t.nullableText('Address that the engine saw.'),
  clock: t.open('ManifestClock', 'Where the time comes from.', {
    source: t.text('Source of the time.'),
    offsetMs: t.nullable(Type.Integer(), 'Measured offset in milliseconds; null when not measured.'),
  }),
  trigger: t.open('ManifestTrigger', 'What caused the capture.', {
    kind: t.text('Kind of work.'),
    id: t.nullableText('Its identifier.'),
  }),
  captureKey: t.text('Name of the key that signed.'),
})

const part = { sha256: t.Sha256('SHA-256 of its bytes.'), bytes: t.count('Number of bytes.') }

const ManifestRecording = t.open(
  'ManifestRecording',
  'What was recorded in an app beside the reply. Only the conversation came from the provider.',
  {
    profile: t.text('How replies of the app are read.'),
    tool: t.text('What recorded it.'),
    browser: t.text('The browser.'),
    nonce: t.text('128 random bits of the session: relays were told their digest.'),
    screen: t.open('ManifestScreen', 'The visible text of the page, as canonical JSON.', part),
    picture: t.nullable(
      t.open('ManifestPicture', 'A picture of the screen.', {
        ...part,
        mediaType: t.oneOf(['image/png', 'image/jpeg', 'image/webp'], { description: 'Its format.' }),
      }),
      'An illustration: nothing shows that it is true. Null where there is none.',
    ),
    question: t.oneOf(['conversation', 'word'], {
      description:
        'What the question rests on: the conversation that the provider sent, or the word of the recorder.',
    }),
    conversation: t.nullable(
      t.open('ManifestConversation', 'The conversation, which came on a connection of its own.', {
        ...part,
        endpoint: t.text('Address that was asked.'),
        status: t.integer('HTTP status.'),
      }),
      'Null where it was not recorded.',
    ),
    person: t.nullable(
      t.open('ManifestPerson', 'Who claims it.', {
        key: t.text('The key (P-256, SPKI) in base64.'),
        signature: t.text('Over the claim, in base64.'),
      }),
      'Null for grade A.',
    ),
  },
)

export const CaptureManifest = t.open('CaptureManifest', 'The signed manifest of the capture, decoded.', {
  schema: t.text('Names the version of the format.'),
  prev: nullableSha256('SHA-256 of the manifest this one refers to; null for an original.'),
  captureNonce: t.text('128 random bits, so that the digest cannot be guessed.'),
  captureId: t.text('Identifier of the capture.'),
  kind: t.named(
    'CaptureKind',
    t.oneOf(['original', 'verification'], { description: 'Which question it answers.' }),
  ),
  runId: t.text('Run identifier.'),
  scanId: t.nullableText('Scan identifier.'),
  brand: t.BrandRef,
  caseReference: t.nullableText("The operator's own reference."),
  source: ManifestSource,
  question: ManifestQuestion,
  response: ManifestResponse,
  answer: t.nullable(ManifestAnswer, 'Null when the reply holds no answer.'),
  citations: t.list(
    t.open('ManifestCitation', 'A page that the answer cites.', {
      url: t.text('Its address.'),
      title: t.nullableText('Its title.'),
    }),
    'As many as fit; the bytes have all of them.',
  ),
  transport: ManifestTransport,
  collector: ManifestCollector,
  times: t.open('ManifestTimes', "All by the collector's clock.", {
    requestedAt: t.DateTime('When the question was sent.'),
    receivedAt: t.DateTime('When the last byte arrived.'),
    capturedAt: t.DateTime('When it was captured and signed.'),
  }),
  plan: Type.Optional(
    t.nullable(
      t.open('ManifestPlan', 'The place of the run in the logged plan of its scan.', {
        sha256: t.Sha256('SHA-256 of the manifest of the plan.'),
        place: t.integer('Place in the plan, from 0.'),
        sample: t.integer('Number of the sample of its prompt and engine, from 1.'),
      }),
      'Null for a re-verification, which no plan foresees.',
    ),
  ),
  recording: Type.Optional(
    t.nullable(ManifestRecording, 'Null unless a person recorded the answer in an app.'),
  ),
})
