import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkoutOf } from '../corpora.ts'

/** Sentences that people wrote for statements of DBpedia, WebNLG 3.0. */
export const WEBNLG = {
  address: 'https://gitlab.com/shimorina/webnlg-dataset',
  repo: 'shimorina/webnlg-dataset',
  folder: 'release_v3.0/en',
} as const

export interface Triple {
  subject: string
  property: string
  object: string
}

export interface Sentence {
  text: string
  /** What it says. */
  triples: Triple[]
}

/** Null when there is no checkout, or none with this release in it. */
export function readSentences(corpora: string): Sentence[] | null {
  const checkout = checkoutOf(corpora, WEBNLG.repo)
  const folder = checkout === null ? null : join(checkout, WEBNLG.folder)
  if (folder === null || !existsSync(folder)) return null
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isWithSentences)
  return files.sort().flatMap((file) => sentencesIn(readFileSync(join(folder, file), 'utf8')))
}

const isWithSentences = (file: string): boolean =>
  file.endsWith('.xml') &&
  (!file.startsWith('test') || file.includes('rdf-to-text-generation-test-data-with-'))

/** The files have one element a line and nothing that needs more than this. */
export function sentencesIn(xml: string): Sentence[] {
  return [...xml.matchAll(/<entry .*?<\/entry>/gs)].flatMap(([entry]) => {
    const triples = textsOf(entry, 'mtriple').flatMap((one): Triple[] => {
      const [subject, property, object] = one.split(' | ')
      if (subject === undefined || property === undefined || object === undefined) return []
      return [{ subject: nameOf(subject), property, object: nameOf(object) }]
    })
    return textsOf(entry, 'lex').map((text) => ({ text, triples }))
  })
}

const textsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]+)</${tag}>`, 'g'))].map(([, text]) =>
    unescaped(text as string),
  )

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()

/** `GMA_Network_(company)`, `"Republic of the Philippines"` */
const nameOf = (written: string): string =>
  written
    .replaceAll('_', ' ')
    .replace(/ \([^)]*\)$/, '')
    .replace(/^"(.*)"$/, '$1')
    .trim()
