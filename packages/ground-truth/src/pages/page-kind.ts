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

/**
 * Paths worth trying on any site, those of its language first. A page may declare any language, even
 * "constructor".
 */
export function guessedPaths(language: string): readonly string[] {
  const own = Object.hasOwn(GUESSED_PATHS, language)
    ? GUESSED_PATHS[language as keyof typeof GUESSED_PATHS]
    : []
  return [...own, ...GUESSED_PATHS.en]
}

const GUESSED_PATHS = {
  en: ['/about', '/pricing', '/contact', '/about-us', '/company'],
  es: ['/sobre-nosotros', '/precios', '/contacto'],
  pt: ['/sobre', '/precos', '/contato'],
  de: ['/ueber-uns', '/preise', '/kontakt', '/impressum'],
  fr: ['/a-propos', '/tarifs', '/contact'],
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const LOCALE = /^[a-z]{2}([-_][a-z]{2})?$/
const KINDS: [PageKind, ReadonlySet<string>][] = [
  [
    'pricing-page',
    new Set(
      'pricing prices price plans plans-pricing pricing-plans plans-and-pricing precios precio tarifas planes precos preços planos preise preis tarife preisliste tarifs tarif prix offres'.split(
        ' ',
      ),
    ),
  ],
  [
    'contact-page',
    new Set(
      'contact contact-us contacts contacto contactos contactanos contato contatos contacte fale-conosco kontakt kontaktiere-uns impressum imprint mentions-legales mentions-légales aviso-legal contactez-nous nous-contacter legal-notice'.split(
        ' ',
      ),
    ),
  ],
  [
    'about-page',
    new Set(
      'about about-us aboutus about_us company our-story our-company who-we-are story team leadership people press facts sobre sobre-nosotros sobre-nos sobre-nós acerca acerca-de quienes-somos quiénes-somos nosotros empresa quem-somos a-empresa ueber-uns über-uns uber-uns unternehmen wir firma geschichte a-propos à-propos apropos qui-sommes-nous entreprise notre-histoire societe société'.split(
        ' ',
      ),
    ),
  ],
]
