import { randomBytes } from 'node:crypto'
import {
  createCaptureSigner,
  generateCaptureKey,
} from '../../../packages/adapters/src/platform/capture-signer.ts'
import type { Tx } from '../../../packages/db/src/connection.ts'
import type { Sql } from '../../../packages/db/src/open-postgres.ts'
import { sumsOfScan } from '../../../packages/db/src/stores/rivals/named-sums.ts'
import { putNamed } from '../../../packages/db/src/stores/rivals/rival-store.ts'
import type { CitationClass, Engine } from '../../../packages/terms/src/vocabulary.ts'
import { encodeLeaf } from '../../../packages/verify/src/log/leaf.ts'
import { idAt, type SeededBrand, type SeededPrompt, sha256 } from './seeded-brand.ts'
import { listedRivals, listText, REMARK, type SeededNames, seededNamed } from './seeded-names.ts'

interface RunToSeed {
  scan: string
  brand: SeededBrand
  names: SeededNames | null
  prompt: SeededPrompt
  engine: Engine
  citationClass: CitationClass
  /** In the plan of its scan. */
  place: number
  /** When its answer arrived. */
  at: number
}

/** What differs between runs; the columns of `run` in `insertRuns`. */
export type SeededRun = ReturnType<typeof seededRun>

// One signature for all: making two million would take longer than everything else, and nobody checks seeded
// evidence.
const SIGNER = createCaptureSigner(generateCaptureKey())
const SIGNATURE = SIGNER.sign(new Uint8Array(32))

/** One finished run and everything that belongs to it, in realistic size and shape. */
export function seededRun({ scan, brand, names, prompt, engine, citationClass, place, at }: RunToSeed) {
  const run = idAt(at - 5_000)
  const capture = idAt(at)
  const classification = idAt(at + 5_000)
  const statedYear = citationClass === 'CONFABULATED' ? brand.founded.year - 7 : brand.founded.year
  const nonce = randomBytes(16).toString('hex')
  const listed = names === null ? [] : listedRivals(names, nonce)
  const answer = answerText(brand, prompt, citationClass, statedYear, nonce) + listText(listed)
  const response = responseText(engine, nonce, answer)
  const claims = claimsJson(brand, citationClass, statedYear, answer)
  const captureManifest = `{"answer":{"bytes":${answer.length},"extractor":"seed-1","sha256":"${sha256(answer).toString('hex')}"},"brand":{"domain":"${brand.domain}","id":"${brand.id}","name":"${brand.name}"},"captureId":"${capture}","captureNonce":"${nonce}",${MANIFEST_MIDDLE},"question":{"intent":"${prompt.intent}","prompt":"${prompt.text}"},"response":{"bytes":${response.length},"mediaType":"application/json","sha256":"${sha256(response).toString('hex')}","status":200},"runId":"${run}","scanId":"${scan}","schema":"https://veracite.example/schema/capture/v1","source":{"access":"demo","description":"Seeded by a tool: nobody was asked, and nothing in it was ever said by an engine.","engine":"${engine}","locale":"en-US"}}`
  const classificationManifest = `{"captureId":"${capture}","claims":${claims},"class":"${citationClass}","classificationId":"${classification}","classifier":{"name":"veracite","promptSha256":null,"version":"1.0.0"},"eventNonce":"${nonce}","facts":${brand.factRefsJson},"runId":"${run}","schema":"https://veracite.example/schema/classification/v1"}`
  return {
    run,
    capture,
    classification,
    scan,
    prompt: prompt.id,
    engine,
    intent: prompt.intent,
    class: citationClass,
    place,
    at: new Date(at).toISOString(),
    cost: (10 + (at % 90)) / 10_000,
    answer,
    response,
    request: `{"url":"seed:${engine}","body":"{\\"prompt\\":\\"${prompt.text}\\",\\"locale\\":\\"en-US\\"}","method":"POST","earlier":[]}`,
    extracted: extractedJson(brand, prompt, nonce),
    claims,
    ...(names && seededNamed({ run, capture, classification, prompt, answer, listed, at }, brand, names)),
    captureManifest,
    captureLeaf: leafOf(captureManifest),
    classificationManifest,
    classificationLeaf: leafOf(classificationManifest),
  }
}

const leafOf = (manifest: string): string =>
  Buffer.from(
    encodeLeaf({ digest: sha256(manifest), signature: SIGNATURE, spki: SIGNER.publicKey }),
  ).toString()

/** Stores runs of one brand and all rows that belong to them, in an order in which no row refers to a later one. */
export async function insertRuns(
  sql: Sql,
  brand: SeededBrand,
  runs: readonly SeededRun[],
  { log, names }: { log: boolean; names: SeededNames | null },
): Promise<void> {
  const named = runs.flatMap((run) => run.named ?? [])
  const readings = runs.flatMap(({ run: runId, capture, at, reading }) =>
    reading ? [{ runId, capture, at, ...reading }] : [],
  )
  const rest = runs.map(({ named: _, reading: __, ...run }) => run)
  await sql.begin(async (tx) => {
    await tx`
      create temporary table seeded on commit drop as
      select *, at - interval '2 s' as asked, at - interval '5 s' as made, at + interval '5 s' as judged,
        sha256(convert_to(answer, 'UTF8')) as answer_sha256, sha256(convert_to(response, 'UTF8')) as sha256
      from json_to_recordset(${JSON.stringify(rest)}::text::json) as run (run uuid, capture uuid, classification uuid,
        scan uuid, prompt uuid, engine text, intent text, class text, place integer, at timestamptz, cost numeric, answer text,
        response text, request text, extracted text, claims text, "captureManifest" text, "captureLeaf" text,
        "classificationManifest" text, "classificationLeaf" text)`
    await tx`
      insert into veracite.runs (id, scan_id, account_id, brand_id, prompt_id, engine, intent, status, citation_class,
        capture_id, captured_at, classification_id, cost_usd, created_at, finished_at, place)
      select run, scan, ${brand.accountId}::uuid, ${brand.id}::uuid, prompt, engine, intent, 'CLASSIFIED', class,
        capture, at, classification, cost, made, at, place from seeded`
    await tx`
      insert into veracite.jobs (id, kind, lane, payload, state, attempt, token, run_at, worker, result, created_at,
        started_at, finished_at)
      select run, 'run.ask', engine, jsonb_build_object('runId', run, 'scanId', scan), 'done', 1, 1, made, 'seed:1',
        jsonb_build_object('captureId', capture), made, asked, at from seeded`
    await tx`
      insert into veracite.engine_calls (id, run_id, job_id, engine, provider, started_at, finished_at, outcome, cost_usd)
      select veracite.uuidv7(), run, run, engine, 'seed', asked, at, 'answered', cost from seeded`
    await tx`
      insert into evidence.captures (id, run_id, kind, engine, access_kind, provider, requested_model, served_model, wire,
        adapter_version, search_used, locale, request, http_status, content_type, headers, sha256, byte_length,
        answer_sha256, extracted, cost_usd, cost_basis, asked_at, answered_at, captured_at)
      select capture, run, 'original', engine, 'demo', 'seed', 'seed-1', 'seed-1', 'openai.responses', 'seed-1', true,
        'en-US', request::jsonb, 200, 'application/json', ${HEADERS}::text::jsonb, sha256, length(response),
        answer_sha256, extracted::jsonb, cost, 'reported', asked, at - interval '20 ms', at from seeded`
    await tx`
      insert into evidence.capture_bytes (capture_id, captured_at, part, sha256, bytes)
      select capture, at, 'response', sha256, convert_to(response, 'UTF8') from seeded
      union all select capture, at, 'answer', answer_sha256, convert_to(answer, 'UTF8') from seeded`
    await tx`
      insert into evidence.classifications (id, run_id, capture_id, citation_class, rule, classifier_version, verdict, facts,
        deciding_fact_ids, excerpt, created_at)
      select classification, run, capture, class, case class when 'CONFABULATED' then 'contradicted:founded_year' else 'seeded' end,
        '1.0.0', ${VERDICT}::text::jsonb || jsonb_build_object('class', class, 'claims', claims::jsonb),
        ${brand.factsJson}::text::jsonb, case class when 'CONFABULATED' then array[${brand.founded.id}::uuid] else '{}' end,
        left(answer, 250), judged from seeded`
    await tx`
      insert into evidence.manifests (subject_id, kind, run_id, body, signature, key_id, created_at)
      select id, kind, run, convert_to(body, 'UTF8'), ${SIGNATURE}::bytea, ${SIGNER.keyId}, at from (
        select capture, 'capture', run, "captureManifest", at from seeded
        union all select classification, 'classification', run, "classificationManifest", judged from seeded
      ) signed (id, kind, run, body, at)`
    if (names) {
      await tx`
        insert into evidence.readings (id, run_id, capture_id, reader_kind, reader_version, identity_sha256, body, sha256,
          created_at)
        select r.id, r."runId", r.capture, 'model', 'seed/model', decode(r.identity, 'hex'), convert_to(r.body, 'UTF8'),
          decode(r.sha256, 'hex'), r.at
        from json_to_recordset(${JSON.stringify(readings)}::text::json) as r (id uuid, "runId" uuid, capture uuid,
          identity text, body text, sha256 text, at timestamptz)`
      await putNamed({ sql: tx } as Tx, names.digest, named)
      for (const scan of new Set(runs.map((one) => one.scan)))
        await tx`insert into veracite.named_counts ${sumsOfScan(tx, scan)}`
    }
    if (log)
      await tx`
        insert into veracite.log_queue (subject_id, kind, body, queued_at)
        select capture, 'capture', convert_to("captureLeaf", 'UTF8'), at from seeded
        union all select classification, 'classification', convert_to("classificationLeaf", 'UTF8'), judged from seeded`
  })
}

const HEADERS =
  '{"content-type":"application/json","x-veracite-demo":"Invented by a tool; not an answer of anyone"}'
const VERDICT =
  '{"rule":"seeded","version":"1.0.0","mentions":[],"factsCoverage":{"facts":6,"compared":1},"ownedCitations":[],"needsReview":[],"readers":[],"read":{"characters":0,"of":0}}'

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
      : `${brand.name} was founded in ${year} and makes vibration sensors for rotating machines. ${REMARK}`
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
  return `[{"factId":"${brand.founded.id}","predicate":"founded_year","span":{"end":${start + quote.length},"quote":"${quote}","start":${start}},"stated":"${year}","truth":"${brand.founded.year}","verdict":"${verdict}","certainty":"certain","stance":"asserted"}]`
}
