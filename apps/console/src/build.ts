import { gzipSync } from 'node:zlib'
import { MESSAGES } from '@veracite/words/generated/words'
import { inlineWords } from '@veracite/words/inline-words'
import { isLanguage, type Language } from '@veracite/words/languages'
import { type MessagesByLanguage, type Say, sayIn } from '@veracite/words/say-in'
import { shapesInPages } from './shapes-in-pages.ts'

export interface BuiltFile {
  type: string
  body: Uint8Array
  packed: Uint8Array
}

export interface BuiltPages {
  /** Each page as HTML. */
  pages: Record<'console' | 'check', string>
  /** Files of the pages, by name below /assets/. */
  files: Map<string, BuiltFile>
}

/** Browsers keep them for a year: a changed font needs another name. */
const FONTS = ['geist-1.woff2', 'geist-mono-1.woff2', 'veracite-serif-1.woff2']
const WORKERS = { console: 'app-file-worker.js', check: 'check-worker.js' }
const TITLES = { console: 'page.console', check: 'page.check' } as const

/** The language that a file was built for, which its name begins with. Fonts belong to all. Pure. */
export function languageOf(name: string): Language {
  const [language = ''] = name.split('-')
  return isLanguage(language) ? language : 'en'
}

/** The pages with these messages: those of a language are built on the first call for it, and after a failure again. */
export function createPages(messages: MessagesByLanguage): (language: Language) => Promise<BuiltPages> {
  const built = new Map<Language, Promise<BuiltPages>>()
  return (language) => {
    const pages =
      built.get(language) ??
      buildPages(language, messages).catch((error: unknown) => {
        built.delete(language)
        throw error
      })
    built.set(language, pages)
    return pages
  }
}

/** Those of the product: servers of one process share them. */
export const productPages = createPages(MESSAGES)

/**
 * Builds the pages of one language from their sources, in memory, in a fraction of a second: no build step to
 * forget, and no built file that could be older than its source.
 */
async function buildPages(language: Language, messages: MessagesByLanguage): Promise<BuiltPages> {
  const say = sayIn(language, messages)
  const path = (name: string) => Bun.fileURLToPath(new URL(name, import.meta.url))
  const made = await Bun.build({
    entrypoints: [
      path('console.tsx'),
      path('check.tsx'),
      path('check-worker.ts'),
      path('app-file-worker.ts'),
      path('style.css'),
    ],
    target: 'browser',
    format: 'esm',
    splitting: true,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    naming: { entry: `${language}-[name]-[hash].[ext]`, chunk: `${language}-part-[hash].[ext]` },
    plugins: [inlineWords(language, messages), shapesInPages],
    // Bun would write them into the style sheet, which is loaded before anything is shown.
    external: ['*.woff2'],
    publicPath: '/assets/',
    throw: true,
  })
  const files = new Map<string, BuiltFile>()
  const entries = new Map<string, string>()
  for (const output of made.outputs) {
    const name = output.path.replace(/^\.?\//, '')
    const body = new Uint8Array(await output.arrayBuffer())
    files.set(name, { type: typeOf(name), body, packed: gzipSync(body, { level: 9 }) })
    if (output.kind === 'entry-point' || name.endsWith('.css'))
      entries.set(name.replace(/^[^-]+-(.+)-[^-]+\.(js|css)$/, '$1.$2'), name)
  }
  for (const name of FONTS) {
    const body = new Uint8Array(await Bun.file(path(`fonts/${name}`)).arrayBuffer())
    files.set(name, { type: typeOf(name), body, packed: gzipSync(body) })
  }
  const page = (name: keyof typeof TITLES): string => {
    const [script, style] = [entries.get(`${name}.js`), entries.get('style.css')]
    if (script === undefined || style === undefined) throw new Error(`The page ${name} was not built.`)
    const worker = entries.get(WORKERS[name])
    return html(say, TITLES[name], `/assets/${script}`, `/assets/${style}`, worker && `/assets/${worker}`)
  }
  return { pages: { console: page('console'), check: page('check') }, files }
}

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
}
const typeOf = (name: string): string => TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? ''

const ICON = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#191917"/><path d="M4 5l4 7 4-7" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)

const html = (
  say: Say,
  title: (typeof TITLES)[keyof typeof TITLES],
  script: string,
  style: string,
  worker?: string,
): string => `<!doctype html>
<html lang="${say.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">${worker ? `<meta name="veracite-worker" content="${worker}">` : ''}<title>${say(title)}</title><link rel="icon" href="data:image/svg+xml,${ICON}">
<link rel="preload" href="/assets/${FONTS[0]}" as="font" type="font/woff2" crossorigin><link rel="stylesheet" href="${style}"><script type="module" src="${script}"></script></head>
<body><div id="app"></div><noscript>${say('page.noScript')} <a href="/v1/docs">/v1/docs</a></noscript></body></html>
`
