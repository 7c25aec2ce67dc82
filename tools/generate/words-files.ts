import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { joined, type Messages } from '../../packages/words/src/compile-words.ts'

export const WORDS = new URL('../../packages/words/src/', import.meta.url)
export const fileOf = (language: string, area: string): URL =>
  new URL(`messages/${language}/${area}.json`, WORDS)

/** The files of a language, by what they are about. */
export function areasOf(language: string): string[] {
  const folder = new URL(`messages/${language}/`, WORDS)
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted()
}

export const areaIn = (language: string, area: string): Messages =>
  JSON.parse(readFileSync(fileOf(language, area), 'utf8'))

export const messagesOf = (language: string): Messages =>
  joined(areasOf(language).map((area) => areaIn(language, area)))
