import data from './page-kinds.json' with { type: 'json' }

export type PageKind =
  | 'home'
  | 'about-page'
  | 'pricing-page'
  | 'contact-page'
  | 'llms-txt'
  | 'sitemap'
  | 'robots'
  | 'other'

/** The purpose of a page, judged by its path in any of the five languages. */
export function pageKind(url: string): PageKind {
  if (!URL.canParse(url)) return 'other'
  const path = decoded(new URL(url).pathname)
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
  const segments = path.split('/').filter((segment) => segment !== '' && !LOCALE.test(segment))
  if (segments.length === 0 || /^index$/.test(segments[0] ?? '')) return 'home'
  const last = segments.at(-1) ?? ''
  if (last === 'robots.txt') return 'robots'
  if (/^llms(-full)?\.txt$/.test(last)) return 'llms-txt'
  if (/sitemap.*\.xml$/.test(last)) return 'sitemap'
  // Deep pages ("/blog/about-pricing-models/2") are articles, not the company speaking about itself.
  if (segments.length > 2) return 'other'
  for (const [kind, words] of KINDS) if (segments.some((segment) => words.has(segment))) return kind
  return 'other'
}

/** Whether a heading names a list of prices ("Prices", "Unsere Preise"), and not something that has one. */
export function isPriceHeading(text: string): boolean {
  const name = text
    .trim()
    .toLowerCase()
    .replace(OUR, '')
    .replaceAll(/[\s&]+/g, '-')
  return PRICE_WORDS.has(name)
}

const PRICE_WORDS = new Set(data.words['pricing-page'])
const OUR = /^(?:our|unsere|nos|nuestr[oa]s|noss[oa]s) /

/** Paths worth trying, those of its language first; a page may declare any language, even "constructor". */
export function guessedPaths(language: string): readonly string[] {
  const own = Object.hasOwn(GUESSED_PATHS, language)
    ? GUESSED_PATHS[language as keyof typeof GUESSED_PATHS]
    : []
  return [...own, ...GUESSED_PATHS.en]
}

const GUESSED_PATHS = data.guessed

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const LOCALE = /^[a-z]{2}([-_][a-z]{2})?$/
const KINDS = Object.entries(data.words).map(([kind, words]) => [kind as PageKind, new Set(words)] as const)
