import { randomBytes } from 'node:crypto'
import {
  createCaptureSigner,
  generateCaptureKey,
} from '../../../packages/adapters/src/platform/capture-signer.ts'
import type { CitationClass, Engine } from '../../../packages/terms/src/vocabulary.ts'
import { encodeLeaf } from '../../../packages/verify/src/log/leaf.ts'
import { type BinaryRows, binaryRows } from './binary-rows.ts'
import { type Id, idAt, type SeededBrand, type SeededPrompt, sha256 } from './seeded-brand.ts'

export interface SeededScan {
  id: Id
  brand: SeededBrand
}

export interface RunToSeed {
  scan: SeededScan
  prompt: SeededPrompt
  engine: Engine
  citationClass: CitationClass
  /** When its answer arrived. */
  at: number
}

/** The tables that each run adds to, ordered so that no row refers to a later one. */
export const COLUMNS = {
  'veracite.runs':
    'id, scan_id, account_id, brand_id, prompt_id, engine, intent, status, citation_class, capture_id, captured_at, classification_id, cost_usd, created_at, finished_at',
  'veracite.jobs':
    'id, kind, lane, payload, state, attempt, token, run_at, worker, result, created_at, started_at, finished_at',
  'veracite.engine_calls': 'id, run_id, job_id, engine, provider, started_at, finished_at, outcome, cost_usd',
  'evidence.captures':
    'id, run_id, kind, engine, access_kind, provider, requested_model, served_model, wire, adapter_version, search_used, locale, request, http_status, content_type, headers, sha256, byte_length, answer_sha256, extracted, cost_usd, cost_basis, asked_at, answered_at, captured_at',
  'evidence.capture_bytes': 'capture_id, captured_at, part, sha256, bytes',
  'evidence.manifests': 'subject_id, kind, run_id, body, signature, key_id, created_at',
  'veracite.log_queue': 'subject_id, kind, body, queued_at',
  'evidence.classifications':
    'id, run_id, capture_id, citation_class, rule, classifier_version, verdict, facts, deciding_fact_ids, excerpt, created_at',
} as const

export type GrowingTable = keyof typeof COLUMNS
export type RowsByTable = Record<GrowingTable, BinaryRows>

export const emptyRows = (): RowsByTable =>
  Object.fromEntries(Object.keys(COLUMNS).map((table) => [table, binaryRows()])) as RowsByTable

// One signature for all: making two million would take longer than everything else, and nobody checks seeded
// evidence.
const SIGNER = createCaptureSigner(generateCaptureKey())
const SIGNATURE = SIGNER.sign(new Uint8Array(32))

/** Appends one finished run and everything that belongs to it, in realistic size and shape. */
export function appendRun(rows: RowsByTable, run: RunToSeed, { log }: { log: boolean }): void {
  const { scan, prompt, engine, at, citationClass } = run
  const { brand } = scan
  const askedAt = at - 2_000
  const runId = idAt(askedAt - 3_000)
  const captureId = idAt(at)
  const classificationId = idAt(at + 5_000)
  const statedYear = citationClass === 'CONFABULATED' ? brand.founded.year - 7 : brand.founded.year
  const nonce = randomBytes(16).toString('hex')
  const answer = answerText(brand, prompt, citationClass, statedYear, nonce)
  const response = responseText(engine, nonce, answer)
  const answerSha256 = sha256(answer)
  const responseSha256 = sha256(response)
  const cost = 10 + (at % 90)

  rows['veracite.runs']
    .row(15)
    .uuid(runId.bytes)
    .uuid(scan.id.bytes)
    .uuid(brand.accountId.bytes)
    .uuid(brand.id.bytes)
    .uuid(prompt.id.bytes)
    .text(engine)
    .text(prompt.intent)
    .text('CLASSIFIED')
    .text(citationClass)
    .uuid(captureId.bytes)
    .instant(at)
    .uuid(classificationId.bytes)
    .tenThousandths(cost)
    .instant(askedAt - 3_000)
    .instant(at)

  rows['veracite.jobs']
    .row(13)
    .uuid(runId.bytes)
    .text('run.ask')
    .text(engine)
    .json(`{"runId":"${runId.text}","scanId":"${scan.id.text}"}`)
    .text('done')
    .int(1)
    .bigint(1)
    .instant(askedAt - 3_000)
    .text('seed:1')
    .json(`{"captureId":"${captureId.text}"}`)
    .instant(askedAt - 3_000)
    .instant(askedAt)
    .instant(at)

  rows['veracite.engine_calls']
    .row(9)
    .uuid(idAt(askedAt).bytes)
    .uuid(runId.bytes)
    .uuid(runId.bytes)
    .text(engine)
    .text('seed')
    .instant(askedAt)
    .instant(at)
    .text('answered')
    .tenThousandths(cost)

  rows['evidence.captures']
    .row(25)
    .uuid(captureId.bytes)
    .uuid(runId.bytes)
    .text('original')
    .text(engine)
    .text('demo')
    .text('seed')
    .text('seed-1')
    .text('seed-1')
    .text('openai.responses')
    .text('seed-1')
    .bool(true)
    .text('en-US')
    .json(
      `{"url":"seed:${engine}","body":"{\\"prompt\\":\\"${prompt.text}\\",\\"locale\\":\\"en-US\\"}","method":"POST","earlier":[]}`,
    )
    .smallint(200)
    .text('application/json')
    .json(
      '{"content-type":"application/json","x-veracite-demo":"Invented by a tool; not an answer of anyone"}',
    )
    .bytes(responseSha256)
    .int(response.length)
    .bytes(answerSha256)
    .json(extractedJson(brand, prompt, nonce))
    .tenThousandths(cost)
    .text('reported')
    .instant(askedAt)
    .instant(at - 20)
    .instant(at)

  const part = (name: string, digest: Uint8Array, text: string) =>
    rows['evidence.capture_bytes']
      .row(5)
      .uuid(captureId.bytes)
      .instant(at)
      .text(name)
      .bytes(digest)
      .text(text)
  part('response', responseSha256, response)
  part('answer', answerSha256, answer)

  const claims = claimsJson(brand, citationClass, statedYear, answer)
  rows['evidence.classifications']
    .row(11)
    .uuid(classificationId.bytes)
    .uuid(runId.bytes)
    .uuid(captureId.bytes)
    .text(citationClass)
    .text(citationClass === 'CONFABULATED' ? 'contradicted:founded_year' : 'seeded')
    .text('1.0.0')
    .json(
      `{"rule":"seeded","class":"${citationClass}","claims":${claims},"version":"1.0.0","mentions":[],"factsCoverage":{"facts":6,"compared":1},"ownedCitations":[],"needsReview":[],"readers":[],"read":{"characters":0,"of":0}}`,
    )
    .json(brand.factsJson)
    .uuids(citationClass === 'CONFABULATED' ? [brand.founded.id.bytes] : [])
    .text(answer.slice(0, 250))
    .instant(at + 5_000)

  const signed = (kind: 'capture' | 'classification', id: Id, manifest: string, when: number) => {
    rows['evidence.manifests']
      .row(7)
      .uuid(id.bytes)
      .text(kind)
      .uuid(runId.bytes)
      .text(manifest)
      .bytes(SIGNATURE)
      .text(SIGNER.keyId)
      .instant(when)
    if (!log) return
    const leaf = encodeLeaf({ digest: sha256(manifest), signature: SIGNATURE, spki: SIGNER.publicKey })
    rows['veracite.log_queue'].row(4).uuid(id.bytes).text(kind).bytes(leaf).instant(when)
  }
  signed(
    'capture',
    captureId,
    `{"answer":{"bytes":${answer.length},"extractor":"seed-1","sha256":"${answerSha256.toString('hex')}"},"brand":{"domain":"${brand.domain}","id":"${brand.id.text}","name":"${brand.name}"},"captureId":"${captureId.text}","captureNonce":"${nonce}",${MANIFEST_MIDDLE},"question":{"intent":"${prompt.intent}","prompt":"${prompt.text}"},"response":{"bytes":${response.length},"mediaType":"application/json","sha256":"${responseSha256.toString('hex')}","status":200},"runId":"${runId.text}","scanId":"${scan.id.text}","schema":"https://veracite.example/schema/capture/v1","source":{"access":"demo","description":"Seeded by a tool: nobody was asked, and nothing in it was ever said by an engine.","engine":"${engine}","locale":"en-US"}}`,
    at,
  )
  signed(
    'classification',
    classificationId,
    `{"captureId":"${captureId.text}","claims":${claims},"class":"${citationClass}","classificationId":"${classificationId.text}","classifier":{"name":"veracite","promptSha256":null,"version":"1.0.0"},"eventNonce":"${nonce}","facts":${brand.factRefsJson},"runId":"${runId.text}","schema":"https://veracite.example/schema/classification/v1"}`,
    at + 5_000,
  )
}

/** What a real manifest says about its collector and its connection, at about the same length. */
const MANIFEST_MIDDLE =
  '"citations":[{"title":"Halden Instruments","url":"https://halden-instruments.com/"},{"title":"buyersdigest","url":"https://www.buyersdigest.example/e0890d92"}],"collector":{"captureKey":"seeded","clock":{"offsetMs":null,"source":"system clock"},"commit":null,"container":null,"egressIp":null,"entity":"not stated","instance":"seed","os":"seeded","runtime":"bun","software":"veracite","trigger":{"id":"00000000-0000-0000-0000-000000000000","kind":"scan"},"version":"0.1.0"},"kind":"original","prev":null'

function answerText(
  brand: SeededBrand,
  prompt: SeededPrompt,
  citationClass: CitationClass,
  year: number,
  nonce: string,
): string {
  const about =
    citationClass === 'ABSENT'
      ? 'Several makers are worth a look, and most of them offer a trial.'
      : `${brand.name} was founded in ${year} and makes vibration sensors for rotating machines. Reviewers like how well thought out it feels.`
  return `There is no single winner for "${prompt.intent.toLowerCase()}" questions, but a few options are mentioned again and again. ${about} Marlowick is a popular choice for people on a tight budget. It is worth comparing current offers before deciding, because prices change often. Reference ${nonce}.`
}

const responseText = (engine: Engine, nonce: string, answer: string): string =>
  `{"id":"seed_${nonce}","object":"response","model":"seed-1","status":"completed","output":[{"type":"web_search_call","status":"completed","action":{"type":"search","query":"${engine} ${nonce.slice(0, 8)}","sources":[{"type":"url","url":"https://www.buyersdigest.example/${nonce.slice(8, 16)}"},{"type":"url","url":"https://www.market-gazette.example/${nonce.slice(16, 24)}"},{"type":"url","url":"https://www.askboard.example/${nonce.slice(24)}"}]}},{"type":"message","role":"assistant","content":[{"type":"output_text","text":${JSON.stringify(answer)},"annotations":[{"type":"url_citation","url":"https://halden-instruments.com/","title":"Halden Instruments"}]}]}],"usage":{"input_tokens":2735,"output_tokens":344}}`

const extractedJson = (brand: SeededBrand, prompt: SeededPrompt, nonce: string): string =>
  `{"cited":[{"url":"https://${brand.domain}/","title":"${brand.name}"}],"usage":{"input":2735,"output":344,"searches":1,"reasoning":null,"cacheWrite":null,"cachedInput":null},"finish":"completed","inProse":["https://${brand.domain}/"],"queries":["${prompt.text}"],"requestId":"seed_${nonce}","retrieved":[{"url":"https://www.buyersdigest.example/${nonce.slice(8, 16)}","title":null},{"url":"https://www.market-gazette.example/${nonce.slice(16, 24)}","title":null},{"url":"https://www.askboard.example/${nonce.slice(24)}","title":null}],"searchUsed":true,"description":"Seeded by a tool: nobody was asked.","servedModel":"seed-1","reportedCostUsd":"0.0068"}`

function claimsJson(brand: SeededBrand, citationClass: CitationClass, year: number, answer: string): string {
  if (citationClass === 'ABSENT') return '[]'
  const quote = `founded in ${year}`
  const start = answer.indexOf(quote)
  const verdict = citationClass === 'CONFABULATED' ? 'contradicted' : 'supported'
  return `[{"factId":"${brand.founded.id.text}","predicate":"founded_year","span":{"end":${start + quote.length},"quote":"${quote}","start":${start}},"stated":"${year}","truth":"${brand.founded.year}","verdict":"${verdict}","certainty":"certain","stance":"asserted"}]`
}
