/** Longer addresses are asked for by nobody. */
export const LONGEST_URL = 2048

/** The page that a citation means: without the part that only says where on it to look. Null for what is no page. */
export function pageAddress(cited: string): string | null {
  const [page = ''] = cited.split('#', 1)
  return page.length <= LONGEST_URL && /^https?:\/\/\S+$/i.test(page) ? page : null
}

/** Whose turn it is to be asked; an address that cannot be read is its own. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? 'unreadable'
