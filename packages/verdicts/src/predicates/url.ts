import { ownPagesIn } from '../values/contacts.ts'
import { record, textThat, truth } from './check.ts'
import { statedText } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { found, within } from './reads.ts'

const page = (address: string) => ({ path: pathOf(address) })

/** A page that the brand is said to have, or is known to have or not. */
export const url: Predicate<'url', { path: string; exists: boolean }, { path: string }> = {
  name: 'url',
  label: 'Page',
  hint: "a page of the brand's own web site that the answer points to, as its address",
  single: false,
  check: record({
    path: textThat(
      (given) => /^\/(?!\/)[^\s?#]*$/.test(given),
      () => "must be a path that starts with '/', without query or fragment",
    ),
    exists: truth,
  }),
  key: ({ path }) => pathOf(path),
  valueKey: ({ exists }) => String(exists),
  say: ({ path, exists }) => `${path} ${exists ? 'exists' : 'does not exist'}`,
  stated: statedText(
    page,
    ({ path }) => path,
    (path, { text }) => text.includes(path),
  ),
  reads: {
    find: found(ownPagesIn, page),
    plain: true,
    labels: [],
    bindings: [within('own', [], 0, { own: true })],
  },
  // The start page is there whenever the site is.
  compare({ path }, page) {
    if (pathOf(path) === '/' || pathOf(path) !== pathOf(page.path)) return 'unrelated'
    return page.exists ? 'same' : 'different'
  },
}

/** The path of an address with or without scheme and host; no query, no fragment, no closing stroke. */
function pathOf(address: string): string {
  const bare = address.replace(/^[a-z]+:\/\//i, '')
  const at = bare.search(/[/?#]/)
  const path = (at < 0 ? '' : bare.slice(at)).replace(/[?#].*$/s, '')
  let end = path.length
  while (end > 0 && path[end - 1] === '/') end -= 1
  return end === 0 ? '/' : path.slice(0, end)
}
