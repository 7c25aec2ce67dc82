import type { Fact } from '@veracite/ground-truth/facts/fact'
import { pick } from '@veracite/terms/pick'
import type { FindingDetail, FindingStore } from '../findings/finding-store.ts'
import { type LabelOf, sentenceOf } from '../findings/said-words.ts'
import type { FindingSource, SourceStore } from '../sources/source-store.ts'
import { MAX_ANSWER_BYTES } from '../statements/sentence.ts'
import type { Brand } from '../tenants/tenant-store.ts'
import type { Contact } from './contacts.ts'
import type { Correction, CorrectionStore, WatchedPage } from './correction-store.ts'
import type { KnownError } from './drafts.ts'

export interface KnowDeps {
  corrections: Pick<CorrectionStore, 'listPages' | 'readCaptures'>
  findings: Pick<FindingStore, 'find' | 'readWords'>
  sources: Pick<SourceStore, 'listForFinding'>
  publicUrl: string | null
}

/** Beyond this, engines and pages repeat each other. */
const MOST_FINDINGS = 24
const MOST_SOURCES = 100

/** Puts together what is known about the error, all of it from what was captured. */
export async function knownError(
  deps: KnowDeps,
  correction: Correction,
  brand: Brand,
  labelOf: LabelOf,
): Promise<KnownError> {
  const ids = correction.findingIds.slice(0, MOST_FINDINGS)
  const found = (await Promise.all(ids.map((id) => deps.findings.find(id)))).flatMap((one) => one ?? [])
  const [worded, sources, watched] = await Promise.all([
    deps.findings.readWords(ids, MAX_ANSWER_BYTES),
    Promise.all(ids.map((id) => deps.sources.listForFinding(id, MOST_SOURCES))),
    deps.corrections.listPages(correction.id),
  ])
  const fact: Fact | null = found.find((finding) => finding.fact !== null)?.fact ?? null
  return {
    brand: { name: brand.name, domain: brand.domain, aliases: brand.aliases },
    predicate: correction.predicate,
    label: labelOf(correction.predicate),
    truth: found[0]?.truth ?? correction.truth ?? '',
    fact,
    said: newestOfEngines(found).map((finding) => {
      const sentence = sentenceOf(
        finding,
        worded.find(({ findingId }) => findingId === finding.id),
      )
      const [newest] = finding.saidIn
      return {
        engine: finding.engine,
        prompt: newest?.prompt ?? '',
        sentence: sentence === null ? finding.stated : `${sentence.before}${sentence.words}${sentence.after}`,
        stated: finding.stated,
        answers: finding.occurrences,
        lastSaidAt: finding.lastSaidAt,
        sha256: newest?.sha256 ?? null,
      }
    }),
    pages: await knownPages(deps, sources.flat(), watched),
    origin: correction.origin,
    publicUrl: deps.publicUrl,
  }
}

/** One for each engine: the one that was said last. */
const newestOfEngines = (found: readonly FindingDetail[]): FindingDetail[] => {
  const ordered = found.toSorted((a, b) => b.lastSaidAt.getTime() - a.lastSaidAt.getTime())
  return ordered.filter((finding, at) => ordered.findIndex(({ engine }) => engine === finding.engine) === at)
}

async function knownPages(
  { corrections }: Pick<KnowDeps, 'corrections'>,
  sources: readonly FindingSource[],
  watched: readonly WatchedPage[],
): Promise<KnownError['pages']> {
  const once = new Map<string, FindingSource>()
  for (const source of sources) {
    const known = once.get(source.url)
    // The page that says it counts, whatever it says about another statement.
    if (known === undefined || (known.says !== 'same_error' && source.says === 'same_error'))
      once.set(source.url, { ...source, answers: source.answers + (known?.answers ?? 0) })
  }
  const captures = await corrections.readCaptures(
    [...once.values()].map(({ pageId }) => pageId),
    { markup: false },
  )
  return [...once.values()].map((source) => {
    const page = watched.find(({ url }) => url === source.url)
    const capture = captures.find(({ id }) => id === source.pageId)
    return {
      ...pick(source, 'url', 'says', 'quote'),
      language: page?.language ?? null,
      capturedAt: source.fetchedAt,
      sha256: capture?.sha256 ?? null,
      answers: source.answers,
      contacts: contactsOf(source.url, page ?? null, watched),
    }
  })
}

/** Contacts on the page itself, and on the contact pages that it links to. */
function contactsOf(url: string, page: WatchedPage | null, watched: readonly WatchedPage[]): Contact[] {
  const host = URL.parse(url)?.host
  const linked = new Set(page?.contacts?.map(({ address }) => address))
  const asked = watched.filter(
    (one) => one.role === 'contact' && (linked.has(one.url) || URL.parse(one.url)?.host === host),
  )
  const all = [...(page?.contacts ?? []), ...asked.flatMap(({ contacts }) => contacts ?? [])]
  return [...new Map(all.map((contact) => [contact.address, contact])).values()].slice(0, 10)
}
