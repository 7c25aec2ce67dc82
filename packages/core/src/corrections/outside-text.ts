/** For letters under the brand's name: quoted text must not become a mail header, a link or an instruction. */

/** Marks that show text in another order than it is written, and signs without a width. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu
const ADDRESS = /(?:[a-z][a-z0-9+.-]{1,15}:\/\/|www\.)\S+/gi
const SPACES = /\s+/g

/** One line without hidden signs, cut to a length; addresses in it are named and cannot be followed. */
export function quoted(text: string, most: number): string {
  return cut(oneLine(text).replaceAll(ADDRESS, '[…]'), most)
}

/** The same for what is ours, such as the brand's name: one line, and no address is taken out. */
export const oneLine = (text: string): string =>
  text.slice(0, LONGEST).replaceAll(HIDDEN, ' ').replaceAll(SPACES, ' ').trim()

/** Longer ones are not looked at in whole. */
const LONGEST = 10_000

export const cut = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`

/** An address as it can stand in a letter: of the web, without hidden signs or spaces; null otherwise. */
export function plainAddress(url: string): string | null {
  const parsed = URL.parse(url)
  if (parsed === null || !/^https?:$/.test(parsed.protocol) || parsed.href.length > 2048) return null
  parsed.username = ''
  parsed.password = ''
  return parsed.href
}

/** An address for mail, of letters that need no quoting: everything else could carry a header or a second address. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[a-z0-9](?:[a-z0-9._+-]{0,62}[a-z0-9])?@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}$/i.test(text)

/** For the wikis: signs that would make a template, a link or a signature stand for themselves. */
export const wikiText = (text: string): string =>
  text.replaceAll(/[&<>{}[\]|~='_*#:;]/g, (sign) => `&#${sign.charCodeAt(0)};`)
