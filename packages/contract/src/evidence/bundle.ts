import { Type } from '@sinclair/typebox'
import {
  BrandRef,
  CitationClassName,
  count,
  DateTime,
  EngineName,
  named,
  nullable,
  nullableText,
  oneOf,
  open,
  PromptIntentName,
  Sha256,
  text,
  VerificationStatusName,
} from '../base/schemas.ts'
import { BundleFact } from '../facts/ground-truth-facts.ts'
import { Reviews } from '../runs/claims.ts'
import { BundleReading, Classification, JudgeOpinion, Snapshot, Verification } from './evidence.ts'
import { CaptureManifest } from './manifest.ts'

/** The evidence bundle, version 1, as it is exported. Binary parts are base64. */

const BundleResponse = open('BundleResponse', 'The exact bytes of a reply.', {
  base64: text('The bytes, in base64.'),
  sha256: Sha256('Their SHA-256.'),
  bytes: count('Number of bytes.'),
  mediaType: text('Media type of the reply.'),
})

const BundleAnswer = open('BundleAnswer', 'The visible text, as extracted from the reply.', {
  text: text('The answer.'),
  sha256: Sha256('SHA-256 of the answer in UTF-8.'),
  extractor: text('What extracted it from the reply.'),
})

const SignedManifest = open('SignedManifest', 'A manifest, exactly as signed.', {
  base64: text('Its canonical JSON, in base64.'),
  sha256: Sha256('SHA-256 of these bytes.'),
})

const CaptureSignature = open('CaptureSignature', 'Who signed a manifest.', {
  alg: text('Always `ecdsa-p256-sha256`.'),
  keyName: text('Name of the capture key.'),
  spki: text('The public key, DER in base64.'),
  sig: text('The signature, DER in base64.'),
})

const LogLeaf = open('LogLeaf', 'An entry of the log.', {
  base64: text('The entry, in base64.'),
  index: count('Number of the entry, from 0.'),
  hash: Sha256('Its hash in the Merkle tree.'),
})

const LogProof = open('LogProof', 'The proof that an entry is in the log.', {
  tlogProof: text('Inclusion proof and checkpoint, in the C2SP tlog-proof format.'),
  consistency: Type.Optional(
    nullableText('Proof that a newer checkpoint extends that one; null when that one is the newest.'),
  ),
})

const loggedManifest = {
  manifest: SignedManifest,
  captureSignature: CaptureSignature,
  leaf: nullable(LogLeaf, 'Null until it is in the log.'),
  proof: nullable(LogProof, 'Null until it is in the log.'),
}

const BundleSeal = open(
  'BundleSeal',
  'A signature over all other members as they are written, made when the bundle was handed out; always the last member.',
  { manifest: SignedManifest, captureSignature: CaptureSignature },
)

const BundleEvent = open('BundleEvent', 'A later manifest: classification, re-verification or custody.', {
  ...loggedManifest,
  response: nullable(BundleResponse, 'The reply, if the event is itself a capture.'),
})

const BundlePage = open('BundlePage', 'The capture of a page that the answer cites, or why there is none.', {
  ...loggedManifest,
  body: nullable(
    BundleResponse,
    'Its bytes; null when it was not fetched, or once all pages together exceed 4 MiB.',
  ),
  text: nullable(
    open('PageText', 'What a visitor reads there, one line for each block, headings behind `# `.', {
      text: text('The text.'),
      sha256: Sha256('SHA-256 of this text in UTF-8.'),
    }),
    'Null when there is none.',
  ),
})

const BundleTrail = open(
  'BundleTrail',
  'What the cited pages say about what the answer gets wrong, signed and logged, with the pages it was read from.',
  {
    ...loggedManifest,
    json: text('The trail as it was hashed: a `SourceTrail` in canonical JSON.'),
    pages: Type.Array(BundlePage, { description: 'In the order of the trail.' }),
  },
)

const BundleWitnessed = open(
  'BundleWitnessed',
  'What a relay that somebody else runs says of a reply, signed and logged, with the connection as it passed; or why there is no such thing.',
  {
    ...loggedManifest,
    client: nullable(Type.String(), 'What was sent, encrypted, in base64; null where it is not witnessed.'),
    server: nullable(Type.String(), 'What came back, encrypted, in base64; null where it is not witnessed.'),
    root: nullable(Type.String(), 'The public root that the certificate leads to, DER in base64.'),
    relayProof: nullable(Type.String(), 'That the log of the relay holds its statement (C2SP tlog-proof).'),
    sealed: nullable(
      Type.String(),
      'The secrets of the request, encrypted (age) to a key that the operator keeps apart, in base64; null where there is none.',
    ),
  },
)

const BundleSealed = open(
  'BundleSealed',
  "A signed manifest of the whole scan (its plan or its outcomes), with the proof that this run's line is under the root it names.",
  {
    ...loggedManifest,
    line: text("This run's line of the list."),
    path: Type.Array(Type.String(), {
      description: 'Sibling hashes from the line up to the root, in base64.',
    }),
    lines: nullable(
      Type.Array(Type.String()),
      'Every line of the list, for outcomes of up to 5,000 runs; null otherwise.',
    ),
    history: Type.Optional(
      nullable(
        open(
          'AskedBefore',
          'Of a plan: what had been asked before it with the same prompt of the same engine, under a root that the plan names.',
          {
            line: text(
              'Digest of the prompt, engine, earlier plans, their runs, their answers, further answers to verify them, and their classes.',
            ),
            path: Type.Array(Type.String(), {
              description: 'Sibling hashes from the line up to the root, in base64.',
            }),
          },
        ),
        'Null for plans from before they were numbered.',
      ),
    ),
    promptPath: Type.Optional(
      nullable(
        Type.Array(Type.String()),
        'Of a plan with more prompts than it can list: sibling hashes from this prompt up to their root, in base64.',
      ),
    ),
  },
)

const BundleTimestamp = open('BundleTimestamp', 'A time stamp from an authority, by RFC 3161.', {
  over: named(
    'TimestampSubject',
    oneOf(['checkpoint', 'newest_checkpoint', 'capture'], { description: 'What was stamped.' }),
  ),
  tsa: text('Name of the authority.'),
  genTime: DateTime('The time that it vouches for.'),
  tsr: text('The whole TimeStampResp, in base64.'),
  request: Type.Optional(nullableText('The TimeStampReq that was sent, in base64.')),
  chain: Type.Array(Type.String(), { description: 'Certificates kept beside the token, DER in base64.' }),
})

const StatedClaim = open('StatedClaim', 'One statement of the answer, in brief.', {
  about: text('What it is about, in words.'),
  stated: text('What the answer says.'),
  quote: text('The words it uses.'),
  verdict: text('The outcome, in words.'),
  certainty: nullableText(
    '`certain` or `likely`; null in records from versions that did not tell them apart.',
  ),
  truth: nullableText('What is true, in words.'),
  source: nullableText('The source for that.'),
  sourceUrl: nullableText('Address of the page.'),
  sourceQuote: nullableText('The words of the page.'),
  sourceSha256: nullableText('SHA-256 of the page as it was fetched.'),
  sourceFetchedAt: nullableText('When the page was fetched.'),
})

const BundleStatement = open(
  'BundleStatement',
  'What the bundle says, in brief. Nothing here is signed; the manifests say the same and are signed.',
  {
    title: text('Title of the bundle.'),
    warning: nullableText('Shown first when the answer is a demonstration; null otherwise.'),
    asked: text('What was asked, of whom and when.'),
    answered: text('What came back.'),
    headline: text('The finding in a sentence or two.'),
    finding: text('The finding, and why.'),
    review: nullableText('Why a person should still look; null when that is not needed.'),
    claims: Type.Array(StatedClaim, { description: 'What the answer states.' }),
    checkedAgain: text('The outcome of asking again.'),
    sampling: nullableText('Which sample of which plan it is; null for older captures.'),
    proof: text('What the proof covers.'),
  },
)

const TimelineEntry = open('TimelineEntry', 'One step of the chain of custody.', {
  at: text('When, in UTC.'),
  event: text('What happened.'),
  by: text('Who did it.'),
  detail: text('More about it.'),
  manifestSha256: nullableText('The signed manifest that says so; null for steps without one.'),
  logIndex: nullable(Type.Integer(), 'Entry of the log; null while it waits, or for steps without one.'),
})

const CheckpointMoment = open('CheckpointMoment', 'A published checkpoint of the log.', {
  size: count('Entries it covers.'),
  signedAt: DateTime('When it was signed.'),
})

const BundleLog = open('BundleLog', 'Where the capture is in the log.', {
  origin: nullableText('Name of the log; null when there is none.'),
  index: nullable(Type.Integer(), 'Number of the entry; null until it is in the log.'),
  firstCheckpoint: nullable(CheckpointMoment, 'The first checkpoint that covers it.'),
  newestCheckpoint: nullable(CheckpointMoment, 'The newest checkpoint when the bundle was made.'),
})

const AnyObject = (description: string) => Type.Record(Type.String(), Type.Unknown(), { description })

const BundleTrust = open(
  'BundleTrust',
  'What the bundle says about keys. It does not vouch for itself: a verifier takes the log key from elsewhere.',
  {
    vkey: text('The log key in vkey form; empty when there is no log.'),
    policy: Type.Optional(nullableText('Log and witnesses, in the C2SP policy format.')),
    tsaRoots: Type.Array(
      open('TimestampRoot', 'Root certificate of a time-stamping authority.', {
        sha256: Sha256('SHA-256 of the certificate.'),
        pem: text('The certificate.'),
      }),
      { description: 'Empty when nothing was stamped.' },
    ),
    trustedRoot: nullable(
      AnyObject("Sigstore's trusted root, for its own verifiers."),
      'Null without a log.',
    ),
  },
)

const Certification = open('Certification', 'A draft for a person to complete and sign.', {
  title: text('Title of the draft.'),
  note: text('What it is for, and what it is not.'),
  paragraphs: Type.Array(Type.String(), { description: 'Its text.' }),
  blanks: Type.Array(Type.String(), { description: 'What a person fills in.' }),
})

const PendingManifest = open('PendingManifest', 'Signed, but not in a published checkpoint yet.', {
  kind: text('Kind of the manifest.'),
  id: text('What it is about.'),
  manifestSha256: Sha256('SHA-256 of the manifest.'),
})

const BundleDeclaration = open('BundleDeclaration', 'A declared predicate, as it was hashed.', {
  json: text('Its RFC 8785 form.'),
  sha256: text('SHA-256 of that text: facts in the signed classifications name it.'),
})
const BundleImport = open(
  'BundleImport',
  "An import of the brand's catalogue, signed and logged, with the items that facts come from.",
  {
    ...loggedManifest,
    items: Type.Array(
      open('BundleItem', 'A product as the import has taken it.', {
        json: text('The item as it was hashed: canonical JSON.'),
        index: Type.Integer({ description: "Its place in the import's tree, from 0." }),
        path: Type.Array(Type.String(), {
          description: 'Sibling hashes from the item up to the root, base64.',
        }),
      }),
      { description: 'Only those that a verdict rests on.' },
    ),
  },
)

export const EvidenceBundle = open(
  'EvidenceBundle',
  'Everything needed to check one run without trusting this service: bytes, signed manifests, log entries, proofs, checkpoints, classification history with the readings and facts used, custody, and how to verify it.',
  {
    bundle: text('Names the version of the format.'),
    id: text('Identifier of this export.'),
    exportedAt: DateTime('When it was made.'),
    status: named(
      'BundleStatus',
      oneOf(['integrated', 'pending', 'no_log'], {
        description:
          '`integrated` once a published checkpoint covers the capture and, after the end of its scan, the outcomes of the scan, `pending` until then, `no_log` where the operator keeps no log.',
      }),
    ),
    statement: BundleStatement,
    run: open('BundleRun', 'The run that the bundle is about.', {
      id: text('Run identifier.'),
      scanId: text('The scan it belongs to.'),
      engine: EngineName,
      intent: PromptIntentName,
      sample: Type.Integer({ description: 'Number of this sample among those of its prompt and engine.' }),
    }),
    brand: BrandRef,
    prompt: open('BundlePrompt', 'The question that was asked.', {
      id: text('Prompt identifier.'),
      text: text('The question.'),
      locale: text('Its language, for example `en` or `en-US`.'),
    }),
    citationClass: CitationClassName,
    needsReview: Reviews,
    verificationStatus: nullable(VerificationStatusName, 'Null while it is not known.'),
    response: BundleResponse,
    answer: nullable(BundleAnswer, 'Null when the reply holds no answer.'),
    provenance: CaptureManifest,
    snapshot: Snapshot,
    classifications: Type.Array(Classification, { description: 'Oldest first.' }),
    verifications: Type.Array(Verification, { description: 'Oldest first.' }),
    readings: Type.Array(BundleReading, { description: 'What the classifications were decided from.' }),
    declarations: Type.Optional(
      Type.Array(BundleDeclaration, {
        description: 'What declared predicates of facts are; left out where there are none.',
      }),
    ),
    judgeOpinions: Type.Array(JudgeOpinion, {
      description: 'From versions before readings existed; usually none.',
    }),
    facts: Type.Array(BundleFact, { description: 'Every fact that a statement was checked against.' }),
    ...loggedManifest,
    timestamps: Type.Array(BundleTimestamp, { description: 'Time stamps of outside authorities.' }),
    classification: Type.Array(BundleEvent, { description: 'Signed classifications of the capture.' }),
    verification: Type.Array(BundleEvent, { description: 'Signed re-verifications and their captures.' }),
    custody: Type.Array(BundleEvent, { description: 'Signed custody events.' }),
    plan: nullable(
      BundleSealed,
      'What the scan planned to ask, logged before it asked; null for older captures.',
    ),
    outcomes: nullable(BundleSealed, 'The outcomes of everything it asked; null while the scan runs.'),
    sourceTrail: nullable(
      BundleTrail,
      'What the pages that the answer cites say; null until they are captured and logged, or if they never are.',
    ),
    catalogue: Type.Optional(
      Type.Array(BundleImport, {
        description: 'Where facts come from a catalogue: the imports that say them. Absent otherwise.',
      }),
    ),
    witnessed: Type.Optional(
      Type.Array(BundleWitnessed, {
        description: 'What relays say of the replies; left out where none was asked for.',
      }),
    ),
    pending: Type.Array(PendingManifest, { description: 'What is not in the log yet.' }),
    timeline: Type.Array(TimelineEntry, { description: 'Who did what when, oldest first.' }),
    software: AnyObject('Versions of all software involved.'),
    log: BundleLog,
    trust: BundleTrust,
    sigstoreBundle: nullable(AnyObject('The same proof for verifiers of Sigstore.'), 'Null until logged.'),
    certification: nullable(Certification, 'Null for a demonstration.'),
    verify: Type.Record(Type.String(), Type.String(), { description: 'How to check it, by tool.' }),
    limits: Type.Array(Type.String(), { description: 'What this evidence does not prove.' }),
    seal: Type.Optional(BundleSeal),
  },
)
