import { isBrandUrl } from '@veracite/ground-truth/facts/brand-identity'
import type { Fact } from '@veracite/ground-truth/facts/fact'
import { dayOf } from '@veracite/terms/days'
import { ENGINE_TABLE, engineName } from '@veracite/terms/engines'
import { isLocalHost } from '@veracite/terms/local-host'
import type { CorrectionStepKind, Engine, Origin, SourceSays } from '@veracite/terms/vocabulary'
import { isLanguage, type Language } from '@veracite/words/languages'
import { ENGLISH, type Say, sayIn } from '@veracite/words/say-in'
import type { Contact } from './contacts.ts'
import SPOKEN from './country-languages.json' with { type: 'json' }
import { cut, oneLine, plainAddress, quoted, wikiText } from './outside-text.ts'
import { ownPagePatches, type Patch } from './own-page.ts'

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
    /** SHA-256 of the newest captured answer. */
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
  language: Language
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

/**
 * Steps in order: citing pages first, because engines repeat them; then the brand's own; then the engines. Letters are
 * in the language that was chosen, or else in that of their reader.
 */
export function stepsFor(known: KnownError, chosen?: Language): CorrectionStep[] {
  const wrong = known.pages.filter(({ says }) => says === 'same_error')
  const foreign = wrong.filter(({ url }) => !isBrandUrl(url, known.brand)).slice(0, MOST_PAGES)
  return [
    ...foreign.map((page) => pageStep(known, page, sayIn(chosen ?? languageOf(page)))),
    ...ownPageStep(known, chosen),
    ...known.said.map((said) => engineStep(known, said, sayIn(chosen ?? 'en'))),
  ]
}

type PageKnown = KnownError['pages'][number]

function pageStep(known: KnownError, page: PageKnown, say: Say): CorrectionStep {
  const wiki = wikiOf(page.url)
  const values = {
    ...usual(known, say),
    url: plainAddress(page.url) ?? '',
    host: oneLine(URL.parse(page.url)?.hostname ?? ''),
    sentence: quoted(page.quote ?? say('letter.nothing'), LONGEST_SENTENCE),
    engines: say.line(new Set(known.said.map(({ engine }) => engineName(engine)))),
    date: dayOf(newest(known.said.map(({ lastSaidAt }) => lastSaidAt)) ?? page.capturedAt),
    captured: dayOf(page.capturedAt),
    proof: proofOf(known, page.sha256),
    proposal: say('letter.sentence', usual(known, say)),
  }
  const step = {
    key: `page ${page.url}`.slice(0, 300),
    engine: null,
    url: plainAddress(page.url),
    why: 'says_the_same' as const,
    language: say.language,
    contacts: [...page.contacts],
    subject: cut(say('letter.subject', values), 200),
    patches: [],
  }
  if (wiki === null)
    return { ...step, kind: 'page', form: null, ...letterOf(known, say, say('letter.page', values)) }
  const safe = { ...values }
  for (const name of ['sentence', 'label', 'brand', 'truth', 'source', 'captured'] as const)
    safe[name] = wikiText(values[name])
  return {
    ...step,
    kind: 'wiki',
    contacts: [],
    form: wiki,
    ...letterOf(known, say, say('letter.wiki', safe)),
  }
}

/** Wrong on one's own page, or nowhere said there: both are in the brand's own hands. */
function ownPageStep(known: KnownError, chosen: Language | undefined): CorrectionStep[] {
  const own = known.pages.filter(({ url }) => isBrandUrl(url, known.brand))
  const isWrong = own.find(({ says }) => says === 'same_error')
  const comesFromOwnSite = known.fact?.source.url != null && isBrandUrl(known.fact.source.url, known.brand)
  if (isWrong === undefined && (comesFromOwnSite || own.some(({ says }) => says === 'truth'))) return []
  const language = chosen ?? languageOf(isWrong ?? own[0])
  const say = sayIn(language)
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
        label: labelIn(known, say),
        truth: known.truth,
        sentence: say('letter.sentence', usual(known, say)),
        fact: known.fact,
      }),
    },
  ]
}

function engineStep(known: KnownError, said: KnownError['said'][number], say: Say): CorrectionStep {
  const name = engineName(said.engine)
  const form = { name, ...ENGINE_TABLE[said.engine].report, how: howTo(said.engine) }
  const values = {
    ...usual(known, say),
    engine: name,
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
    language: say.language,
    contacts: [],
    form,
    subject: cut(say('letter.engineSubject', values), 200),
    ...letterOf(known, say, say('letter.engine', values)),
    patches: [],
  }
}

/** A letter gets copied without the screen around it, so it says itself that it is about invented answers. */
function letterOf({ origin }: KnownError, say: Say, text: string): Pick<CorrectionStep, 'text' | 'warning'> {
  if (origin === 'demo')
    return { text: `${say('letter.demo')}\n\n${text}`, warning: ENGLISH('letterWarning.demo') }
  const hosts = [...text.matchAll(/https?:\/\/[^\s)]+/g)].flatMap(([url]) => URL.parse(url)?.hostname ?? [])
  const local = hosts.find(isLocalHost)
  if (local !== undefined) return { text, warning: ENGLISH('letterWarning.local', { host: local }) }
  return { text, warning: /(?:^|\s)\/check#/.test(text) ? ENGLISH('letterWarning.nowhere') : null }
}

const howTo = (place: string): string => ENGLISH.known('reportForm', place) ?? ''

/** Facts and names are the brand's own words; only their form is made safe. */
function usual(known: KnownError, say: Say) {
  const url = known.fact?.source.url == null ? null : plainAddress(known.fact.source.url)
  return {
    brand: cut(oneLine(known.brand.name), LONGEST_NAME),
    label: labelIn(known, say),
    truth: cut(oneLine(known.truth), LONGEST_SENTENCE),
    sourced: url === null ? ('other' as const) : ('yes' as const),
    source: url ?? '',
  }
}

/** Predicates that an operator declared keep their names. */
const labelIn = ({ predicate, label }: KnownError, say: Say): string =>
  say.known('predicateLabel', predicate) ?? label

/** The page where anybody can look the capture up by its digest, without an account. */
const proofOf = ({ publicUrl }: KnownError, sha256: string | null): string =>
  sha256 === null ? '' : `${publicUrl ?? ''}/check#${sha256}`

const newest = (times: readonly Date[]): Date | null =>
  times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())))

/** What the page declares, such as `pt-BR`, or else what is spoken in the country of its address; English without either. */
export function languageOf(page: { language: string | null; url: string } | undefined): Language {
  const base = page?.language?.slice(0, 35).toLowerCase().split(/[-_]/, 1)[0] ?? ''
  const country =
    URL.parse(page?.url ?? '')
      ?.hostname.split('.')
      .at(-1) ?? ''
  const spoken = Object.hasOwn(SPOKEN, country) ? (SPOKEN as Record<string, string>)[country] : undefined
  const name = base === '' ? (spoken ?? '') : base
  return isLanguage(name) ? name : 'en'
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
      how: howTo('Wikipedia'),
    }
  if (/^(?:www\.|m\.)?wikidata\.org$/.test(page.hostname) && /^Q\d{1,12}$/.test(title))
    return {
      name: 'Wikidata',
      url: `https://www.wikidata.org/wiki/Talk:${title}`,
      how: howTo('Wikidata'),
    }
  return null
}
