import type {
  CaptureManifest,
  ClassificationManifest,
  CustodyManifest,
  VerificationManifest,
} from '../bundle/manifest.ts'
import { utf8Encode } from '../bytes.ts'
import { sha256Hex } from '../sha256.ts'

/** Manifests with plausible content, for tests and vectors. Everything is fixed. */

const HEX_B = 'b'.repeat(64)

export function sampleCapture(
  response: { sha256: string; bytes: number },
  answerSha256: string,
): Omit<CaptureManifest, 'plan' | 'recording'> {
  return {
    schema: 'https://veracite.example/schema/capture/v1',
    prev: null,
    captureNonce: '000102030405060708090a0b0c0d0e0f',
    captureId: 'cap_1',
    kind: 'original',
    runId: 'run_1',
    scanId: 'scan_1',
    brand: { id: 'brand_1', name: 'Café Ångström', domain: 'angstrom.example' },
    caseReference: null,
    source: {
      engine: 'CHATGPT',
      surface: 'api',
      access: 'official_api',
      provider: 'openai',
      endpoint: 'https://api.openai.example/v1/responses',
      modelRequested: 'model-a',
      modelReported: 'model-a-2026-05-01',
      requestId: 'req_1',
      systemFingerprint: null,
      parameters: { temperature: '0.7', tools: 'web_search' },
      search: true,
      locale: 'en-US',
      region: null,
      accountType: 'paid API account',
      description: 'The official API, asked with web search on. It is not the consumer product.',
      // From before grades were kept: vectors of that time are made again, byte for byte.
    } satisfies Omit<CaptureManifest['source'], 'grade'> as Omit<
      CaptureManifest['source'],
      'grade'
    > as CaptureManifest['source'],
    question: {
      prompt: 'Who founded Café Ångström?',
      promptSha256: HEX_B,
      intent: 'BRANDED',
      requestSha256: HEX_B,
      conversation: 'new, no history',
      systemPrompt: 'none',
    },
    response: {
      ...response,
      mediaType: 'application/json',
      status: 200,
      headers: { date: 'Mon, 01 Jun 2026 12:00:01 GMT' },
    },
    answer: { sha256: answerSha256, bytes: 24, extractor: 'openai.responses/1' },
    citations: [{ url: 'https://angstrom.example/about', title: 'About' }],
    transport: {
      resolvedIp: '192.0.2.7',
      tlsVersion: 'TLSv1.3',
      certificateSha256: [HEX_B],
      startedAt: '2026-06-01T12:00:00.000Z',
      firstByteAt: '2026-06-01T12:00:01.100Z',
      route: 'direct',
      carriedOver: 'nothing',
      finishedAt: '2026-06-01T12:00:01.900Z',
      earlier: [{ startedAt: '2026-06-01T11:59:58.000Z', status: 429, sha256: null }],
    },
    collector: {
      entity: 'Example Collector Ltd',
      instance: 'worker-1',
      software: 'veracite',
      version: '0.1.0',
      commit: null,
      container: null,
      os: 'linux',
      runtime: 'bun 1.4.4',
      egressIp: null,
      egressSeenBy: null,
      clock: { source: 'system', offsetMs: null },
      trigger: { kind: 'schedule', id: null },
      captureKey: 'capture-2026',
    },
    times: {
      requestedAt: '2026-06-01T12:00:00.000Z',
      receivedAt: '2026-06-01T12:00:01.900Z',
      capturedAt: '2026-06-01T12:00:02.000Z',
    },
  }
}

const hashed = (text: string) => sha256Hex(utf8Encode(text))
const BY_RULES = '{"claims":[{"quote":"Ada founded Café Ångström"}],"mention":"brand"}'
const BY_MODEL = '{"claims":[],"mention":"brand","substance":true}'
const ASKED = '{"material":"Ada founded Café Ångström."}'
const REPLIED = '{"mention":"brand","substance":true,"claims":[]}\n'

/** What rules and a model read in the sample's answer; the verifier does not look into their form. */
export const SAMPLE_READINGS = [
  { json: BY_RULES, sha256: hashed(BY_RULES), kind: 'rules', version: '2.0.0', exchange: null },
  {
    json: BY_MODEL,
    sha256: hashed(BY_MODEL),
    kind: 'model',
    version: 'openai/small',
    exchange: {
      request: ASKED,
      requestSha256: hashed(ASKED),
      reply: REPLIED,
      replySha256: hashed(REPLIED),
    },
  },
]

export function sampleClassification(captureSha256: string): ClassificationManifest {
  return {
    schema: 'https://veracite.example/schema/classification/v1',
    prev: captureSha256,
    eventNonce: '101112131415161718191a1b1c1d1e1f',
    classificationId: 'cls_1',
    captureId: 'cap_1',
    runId: 'run_1',
    class: 'CONFABULATED',
    rule: 'contradicted:founder',
    confidence: null,
    classifier: { name: 'veracite-rules', version: '1.0.0', promptSha256: null },
    claims: [
      {
        predicate: 'founder',
        stated: 'Ada',
        verdict: 'contradicted',
        factId: 'fact_1',
        truth: 'Grace',
        start: 0,
        end: 3,
        certainty: 'certain',
      },
    ],
    facts: [
      {
        id: 'fact_1',
        predicate: 'founder',
        // Of the fact that `readable-sample.ts` shows.
        hash: 'b989eaa9c88f913ed15fc5d04f2ddf2e7310ff84bd5d9aba9e28acecc44b57e0',
        sourceUrl: 'https://angstrom.example/about',
        sourceSha256: HEX_B,
        active: true,
        // As in every manifest from before there were declarations and catalogues: the members are missing.
      } as ClassificationManifest['facts'][number],
    ],
    readings: SAMPLE_READINGS.map(({ sha256, exchange, kind, version }) => ({
      sha256,
      kind,
      version,
      requestSha256: exchange?.requestSha256 ?? null,
      replySha256: exchange?.replySha256 ?? null,
    })),
    needsReview: ['readers_disagree'],
    note: null,
    reviewer: null,
    knownErrorRate: null,
    classifiedAt: '2026-06-01T12:00:03.000Z',
  }
}

/** The same as it was signed before readings were kept. */
export function classificationBeforeReadings(captureSha256: string): object {
  const { readings: _, needsReview: __, note: ___, claims, ...rest } = sampleClassification(captureSha256)
  return { ...rest, claims: claims.map(({ certainty: ____, ...claim }) => claim) }
}

export function sampleVerification(
  captureSha256: string,
  attempts: VerificationManifest['attempts'] = [],
): VerificationManifest {
  return {
    schema: 'https://veracite.example/schema/verification/v1',
    prev: captureSha256,
    eventNonce: '202122232425262728292a2b2c2d2e2f',
    verificationId: 'ver_1',
    runId: 'run_1',
    attempts,
    status: 'active',
    reason: 'The question was asked again.',
    verifiedAt: '2026-06-02T12:00:00.000Z',
  }
}

export function sampleCustody(prev: string, subject: string): CustodyManifest {
  return {
    schema: 'https://veracite.example/schema/custody/v1',
    prev,
    eventNonce: '303132333435363738393a3b3c3d3e3f',
    event: 'exported',
    subject,
    actor: 'user_1',
    role: 'account owner',
    reason: 'Requested by counsel.',
    tool: 'veracite 0.1.0',
    details: { format: 'json' },
    at: '2026-06-03T09:00:00.000Z',
  }
}
