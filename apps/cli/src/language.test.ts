import { expect, test } from 'vitest'
import { languageIn } from './context.ts'

test.each([
  [{ LANG: 'de_AT.UTF-8' }, 'de'],
  [{ LANG: 'de', LC_MESSAGES: 'fr_FR@euro' }, 'fr'],
  [{ LANG: 'de', LC_MESSAGES: 'fr', LC_ALL: 'ja_JP' }, 'ja'],
  [{ LANG: 'it', LC_ALL: '' }, 'it'],
  [{ LANG: 'de', LC_ALL: 'C.UTF-8' }, 'en'],
  [{ LANG: 'tlh' }, 'en'],
  [{ LANG: 'constructor' }, 'en'],
  [{}, 'en'],
])('%o speaks %s', (env, language) => {
  expect(languageIn(env)).toBe(language)
})
