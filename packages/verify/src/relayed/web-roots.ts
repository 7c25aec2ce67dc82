import digests from './web-roots.json' with { type: 'json' }

/**
 * SHA-256 of the certificates of public authorities, as Node 20.20 and the other runtime of this repository (both from
 * Mozilla's list) trusted them on 2026-11-17. `tools/generate/make-web-roots.ts` adds to it and removes nothing: what was
 * sent last year was signed under the roots of last year, and its certificates had to be valid then.
 */
export const WEB_ROOTS: ReadonlySet<string> = new Set(digests)
