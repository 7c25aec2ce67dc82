/** Longer URLs are not requested. */
export const LONGEST_URL = 2048

/** The page that a citation refers to, without the fragment. Null if it is not a web page. */
export function pageAddress(cited: string): string | null {
  const [page = ''] = cited.split('#', 1)
  return page.length <= LONGEST_URL && /^https?:\/\/\S+$/i.test(page) ? page : null
}

/** The host that pacing counts; unreadable URLs share one. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? 'unreadable'
