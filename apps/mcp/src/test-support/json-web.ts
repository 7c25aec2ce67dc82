import type { World } from '@veracite/testing/world'

/** The outside web: what JSON document is at an address, if any. `finalUrl` is where redirects end. */
export const jsonWeb = (
  pageAt: (url: string) => { body: unknown; finalUrl?: string } | undefined,
): World['ports']['fetcher'] => ({
  async get(url) {
    const page = pageAt(url)
    if (!page) return { kind: 'unreachable', message: 'There is no such page.' }
    const text = JSON.stringify(page.body)
    const place = { url, finalUrl: page.finalUrl ?? url, status: 200, contentType: 'application/json' }
    const headers = { 'cache-control': 'max-age=600' }
    const bytes = new TextEncoder().encode(text)
    return { kind: 'page', ...place, headers, bytes, text, fetchedAt: new Date() }
  },
})
