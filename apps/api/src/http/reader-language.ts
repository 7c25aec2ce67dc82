import { isLanguage, type Language, languageFrom } from '@veracite/words/languages'

/** The language that a person chose on a page, which a cookie remembers, or else what the browser asks for. */
export function readerLanguage({ headers }: Request): Language {
  const chosen = /(?:^|;\s*)veracite_language=([a-z]{2})(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1] ?? ''
  return isLanguage(chosen) ? chosen : languageFrom(headers.get('accept-language') ?? '')
}
