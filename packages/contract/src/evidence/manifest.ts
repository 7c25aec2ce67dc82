import { Type } from '@sinclair/typebox'
import {
  BrandRef,
  count,
  DateTime,
  named,
  nullable,
  nullableText,
  oneOf,
  open,
  Sha256,
  text,
} from '../base/schemas.ts'

/** The signed record of one capture, decoded. Fractional numbers are strings in it. */

const nullableSha256 = (description: string) =>
  nullable(Type.String({ pattern: '^[a-f0-9]{64}$' }), description)

const ManifestSource = open('ManifestSource', 'Who was asked, and how.', {
  engine: text('The answer engine.'),
  surface: named(
    'Surface',
    oneOf(['api', 'web'], { description: 'An interface for programs, or a website.' }),
  ),
  access: text('How the engine was reached.'),
  provider: text('Who served it.'),
  endpoint: text('Address that was asked.'),
  modelRequested: nullableText('The model asked for.'),
  modelReported: nullableText('The model that the reply names.'),
  requestId: nullableText("The provider's own identifier of the call."),
  systemFingerprint: nullableText("The provider's own fingerprint of its system."),
  parameters: Type.Record(Type.String(), Type.String(), { description: 'Settings that were sent.' }),
  search: nullable(Type.Boolean(), 'Whether the engine searched; null when the reply does not say.'),
  locale: text('Language of the question.'),
  region: nullableText('Region that was asked for.'),
  accountType: nullableText('Kind of account that asked.'),
  description: text('What was asked, and what that is not, in one sentence.'),
})

const ManifestQuestion = open('ManifestQuestion', 'What was asked.', {
  prompt: text('The question.'),
  promptSha256: Sha256('SHA-256 of the question in UTF-8.'),
  intent: text('What the question asks about.'),
  requestSha256: nullableSha256('SHA-256 of the request body; null when there was none.'),
  conversation: text('What came before the question.'),
  systemPrompt: text('Further instructions to the engine.'),
})

const ManifestResponse = open('ManifestResponse', 'The reply.', {
  sha256: Sha256('SHA-256 of its exact bytes.'),
  bytes: count('Number of bytes.'),
  mediaType: text('Media type of the reply.'),
  status: Type.Integer({ description: 'HTTP status of the reply.' }),
  headers: Type.Record(Type.String(), Type.String(), { description: 'Headers of the reply that are kept.' }),
})

const ManifestAnswer = open('ManifestAnswer', 'The visible text, extracted from the reply.', {
  sha256: Sha256('SHA-256 of the text in UTF-8.'),
  bytes: count('Bytes of the text.'),
  extractor: text('What extracted it from the reply.'),
})

const ManifestTransport = open('ManifestTransport', 'How the reply travelled.', {
  resolvedIp: nullableText('Address that was connected to.'),
  tlsVersion: nullableText('Version of TLS.'),
  certificateSha256: Type.Array(Type.String(), { description: 'Digests of the certificates shown.' }),
  startedAt: DateTime('When the call began.'),
  firstByteAt: nullable(Type.String({ format: 'date-time' }), 'When the first byte arrived.'),
  finishedAt: DateTime('When the last byte arrived.'),
  earlier: Type.Array(
    open('EarlierCall', 'A call made before the one that holds the answer.', {
      startedAt: DateTime('When it began.'),
      status: nullable(Type.Integer(), 'HTTP status; null when there was no reply.'),
      sha256: nullableSha256('SHA-256 of the reply; null when there was none.'),
    }),
    { description: 'In order.' },
  ),
})

const ManifestCollector = open('ManifestCollector', 'Who captured it, with what.', {
  entity: text('Who runs the service.'),
  instance: text('The machine.'),
  software: text('Name of the software.'),
  version: text('Its version.'),
  commit: nullableText('The commit it was built from.'),
  container: nullableText('Digest of the image it runs in.'),
  os: text('Operating system.'),
  runtime: text('Runtime and its version.'),
  egressIp: nullableText('Address that the engine saw.'),
  clock: open('ManifestClock', 'Where the time comes from.', {
    source: text('Source of the time.'),
    offsetMs: nullable(Type.Integer(), 'Measured offset in milliseconds; null when not measured.'),
  }),
  trigger: open('ManifestTrigger', 'What caused the capture.', {
    kind: text('Kind of work.'),
    id: nullableText('Its identifier.'),
  }),
  captureKey: text('Name of the key that signed.'),
})

export const CaptureManifest = open('CaptureManifest', 'The signed manifest of the capture, decoded.', {
  schema: text('Names the version of the format.'),
  prev: nullableSha256('SHA-256 of the manifest this one refers to; null for an original.'),
  captureNonce: text('128 random bits, so that the digest cannot be guessed.'),
  captureId: text('Identifier of the capture.'),
  kind: named(
    'CaptureKind',
    oneOf(['original', 'verification'], { description: 'Which question it answers.' }),
  ),
  runId: text('Run identifier.'),
  scanId: nullableText('Scan identifier.'),
  brand: BrandRef,
  caseReference: nullableText("The operator's own reference."),
  source: ManifestSource,
  question: ManifestQuestion,
  response: ManifestResponse,
  answer: nullable(ManifestAnswer, 'Null when the reply holds no answer.'),
  citations: Type.Array(
    open('ManifestCitation', 'A page that the answer cites.', {
      url: text('Its address.'),
      title: nullableText('Its title.'),
    }),
    { description: 'As many as fit; the bytes have all of them.' },
  ),
  transport: ManifestTransport,
  collector: ManifestCollector,
  times: open('ManifestTimes', "All by the collector's clock.", {
    requestedAt: DateTime('When the question was sent.'),
    receivedAt: DateTime('When the last byte arrived.'),
    capturedAt: DateTime('When it was captured and signed.'),
  }),
  plan: Type.Optional(
    nullable(
      open('ManifestPlan', 'The place of the run in the logged plan of its scan.', {
        sha256: Sha256('SHA-256 of the manifest of the plan.'),
        place: Type.Integer({ description: 'Place in the plan, from 0.' }),
        sample: Type.Integer({ description: 'Number of the sample of its prompt and engine, from 1.' }),
      }),
      'Null for a re-verification, which no plan foresees.',
    ),
  ),
})
