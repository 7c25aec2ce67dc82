import { Type } from '@sinclair/typebox'
import * as t from '../base/schemas.ts'
import { Reviews } from '../claims/claims.ts'
import { BundleFact } from '../facts/ground-truth-facts.ts'
import { BundleReading, Classification, JudgeOpinion, Snapshot, Verification } from './evidence.ts'
import { CaptureManifest } from './manifest.ts'

/** The evidence bundle, version 1, as it is exported. Binary parts are base64. */

const BundleResponse = t.open('BundleResponse', 'The exact bytes of a reply.', {
  base64: t.text('The bytes, in base64.'),
  sha256: t.Sha256('Their SHA-256.'),
  bytes: t.count('Number of bytes.'),
  mediaType: t.text('Media type of the reply.'),
})

const BundleAnswer = t.open('BundleAnswer', 'The visible text, as extracted from the reply.', {
  text: t.text('The answer.'),
  sha256: t.Sha256('SHA-256 of the answer in UTF-8.'),
  extractor: t.text('What extracted it from the reply.'),
})

const SignedManifest = t.open('SignedManifest', 'A manifest, exactly as signed.', {
  base64: t.text('Its canonical JSON, in base64.'),
  sha256: t.Sha256('SHA-256 of these bytes.'),
})

const CaptureSignature = t.open('CaptureSignature', 'Who signed a manifest.', {
  alg: t.text('Always `ecdsa-p256-sha256`.'),
  keyName: t.text('Name of the capture key.'),
  spki: t.text('The public key, DER in base64.'),
  sig: t.text('The signature, DER in base64.'),
})

const LogLeaf = t.open('LogLeaf', 'An entry of the log.', {
  base64: t.text('The entry, in base64.'),
  index: t.count('Number of the entry, from 0.'),
  hash: t.Sha256('Its hash in the Merkle tree.'),
})

const LogProof = t.open('LogProof', 'The proof that an entry is in the log.', {
  tlogProof: t.text('Inclusion proof and checkpoint, in the C2SP tlog-proof format.'),
  consistency: Type.Optional(
    t.nullableText('Proof that a newer checkpoint extends that one; null when that one is the newest.'),
  ),
})

const loggedManifest = {
  manifest: SignedManifest,
  captureSignature: CaptureSignature,
  leaf: t.nullable(LogLeaf, 'Null until it is in the log.'),
  proof: t.nullable(LogProof, 'Null until it is in the log.'),
}

const BundleSeal = t.open(
  'BundleSeal',
  'A signature over all other members as they are written, made when the bundle was handed out; always the last member.',
  { manifest: SignedManifest, captureSignature: CaptureSignature },
)

const BundleEvent = t.open('BundleEvent', 'A later manifest: classification, re-verification or custody.', {
  ...loggedManifest,
  response: t.nullable(BundleResponse, 'The reply, if the event is itself a capture.'),
})

const BundlePage = t.open(
  'BundlePage',
  'The capture of a page that the answer cites, or why there is none.',
  {
    ...loggedManifest,
    body: t.nullable(
      BundleResponse,
      'Its bytes; null when it was not fetched, or once all pages together exceed 4 MiB.',
    ),
    text: t.nullable(
      t.open('PageText', 'What a visitor reads there, one line for each block, headings behind `# `.', {
        text: t.text('The text.'),
        sha256: t.Sha256('SHA-256 of this text in UTF-8.'),
      }),
      'Null when there is none.',
    ),
  },
)

const BundleTrail = t.open(
  'BundleTrail',
  'What the cited pages say about what the answer gets wrong, signed and logged, with the pages it was read from.',
  {
    ...loggedManifest,
    json: t.text('The trail as it was hashed: a `SourceTrail` in canonical JSON.'),
    pages: t.list(BundlePage, 'In the order of the trail.'),
  },
)

const BundleWitnessed = t.open(
  'BundleWitnessed',
  'What a relay that somebody else runs says of a reply, signed and logged, with the connection as it passed; or why there is no such thing.',
  {
    ...loggedManifest,
    client: t.nullable(Type.String(), 'What was sent, encrypted, in base64; null where it is not witnessed.'),
    server: t.nullable(
      Type.String(),
      'What came back, encrypted, in base64; null where it is not witnessed.',
    ),
    root: t.nullable(Type.String(), 'The public root that the certificate leads to, DER in base64.'),
    relayProof: t.nullable(Type.String(), 'That the log of the relay holds its statement (C2SP tlog-proof).'),
    sealed: t.nullable(
      Type.String(),
      'The secrets of the request, encrypted (age) to a key that the operator keeps apart, in base64; null where there is none.',
    ),
  },
)

const BundleRecording = t.open(
  'BundleRecording',
  'What else was recorded of an answer in an app; each part is named in the manifest of the capture.',
  {
    screen: t.text('The visible text of the page, as canonical JSON.'),
    picture: t.nullable(
      Type.String(),
      'The picture of the screen in base64: an illustration. Null where it is left out.',
    ),
    conversation: t.nullable(
      Type.String(),
      'The conversation as the provider sent it, in base64; null where it is left out.',
    ),
    text: t.text('The answer that the provider sent, as plain text: our own rendering.'),
  },
)

const BundleSealed = t.open(
  'BundleSealed',
  "A signed manifest of the whole scan (its plan or its outcomes), with the proof that this run's line is under the root it names.",
  {
    ...loggedManifest,
    line: t.text("This run's line of the list."),
    path: t.list(Type.String(), 'Sibling hashes from the line up to the root, in base64.'),
    lines: t.nullable(
      Type.Array(Type.String()),
      'Every line of the list, for outcomes of up to 5,000 runs; null otherwise.',
    ),
    history: Type.Optional(
      t.nullable(
        t.open(
          'AskedBefore',
          'Of a plan: what had been asked before it with the same prompt of the same engine, under a root that the plan names.',
          {
            line: t.text(
              'Digest of the prompt, engine, earlier plans, their runs, their answers, further answers to verify them, and their classes.',
            ),
            path: t.list(Type.String(), 'Sibling hashes from the line up to the root, in base64.'),
          },
        ),
        'Null for plans from before they were numbered.',
      ),
    ),
    promptPath: Type.Optional(
      t.nullable(
        Type.Array(Type.String()),
        'Of a plan with more prompts than it can list: sibling hashes from this prompt up to their root, in base64.',
      ),
    ),
  },
)

const BundleTimestamp = t.open('BundleTimestamp', 'A time stamp from an authority, by RFC 3161.', {
  over: t.named(
    'TimestampSubject',
    t.oneOf(['checkpoint', 'newest_checkpoint', 'capture'], { description: 'What was stamped.' }),
  ),
  tsa: t.text('Name of the authority.'),
  genTime: t.DateTime('The time that it vouches for.'),
  tsr: t.text('The whole TimeStampResp, in base64.'),
  request: Type.Optional(t.nullableText('The TimeStampReq that was sent, in base64.')),
  chain: t.list(Type.String(), 'Certificates kept beside the token, DER in base64.'),
})

const StatedClaim = t.open('StatedClaim', 'One statement of the answer, in brief.', {
  about: t.text('What it is about, in words.'),
  stated: t.text('What the answer says.'),
  quote: t.text('The words it uses.'),
  verdict: t.text('The outcome, in words.'),
  certainty: t.nullableText(
    '`certain` or `likely`; null in records from versions that did not tell them apart.',
  ),
  truth: t.nullableText('What is true, in words.'),
  source: t.nullableText('The source for that.'),
  sourceUrl: t.nullableText('Address of the page.'),
  sourceQuote: t.nullableText('The words of the page.'),
  sourceSha256: t.nullableText('SHA-256 of the page as it was fetched.'),
  sourceFetchedAt: t.nullableText('When the page was fetched.'),
})

const BundleStatement = t.open(
  'BundleStatement',
  'What the bundle says, in brief. Nothing here is signed; the manifests say the same and are signed.',
  {
    title: t.text('Title of the bundle.'),
    warning: t.nullableText('Shown first when the answer is a demonstration; null otherwise.'),
    asked: t.text('What was asked, of whom and when.'),
    answered: t.text('What came back.'),
    headline: t.text('The finding in a sentence or two.'),
    finding: t.text('The finding, and why.'),
    review: t.nullableText('Why a person should still look; null when that is not needed.'),
    claims: t.list(StatedClaim, 'What the answer states.'),
    checkedAgain: t.text('The outcome of asking again.'),
    sampling: t.nullableText('Which sample of which plan it is; null for older captures.'),
    proof: t.text('What the proof covers.'),
  },
)

const TimelineEntry = t.open('TimelineEntry', 'One step of the chain of custody.', {
  at: t.text('When, in UTC.'),
  event: t.text('What happened.'),
  by: t.text('Who did it.'),
  detail: t.text('More about it.'),
  manifestSha256: t.nullableText('The signed manifest that says so; null for steps without one.'),
  logIndex: t.nullable(Type.Integer(), 'Entry of the log; null while it waits, or for steps without one.'),
})

const CheckpointMoment = t.open('CheckpointMoment', 'A published checkpoint of the log.', {
  size: t.count('Entries it covers.'),
  signedAt: t.DateTime('When it was signed.'),
})

const BundleLog = t.open('BundleLog', 'Where the capture is in the log.', {
  origin: t.nullableText('Name of the log; null when there is none.'),
  index: t.nullable(Type.Integer(), 'Number of the entry; null until it is in the log.'),
  firstCheckpoint: t.nullable(CheckpointMoment, 'The first checkpoint that covers it.'),
  newestCheckpoint: t.nullable(CheckpointMoment, 'The newest checkpoint when the bundle was made.'),
})

const AnyObject = (description: string) => Type.Record(Type.String(), Type.Unknown(), { description })

const BundleTrust = t.open(
  'BundleTrust',
  'What the bundle says about keys. It does not vouch for itself: a verifier takes the log key from elsewhere.',
  {
    vkey: t.text('The log key in vkey form; empty when there is no log.'),
    policy: Type.Optional(t.nullableText('Log and witnesses, in the C2SP policy format.')),
    tsaRoots: t.list(
      t.open('TimestampRoot', 'Root certificate of a time-stamping authority.', {
        sha256: t.Sha256('SHA-256 of the certificate.'),
        pem: t.text('The certificate.'),
      }),
      'Empty when nothing was stamped.',
    ),
    trustedRoot: t.nullable(
      AnyObject("Sigstore's trusted root, for its own verifiers."),
      'Null without a log.',
    ),
  },
)

const Certification = t.open('Certification', 'A draft for a person to complete and sign.', {
  title: t.text('Title of the draft.'),
  note: t.text('What it is for, and what it is not.'),
  paragraphs: t.list(Type.String(), 'Its text.'),
  blanks: t.list(Type.String(), 'What a person fills in.'),
})

const PendingManifest = t.open('PendingManifest', 'Signed, but not in a published checkpoint yet.', {
  kind: t.text('Kind of the manifest.'),
  id: t.text('What it is about.'),
  manifestSha256: t.Sha256('SHA-256 of the manifest.'),
})

const BundleDeclaration = t.open('BundleDeclaration', 'A declared predicate, as it was hashed.', {
  json: t.text('Its RFC 8785 form.'),
  sha256: t.text('SHA-256 of that text: facts in the signed classifications name it.'),
})
const BundleImport = t.open(
  'BundleImport',
  "An import of the brand's catalogue, signed and logged, with the items that facts come from.",
  {
    ...loggedManifest,
    items: t.list(
      t.open('BundleItem', 'A product as the import has taken it.', {
        json: t.text('The item as it was hashed: canonical JSON.'),
        index: t.integer("Its place in the import's tree, from 0."),
        path: t.list(Type.String(), 'Sibling hashes from the item up to the root, base64.'),
      }),
      'Only those that a verdict rests on.',
    ),
  },
)

export const EvidenceBundle = t.open(
  'EvidenceBundle',
  'Everything needed to check one run without trusting this service: bytes, signed manifests, log entries, proofs, checkpoints, classification history with the readings and facts used, custody, and how to verify it.',
  {
    bundle: t.text('Names the version of the format.'),
    id: t.text('Identifier of this export.'),
    exportedAt: t.DateTime('When it was made.'),
    status: t.named(
      'BundleStatus',
      t.oneOf(['integrated', 'pending', 'no_log'], {
        description:
          '`integrated` once a published checkpoint covers the capture and, after the end of its scan, the outcomes of the scan, `pending` until then, `no_log` where the operator keeps no log.',
      }),
    ),
    statement: BundleStatement,
    run: t.open('BundleRun', 'The run that the bundle is about.', {
      id: t.text('Run identifier.'),
      scanId: t.text('The scan it belongs to.'),
      engine: t.EngineName,
      intent: t.PromptIntentName,
      sample: t.integer('Number of this sample among those of its prompt and engine.'),
    }),
    brand: t.BrandRef,
    prompt: t.open('BundlePrompt', 'The question that was asked.', {
      id: t.text('Prompt identifier.'),
      text: t.text('The question.'),
      locale: t.text('Its language, for example `en` or `en-US`.'),
    }),
    citationClass: t.CitationClassName,
    needsReview: Reviews,
    verificationStatus: t.nullable(t.VerificationStatusName, 'Null while it is not known.'),
    response: BundleResponse,
    answer: t.nullable(BundleAnswer, 'Null when the reply holds no answer.'),
    provenance: CaptureManifest,
    snapshot: Snapshot,
    classifications: t.list(Classification, 'Oldest first.'),
    verifications: t.list(Verification, 'Oldest first.'),
    readings: t.list(BundleReading, 'What the classifications were decided from.'),
    declarations: Type.Optional(
      t.list(BundleDeclaration, 'What declared predicates of facts are; left out where there are none.'),
    ),
    judgeOpinions: t.list(JudgeOpinion, 'From versions before readings existed; usually none.'),
    facts: t.list(BundleFact, 'Every fact that a statement was checked against.'),
    ...loggedManifest,
    timestamps: t.list(BundleTimestamp, 'Time stamps of outside authorities.'),
    classification: t.list(BundleEvent, 'Signed classifications of the capture.'),
    verification: t.list(BundleEvent, 'Signed re-verifications and their captures.'),
    custody: t.list(BundleEvent, 'Signed custody events.'),
    plan: t.nullable(
      BundleSealed,
      'What the scan planned to ask, logged before it asked; null for older captures.',
    ),
    outcomes: t.nullable(BundleSealed, 'The outcomes of everything it asked; null while the scan runs.'),
    sourceTrail: t.nullable(
      BundleTrail,
      'What the pages that the answer cites say; null until they are captured and logged, or if they never are.',
    ),
    catalogue: Type.Optional(
      t.list(BundleImport, 'Where facts come from a catalogue: the imports that say them. Absent otherwise.'),
    ),
    witnessed: Type.Optional(
      t.list(BundleWitnessed, 'What relays say of the replies; left out where none was asked for.'),
    ),
    recording: Type.Optional(BundleRecording),
    pending: t.list(PendingManifest, 'What is not in the log yet.'),
    timeline: t.list(TimelineEntry, 'Who did what when, oldest first.'),
    software: AnyObject('Versions of all software involved.'),
    log: BundleLog,
    trust: BundleTrust,
    sigstoreBundle: t.nullable(AnyObject('The same proof for verifiers of Sigstore.'), 'Null until logged.'),
    certification: t.nullable(Certification, 'Null for a demonstration.'),
    verify: Type.Record(Type.String(), Type.String(), { description: 'How to check it, by tool.' }),
    limits: t.list(Type.String(), 'What this evidence does not prove.'),
    seal: Type.Optional(BundleSeal),
  },
)
