import { isBrandUrl } from '@veracite/ground-truth/facts/brand-identity'
import type { DeclaredLabels } from '@veracite/ground-truth/facts/declarations'
import { conflict, DomainError, invalidField, notFound } from '@veracite/terms/errors'
import type { AskedPage } from '@veracite/terms/page'
import { pick } from '@veracite/terms/pick'
import type { CorrectionMove, CorrectionState, Origin } from '@veracite/terms/vocabulary'
import type { Language } from '@veracite/words/languages'
import { diffArrays } from 'diff'
import type { FindingDetail } from '../findings/finding-store.ts'
import { labelsOf } from '../findings/said-words.ts'
import type { JobQueue } from '../jobs/job-ports.ts'
import type { FindingSource } from '../sources/source-store.ts'
import { brandOf } from '../tenants/brand-of.ts'
import type { Brand, TenantStore } from '../tenants/tenant-store.ts'
import {
  toCaptureBody,
  toCorrectionBody,
  toEventBody,
  toPageBodies,
  toWatchBody,
} from './correction-bodies.ts'
import { moved } from './correction-state.ts'
import type { CorrectionStore, WatchedPage } from './correction-store.ts'
import { stepsFor } from './drafts.ts'
import { type KnowDeps, knownError } from './known-error.ts'
import { correctionOf, manageWatches, type WatchDeps } from './manage-watches.ts'
import { timesToCorrection } from './time-to-correction.ts'

type Deps = Omit<KnowDeps & WatchDeps, 'corrections'> & {
  corrections: CorrectionStore
  tenants: Pick<TenantStore, 'findBrand'>
  declarations: DeclaredLabels
  queue: Pick<JobQueue, 'kick'>
}

const EVENTS_SHOWN = 200
const WATCHES_SHOWN = 20
const MOST_PAGES = 20
const MOST_TIMED = 5_000

/** Having a false statement corrected. Drafts are for people: nothing is sent from here. */
export const adminCorrections = (deps: Deps) => ({
  ...manageWatches(deps),

  async open(
    brandId: string,
    input: { findingId?: string; factId?: string; deadline: Date | null; note: string | null; by: string },
  ) {
    const brand = await brandOf(deps, brandId)
    const found = await findingsFor(deps, brand, input)
    const [first] = found
    if (first === undefined) throw notFound('finding')
    const id = deps.ids.next()
    const pages = await pagesFor(deps, brand, found)
    const opened = await deps.corrections.open(
      {
        id,
        brandId: brand.id,
        kind: input.factId === undefined ? 'finding' : 'fact',
        factId: input.factId ?? first.factId,
        ...pick(first, 'predicate', 'about', 'truth', 'origin'),
        openedAt: deps.clock.now(),
        openedBy: input.by,
        deadline: input.deadline,
        findingIds: found.map((finding) => finding.id),
      },
      pages,
      input.note,
    )
    if (opened.kind === 'already')
      throw conflict('correction_exists', { extra: { correctionId: opened.correctionId } })
    deps.queue.kick()
    return await detail(deps, id)
  },

  async list(
    brandId: string,
    filter: { state: CorrectionState | null; findingId: string | null },
    page: AskedPage,
  ) {
    const brand = await brandOf(deps, brandId)
    const { items, totals, nextCursor } = await deps.corrections.list(brand.id, filter, page)
    const labelOf = await labelsOf(deps.declarations, brand.id)
    return { items: items.map((one) => toCorrectionBody(one, labelOf)), totals, nextCursor }
  },

  /** Letters are in the chosen language, or else in that of their reader. */
  get: (correctionId: string, { language }: { language?: Language } = {}) =>
    detail(deps, correctionId, language),

  /** By a person: asked somebody, noted something, closed it, reopened it. */
  async move(
    correctionId: string,
    input: {
      move: Extract<CorrectionMove, 'asked' | 'noted' | 'closed' | 'reopened'>
      step: string | null
      note: string | null
      by: string
    },
  ) {
    await correctionOf(deps, correctionId)
    const { move, step, note, by } = input
    if (move === 'noted' && note === null) throw invalidField('invalid_note', 'note', 'is_required')
    const data = step === null ? {} : { step }
    const done = await deps.corrections.move(
      correctionId,
      { move, who: by, note, data },
      (state) => moved(state, move),
      deps.clock.now(),
    )
    if (done === null) throw notFound('correction')
    if ('refused' in done) throw conflict(done.refused)
    deps.queue.kick()
    return await detail(deps, correctionId)
  },

  async setDeadline(correctionId: string, { deadline, by }: { deadline: Date | null; by: string }) {
    const found = await correctionOf(deps, correctionId)
    const now = deps.clock.now()
    await deps.corrections.setDeadline(found.id, deadline, now)
    const data = { deadline: deadline?.toISOString() ?? null }
    await deps.corrections.move(
      found.id,
      { move: 'deadline_set', who: by, note: null, data },
      (state) => ({ state }),
      now,
    )
    deps.queue.kick()
    return await detail(deps, correctionId)
  },

  /** The visible text before anybody was asked and now, with where both captures are in the log. */
  async difference(correctionId: string, url: string) {
    const found = await correctionOf(deps, correctionId)
    const page = (await deps.corrections.listPages(found.id)).find((one) => one.url === url)
    if (!page) throw new DomainError('not_found', 'page_not_watched')
    const ids = [page.beforePageId, page.newestPageId].flatMap((id) => id ?? [])
    const captures = await deps.corrections.readCaptures(ids, { markup: false })
    const before = captures.find(({ id }) => id === page.beforePageId) ?? null
    const after = captures.find(({ id }) => id === page.newestPageId) ?? null
    const isTwo = before !== null && after !== null && before.id !== after.id
    return {
      ...pick(page, 'url', 'saysBefore', 'says'),
      before: before && toCaptureBody(before),
      after: isTwo ? toCaptureBody(after) : null,
      ...(isTwo
        ? pageDifference(before.text ?? '', after.text ?? '')
        : { parts: [], added: 0, removed: 0, leftOut: 0 }),
    }
  },

  async times(brandId: string, origin: Origin) {
    const brand = await brandOf(deps, brandId)
    const labelOf = await labelsOf(deps.declarations, brand.id)
    const times = await deps.corrections.listTimes(brand.id, MOST_TIMED)
    return timesToCorrection(times, origin, deps.clock.now(), labelOf)
  },
})

async function detail(deps: Deps, correctionId: string, language?: Language) {
  const found = await correctionOf(deps, correctionId)
  const brand = await brandOf(deps, found.brandId)
  const labelOf = await labelsOf(deps.declarations, brand.id)
  const [known, events, pages, watches] = await Promise.all([
    knownError(deps, found, brand, labelOf),
    deps.corrections.listEvents(found.id, EVENTS_SHOWN),
    deps.corrections.listPages(found.id),
    deps.corrections.listWatches(found.id, WATCHES_SHOWN),
  ])
  const asked = new Map(
    events.flatMap(({ move, data, at }) =>
      move === 'asked' && typeof data.step === 'string' ? [[data.step, at.toISOString()] as const] : [],
    ),
  )
  return {
    ...toCorrectionBody(found, labelOf),
    truth: known.truth,
    said: known.said.map(({ lastSaidAt, ...said }) => ({ ...said, lastSaidAt: lastSaidAt.toISOString() })),
    steps: stepsFor(known, language).map((step) => ({ ...step, askedAt: asked.get(step.key) ?? null })),
    pages: pages.flatMap(toPageBodies),
    watches: watches.map(toWatchBody),
    events: events.map(toEventBody),
  }
}

async function findingsFor(
  { corrections, findings }: Pick<Deps, 'corrections' | 'findings'>,
  brand: Brand,
  { findingId, factId }: { findingId?: string; factId?: string },
): Promise<FindingDetail[]> {
  if ((findingId === undefined) === (factId === undefined))
    throw invalidField('invalid_correction', 'findingId', 'give_finding_or_fact')
  const ids = findingId ? [findingId] : await corrections.findingsOfFact(brand.id, factId ?? '')
  const found = (await Promise.all(ids.map((id) => findings.find(id)))).flatMap((one) => one ?? [])
  // Answers of demos and stand-ins are never mixed with those of engines.
  return found.filter(({ brandId, origin }) => brandId === brand.id && origin === found[0]?.origin)
}

type NewPage = Pick<WatchedPage, 'url' | 'role' | 'beforePageId' | 'saysBefore'>

/** Pages that say the same, and the brand's own among those that answers cite. */
async function pagesFor(
  { sources }: Pick<Deps, 'sources'>,
  brand: Brand,
  found: readonly FindingDetail[],
): Promise<NewPage[]> {
  const cited = await Promise.all(
    found.slice(0, MOST_PAGES).map(({ id }) => sources.listForFinding(id, MOST_PAGES)),
  )
  const once = new Map<string, NewPage>()
  const wrongFirst = (says: FindingSource['says']) => (says === 'same_error' ? 0 : 1)
  for (const source of cited.flat().toSorted((a, b) => wrongFirst(a.says) - wrongFirst(b.says))) {
    const isOwn = isBrandUrl(source.url, brand)
    if ((!isOwn && source.says !== 'same_error') || once.has(source.url)) continue
    const role = isOwn ? 'own' : 'source'
    once.set(source.url, { url: source.url, role, beforePageId: source.pageId, saysBefore: source.says })
  }
  return [...once.values()].slice(0, MOST_PAGES)
}

/** Line differences between two captures of a page. */
interface PageDifference {
  /** Null: too much has changed to say what; both texts are shown then. */
  parts: DifferencePart[] | null
  added: number
  removed: number
  /** Lines beyond the bound that were not compared. */
  leftOut: number
}

type DifferencePart =
  | { kind: 'same'; lines: string[]; skipped: number }
  | { kind: 'added' | 'removed'; lines: string[] }

/** The time of the comparison grows with the lines times this, and so with the lines alone. */
const MOST_EDITS = 1_000
const MOST_LINES = 20_000
const LONGEST_LINE = 2_000
/** Lines of the same on either side of a change. */
const AROUND = 2
/** More changed lines than this are no difference to read. */
const MOST_SHOWN = 2_000

/** Of what a visitor reads, with Myers' algorithm: linear in the length for as long as little has changed. */
export function pageDifference(before: string, after: string): PageDifference {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  const leftOut = old.leftOut + fresh.leftOut
  const changes = diffArrays(old.lines, fresh.lines, { maxEditLength: MOST_EDITS })
  if (changes === undefined) return { parts: null, added: 0, removed: 0, leftOut }
  const count = (is: 'added' | 'removed') =>
    changes.reduce((sum, change) => sum + (change[is] ? change.value.length : 0), 0)
  const [added, removed] = [count('added'), count('removed')]
  if (added + removed > MOST_SHOWN) return { parts: null, added, removed, leftOut }
  const parts = changes.map((change, at): DifferencePart => {
    if (change.added) return { kind: 'added', lines: change.value }
    if (change.removed) return { kind: 'removed', lines: change.value }
    return shortened(change.value, { first: at === 0, last: at === changes.length - 1 })
  })
  return { parts, added, removed, leftOut }
}

function shortened(lines: string[], at: { first: boolean; last: boolean }): DifferencePart {
  const head = at.first ? 0 : AROUND
  const tail = at.last ? 0 : AROUND
  if (lines.length <= head + tail) return { kind: 'same', lines, skipped: 0 }
  const kept = [...lines.slice(0, head), ...(tail === 0 ? [] : lines.slice(-tail))]
  return { kind: 'same', lines: kept, skipped: lines.length - kept.length }
}

function linesOf(text: string): { lines: string[]; leftOut: number } {
  const all = text.split('\n', MOST_LINES + 1)
  const lines = all.slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST_LINE))
  return { lines, leftOut: all.length > MOST_LINES ? 1 : 0 }
}
