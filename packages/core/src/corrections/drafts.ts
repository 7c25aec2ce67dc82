import { isBrandUrl } from '@veracite/ground-truth/facts/brand-identity'
import type { Fact } from '@veracite/ground-truth/facts/fact'
import { dayOf } from '@veracite/terms/days'
import { ENGINE_TABLE, engineName } from '@veracite/terms/engines'
import { isLocalHost } from '@veracite/terms/local-host'
import type { CorrectionStepKind, Engine, Origin, SourceSays } from '@veracite/terms/vocabulary'
import type { Contact } from './contacts.ts'
import { cut, fill, oneLine, plainAddress, quoted, wikiText } from './outside-text.ts'
import { ownPagePatches, type Patch } from './own-page.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }

/** The error to correct, with everything that a draft may use. */
export interface KnownError {
  brand: { name: string; domain: string; aliases: string[] }
  predicate: string
  label: string
  truth: string
  fact: Fact | null
  /** One for each engine that says it. */
  said: readonly {
    engine: Engine
    prompt: string
    sentence: string
    stated: string
    answers: number
    lastSaidAt: Date
    /** Of the newest captured answer. */
    sha256: string | null
  }[]
  pages: readonly {
    url: string
    says: SourceSays
    quote: string | null
    language: string | null
    capturedAt: Date
    sha256: string | null
    answers: number
    contacts: readonly Contact[]
  }[]
  /** Letters about invented answers say so in their text. */
  origin: Origin
  /** The address of this server, if it has one. */
  publicUrl: string | null
}

/** Something that a person can do, with everything to copy. Nothing is sent from here. */
interface CorrectionStep {
  /** The same for the same page or engine, whenever it is asked for. */
  key: string
  kind: CorrectionStepKind
  engine: Engine | null
  url: string | null
  /** Why this is among the steps. */
  why: 'says_the_same' | 'own_page_wrong' | 'own_page_silent' | 'engine_says_it'
  language: string
  contacts: Contact[]
  form: { name: string; url: string; how: string } | null
  subject: string
  text: string
  /** Why the letter should not be sent as it is; null if nothing speaks against it. */
  warning: string | null
  patches: Patch[]
}

const MOST_PAGES = 10
const LONGEST_SENTENCE = 400
const LONGEST_NAME = 120

/** Steps in order: citing pages first, because engines repeat them; then the brand's own; then the engines. */
export function stepsFor(known: KnownError): CorrectionStep[] {
  const wrong = known.pages.filter(({ says }) => says === 'same_error')
  const foreign = wrong.filter(({ url }) => !isBrandUrl(url, known.brand)).slice(0, MOST_PAGES)
  return [
    ...foreign.map((page) => pageStep(known, page)),
    ...ownPageStep(known),
    ...known.said.map((said) => engineStep(known, said)),
  ]
}

type PageKnown = KnownError['pages'][number]

function pageStep(known: KnownError, page: PageKnown): CorrectionStep {
  const { language, words } = wordsFor(page.language)
  const wiki = wikiOf(page.url)
  const values = {
    ...usual(known, words),
    url: plainAddress(page.url) ?? '',
    host: oneLine(URL.parse(page.url)?.hostname ?? ''),
    sentence: quoted(page.quote ?? words.nothing, LONGEST_SENTENCE),
    engines: [...new Set(known.said.map(({ engine }) => engineName(engine)))].join(', '),
    date: dayOf(newest(known.said.map(({ lastSaidAt }) => lastSaidAt)) ?? page.capturedAt),
    captured: dayOf(page.capturedAt),
    proof: proofOf(known, page.sha256),
    proposal: sentenceOf(known, words),
  }
  const step = {
    key: `page ${page.url}`.slice(0, 300),
    engine: null,
    url: plainAddress(page.url),
    why: 'says_the_same' as const,
    language,
    contacts: [...page.contacts],
    subject: cut(fill(words.subject, values), 200),
    patches: [],
  }
  if (wiki === null)
    return { ...step, kind: 'page', form: null, ...letterOf(known, words, fill(words.page, values)) }
  const safe = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wikiText(value)]))
  return {
    ...step,
    kind: 'wiki',
    contacts: [],
    form: wiki,
    ...letterOf(known, words, fill(words.wiki, { ...safe, proof: values.proof })),
  }
}

/** Wrong on one's own page, or nowhere said there: both are in the brand's own hands. */
function ownPageStep(known: KnownError): CorrectionStep[] {
  const own = known.pages.filter(({ url }) => isBrandUrl(url, known.brand))
  const isWrong = own.find(({ says }) => says === 'same_error')
  const comesFromOwnSite = known.fact?.source.url != null && isBrandUrl(known.fact.source.url, known.brand)
  if (isWrong === undefined && (comesFromOwnSite || own.some(({ says }) => says === 'truth'))) return []
  const { language, words } = wordsFor(isWrong?.language ?? own[0]?.language ?? null)
  return [
    {
      key: 'own',
      kind: 'own_page',
      engine: null,
      url: isWrong ? plainAddress(isWrong.url) : `https://${known.brand.domain}/`,
      why: isWrong ? 'own_page_wrong' : 'own_page_silent',
      language,
      contacts: [],
      form: null,
      subject: '',
      text: isWrong?.quote ? quoted(isWrong.quote, LONGEST_SENTENCE) : '',
      warning: null,
      patches: ownPagePatches({
        brand: known.brand,
        label: labelIn(known, words),
        truth: known.truth,
        sentence: sentenceOf(known, words),
        fact: known.fact,
      }),
    },
  ]
}

function engineStep(known: KnownError, said: KnownError['said'][number]): CorrectionStep {
  const { words } = wordsFor('en')
  const form = { name: engineName(said.engine), ...ENGINE_TABLE[said.engine].report }
  const values = {
    ...usual(known, words),
    engine: form.name,
    prompt: quoted(said.prompt, LONGEST_SENTENCE),
    sentence: quoted(said.sentence, LONGEST_SENTENCE),
    date: dayOf(said.lastSaidAt),
    count: String(said.answers),
    proof: proofOf(known, said.sha256),
  }
  return {
    key: `engine ${said.engine}`,
    kind: 'engine',
    engine: said.engine,
    url: null,
    why: 'engine_says_it',
    language: 'en',
    contacts: [],
    form,
    subject: cut(fill(words.engineSubject, values), 200),
    ...letterOf(known, words, fill(words.engine, values)),
    patches: [],
  }
}

/** A letter gets copied without the screen around it, so it says itself that it is about invented answers. */
function letterOf(
  { origin }: KnownError,
  words: LetterWords,
  text: string,
): Pick<CorrectionStep, 'text' | 'warning'> {
  if (origin === 'demo') return { text: `${words.demo}\n\n${text}`, warning: WARNINGS.demo }
  const hosts = [...text.matchAll(/https?:\/\/[^\s)]+/g)].flatMap(([url]) => URL.parse(url)?.hostname ?? [])
  const local = hosts.find(isLocalHost)
  if (local !== undefined) return { text, warning: fill(WARNINGS.local, { host: local }) }
  return { text, warning: /(?:^|\s)\/check#/.test(text) ? WARNINGS.nowhere : null }
}

const WARNINGS = {
  demo: 'Do not send this: the answers are invented.',
  local:
    'The letter names {host}, which its reader cannot open. Ask your operator to set VERACITE_PUBLIC_URL, or replace the address.',
  nowhere:
    'The letter does not say on which server its proof is. Ask your operator to set VERACITE_PUBLIC_URL, or add the address.',
}

/** Facts and names are the brand's own words; only their form is made safe. */
const usual = (known: KnownError, words: LetterWords) => ({
  brand: cut(oneLine(known.brand.name), LONGEST_NAME),
  label: labelIn(known, words),
  truth: cut(oneLine(known.truth), LONGEST_SENTENCE),
  source: sourceOf(known, words),
})

const labelIn = ({ predicate, label }: KnownError, { labels }: LetterWords): string =>
  labels[predicate] ?? label

const sentenceOf = (known: KnownError, words: LetterWords): string =>
  fill(words.sentence, usual(known, words))

function sourceOf({ fact }: KnownError, words: LetterWords): string {
  const url = fact?.source.url == null ? null : plainAddress(fact.source.url)
  return url === null ? '' : fill(words.source, { url })
}

/** The page where anybody can look the capture up by its digest, without an account. */
const proofOf = ({ publicUrl }: KnownError, sha256: string | null): string =>
  sha256 === null ? '' : `${publicUrl ?? ''}/check#${sha256}`

const newest = (times: readonly Date[]): Date | null =>
  times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())))

/** The letters of one language; what is in braces is filled in. */
interface LetterWords {
  subject: string
  page: string
  wiki: string
  engineSubject: string
  engine: string
  sentence: string
  source: string
  nothing: string
  /** Stands above letters about invented answers. */
  demo: string
  /** Names of predicates; those that are missing keep their English ones. */
  labels: Record<string, string | undefined>
}

export const LETTERS: Readonly<Record<string, LetterWords>> = { en, de, fr, es, it, pt }

/** By what the page declares, such as `pt-BR`; English where it declares nothing that we write. */
export function wordsFor(language: string | null): { language: string; words: LetterWords } {
  const base = language?.slice(0, 35).toLowerCase().split(/[-_]/, 1)[0] ?? ''
  const words = Object.hasOwn(LETTERS, base) ? LETTERS[base] : undefined
  return words === undefined ? { language: 'en', words: en } : { language: base, words }
}

/** Where changes to an article are asked for, when a page belongs to Wikipedia or Wikidata; null for other pages. */
export function wikiOf(url: string): { name: string; url: string; how: string } | null {
  const page = URL.parse(url)
  if (page === null) return null
  const title = /^\/wiki\/([^/#?]{1,300})$/.exec(page.pathname)?.[1]
  if (title === undefined) return null
  if (/^(?:[a-z-]{2,12}\.)?(?:m\.)?wikipedia\.org$/.test(page.hostname))
    return {
      name: 'Wikipedia',
      url: `https://${page.hostname.replace('.m.', '.')}/wiki/Talk:${title}`,
      how: 'The talk page of the article: a new section. Say that you are connected with the brand, and give a source that is not the brand’s own where there is one.',
    }
  if (/^(?:www\.|m\.)?wikidata\.org$/.test(page.hostname) && /^Q\d{1,12}$/.test(title))
    return {
      name: 'Wikidata',
      url: `https://www.wikidata.org/wiki/Talk:${title}`,
      how: 'The talk page of the item, or the statement itself with a reference.',
    }
  return null
}
