import { type BuiltPages, languageOf, productPages } from '@veracite/console/build'
import type { Services } from '@veracite/core/services'
import { answerInTime } from '@veracite/runtime/http/answer-in-time'
import { DomainError } from '@veracite/terms/errors'
import type { Elysia } from 'elysia'
import { acceptsGzip } from '../http/accepts-gzip.ts'
import { readerLanguage } from '../http/reader-language.ts'
import type { createResponder, Reply } from '../http/respond.ts'

type PublishedKeys = Awaited<ReturnType<Services['log']['keys']>>

/** Serves the console's page and the public page, with their scripts and styles, from memory. */
export interface Pages {
  /** The page for an address, or null. Everything below a page's address belongs to that page. */
  at(request: Request): { route: string; answer: () => Promise<Reply> } | null
}

export interface PageOptions {
  app: Elysia
  respond: ReturnType<typeof createResponder>
  hasConsole: boolean
  /** The keys that pages verify with, as `/log/1/keys` publishes them. */
  keys: () => Promise<PublishedKeys>
  deadlineMs: number
  /** Those of the product, unless a test wants other words. */
  pagesIn?: typeof productPages
}

/**
 * The first request in a language builds its pages: a second of work, ten on a busy machine, and the first that a new user
 * sees of the product.
 */
const BUILD_MS = 60_000

export function mountPages(options: PageOptions): Pages {
  const { app, respond, hasConsole, keys, deadlineMs, pagesIn = productPages } = options
  const route = '/assets/:name'
  const asset = ({ request, params }: { request: Request; params: Record<string, string> }) =>
    respond(request, '/assets/{name}', () =>
      answerInTime(
        pagesIn(languageOf(params.name ?? '')).then(({ files }) =>
          fileReply(request, files.get(params.name ?? '')),
        ),
        BUILD_MS,
      ),
    )
  for (const method of ['GET', 'HEAD'] as const) app.route(method, route, asset, { parse: 'none' })

  return {
    at(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null
      const { pathname } = new URL(request.url)
      if (pathname === '/' && /\btext\/html\b/.test(request.headers.get('accept') ?? ''))
        return { route: '/', answer: async () => redirect(hasConsole ? '/console' : '/check') }
      const isShared = pathname === '/shared'
      const page =
        pathname === '/check' || isShared ? 'check' : hasConsole && isConsole(pathname) ? 'console' : null
      if (page === null) return null
      // Without its database the server has no key to give; the page still works without one.
      const answer = async () =>
        pageReply(
          withKeys(
            (await pagesIn(readerLanguage(request))).pages[page],
            await answerInTime(keys(), deadlineMs).catch(() => null),
          ),
          isShared ? NOT_FOR_SEARCH : {},
        )
      return { route: isShared ? '/shared' : `/${page}`, answer: () => answerInTime(answer(), BUILD_MS) }
    },
  }
}

const isConsole = (pathname: string): boolean =>
  /^\/console(\/|$)/.test(pathname) && !/^\/console\/(api|session)(\/|$)/.test(pathname)

/** Written into the page itself, so that it can verify a bundle without a single request. */
function withKeys(html: string, keys: PublishedKeys | null): string {
  const vkey = (keys?.log?.vkey ?? '').replaceAll(/[^\w.:/+=-]/g, '')
  const capture = encodeURIComponent(JSON.stringify({ capture: keys?.capture ?? [] }))
  return html.replace(
    '<title>',
    () =>
      `<meta name="veracite-log-key" content="${vkey}"><meta name="veracite-keys" content="${capture}"><title>`,
  )
}

const redirect = (location: string): Reply => ({
  status: 303,
  body: undefined,
  headers: { location, vary: 'accept' },
})

/** No inline script or style, nothing from other hosts, and no text can become a script. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Each page has one worker for files that people open, which one policy lets it start.
  "worker-src 'self'",
  'trusted-types veracite-worker',
].join('; ')

const NOT_FOR_SEARCH = { 'x-robots-tag': 'noindex, nofollow' }

const pageReply = (html: string, more: Record<string, string>): Reply => ({
  status: 200,
  body: html,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
    vary: 'accept-language, cookie',
    ...more,
  },
})

function fileReply(
  request: Request,
  file: BuiltPages['files'] extends Map<string, infer F> ? F | undefined : never,
): Reply {
  if (file === undefined) throw new DomainError('not_found', 'not_found')
  const packed = acceptsGzip(request)
  return {
    status: 200,
    body: packed ? file.packed : file.body,
    headers: {
      'content-type': file.type,
      // For a worker, which has the policy of its own file: it may load its parts, and ask nobody anything.
      ...(file.type.startsWith('text/javascript') && {
        'content-security-policy': "default-src 'none'; script-src 'self'",
      }),
      // Its name changes with its content.
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(packed && { 'content-encoding': 'gzip' }),
    },
  }
}
