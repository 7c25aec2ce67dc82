import { isBrandUrl } from '@veracite/ground-truth/facts/brand-identity'
import type { FactsForVerdict } from '@veracite/ground-truth/facts/fact'
import { DAY_MS } from '@veracite/terms/days'
import type { SourceSays } from '@veracite/terms/vocabulary'
import { profileOf } from '@veracite/verdicts/profile'
import type { PlainReader } from '../readers/reader-port.ts'
import type { Brand } from '../tenants/tenant-store.ts'
import { type Contact, contactsIn, contactsInSecurityTxt, isSecurityTxt, pagesToAsk } from './contacts.ts'
import { moved } from './correction-state.ts'
import type { Correction, CorrectionStore, PageCapture, WatchedPage } from './correction-store.ts'

export interface PageWatchDeps {
  corrections: Pick<
    CorrectionStore,
    | 'listPages'
    | 'addPages'
    | 'setPage'
    | 'orderPage'
    | 'newestCapture'
    | 'readCaptures'
    | 'move'
    | 'startNextRound'
  >
  facts: FactsForVerdict
  plainReader: Pick<PlainReader, 'work'>
  sourceLimits: { pagesPerDay: number }
}

export type Sought = { predicate: string; about: string; value: string }

const MINUTE_MS = 60_000
/** A capture that has not come by then is ordered again at the next turn. */
const PATIENCE_MS = 30 * MINUTE_MS
/** A capture that comes wakes its correction; this is for one that was missed. */
const LOOK_AGAIN_MS = 5 * MINUTE_MS

/** Captures what is due and says what has changed; when to look again. */
export async function watchPages(
  deps: PageWatchDeps,
  correction: Correction,
  around: { brand: Brand; sought: readonly Sought[]; now: Date; signal: AbortSignal },
): Promise<Date | null> {
  const { corrections } = deps
  if (deps.sourceLimits.pagesPerDay === 0) return null
  for (const page of await corrections.listPages(correction.id))
    if (page.contacts === null && page.beforePageId !== null)
      await learnContacts(deps, correction, page, around)
  const times: (Date | null)[] = []
  for (const page of await corrections.listPages(correction.id))
    times.push(await turnOf(deps, correction, page, around))
  return earliest(times)
}

export const earliest = (times: readonly (Date | null)[]): Date | null => {
  const known = times.flatMap((time) => (time === null ? [] : [time.getTime()]))
  return known.length === 0 ? null : new Date(Math.min(...known))
}

type Around = Parameters<typeof watchPages>[2]

async function turnOf(
  deps: PageWatchDeps,
  correction: Correction,
  page: WatchedPage,
  around: Around,
): Promise<Date | null> {
  const { corrections } = deps
  const { now } = around
  if (page.nextAt === null) return null
  if (page.nextAt > now) return page.nextAt
  const newest = await corrections.newestCapture(page.url)
  if (newest !== null && newest.id !== page.newestPageId) {
    const nextAt = nextTurn(correction, page, now)
    await corrections.setPage(correction.id, page.url, { newestPageId: newest.id, orderedAt: null, nextAt })
    await noticed(deps, correction, page, newest, around)
    return nextAt
  }
  if (page.orderedAt === null) {
    await corrections.orderPage(correction.id, page.url, now)
    return new Date(now.getTime() + LOOK_AGAIN_MS)
  }
  if (now.getTime() - page.orderedAt.getTime() < PATIENCE_MS) return new Date(now.getTime() + LOOK_AGAIN_MS)
  const nextAt = nextTurn(correction, page, now)
  await corrections.setPage(correction.id, page.url, { orderedAt: null, nextAt })
  return nextAt
}

/** Every day while somebody waits for it, every week after that, and never again half a year after it was closed. */
function nextTurn({ state, closedAt }: Correction, { role }: WatchedPage, now: Date): Date | null {
  if (role === 'contact') return null
  if (closedAt !== null && now.getTime() - closedAt.getTime() > 182 * DAY_MS) return null
  const days = state === 'open' || state === 'asked' || state === 'returned' ? 1 : 7
  return new Date(now.getTime() + days * DAY_MS)
}

async function noticed(
  deps: PageWatchDeps,
  correction: Correction,
  page: WatchedPage,
  capture: PageCapture,
  around: Around,
): Promise<void> {
  if (page.role === 'contact')
    return learnContacts(deps, correction, { ...page, beforePageId: capture.id }, around)
  const { corrections } = deps
  const says = await whatItSays(deps, capture, around)
  await corrections.setPage(correction.id, page.url, { says })
  const change = changeOf(page, says)
  if (change === null) return
  await corrections.setPage(correction.id, page.url, {
    changedAt: change === 'page_changed' ? around.now : null,
  })
  const data = { url: page.url, before: page.beforePageId, after: capture.id, says }
  await corrections.move(
    correction.id,
    { move: change, who: 'veracite', note: null, data },
    (state) => moved(state, change),
    around.now,
  )
  if (change === 'page_changed') await corrections.startNextRound(correction.id, around.now)
}

/** A page that cannot be read says nothing about whether it has changed. */
export function changeOf(
  { saysBefore, changedAt }: Pick<WatchedPage, 'saysBefore' | 'changedAt'>,
  says: SourceSays,
): 'page_changed' | 'page_back' | null {
  if (says === 'unread') return null
  const isRight = saysBefore === 'same_error' ? says !== 'same_error' : says === 'truth'
  if (isRight && changedAt === null && saysBefore !== says) return 'page_changed'
  if (says === 'same_error' && changedAt !== null) return 'page_back'
  return null
}

async function whatItSays(
  { facts, plainReader }: PageWatchDeps,
  { text, status, finalUrl, url }: PageCapture,
  { brand, sought, signal }: Around,
): Promise<SourceSays> {
  // A page that is no longer there no longer says it.
  if (status === 404 || status === 410) return 'neither'
  if (text === null || sought.length === 0) return 'unread'
  const known = await facts.listForVerdict(brand.id)
  const isBrandsOwn = isBrandUrl(finalUrl ?? url, brand)
  const profile = profileOf(brand, known)
  const [read] = await plainReader.work(
    'trace',
    [{ text, brand: profile, isBrandsOwn, sought, facts: known, reading: null }],
    signal,
  )
  if (read?.kind !== 'done') return 'unread'
  const says = read.made.statements.map((statement) => statement.says)
  if (says.includes('same_error')) return 'same_error'
  if (says.includes('truth')) return 'truth'
  return read.made.reading.language === null ? 'unread' : 'neither'
}

/** From the captured bytes alone; pages that say who runs it are captured once. */
async function learnContacts(
  { corrections, plainReader }: PageWatchDeps,
  correction: Correction,
  page: WatchedPage,
  { now, signal, brand }: Around,
): Promise<void> {
  const [capture] = await corrections.readCaptures(page.beforePageId === null ? [] : [page.beforePageId], {
    markup: true,
  })
  const url = capture?.finalUrl ?? page.url
  const found = await linksIn(plainReader, capture ?? null, signal)
  const contacts: Contact[] =
    capture?.text != null && isSecurityTxt(url)
      ? contactsInSecurityTxt({ url, text: capture.text })
      : contactsIn({ url, links: found.links })
  await corrections.setPage(correction.id, page.url, { language: found.lang, contacts })
  if (page.role !== 'source' || isBrandUrl(url, brand)) return
  const asked = [...pagesToAsk(contacts), securityTxtOf(url)].flatMap((address) => address ?? [])
  await corrections.addPages(
    correction.id,
    asked.map((address) => ({ url: address, role: 'contact' as const, nextAt: now })),
  )
}

const securityTxtOf = (url: string): string | null =>
  URL.parse('/.well-known/security.txt', url)?.href ?? null

async function linksIn(
  plainReader: Pick<PlainReader, 'work'>,
  capture: PageCapture | null,
  signal: AbortSignal,
): Promise<{ lang: string | null; links: { href: string; text: string; quote: string }[] }> {
  if (capture === null || capture.markup === null) return { lang: null, links: [] }
  const [read] = await plainReader.work('pageLinks', [capture.markup], signal)
  if (read?.kind !== 'done') return { lang: null, links: [] }
  return { lang: read.made.lang?.slice(0, 35) ?? null, links: read.made.links }
}
