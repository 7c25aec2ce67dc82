import { sha256Hex } from '@veracite/terms/digest'
import { type AccessKind, GRADES, surfaceOf } from '@veracite/terms/vocabulary'
import { STEPS } from '@veracite/verify/bundle/verification-report'
import type { Say } from '@veracite/words/say-in'
import { encodeQR } from 'qr'
import type { ExportedBundle } from '../exported-bundle.ts'
import type { StatedClaim } from '../statement.ts'
import { entityInWords, inWords } from '../words.ts'
import { columns } from './columns.ts'
import {
  digest,
  facts,
  field,
  html,
  MARKS,
  Markup,
  type Part,
  preformatted,
  preformattedField,
  table,
} from './markup.ts'

export function claimsSection({ statement, citationClass }: ExportedBundle, say: Say): Markup {
  const { claims } = statement
  const heading = citationClass === 'CONFABULATED' ? say('bundleText.wrong') : say('bundleText.compared')
  const rows = claims.map((claim, i): Part[] => [
    field(`statement.claims.${i}.about`, claim.about),
    html`${field(`statement.claims.${i}.stated`, claim.stated)}<br><span class="small">“${field(`statement.claims.${i}.quote`, claim.quote)}”</span>`,
    html`${claim.truth === null ? say('bundleText.nothingToCompare') : field(`statement.claims.${i}.truth`, claim.truth)}<br><span class="${claim.verdict === 'contradicted' && claim.certainty !== 'likely' ? 'wrong' : 'small'}">${verdictInWords(claim, say)}</span>`,
    html`${claim.source === null ? null : field(`statement.claims.${i}.source`, claim.source)}${claim.sourceUrl === null ? null : html`<br><span class="mono">${field(`statement.claims.${i}.sourceUrl`, claim.sourceUrl)}</span>`}${claim.sourceQuote === null ? null : html`<br>“${claim.sourceQuote}”`}${claim.sourceSha256 === null ? null : html`<br><span class="small">${say.rich('bundleText.pageDigest', { d: () => digest(claim.sourceSha256 ?? '') })}</span>`}`,
  ])
  return html`<section><h2>${heading}</h2><p>${field('statement.finding', statement.finding)}</p>${
    statement.review === null ? null : html`<p><b>${field('statement.review', statement.review)}</b></p>`
  }${
    claims.length === 0
      ? html`<p>${say('bundleText.nothingCompared')}</p>`
      : table('claims', columns(say, 'about', 'answerSays', 'sourceSays', 'source'), rows)
  }</section>`
}

function verdictInWords({ verdict, certainty }: StatedClaim, say: Say): string {
  const words = say.known('verdictWord', verdict) ?? verdict
  return certainty === 'likely' ? say('bundleText.likely', { verdict: words }) : words
}

export function timelineSection({ timeline, statement }: ExportedBundle, say: Say): Markup {
  return html`<section><h2>${say('bundleText.history')}</h2>
${table(
  'timeline',
  columns(say, 'time', 'event', 'by', 'detail'),
  timeline.map(({ at, event, by, detail, logIndex }) => [
    inWords(new Date(at), say),
    event,
    by,
    html`${detail}${logIndex === null ? null : html` <span class="small">${say('bundleText.logEntry', { index: String(logIndex) })}</span>`}`,
  ]),
)}
<p class="small">${say('bundleText.times')}</p>
<p>${field('statement.checkedAgain', statement.checkedAgain)}</p></section>`
}

const relayField = (say: Say): Markup =>
  html`<textarea id="relays" rows="2" spellcheck="false" autocomplete="off" aria-label="${say('bundleText.relayLabel')}" placeholder="${say('bundleText.relayHint')}"></textarea>`

/** Filled by the script of the page. */
const selfCheck = (
  rows: Part[][],
  hasRelay: boolean,
  say: Say,
): Markup => html`<h3>${say('bundleText.selfCheck')}</h3>
<p>${say('bundleText.selfCheckShown')}</p>
${table('steps', columns(say, 'number', 'question', 'result', 'reason'), rows)}
<div class="tools"><input id="key" type="text" spellcheck="false" autocomplete="off" aria-label="${say('bundleText.keyLabel')}" placeholder="${say('bundleText.keyHint')}">${hasRelay ? relayField(say) : null}<button id="check-key" type="button">${say('bundleText.checkAgain')}</button><button id="save" type="button">${say('bundleText.save')}</button></div>
<p>${say.rich('bundleText.canShow', { b: MARKS.b })}</p>`

export function checkSection(bundle: ExportedBundle, checksItself: boolean, say: Say): Markup {
  const { trust, captureSignature, verify, response, log } = bundle
  const rows = [...STEPS.map(({ id }) => id), 'page' as const].map((id, i): Part[] => [
    i + 1,
    say(`proofStep.${id}`),
    html`<span id="result-${id}" class="unchecked">${say('bundleText.notChecked')}</span>`,
    html`<span id="reason-${id}">${say('bundleText.notRun')}</span>`,
  ])
  return html`<section><h2>${say('bundleText.check')}</h2>
${checksItself ? selfCheck(rows, bundle.witnessed !== undefined, say) : html`<p>${say('bundleText.exhibit')}</p>`}
<h3>${say('bundleText.fingerprints')}</h3>
${facts([
  [
    say('bundleFact.log'),
    log.origin === null ? say('bundleText.noneYet') : html`<span class="mono">${log.origin}</span>`,
  ],
  [say('bundleFact.vkey'), html`<span class="mono">${field('trust.vkey', trust.vkey)}</span>`],
  [say('bundleFact.vkeyDigest'), digest(sha256Hex(trust.vkey))],
  [
    say('bundleFact.captureKey'),
    html`<span class="mono">${field('captureSignature.keyName', captureSignature.keyName)}</span>`,
  ],
  [say('bundleFact.captureKeyDigest'), digest(sha256Hex(Buffer.from(captureSignature.spki, 'base64')))],
  [
    say('bundleFact.roots'),
    trust.tsaRoots.length === 0
      ? say('bundleText.noStamps')
      : trust.tsaRoots.map(({ sha256 }) => digest(sha256)),
  ],
  [say('bundleFact.lookup'), lookup(log.origin, response.sha256, say)],
])}
<h3>${say('bundleText.checkWithout')}</h3>
<p>${say.rich('bundleText.saveBundle', { c: MARKS.c })}</p>
${preformattedField('verify.cli', verify.cli ?? '')}${preformattedField('verify.python', verify.python ?? '')}
<p>${field('verify.install', verify.install ?? '')}</p>
<p>${say.rich('bundleText.whereKey', { b: MARKS.b, k: () => field('verify.key', verify.key ?? '') })}</p>
${verify.relay === undefined ? null : html`<p>${say.rich('bundleText.whoSent', { b: MARKS.b, k: () => field('verify.relay', verify.relay ?? '') })}</p>`}
<p>${say.rich('bundleText.openssl', { c: MARKS.c })}</p>${preformattedField('verify.openssl', verify.openssl ?? '')}
<p class="small">${say.rich('bundleText.sigstore', { c: MARKS.c })}</p></section>`
}

/** Without a publicly reachable name there is only a path, which a phone cannot open. */
function lookup(origin: string | null, sha256: string, say: Say): Markup {
  const host = origin?.endsWith('/log/1') ? origin.slice(0, -'/log/1'.length) : null
  const path = `/v1/public/evidence/${sha256}`
  if (host === null || host.endsWith('.local')) return html`<span class="mono">${path}</span>`
  const address = `https://${host}${path}`
  return html`<span class="mono">${address}</span><br>${qrCode(address, say)}`
}

export function limitsSection({ limits }: ExportedBundle, say: Say): Markup {
  return html`<section><h2>${say('bundleText.limits')}</h2><ol>${limits.map((limit, i) => html`<li>${field(`limits.${i}`, limit)}</li>`)}</ol></section>`
}

export function provenanceSection(
  { provenance, snapshot, prompt, software }: ExportedBundle,
  say: Say,
): Markup {
  const { source, question, response, collector, transport } = provenance
  const said = (value: string | null) => value ?? say('bundleText.notStated')
  const headers = Object.entries(response.headers).map(
    ([name, value]) => html`<div class="mono">${name}: ${value}</div>`,
  )
  return html`<section><h2>${say('bundleText.captured')}</h2>${facts([
    [say('bundleFact.access'), html`${source.access}, ${source.provider}`],
    [say('bundleFact.surface'), surfaceInWords(source, say)],
    Object.keys(source.parameters).length === 0
      ? null
      : [
          say('bundleFact.saidOfIt'),
          Object.entries(source.parameters).map(([name, value]) => html`<div>${name}: ${value}</div>`),
        ],
    [say('bundleFact.asked'), source.description],
    [say('bundleFact.address'), html`<span class="mono">${source.endpoint}</span>`],
    [say('bundleFact.modelAsked'), said(source.modelRequested)],
    [say('bundleFact.modelAnswered'), said(source.modelReported)],
    [
      say('bundleFact.search'),
      source.search === null
        ? say('bundleText.notStated')
        : source.search
          ? say('bundleText.used')
          : say('bundleText.notUsed'),
    ],
    [say('bundleFact.locale'), prompt.locale],
    [
      say('bundleFact.conversation'),
      say('bundleText.conversation', {
        conversation: question.conversation,
        system: String(question.systemPrompt),
      }),
    ],
    [say('bundleFact.requestId'), said(source.requestId)],
    [
      say('bundleFact.reply'),
      say('bundleText.reply', {
        asked: source.access === 'app' ? 'other' : 'yes',
        status: String(response.status),
        type: response.mediaType,
        bytes: response.bytes,
      }),
    ],
    headers.length === 0 ? null : [say('bundleFact.headers'), headers],
    transport.earlier.length === 0
      ? null
      : [
          say('bundleFact.earlier'),
          transport.earlier.map(({ sha256 }) => html`<div class="mono">SHA-256 ${said(sha256)}</div>`),
        ],
    [say('bundleFact.collector'), entityInWords(collector.entity, say)],
    [say('bundleFact.system'), `${collector.instance}; ${collector.os}; ${collector.runtime}`],
    [
      say('bundleFact.software'),
      say('bundleText.adapter', {
        software: collector.software,
        version: collector.version,
        built: collector.commit === null ? 'other' : 'yes',
        commit: collector.commit ?? '',
        adapter: String(software.adapter),
      }),
    ],
    [say('bundleFact.clock'), collector.clock.source],
    [
      say('bundleFact.startedBy'),
      `${collector.trigger.kind}${collector.trigger.id === null ? '' : ` ${collector.trigger.id}`}`,
    ],
    [
      say('bundleFact.cost'),
      snapshot.costUsd === null
        ? null
        : say('bundleText.cost', { usd: snapshot.costUsd, basis: String(snapshot.costBasis) }),
    ],
  ])}
<h3>${say('bundleText.request')}</h3>${preformatted(`${snapshot.request.method} ${snapshot.request.url}\n\n${snapshot.request.body ?? ''}`)}</section>`
}

function surfaceInWords(
  { access, grade }: { access: string; grade?: string | null | undefined },
  say: Say,
): string {
  const known = GRADES.find((name) => name === grade)
  const graded = known === undefined ? 'other' : 'yes'
  const named = known === undefined ? '' : say(`grade.${known}`)
  return say('bundleText.surface', {
    surface: say(`surface.${surfaceOf(access as AccessKind)}`),
    graded,
    grade: named,
  })
}

export function integritySection(bundle: ExportedBundle, say: Say): Markup {
  const { response, answer, manifest, leaf, proof, log, run, id } = bundle
  const signed = ({ size, signedAt }: { size: number; signedAt: string }): string =>
    say('bundleText.checkpoint', { size, moment: inWords(new Date(signedAt), say) })
  return html`<section><h2>${say('bundleText.digests')}</h2>${facts([
    [say('bundleFact.bundle'), html`<span class="mono">${field('id', id)}</span>`],
    [
      say('bundleFact.run'),
      html`<span class="mono">${field('run.id', run.id)}</span><br><span class="mono">${run.scanId}</span>`,
    ],
    [say('bundleFact.replyDigest'), digest(response.sha256)],
    [say('bundleFact.answerDigest'), answer && digest(answer.sha256)],
    [say('bundleFact.manifestDigest'), digest(manifest.sha256)],
    [
      say('bundleFact.logEntry'),
      leaf
        ? String(leaf.index)
        : bundle.status === 'no_log'
          ? say('bundleText.noLogEntry')
          : say('bundleText.pending'),
    ],
    [say('bundleFact.entryHash'), leaf && digest(leaf.hash)],
    [say('bundleFact.firstCheckpoint'), log.firstCheckpoint && signed(log.firstCheckpoint)],
    [say('bundleFact.newestCheckpoint'), log.newestCheckpoint && signed(log.newestCheckpoint)],
  ])}${proof === null ? null : html`<h3>${say('bundleText.proofInLog')}</h3>${preformattedField('proof.tlogProof', proof.tlogProof)}<h3>${say('bundleText.proofStill')}</h3>${preformattedField('proof.consistency', proof.consistency ?? '')}`}</section>`
}

export function certificationSection({ certification }: ExportedBundle): Markup | null {
  if (certification === null) return null
  return html`<section class="form"><h2>${certification.title}</h2><p class="small">${certification.note}</p>${certification.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</section>`
}

/** Light modules that readers need around the code. */
const QUIET = 4

/** A QR code that a phone can read off paper, drawn inline: no image, no request. */
function qrCode(address: string, say: Say): Markup {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET })
  const squares = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  const side = rows.length
  return html`<svg class="qr" viewBox="0 0 ${side} ${side}" role="img" aria-label="${say('bundleText.qr')}" shape-rendering="crispEdges"><path d="${new Markup(squares.join(''))}"/></svg>`
}
