import { Type } from '@sinclair/typebox'
import { ACCESS_KINDS, CAPTURE_KINDS, NO_ANSWER_REASONS } from '@veracite/terms/vocabulary'
import { LIST_FORMS } from '@veracite/verdicts/named/list-slots'
import { NAMED_KINDS, TONES } from '@veracite/verdicts/named/named-part'
import { MENTIONS, STANCES } from '@veracite/verdicts/reading'
import * as t from '../base/schemas.ts'
import { Claim, Reviews, Span } from '../claims/claims.ts'

/** The parts of what is kept about a run. The evidence of a run and its bundle are made of these. */

const Source = t.open('Source', 'A page that an answer names.', {
  url: t.text('Its address.'),
  title: t.nullableText('Its title, where the engine gives one.'),
})

const AppClaims = t.open('AppClaims', 'What a person’s file says of itself. Nothing of it is proven.', {
  format: t.text('Which reader read it, for example `chatgpt.export`.'),
  answeredAt: t.nullableText('When the answer was given, as the file says; null where it does not.'),
  file: t.nullable(
    t.open('AppFile', 'The whole file, of which one conversation is kept.', {
      sha256: t.Sha256('SHA-256 of the file, as computed where it was opened.'),
      bytes: t.count('Its length.'),
    }),
    'Null where it was not a file.',
  ),
  notes: t.list(Type.String(), 'What a reader should know, for example that custom instructions were on.'),
  stripped: t.list(Type.String(), 'What was removed before storing, by name.'),
})

const CaptureSource = t.open('CaptureSource', 'Who answered, and how the engine was reached.', {
  access: t.text(`How the engine was reached, one of ${ACCESS_KINDS.join(', ')}.`),
  ...t.surfaceAndGrade,
  app: Type.Optional(AppClaims),
  provider: t.text('Who served it, for example `openai` or `dataforseo`.'),
  description: t.nullableText(
    'What was asked, and what that is not, in one sentence; null if none was kept.',
  ),
  requestedModel: t.nullableText('The model asked for; null when it cannot be chosen.'),
  servedModel: t.nullableText('The model that the reply names.'),
  searchUsed: t.nullable(Type.Boolean(), 'Whether the engine searched; null when the reply does not say.'),
  wire: t.text('Format of the reply.'),
  adapter: t.text('Version of what read the reply.'),
  requestId: t.nullableText("The provider's own identifier of the call; null where it gives none."),
})

const CaptureRequest = t.open('CaptureRequest', 'The call as it was sent, without its secrets.', {
  method: t.text('HTTP method.'),
  url: t.text('Address that was asked.'),
  body: t.nullableText('Body that was sent; null when there was none.'),
  earlier: Type.Optional(
    t.list(Type.Record(Type.String(), Type.Unknown()), 'Calls made before the one that holds the answer.'),
  ),
})

const TokenUsage = t.open('TokenUsage', 'What the provider counted; null if it does not say.', {
  input: t.nullable(Type.Integer(), 'All input tokens.'),
  cachedInput: t.nullable(Type.Integer(), 'Of these, read from a cache.'),
  cacheWrite: t.nullable(Type.Integer(), 'Of these, written to a cache.'),
  output: t.nullable(Type.Integer(), 'All output tokens.'),
  reasoning: t.nullable(Type.Integer(), 'Of these, spent on reasoning.'),
  searches: t.nullable(Type.Integer(), 'Web searches.'),
})

const HeaderMap = Type.Record(Type.String(), Type.String(), {
  description: 'Headers of the reply that are kept.',
})

export const Snapshot = t.open('Snapshot', 'One reply of an engine, with the digests of its exact bytes.', {
  captureId: t.text('Identifier of the capture.'),
  kind: t.text(`Which question it answers, one of ${CAPTURE_KINDS.join(', ')}.`),
  sha256: t.Sha256('SHA-256 of the exact bytes of the reply.'),
  answerSha256: t.nullable(
    Type.String({ pattern: '^[a-f0-9]{64}$' }),
    'SHA-256 of the answer text in UTF-8; null when there was no answer.',
  ),
  bytes: t.count('Bytes of the reply.'),
  contentType: t.text('Media type of the reply.'),
  httpStatus: t.integer('HTTP status of the reply.'),
  headers: HeaderMap,
  capturedAt: t.DateTime('When it was captured and signed.'),
  askedAt: t.DateTime('When the question was sent.'),
  answeredAt: t.DateTime('When the last byte of the reply arrived.'),
  source: CaptureSource,
  locale: t.text('Language, and country where it matters, for example `en-US`.'),
  request: CaptureRequest,
  cited: t.list(Source, 'Pages that the answer cites.'),
  retrieved: t.list(Source, 'Pages that the engine looked at.'),
  inProse: t.list(Type.String(), 'Addresses written in the text of the answer.'),
  queries: t.list(Type.String(), 'What the engine searched for.'),
  usage: TokenUsage,
  costUsd: t.nullableText('Cost in US dollars as a decimal string; null when it is not known.'),
  costBasis: t.text('Where the cost comes from: `reported`, `price_table`, `per_call_setting` or `unknown`.'),
  noAnswerReason: t.nullableText(
    `Why there is no answer, one of ${NO_ANSWER_REASONS.join(', ')}; null when there is one.`,
  ),
  answer: Type.Optional(
    t.nullableText('The answer text, where it is not given beside the snapshot; null when there is none.'),
  ),
})

export const FailedReply = t.open(
  'FailedReply',
  'What an engine sent to an attempt that brought no answer: an error page, half a reply, anything that could not be used.',
  {
    callId: t.text('The attempt; one attempt may take several calls.'),
    access: Type.Optional(t.text(`Who was asked, and how: one of ${ACCESS_KINDS.join(', ')}.`)),
    outcome: t.text('Why it is no answer, for example `retry:overloaded` or `final:malformed`.'),
    request: CaptureRequest,
    httpStatus: t.integer('HTTP status of the reply.'),
    contentType: t.text('Media type of the reply.'),
    headers: HeaderMap,
    connection: t.nullable(
      t.open('FailedReplyConnection', 'How the reply travelled.', {
        address: t.nullableText('Address that answered.'),
        tlsVersion: t.nullableText('Version of TLS; null if nothing was encrypted.'),
        certificateSha256: t.list(Type.String(), 'Digests of the certificates shown.'),
      }),
      'Null where there was no connection.',
    ),
    isComplete: t.flag('False when the reply broke off, or is longer than what is kept of it.'),
    sha256: t.Sha256('SHA-256 of the bytes that are kept.'),
    bytes: t.count('Number of bytes that are kept.'),
    askedAt: t.DateTime('When the call began.'),
    answeredAt: t.DateTime('When the last byte arrived.'),
    rawResponse: t.text('The bytes: text, or base64 when they are not valid UTF-8.'),
    rawResponseEncoding: t.text('How `rawResponse` holds the bytes, `utf-8` or `base64`.'),
  },
)

const UsedFact = t.open('UsedFact', 'A fact as it was when a classification used it.', {
  id: t.text('Identifier of the fact.'),
  predicate: t.text('What the fact is about.'),
  value: Type.Unknown({ description: 'Its value; the form depends on the predicate.' }),
  active: t.flag('Whether it was active then.'),
  hash: t.Sha256('Digest of predicate, value and source.'),
  sourceUrl: t.nullableText('Page that says so.'),
  sourceSha256: t.nullableText(
    'SHA-256 of that page as it was fetched; of a catalogue, the hash of its item.',
  ),
  catalogue: Type.Optional(
    t.open('CatalogueOrigin', 'Where the catalogue of the brand says it; absent for other facts.', {
      importId: t.text('The import that proves it.'),
      import: t.Sha256('SHA-256 of the signed manifest of that import.'),
      importedAt: t.DateTime('When it ran.'),
      item: t.nullable(
        t.open('CatalogueItemRef', 'The item that says it.', {
          id: t.text('The version of the item.'),
          key: t.text('What identifies it: `gtin:…`, `mpn:…`, `sku:…` or `name:…`.'),
        }),
        'Null for the fact that the catalogue is complete.',
      ),
    }),
  ),
})

const PartRead = t.open('PartRead', 'How much of a text was read.', {
  characters: t.count('Characters that were read.'),
  of: t.count('Characters in total.'),
})

export const Classification = t.open('Classification', 'One classification of one capture.', {
  id: t.text('Identifier of the classification.'),
  captureId: t.text('The capture that was classified.'),
  class: t.CitationClassName,
  rule: t.text('The rule that decided, for example `contradicted:founded_year`.'),
  classifierVersion: t.text('Version of the verdict.'),
  classifiedAt: t.DateTime('When it was decided and signed.'),
  excerpt: t.text('The words of the answer that matter most.'),
  mentions: t.list(Span, 'Where the answer names the brand.'),
  claims: t.list(Claim, 'What the answer states, and the outcome of each statement.'),
  ownedCitations: t.list(Type.String(), "The brand's own pages among the sources."),
  factsCoverage: t.open('FactsCoverage', 'How much the facts covered.', {
    facts: t.count('Active facts.'),
    compared: t.count('Of these, the ones that a statement could be checked against.'),
  }),
  notRead: Type.Optional(
    t.list(
      Type.String(),
      'Declared predicates that facts are about and that no reader was asked: nobody has looked.',
    ),
  ),
  decidedBy: Type.Optional(
    t.oneOf(['rules', 'model', 'person'], {
      description:
        'Which reading decided. `rules` is the plain reader: then no model has read the answer. Older ones lack it.',
    }),
  ),
  provisional: Type.Optional(
    t.flag(
      'True: decided before the configured model had read the answer, or had confirmed what it accuses it of.',
    ),
  ),
  needsReview: Reviews,
  readingIds: t.list(Type.String(), 'The readings it was decided from; none if it is older than readings.'),
  read: Type.Optional(t.nullable(PartRead, 'Only if the answer is longer than what is read.')),
  facts: t.list(UsedFact, 'The facts it was decided with.'),
})

const ReaderName = t.open('ReaderName', 'Who read an answer.', {
  kind: t.named(
    'ReaderKind',
    t.oneOf(['rules', 'model', 'confirmation', 'person'], {
      description:
        'What kind of reader: `rules` is the plain reader, `confirmation` the second reading of what an answer is accused of.',
    }),
  ),
  version: t.text('Version of the plain reader, `provider/model` of a model, the label of a person.'),
  digest: t.nullableText('Digest of what the reader was made from; null when there is nothing to hash.'),
})

const ReadClaim = t.open('ReadClaim', 'A statement about the brand, verbatim from the answer.', {
  predicate: t.text('What the statement is about.'),
  value: Type.Unknown({ description: 'What is stated; the form depends on the predicate.' }),
  about: t.text('Whom it is about: `brand`, `other` or `nobody`.'),
  stance: t.text(`How it is put forward, one of ${STANCES.join(', ')}.`),
  group: t.text('The group of rules that read it.'),
  start: t.count('Where it begins.'),
  end: t.count('Where it ends, exclusive.'),
  quote: t.text('The words themselves.'),
})

const Doubt = t.open('Doubt', 'A doubt raised by the reader itself.', {
  reason: t.text('The doubt in a word.'),
  span: t.nullable(Span, 'The words in question; null when it is about the whole answer.'),
})

const CheckNote = t.open('CheckNote', 'A statement of a model that was not taken as it was given.', {
  index: t.count('Which statement of the reply, from 0.'),
  predicate: t.text('What the statement is about.'),
  outcome: t.text('`changed`, `unconfirmed` (the value is not in its quote) or `lost`.'),
  reason: t.text('Why.'),
})

const Checked = t.open('Checked', "What became of the statements in a model's reply.", {
  given: t.count('Statements in the reply.'),
  confirmed: t.count('Of these, the ones whose value was found in a quote of the answer.'),
  lost: t.count('Of these, the ones that were not taken.'),
  notes: t.list(CheckNote, 'One for each statement that was changed, not confirmed or lost.'),
})

const Confirmation = t.open(
  'Confirmation',
  'A statement that a fact contradicts, asked about a second time: does the text itself say this, of this company, as true now?',
  {
    predicate: t.text('What the statement is about.'),
    start: t.count('Where it begins.'),
    quote: t.text('Its words, as the first reading quotes them.'),
    answer: t.text('`yes`, `no` or `unclear`. Only a yes accuses.'),
    passage: t.nullableText('The words of the answer that were quoted for a yes.'),
  },
)

const span = {
  start: t.count('Where it begins.'),
  end: t.count('Where it ends, exclusive.'),
  quote: t.text('The words themselves.'),
}

const ListPlace = t.openObject({
  form: t.text(`One of ${LIST_FORMS.join(', ')}.`),
  list: t.count('Which of the lists and tables that name somebody, from 1.'),
  place: t.count('From 1.'),
  of: t.count('How many entries it has.'),
})

const Named = t.open('NamedInAnswer', 'Who is named in an answer, and sentences about the brand to read.', {
  version: t.count('1.'),
  entries: t.list(
    t.openObject({
      ...span,
      kind: t.text(`One of ${NAMED_KINDS.join(', ')}.`),
      place: t.nullable(ListPlace, 'Computed from the form of the answer; null if it is in no list.'),
      recommended: t.nullable(Span, 'The words that recommend it outright; null if none do.'),
    }),
    'In the order of the text; the quote is the name.',
  ),
  remarks: t.list(
    t.openObject({
      ...span,
      topic: t.text('What it is about.'),
      tone: t.text(`One of ${TONES.join(', ')}. There is no score.`),
    }),
    'Sentences that praise the brand, advise against it or warn.',
  ),
  lost: t.count('Names and quotes of the reply that do not stand in the answer.'),
})

const ReadingContent = t.open('ReadingContent', 'What a reader found in an answer.', {
  mention: t.text(`Whether the name in the answer is the brand, one of ${MENTIONS.join(', ')}.`),
  mentions: t.list(Span, 'Where the answer names the brand.'),
  substance: t.flag('Whether it says anything beyond the words of the prompt.'),
  substanceRule: t.text('The rule that found this.'),
  promptNamesBrand: t.flag('Whether the prompt names the brand.'),
  claims: t.list(ReadClaim, 'What the answer states.'),
  ownedCitations: t.list(Type.String(), "The brand's own pages among the sources."),
  language: t.nullableText('ISO 639-1 code of the language; null when the reader does not know it.'),
  read: PartRead,
  doubts: t.list(Doubt, 'Each of them is a reason for review.'),
  reader: ReaderName,
  checked: Type.Optional(Checked),
  named: Type.Optional(Named),
  confirmations: Type.Optional(t.list(Confirmation, 'Only in readings of the kind `confirmation`.')),
})

const ReadingExchange = t.open('ReadingExchange', 'What a model was asked, and what it replied.', {
  request: t.text('The request.'),
  requestSha256: t.text('SHA-256 of the request.'),
  reply: t.text('The reply.'),
  replySha256: t.text('SHA-256 of the reply.'),
  servedModel: t.nullableText('The model that the reply names.'),
  costUsd: t.nullableText('Cost in US dollars as a decimal string; null when it is not known.'),
  askedAt: t.DateTime('When the request was sent.'),
  answeredAt: t.DateTime('When the reply arrived.'),
})

const reading = {
  id: t.text('Identifier of the reading.'),
  captureId: t.text('The capture that was read.'),
  reader: ReaderName,
  sha256: t.Sha256('SHA-256 of its canonical JSON, as the signed classification names it.'),
  readAt: t.DateTime('When it was read.'),
  reading: ReadingContent,
  exchange: t.nullable(ReadingExchange, 'Only for a model; null for the plain reader and for people.'),
}

export const StoredReading = t.open(
  'StoredReading',
  'What the plain reader, a language model or a person read in an answer.',
  reading,
)

export const BundleReading = t.open('BundleReading', 'A reading with the exact text that was hashed.', {
  ...reading,
  json: t.text('The canonical JSON whose SHA-256 is given.'),
})

export const Verification = t.open('Verification', 'One re-verification of a run.', {
  id: t.text('Identifier of the re-verification.'),
  outcome: t.named(
    'VerificationOutcome',
    t.oneOf(['reproduced', 'not_reproduced', 'inconclusive'], {
      description: 'Whether the engine said it again.',
    }),
  ),
  class: t.nullable(t.CitationClassName, 'Class of the answers it got; null when they are inconclusive.'),
  captureIds: t.list(Type.String(), 'The captures of its answers.'),
  originalModel: t.nullableText('The model that answered the original question.'),
  servedModel: t.nullableText('The model that answered this time.'),
  modelChanged: t.flag('Whether these are different models.'),
  verifiedAt: t.DateTime('When it ended.'),
})

export const JudgeOpinion = t.open(
  'JudgeOpinion',
  'A second opinion of a model, from before models were readers: kept as history, not part of any finding.',
  {
    id: t.text('Identifier of the opinion.'),
    classificationId: t.text('The classification it is about.'),
    kind: Type.Literal('opinion'),
    model: t.text('The model that was asked.'),
    promptSha256: t.text('SHA-256 of what it was asked.'),
    opinion: t.text('The class it would have given, or `needs_review`.'),
    agrees: t.flag('Whether it agrees with the classification.'),
    reasons: t.list(Type.String(), 'Its reasons.'),
    claims: t.list(Type.Record(Type.String(), Type.Unknown()), 'What it says was stated.'),
    asked: t.list(Type.Record(Type.String(), Type.Unknown()), 'Each time it was asked.'),
    judgedAt: t.DateTime('When it was given.'),
  },
)
