import { LANGUAGES } from '@veracite/words/languages'
import { LANGUAGE, say } from '@veracite/words/say'
import { Select } from './action.tsx'

const YEAR_SECONDS = 31_536_000

/** Languages by their own names. The choice is kept in a cookie, by which the server chooses the page. */
export const LanguageSwitch = () => (
  <Select
    aria-label={say('widgets.language')}
    value={LANGUAGE}
    options={LANGUAGES}
    choose={(language) => {
      const secure = location.protocol === 'https:' ? '; secure' : ''
      // biome-ignore lint/suspicious/noDocumentCookie: the newer way is missing in Firefox and Safari
      document.cookie = `veracite_language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`
      location.reload()
    }}
  />
)
