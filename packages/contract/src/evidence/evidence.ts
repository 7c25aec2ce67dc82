import { Type } from '@sinclair/typebox'
import { ACCESS_KINDS, CAPTURE_KINDS, NO_ANSWER_REASONS } from '@veracite/terms/vocabulary'
import { MENTIONS, STANCES } from '@veracite/verdicts/reading'
import {
  CitationClassName,
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
import { Claim, Reviews, Span } from '../runs/claims.ts'

/** The parts of what is kept about a run. The evidence of a run and its bundle are made of these. */

const Source = open('Source', 'A page that an answer names.', {
  url: text('Its address.'),
  title: nullableText('Its title, where the engine gives one.'),
})

const CaptureSource = open('CaptureSource', 'Who answered, and how the engine was reached.', {
  access: text(`How the engine was reached, one of ${ACCESS_KINDS.join(', ')}.`),
  provider: text('Who served it, for example `openai` or `dataforseo`.'),
  description: nullableText('What was asked, and what that is not, in one sentence; null if none was kept.'),
  requestedModel: nullableText('The model asked for; null when it cannot be chosen.'),
  servedModel: nullableText('The model that the reply names.'),
  searchUsed: nullable(Type.Boolean(), 'Whether the engine searched; null when the reply does not say.'),
  wire: text('Format of the reply.'),
  adapter: text('Version of what read the reply.'),
  requestId: nullableText("The provider's own identifier of the call; null where it gives none."),
})

const CaptureRequest = open('CaptureRequest', 'The call as it was sent, without its secrets.', {
  method: text('HTTP method.'),
  url: text('Address that was asked.'),
  body: nullableText('Body that was sent; null when there was none.'),
  earlier: Type.Optional(
    Type.Array(Type.Record(Type.String(), Type.Unknown()), {
      description: 'Calls made before the one that holds the answer.',
    }),
  ),
})

const TokenUsage = open('TokenUsage', 'What the provider counted; null if it does not say.', {
  input: nullable(Type.Integer(), 'All input tokens.'),
  cachedInput: nullable(Type.Integer(), 'Of these, read from a cache.'),
  cacheWrite: nullable(Type.Integer(), 'Of these, written to a cache.'),
  output: nullable(Type.Integer(), 'All output tokens.'),
  reasoning: nullable(Type.Integer(), 'Of these, spent on reasoning.'),
  searches: nullable(Type.Integer(), 'Web searches.'),
})

const HeaderMap = Type.Record(Type.String(), Type.String(), {
  description: 'Headers of the reply that are kept.',
})

export const Snapshot = open('Snapshot', 'One reply of an engine, with the digests of its exact bytes.', {
  captureId: text('Identifier of the capture.'),
  kind: text(`Which question it answers, one of ${CAPTURE_KINDS.join(', ')}.`),
  sha256: Sha256('SHA-256 of the exact bytes of the reply.'),
  answerSha256: nullable(
    Type.String({ pattern: '^[a-f0-9]{64}$' }),
    'SHA-256 of the answer text in UTF-8; null when there was no answer.',
  ),
  bytes: count('Bytes of the reply.'),
  contentType: text('Media type of the reply.'),
  httpStatus: Type.Integer({ description: 'HTTP status of the reply.' }),
  headers: HeaderMap,
  capturedAt: DateTime('When it was captured and signed.'),
  askedAt: DateTime('When the question was sent.'),
  answeredAt: DateTime('When the last byte of the reply arrived.'),
  source: CaptureSource,
  locale: text('Language, and country where it matters, for example `en-US`.'),
  request: CaptureRequest,
  cited: Type.Array(Source, { description: 'Pages that the answer cites.' }),
  retrieved: Type.Array(Source, { description: 'Pages that the engine looked at.' }),
  inProse: Type.Array(Type.String(), { description: 'Addresses written in the text of the answer.' }),
  queries: Type.Array(Type.String(), { description: 'What the engine searched for.' }),
  usage: TokenUsage,
  costUsd: nullableText('Cost in US dollars as a decimal string; null when it is not known.'),
  costBasis: text('Where the cost comes from: `reported`, `price_table`, `per_call_setting` or `unknown`.'),
  noAnswerReason: nullableText(
    `Why there is no answer, one of ${NO_ANSWER_REASONS.join(', ')}; null when there is one.`,
  ),
  answer: Type.Optional(
    nullableText('The answer text, where it is not given beside the snapshot; null when there is none.'),
  ),
})

export const FailedReply = open(
  'FailedReply',
  'What an engine sent to an attempt that brought no answer: an error page, half a reply, anything that could not be used.',
  {
    callId: text('The attempt; one attempt may take several calls.'),
    access: Type.Optional(text(`Who was asked, and how: one of ${ACCESS_KINDS.join(', ')}.`)),
    outcome: text('Why it is no answer, for example `retry:overloaded` or `final:malformed`.'),
    request: CaptureRequest,
    httpStatus: Type.Integer({ description: 'HTTP status of the reply.' }),
    contentType: text('Media type of the reply.'),
    headers: HeaderMap,
    connection: nullable(
      open('FailedReplyConnection', 'How the reply travelled.', {
        address: nullableText('Address that answered.'),
        tlsVersion: nullableText('Version of TLS; null if nothing was encrypted.'),
        certificateSha256: Type.Array(Type.String(), { description: 'Digests of the certificates shown.' }),
      }),
      'Null where there was no connection.',
    ),
    isComplete: Type.Boolean({
      description: 'False when the reply broke off, or is longer than what is kept of it.',
    }),
    sha256: Sha256('SHA-256 of the bytes that are kept.'),
    bytes: count('Number of bytes that are kept.'),
    askedAt: DateTime('When the call began.'),
    answeredAt: DateTime('When the last byte arrived.'),
    rawResponse: text('The bytes: text, or base64 when they are not valid UTF-8.'),
    rawResponseEncoding: text('How `rawResponse` holds the bytes, `utf-8` or `base64`.'),
  },
)

const UsedFact = open('UsedFact', 'A fact as it was when a classification used it.', {
  id: text('Identifier of the fact.'),
  predicate: text('What the fact is about.'),
  value: Type.Unknown({ description: 'Its value; the form depends on the predicate.' }),
  active: Type.Boolean({ description: 'Whether it was active then.' }),
  hash: Sha256('Digest of predicate, value and source.'),
  sourceUrl: nullableText('Page that says so.'),
  sourceSha256: nullableText('SHA-256 of that page as it was fetched; of a catalogue, the hash of its item.'),
  catalogue: Type.Optional(
    open('CatalogueOrigin', 'Where the catalogue of the brand says it; absent for other facts.', {
      importId: text('The import that proves it.'),
      import: Sha256('SHA-256 of the signed manifest of that import.'),
      importedAt: DateTime('When it ran.'),
      item: nullable(
        open('CatalogueItemRef', 'The item that says it.', {
          id: text('The version of the item.'),
          key: text('What identifies it: `gtin:…`, `mpn:…`, `sku:…` or `name:…`.'),
        }),
        'Null for the fact that the catalogue is complete.',
      ),
    }),
  ),
})

const PartRead = open('PartRead', 'How much of a text was read.', {
  characters: count('Characters that were read.'),
  of: count('Characters in total.'),
})

export const Classification = open('Classification', 'One classification of one capture.', {
  id: text('Identifier of the classification.'),
  captureId: text('The capture that was classified.'),
  class: CitationClassName,
  rule: text('The rule that decided, for example `contradicted:founded_year`.'),
  classifierVersion: text('Version of the verdict.'),
  classifiedAt: DateTime('When it was decided and signed.'),
  excerpt: text('The words of the answer that matter most.'),
  mentions: Type.Array(Span, { description: 'Where the answer names the brand.' }),
  claims: Type.Array(Claim, { description: 'What the answer states, and the outcome of each statement.' }),
  ownedCitations: Type.Array(Type.String(), { description: "The brand's own pages among the sources." }),
  factsCoverage: open('FactsCoverage', 'How much the facts covered.', {
    facts: count('Active facts.'),
    compared: count('Of these, the ones that a statement could be checked against.'),
  }),
  notRead: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'Declared predicates that facts are about and that no reader was asked: nobody has looked.',
    }),
  ),
  decidedBy: Type.Optional(
    oneOf(['rules', 'model', 'person'], {
      description:
        'Which reading decided. `rules` is the plain reader: then no model has read the answer. Older ones lack it.',
    }),
  ),
  provisional: Type.Optional(
    Type.Boolean({
      description:
        'True: decided before the configured model had read the answer, or had confirmed what it accuses it of.',
    }),
  ),
  needsReview: Reviews,
  readingIds: Type.Array(Type.String(), {
    description: 'The readings it was decided from; none if it is older than readings.',
  }),
  read: Type.Optional(nullable(PartRead, 'Only if the answer is longer than what is read.')),
  facts: Type.Array(UsedFact, { description: 'The facts it was decided with.' }),
})

const ReaderName = open('ReaderName', 'Who read an answer.', {
  kind: named(
    'ReaderKind',
    oneOf(['rules', 'model', 'confirmation', 'person'], {
      description:
        'What kind of reader: `rules` is the plain reader, `confirmation` the second reading of what an answer is accused of.',
    }),
  ),
  version: text('Version of the plain reader, `provider/model` of a model, the label of a person.'),
  digest: nullableText('Digest of what the reader was made from; null when there is nothing to hash.'),
})

const ReadClaim = open('ReadClaim', 'A statement about the brand, verbatim from the answer.', {
  predicate: text('What the statement is about.'),
  value: Type.Unknown({ description: 'What is stated; the form depends on the predicate.' }),
  about: text('Whom it is about: `brand`, `other` or `nobody`.'),
  stance: text(`How it is put forward, one of ${STANCES.join(', ')}.`),
  group: text('The group of rules that read it.'),
  start: count('Where it begins.'),
  end: count('Where it ends, exclusive.'),
  quote: text('The words themselves.'),
})

const Doubt = open('Doubt', 'A doubt raised by the reader itself.', {
  reason: text('The doubt in a word.'),
  span: nullable(Span, 'The words in question; null when it is about the whole answer.'),
})

const CheckNote = open('CheckNote', 'A statement of a model that was not taken as it was given.', {
  index: count('Which statement of the reply, from 0.'),
  predicate: text('What the statement is about.'),
  outcome: text('`changed`, `unconfirmed` (the value is not in its quote) or `lost`.'),
  reason: text('Why.'),
})

const Checked = open('Checked', "What became of the statements in a model's reply.", {
  given: count('Statements in the reply.'),
  confirmed: count('Of these, the ones whose value was found in a quote of the answer.'),
  lost: count('Of these, the ones that were not taken.'),
  notes: Type.Array(CheckNote, {
    description: 'One for each statement that was changed, not confirmed or lost.',
  }),
})

const Confirmation = open(
  'Confirmation',
  'A statement that a fact contradicts, asked about a second time: does the text itself say this, of this company, as true now?',
  {
    predicate: text('What the statement is about.'),
    start: count('Where it begins.'),
    quote: text('Its words, as the first reading quotes them.'),
    answer: text('`yes`, `no` or `unclear`. Only a yes accuses.'),
    passage: nullableText('The words of the answer that were quoted for a yes.'),
  },
)

const ReadingContent = open('ReadingContent', 'What a reader found in an answer.', {
  mention: text(`Whether the name in the answer is the brand, one of ${MENTIONS.join(', ')}.`),
  mentions: Type.Array(Span, { description: 'Where the answer names the brand.' }),
  substance: Type.Boolean({ description: 'Whether it says anything beyond the words of the prompt.' }),
  substanceRule: text('The rule that found this.'),
  promptNamesBrand: Type.Boolean({ description: 'Whether the prompt names the brand.' }),
  claims: Type.Array(ReadClaim, { description: 'What the answer states.' }),
  ownedCitations: Type.Array(Type.String(), { description: "The brand's own pages among the sources." }),
  language: nullableText('ISO 639-1 code of the language; null when the reader does not know it.'),
  read: PartRead,
  doubts: Type.Array(Doubt, { description: 'Each of them is a reason for review.' }),
  reader: ReaderName,
  checked: Type.Optional(Checked),
  confirmations: Type.Optional(
    Type.Array(Confirmation, { description: 'Only in readings of the kind `confirmation`.' }),
  ),
})

const ReadingExchange = open('ReadingExchange', 'What a model was asked, and what it replied.', {
  request: text('The request.'),
  requestSha256: text('SHA-256 of the request.'),
  reply: text('The reply.'),
  replySha256: text('SHA-256 of the reply.'),
  servedModel: nullableText('The model that the reply names.'),
  costUsd: nullableText('Cost in US dollars as a decimal string; null when it is not known.'),
  askedAt: DateTime('When the request was sent.'),
  answeredAt: DateTime('When the reply arrived.'),
})

const reading = {
  id: text('Identifier of the reading.'),
  captureId: text('The capture that was read.'),
  reader: ReaderName,
  sha256: Sha256('SHA-256 of its canonical JSON, as the signed classification names it.'),
  readAt: DateTime('When it was read.'),
  reading: ReadingContent,
  exchange: nullable(ReadingExchange, 'Only for a model; null for the plain reader and for people.'),
}

export const StoredReading = open(
  'StoredReading',
  'What the plain reader, a language model or a person read in an answer.',
  reading,
)

export const BundleReading = open('BundleReading', 'A reading with the exact text that was hashed.', {
  ...reading,
  json: text('The canonical JSON whose SHA-256 is given.'),
})

export const Verification = open('Verification', 'One re-verification of a run.', {
  id: text('Identifier of the re-verification.'),
  outcome: named(
    'VerificationOutcome',
    oneOf(['reproduced', 'not_reproduced', 'inconclusive'], {
      description: 'Whether the engine said it again.',
    }),
  ),
  class: nullable(CitationClassName, 'Class of the answers it got; null when they are inconclusive.'),
  captureIds: Type.Array(Type.String(), { description: 'The captures of its answers.' }),
  originalModel: nullableText('The model that answered the original question.'),
  servedModel: nullableText('The model that answered this time.'),
  modelChanged: Type.Boolean({ description: 'Whether these are different models.' }),
  verifiedAt: DateTime('When it ended.'),
})

export const JudgeOpinion = open(
  'JudgeOpinion',
  'A second opinion of a model, from before models were readers: kept as history, not part of any finding.',
  {
    id: text('Identifier of the opinion.'),
    classificationId: text('The classification it is about.'),
    kind: Type.Literal('opinion'),
    model: text('The model that was asked.'),
    promptSha256: text('SHA-256 of what it was asked.'),
    opinion: text('The class it would have given, or `needs_review`.'),
    agrees: Type.Boolean({ description: 'Whether it agrees with the classification.' }),
    reasons: Type.Array(Type.String(), { description: 'Its reasons.' }),
    claims: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
      description: 'What it says was stated.',
    }),
    asked: Type.Array(Type.Record(Type.String(), Type.Unknown()), { description: 'Each time it was asked.' }),
    judgedAt: DateTime('When it was given.'),
  },
)
