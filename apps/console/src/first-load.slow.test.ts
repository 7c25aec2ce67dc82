import { LANGUAGE_CODES, type Language } from '@veracite/words/languages'
import { expect, test } from 'vitest'
import { productPages } from './build.ts'

/** What a browser loads, packed, before it shows a page: its script with all that this names at its beginning, and the style. */
async function firstLoadOf(language: Language, page: 'console' | 'check'): Promise<number> {
  const { pages, files } = await productPages(language)
  const waiting = [...pages[page].matchAll(/"\/assets\/([^"]+\.(?:js|css))"/g)].map(([, name = '']) => name)
  const loaded = new Set<string>()
  for (const name of waiting) {
    if (loaded.has(name) || name.includes('worker')) continue
    loaded.add(name)
    const text = new TextDecoder().decode(files.get(name)?.body)
    for (const [, next = ''] of text.matchAll(/(?:from|import)\s*"\/assets\/([^"]+)"/g)) waiting.push(next)
  }
  expect(loaded.size).toBeGreaterThan(2)
  return [...loaded].reduce((sum, name) => sum + (files.get(name)?.packed.length ?? 0), 0)
}

test.each(['console', 'check'] as const)(
  'in no language the %s loads 15 kB more than in English',
  async (page) => {
    const english = await firstLoadOf('en', page)
    const sizes: [string, number][] = []
    for (const language of LANGUAGE_CODES) sizes.push([language, await firstLoadOf(language, page)])
    expect(sizes.filter(([, size]) => size > english + 15_000 || size < english / 2)).toEqual([])
  },
)
