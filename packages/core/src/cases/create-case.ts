import { bundleHtml } from '@veracite/evidence/bundle/bundle-html'
import type { ExportedBundle } from '@veracite/evidence/bundle/exported-bundle'
import { loggedManifest } from '@veracite/evidence/bundle/logged-manifest'
import { whoAnswered } from '@veracite/evidence/bundle/words'
import { signManifest } from '@veracite/evidence/capture/sign-manifest'
import {
  bundleAsOf,
  type CaseBundleDeps,
  listParts,
  outcomesOf,
  READ_AT_ONCE,
  readRunsOfCase,
} from '@veracite/evidence/cases/case-bundles'
import { caseIndex } from '@veracite/evidence/cases/case-index'
import { caseManifest, contentSha256 } from '@veracite/evidence/cases/case-manifest'
import type { CaseOrder } from '@veracite/evidence/cases/case-order'
import { printCase } from '@veracite/evidence/cases/case-print'
import type { CasePrinter } from '@veracite/evidence/cases/case-printer'
import { pageParts } from '@veracite/evidence/cases/case-sources'
import { qualifiedStamps, type TrustedList } from '@veracite/evidence/cases/qualified-stamps'
import type { StoredCase, StoredPart } from '@veracite/evidence/cases/stored-case'
import { proveLeaves } from '@veracite/evidence/log/prove-leaves'
import { logIdentity } from '@veracite/evidence/log/read-log'
import type { StoredSourceManifest } from '@veracite/evidence/trails/stored-trail'
import type { DeclaredLabels } from '@veracite/ground-truth/facts/declarations'
import { sha256Hex } from '@veracite/terms/digest'
import { conflict, invalidField } from '@veracite/terms/errors'
import { turns } from '@veracite/terms/in-slices'
import { ORIGIN_TABLE } from '@veracite/terms/origin-table'
import { severalAtOnce } from '@veracite/terms/several-at-once'
import { canonicalText } from '@veracite/verify/canonical-form'
import { bundlePath, INDEX_PATH, orderPath, PRINT_PATH, SUMMARY_PATH } from '@veracite/verify/case/case-parts'
import type { Language } from '@veracite/words/languages'
import { refusal } from '@veracite/words/refusals'
import { type Say, sayIn } from '@veracite/words/say-in'
import type { FindingStore } from '../findings/finding-store.ts'
import { labelsOf } from '../findings/said-words.ts'
import type { ScanStore } from '../scans/scan-store.ts'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import type { Brand } from '../tenants/tenant-store.ts'
import type { CaseStore } from './case-store.ts'
import { caseTitle } from './case-title.ts'
import { type CaseChoice, chooseRuns } from './choose-runs.ts'
import { recordOf } from './record-case.ts'
import { summarise } from './summarise-case.ts'

/** Limit for all parts of a case together: fits in memory, in a table row and, just about, in an email. */
export const MAX_CASE_BYTES = 64 * 1024 * 1024

export interface CreateCaseDeps extends Omit<CaseBundleDeps, 'scope'>, BrandDeps {
  scans: Pick<ScanStore, 'listForBrand'>
  findings: Pick<FindingStore, 'find'>
  declarations: DeclaredLabels
  cases: Pick<CaseStore, 'add' | 'findByContent'>
  printer: CasePrinter
  trustedLists: readonly TrustedList[]
}

interface CaseWish extends CaseChoice {
  brandId: string
  reference: string | null
  preparedBy?: string | null
  preparedFor?: string | null
  purpose?: string | null
  /** Of everything in it that is written for readers; English if left out. */
  language?: Language
  /** Of a case for enforcement: the notice or order, with its record and withdrawal as they were signed. */
  order?: CaseOrder & { signed: readonly StoredSourceManifest[] }
}

/** Makes, signs and logs a case of findings and runs. The same evidence gives the same case. */
export const createCase =
  (deps: CreateCaseDeps) =>
  async (input: CaseWish): Promise<{ stored: StoredCase; added: boolean }> => {
    const { preparedBy = null, preparedFor = null, purpose = null } = input
    const say = sayIn(input.language ?? 'en')
    const chosen = await chosenEvidence(deps, input)
    const { brand, findings, reference, checkpoint, identity } = chosen
    const { bundles, trails, pages, parts } = await exhibitsOf(deps, chosen, say)
    for (const part of await orderParts(deps, input.order?.signed ?? [], chosen)) add(parts, part)
    const now = deps.clock.now()
    const record = await recordOf(deps, {
      brandId: brand.id,
      ...{ bundles, trails },
      ...{ preparedBy, preparedFor, purpose },
      madeAt: now,
      watched: watchedBy(input.order),
      say,
    })
    const origin = identity.verifier.name
    const outcomes = outcomesOf(chosen.runs.map(({ run }) => run))
    const qualified = qualifiedStamps(bundles, { lists: deps.trustedLists, roots: deps.tsaRoots })
    const seen = { findings, bundles, trails, pages, origin, checkpoint, record, qualified, outcomes, say }
    const { signed: _, ...order } = input.order ?? {}
    const summary = {
      ...summarise({ brand, reference, ...seen }),
      ...(input.order && { order: order as CaseOrder }),
    }
    // The date is the only thing that asking again would change.
    const content = contentSha256(parts, { ...summary, record: { ...summary.record, madeAt: null } })
    const there = await deps.cases.findByContent(content)
    if (there !== null) return { stored: there, added: false }
    add(parts, text(INDEX_PATH, caseIndex(summary)))
    add(parts, text(SUMMARY_PATH, JSON.stringify(summary)))
    add(parts, { path: PRINT_PATH, bytes: await printCase(deps.printer, summary, parts) })

    const named = { findings: findings.map(({ id }) => id), runs: bundles.map(({ run }) => run.id) }
    const manifest = caseManifest({ ...deps, brand, reference, ...named, parts, checkpoint, identity, now })
    const made = {
      id: deps.ids.next(),
      brandId: brand.id,
      reference,
      purpose,
      packed: true,
      runs: bundles.length,
      parts: parts.length,
      bytes: manifest.parts.bytes,
      manifest: signManifest(deps.signer, manifest),
      createdAt: now,
      contentSha256: content,
    }
    return deps.cases.add(made, parts)
  }

/** From when it holds to the end of the last day (UTC) with an answer. */
function watchedBy(order: CaseWish['order']) {
  if (order === undefined) return null
  const from = order.manifest.holdsFrom
  const last = order.calendar.map(({ day }) => `${day}T23:59:59.999Z`).at(-1)
  return { from, to: last ?? from }
}

type Chosen = Awaited<ReturnType<typeof chosenEvidence>>

/** The runs that were asked for, directly or by findings, as they stand in the log. */
async function chosenEvidence(deps: CreateCaseDeps, input: CaseWish) {
  const brand = await brandOf(deps, input.brandId)
  const identity = logIdentity(await deps.log.listKeys())
  if (identity === null || (await deps.log.isOff())) throw conflict('no_transparency_log')
  const { runIds, ...named } = await namedEvidence(deps, brand, input)
  const others = (input.order?.signed ?? []).map(({ subjectId }) => subjectId)
  const read = await readRunsOfCase(deps, brand.id, runIds, fieldOf(input), others)
  return { brand, identity, ...named, ...read }
}

/** The findings and runs, checked but not read, and the title. */
async function namedEvidence(deps: CreateCaseDeps, brand: Brand, input: CaseWish) {
  const found = await Promise.all(input.findings.map((findingId) => deps.findings.find(findingId)))
  const { findings, runIds } = chooseRuns(brand.id, input, found)
  const say = sayIn(input.language ?? 'en')
  const labelOf = await labelsOf(deps.declarations, brand.id, say)
  const labelled = findings.map((finding) => ({
    ...finding,
    label: labelOf(finding.predicate),
    who: whoAnswered(finding.engine, ORIGIN_TABLE[finding.origin].access, say),
  }))
  const reference = input.reference ?? caseTitle(brand, labelled, runIds.length, say)
  return { findings, labelled, runIds, reference }
}

/** What a case of these would hold. Makes nothing. */
export const previewCase = (deps: CreateCaseDeps) => async (input: CaseWish) => {
  const brand = await brandOf(deps, input.brandId)
  const { labelled, runIds, reference } = await namedEvidence(deps, brand, input)
  const say = sayIn(input.language ?? 'en')
  return {
    reference,
    answers: runIds.length,
    demo: labelled.some(({ origin }) => origin === 'demo'),
    statements: labelled.map(({ who, label, about, stated, truth, saidIn }) => ({
      engine: who,
      about: about === '' ? label : say('caseText.labelled', { label, about }),
      stated,
      truth,
      answers: new Set(saidIn.map(({ runId }) => runId)).size,
    })),
  }
}

/** A bundle of every run, as data and as a page; then what several of them rest on, once. */
async function exhibitsOf(deps: CreateCaseDeps, { runs, checkpoint, identity }: Chosen, say: Say) {
  const turn = turns()
  const parts: StoredPart[] = []
  const bundles = await severalAtOnce(runs, READ_AT_ONCE, async (run) => {
    await turn()
    return bundleAsOf(deps, run, checkpoint, identity, say)
  })
  for (const [i, bundle] of bundles.entries()) {
    for (const part of exhibitParts(bundle, i + 1)) add(parts, part)
    await turn()
  }
  for (const list of listParts(runs.map(({ run }) => run))) add(parts, list)
  const trails = runs.map(({ trail }) => trail)
  const pages = pageParts(trails)
  for (const page of pages) add(parts, page)
  return { bundles, trails, pages, parts }
}

/** Each notice, order and withdrawal with its signature and its place in the log. */
async function orderParts(
  deps: CreateCaseDeps,
  signed: readonly StoredSourceManifest[],
  { others, checkpoint }: Pick<Chosen, 'others' | 'checkpoint'>,
): Promise<StoredPart[]> {
  if (signed.length === 0) return []
  const proven = await proveLeaves(deps.log, others, checkpoint)
  return signed.map((stored) => {
    const proof = proven.find(({ leaf }) => leaf.subjectId === stored.subjectId)
    if (proof === undefined) throw conflict('order_not_in_checkpoint', { retryAfterSeconds: 2 })
    const bytes = new TextEncoder().encode(canonicalText(loggedManifest(stored, proof)))
    return { path: orderPath(sha256Hex(bytes)), bytes }
  })
}

/** The page to read names the bundle beside it. */
function exhibitParts(bundle: ExportedBundle, place: number): StoredPart[] {
  const json = text(bundlePath(place, bundle.run.id, 'json'), JSON.stringify(bundle))
  const beside = { path: json.path, sha256: sha256Hex(json.bytes) }
  return [text(bundlePath(place, bundle.run.id, 'html'), bundleHtml(bundle, beside).html), json]
}

const text = (path: string, content: string): StoredPart => ({
  path,
  bytes: new TextEncoder().encode(content),
})

function add(parts: StoredPart[], part: StoredPart): void {
  parts.push(part)
  const total = parts.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (total > MAX_CASE_BYTES)
    throw invalidField(
      'case_too_large',
      'runs',
      refusal('bring_too_many_bytes', { most: MAX_CASE_BYTES / 2 ** 20 }),
    )
}

/** Where the caller named a run: directly, or through a finding. */
const fieldOf =
  ({ runs }: CaseChoice) =>
  (runId: string): string => {
    const at = runs.findIndex((named) => named.toLowerCase() === runId)
    return at < 0 ? 'findings' : `runs.${at}`
  }
