/** Longer URLs are not requested. */
const LONGEST_URL = 2048

/** What a citation refers to, without the place on the page. */
export const withoutFragment = (cited: string): string => cited.split('#', 1)[0] ?? ''

/** Whether it is a web page that can be requested. */
export const isPageAddress = (address: string): boolean =>
  address.length <= LONGEST_URL && /^https?:\/\/\S+$/i.test(address)

/** The host that pacing counts; unreadable URLs share one. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? 'unreadable'
