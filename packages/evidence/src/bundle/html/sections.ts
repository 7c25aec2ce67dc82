import { sha256Hex } from '@veracite/terms/digest'
import type { Declaration } from '@veracite/verdicts/declared/declaration'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import { STEPS } from '@veracite/verify/bundle/verification-report'
import { encodeQR } from 'qr'
import type { ExportedBundle } from '../exported-bundle.ts'
import { inWords } from '../words.ts'
import {
  digest,
  facts,
  field,
  html,
  Markup,
  type Part,
  preformatted,
  preformattedField,
  table,
} from './markup.ts'

export function claimsSection({ statement, citationClass }: ExportedBundle): Markup {
  const { claims } = statement
  const heading =
    citationClass === 'CONFABULATED'
      ? 'What is wrong with it, and the source that says so'
      : 'The answer compared with known facts'
  const rows = claims.map((claim, i): Part[] => [
    field(`statement.claims.${i}.about`, claim.about),
    html`${field(`statement.claims.${i}.stated`, claim.stated)}<br><span class="small">“${field(`statement.claims.${i}.quote`, claim.quote)}”</span>`,
    html`${claim.truth === null ? 'nothing to compare with' : field(`statement.claims.${i}.truth`, claim.truth)}<br><span class="${claim.verdict === 'contradicted' && claim.certainty !== 'likely' ? 'wrong' : 'small'}">${claim.verdict}${claim.certainty === 'likely' ? ', likely: for a person to look at' : null}</span>`,
    html`${claim.source === null ? null : field(`statement.claims.${i}.source`, claim.source)}${claim.sourceUrl === null ? null : html`<br><span class="mono">${field(`statement.claims.${i}.sourceUrl`, claim.sourceUrl)}</span>`}${claim.sourceQuote === null ? null : html`<br>“${claim.sourceQuote}”`}${claim.sourceSha256 === null ? null : html`<br><span class="small">SHA-256 of the page as fetched: ${digest(claim.sourceSha256)}</span>`}`,
  ])
  return html`<section><h2>${heading}</h2><p>${field('statement.finding', statement.finding)}</p>${
    statement.review === null ? null : html`<p><b>${field('statement.review', statement.review)}</b></p>`
  }${
    claims.length === 0
      ? html`<p>No statement in the answer could be compared with a known fact.</p>`
      : table('claims', ['About', 'The answer says', 'The source says', 'Source'], rows)
  }</section>`
}

export function timelineSection({ timeline, statement }: ExportedBundle): Markup {
  return html`<section><h2>When, by whom, and what happened to it since</h2>
${table(
  'timeline',
  ['Time', 'Event', 'By', 'Detail'],
  timeline.map(({ at, event, by, detail, logIndex }) => [
    inWords(new Date(at)),
    event,
    by,
    html`${detail}${logIndex === null ? null : html` <span class="small">(log entry ${logIndex})</span>`}`,
  ]),
)}
<p class="small">Times are those of the collector’s clock, in UTC, unless a time stamp is named.</p>
<p>${field('statement.checkedAgain', statement.checkedAgain)}</p></section>`
}

const RELAY_FIELD = html`<textarea id="relays" rows="2" spellcheck="false" autocomplete="off" aria-label="Relays that you know, one a line: the key, then who runs it" placeholder="Name the relay if you know who runs it: its key, then a blank and who runs it, one relay a line. Not from this document"></textarea>`

/** Filled by the script of the page. */
const selfCheck = (rows: Part[][], hasRelay: boolean): Markup => html`<h3>Check by this page itself</h3>
<p>What it comes to is on the first sheet. Step by step:</p>
${table('steps', ['#', 'Question', 'Result', 'Reason'], rows)}
<div class="tools"><input id="key" type="text" spellcheck="false" autocomplete="off" aria-label="Log key from an independent source" placeholder="Paste the log key from a place that you trust: not from this document">${hasRelay ? RELAY_FIELD : null}<button id="check-key" type="button">Check again</button><button id="save" type="button">Save bundle.json</button></div>
<p><b>What this check can show:</b> that the parts of this document agree with each other, that nothing in the signed parts was changed after signing, and that the page shows what the signed parts say. <b>What it cannot show:</b> that the document as a whole is genuine. Whoever forges a whole document can forge the check in it. Therefore compare the key below with a copy from an independent source, or use one of the programs below, which are not part of this document.</p>`

export function checkSection(bundle: ExportedBundle, checksItself = true): Markup {
  const { trust, captureSignature, verify, response, log } = bundle
  const rows = [...STEPS, { id: 'page', title: 'This page shows what the evidence says' }].map(
    ({ id, title }, i): Part[] => [
      i + 1,
      title,
      html`<span id="result-${id}" class="unchecked">NOT CHECKED</span>`,
      html`<span id="reason-${id}">the script of this page has not run</span>`,
    ],
  )
  return html`<section><h2>How it can be checked</h2>
${checksItself ? selfCheck(rows, bundle.witnessed !== undefined) : html`<p>This page is an exhibit of a case file and has no script: the case file is checked as a whole, this page with it, by the commands below or on the check page of the service.</p>`}
<h3>Fingerprints to compare with an independent source</h3>
${facts([
  ['Log', log.origin === null ? 'none yet' : html`<span class="mono">${log.origin}</span>`],
  ['Log key (vkey)', html`<span class="mono">${field('trust.vkey', trust.vkey)}</span>`],
  ['SHA-256 of the log key text', digest(sha256Hex(trust.vkey))],
  [
    'Capture key',
    html`<span class="mono">${field('captureSignature.keyName', captureSignature.keyName)}</span>`,
  ],
  ['SHA-256 of the capture key', digest(sha256Hex(Buffer.from(captureSignature.spki, 'base64')))],
  [
    'Time-stamping roots',
    trust.tsaRoots.length === 0
      ? 'none: no independent time stamp is included'
      : trust.tsaRoots.map(({ sha256 }) => digest(sha256)),
  ],
  ['Public look-up', lookup(log.origin, response.sha256)],
])}
<h3>Check without this page</h3>
<p>Save the bundle with the button above (or take the JSON out of this page’s source) as <code>bundle.json</code>. With the service’s own programs, in TypeScript or Python:</p>
${preformattedField('verify.cli', verify.cli ?? '')}${preformattedField('verify.python', verify.python ?? '')}
<p>${field('verify.install', verify.install ?? '')}</p>
<p><b>Where to get the key:</b> ${field('verify.key', verify.key ?? '')}</p>
${verify.relay === undefined ? null : html`<p><b>Who sent it:</b> ${field('verify.relay', verify.relay)}</p>`}
<p>The capture signature, with independent tools only (OpenSSL and jq); <code>keys.json</code> is the reply of <code>/log/1/keys</code> on the operator’s server, which you fetch yourself:</p>${preformattedField('verify.openssl', verify.openssl ?? '')}
<p class="small">The members <code>sigstoreBundle</code> and <code>trust.trustedRoot</code> are in the format of Sigstore; its unmodified verifiers check the manifest with them. With the trusted root of this document they too can only find that it agrees with itself.</p></section>`
}

/** Without a publicly reachable name there is only a path, which a phone cannot open. */
function lookup(origin: string | null, sha256: string): Markup {
  const host = origin?.endsWith('/log/1') ? origin.slice(0, -'/log/1'.length) : null
  const path = `/v1/public/evidence/${sha256}`
  if (host === null || host.endsWith('.local')) return html`<span class="mono">${path}</span>`
  const address = `https://${host}${path}`
  return html`<span class="mono">${address}</span><br>${qrCode(address)}`
}

export function limitsSection({ limits }: ExportedBundle): Markup {
  return html`<section><h2>What this does not prove</h2><ol>${limits.map((limit, i) => html`<li>${field(`limits.${i}`, limit)}</li>`)}</ol></section>`
}

export function provenanceSection({ provenance, snapshot, prompt, software }: ExportedBundle): Markup {
  const { source, question, response, collector, transport } = provenance
  const said = (value: string | null) => value ?? 'not stated'
  const headers = Object.entries(response.headers).map(
    ([name, value]) => html`<div class="mono">${name}: ${value}</div>`,
  )
  return html`<section><h2>How it was captured</h2>${facts([
    ['Access', html`${source.access}, ${source.provider}`],
    ['What was asked', source.description],
    ['Address', html`<span class="mono">${source.endpoint}</span>`],
    ['Model asked for', said(source.modelRequested)],
    ['Model that answered', said(source.modelReported)],
    ['Web search', source.search === null ? 'not stated' : source.search ? 'used' : 'not used'],
    ['Language and region', prompt.locale],
    ['Conversation', `${question.conversation}; system prompt: ${question.systemPrompt}`],
    ['Provider’s request id', said(source.requestId)],
    ['Reply', `HTTP ${response.status}, ${response.mediaType}, ${response.bytes} bytes`],
    headers.length === 0 ? null : ['Reply headers kept', headers],
    transport.earlier.length === 0
      ? null
      : [
          'Earlier replies to the same question',
          transport.earlier.map(({ sha256 }) => html`<div class="mono">SHA-256 ${said(sha256)}</div>`),
        ],
    ['Collected by', collector.entity],
    ['System', `${collector.instance}; ${collector.os}; ${collector.runtime}`],
    [
      'Software',
      `${collector.software} ${collector.version}${collector.commit === null ? '' : `, commit ${collector.commit}`}; adapter ${String(software.adapter)}`,
    ],
    ['Clock', collector.clock.source],
    [
      'Started by',
      `${collector.trigger.kind}${collector.trigger.id === null ? '' : ` ${collector.trigger.id}`}`,
    ],
    ['Cost', snapshot.costUsd === null ? null : `${snapshot.costUsd} USD (${snapshot.costBasis})`],
  ])}
<h3>The request as sent, without secrets</h3>${preformatted(`${snapshot.request.method} ${snapshot.request.url}\n\n${snapshot.request.body ?? ''}`)}</section>`
}

export function integritySection(bundle: ExportedBundle): Markup {
  const { response, answer, manifest, leaf, proof, log, run, id } = bundle
  return html`<section><h2>Digests, log entry and proof</h2>${facts([
    ['Bundle', html`<span class="mono">${field('id', id)}</span>`],
    [
      'Run and scan',
      html`<span class="mono">${field('run.id', run.id)}</span><br><span class="mono">${run.scanId}</span>`,
    ],
    ['SHA-256 of the reply', digest(response.sha256)],
    ['SHA-256 of the answer text', answer && digest(answer.sha256)],
    ['SHA-256 of the signed manifest', digest(manifest.sha256)],
    [
      'Log entry',
      leaf ? String(leaf.index) : bundle.status === 'no_log' ? 'none: there is no log' : 'pending',
    ],
    ['Hash of the entry', leaf && digest(leaf.hash)],
    [
      'First checkpoint',
      log.firstCheckpoint &&
        `${log.firstCheckpoint.size} entries, signed ${inWords(new Date(log.firstCheckpoint.signedAt))}`,
    ],
    [
      'Newest checkpoint',
      log.newestCheckpoint &&
        `${log.newestCheckpoint.size} entries, signed ${inWords(new Date(log.newestCheckpoint.signedAt))}`,
    ],
  ])}${proof === null ? null : html`<h3>Proof that the entry is in the log</h3>${preformattedField('proof.tlogProof', proof.tlogProof)}<h3>Proof that the newest log still contains it</h3>${preformattedField('proof.consistency', proof.consistency ?? '')}`}</section>`
}

export function historySection(bundle: ExportedBundle): Markup {
  const { classifications, verifications, facts: used } = bundle
  const nameOf = namesIn(bundle)
  return html`<section><h2>History of the classification, and the facts used</h2>
${table(
  'timeline',
  ['Time', 'Class', 'Program', 'Rule'],
  [
    ...classifications.map((row) => [
      inWords(new Date(row.classifiedAt)),
      classNameBeside(row.class),
      `version ${row.classifierVersion}`,
      row.rule,
    ]),
    ...verifications.map((row) => [
      inWords(new Date(row.verifiedAt)),
      row.outcome.replace('_', ' '),
      'asked again',
      `${row.captureIds.length} further captures${row.words === null ? '' : `. ${row.words}`}${row.modelChanged ? '; the model had changed' : ''}`,
    ]),
  ],
)}${
  used.length === 0
    ? null
    : table(
        'claims',
        ['Fact', 'Value', 'Source', 'SHA-256 of the fact'],
        used.map((fact) => [
          html`${nameOf(fact.predicate)}${fact.active ? null : html` <span class="small">(no longer active)</span>`}`,
          typeof fact.value === 'object' ? JSON.stringify(fact.value) : String(fact.value),
          html`${fact.source.kind}${fact.source.url === null ? null : html`<br><span class="mono">${fact.source.url}</span>`}`,
          digest(fact.hash),
        ]),
      )
}${declarationsMarkup(bundle)}${catalogueMarkup(bundle)}${readingsMarkup(bundle)}</section>`
}

/** Items are shown as they were hashed, so that a reader can hash them again. */
function catalogueMarkup({ catalogue }: ExportedBundle): Markup | null {
  if (catalogue === undefined) return null
  const rows = catalogue.map(({ manifest, leaf, items }, i): Part[] => [
    digest(manifest.sha256),
    leaf === null ? 'pending' : String(leaf.index),
    html`${items.map(({ index }, n) => html`<details><summary>Item ${String(index)}</summary>${preformattedField(`catalogue.${i}.items.${n}.json`, items[n]?.json ?? '')}</details>`)}${items.length === 0 ? 'the catalogue as a whole: it is declared complete' : null}`,
  ])
  return html`<h3>The catalogue that facts come from</h3>
<p class="small">Each item is proven to be in an import of the brand’s catalogue, whose signed manifest is in the log.</p>
${table('timeline', ['SHA-256 of the import', 'Log entry', 'Items, as hashed'], rows)}`
}

const READERS = {
  rules: 'Plain reader',
  model: 'Language model',
  confirmation: 'Second reading',
  person: 'Person',
} as const

function readingsMarkup(bundle: ExportedBundle): Markup | null {
  const { readings } = bundle
  if (readings.length === 0) return null
  const nameOf = namesIn(bundle)
  const rows = readings.map(({ reader, readAt, reading, sha256, exchange }, i): Part[] => [
    inWords(new Date(readAt)),
    html`${READERS[reader.kind]}<br><span class="small">${reader.version}</span>`,
    html`${reading.confirmations ? null : reading.mention === 'brand' ? 'names the brand' : reading.mention}${confirmedMarkup(reading.confirmations, nameOf)}${reading.claims.map(({ quote, predicate, stance }) => html`<div>“${quote}” <span class="small">${nameOf(predicate)}, ${stance}</span></div>`)}${lostMarkup(reading.checked)}`,
    html`${digest(sha256)}${exchange === null ? null : html`<br><span class="small">asked: ${digest(exchange.requestSha256)}<br>replied: ${digest(exchange.replySha256)}</span>`}<details><summary>As hashed</summary>${preformattedField(`readings.${i}.json`, readings[i]?.json ?? '')}${exchange === null ? null : html`<h4>What the model was asked</h4>${preformattedField(`readings.${i}.exchange.request`, exchange.request)}<h4>What it replied</h4>${preformattedField(`readings.${i}.exchange.reply`, exchange.reply)}`}</details>`,
  ])
  return html`<h3>What was read in the answer</h3>
<p class="small">Readers say what the answer states about the brand and never see the facts. The class follows from these readings and the facts above; each signed classification names them by the digests below.</p>
${table('timeline', ['Time', 'Reader', 'Read', 'SHA-256'], rows)}`
}

const confirmedMarkup = (
  confirmations: ExportedBundle['readings'][number]['reading']['confirmations'],
  nameOf: (predicate: string) => string,
): Markup[] =>
  (confirmations ?? []).map(
    ({ quote, predicate, answer }) =>
      html`<div>“${quote}” <span class="small">${nameOf(predicate)}, said of the brand and as true now: ${answer}</span></div>`,
  )

/** Nothing of a model's reply goes unsaid: the notes are in the JSON beside it. */
function lostMarkup(checked: ExportedBundle['readings'][number]['reading']['checked']): Markup | null {
  if (checked === undefined || checked.lost === 0) return null
  return html`<div class="small">${String(checked.lost)} of ${String(checked.given)} statements of the model were not found in the answer</div>`
}

export function certificationSection({ certification }: ExportedBundle): Markup | null {
  if (certification === null) return null
  return html`<section class="form"><h2>${certification.title}</h2><p class="small">${certification.note}</p>${certification.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</section>`
}

/** The label of a declared predicate; the name of any other, as it always was. */
function namesIn({ declarations = [] }: ExportedBundle): (predicate: string) => string {
  const labels = new Map(declarations.map(({ json }) => [declared(json).name, declared(json).label]))
  return (predicate) => labels.get(predicate) ?? predicate
}

const declared = (json: string): Declaration => JSON.parse(json)

/** The operator's declarations, in words and as hashed. */
function declarationsMarkup({ declarations = [] }: ExportedBundle): Markup | null {
  if (declarations.length === 0) return null
  const rows = declarations.map(({ json, sha256 }, i) => {
    const { label, name, question, value, compare } = declared(json)
    return [
      html`${label}<br><span class="small mono">${name}</span>`,
      html`${question}<br><span class="small">${value.kind}, compared as ${compare}</span>`,
      html`${digest(sha256)}<details><summary>As hashed</summary>${preformattedField(`declarations.${i}.json`, json)}</details>`,
    ]
  })
  return html`<h3>What the operator declared</h3>
<p class="small">These predicates are not common ones: the operator declared what is asked and how a statement is held against a fact. A program compares by the declaration; the signed classifications name it by the digest below.</p>
${table('claims', ['Predicate', 'Question and comparison', 'SHA-256'], rows)}`
}

/** Light modules that readers need around the code. */
const QUIET = 4

/** A QR code that a phone can read off paper, drawn inline: no image, no request. */
function qrCode(address: string): Markup {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET })
  const squares = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  const side = rows.length
  return html`<svg class="qr" viewBox="0 0 ${side} ${side}" role="img" aria-label="QR code of the public look-up" shape-rendering="crispEdges"><path d="${new Markup(squares.join(''))}"/></svg>`
}
