import type { Workers } from '@veracite/core/readers/work'
import type { ReaderInput, Reading } from '@veracite/verdicts/reading'

/** Stands in for the plain reader in tests of its threads: it loads no word lists, so a thread starts at once. */
export function readQuickly({ answer: { text } }: ReaderInput): Reading {
  return {
    mention: 'brand',
    mentions: [{ start: 0, end: text.length, quote: text }],
    substance: true,
    substanceRule: 'describes',
    promptNamesBrand: true,
    claims: [],
    ownedCitations: [],
    language: 'en',
    read: { characters: text.length, of: text.length },
    doubts: [],
    reader: { kind: 'rules', version: 'quick', digest: null },
  }
}

const notHere = (): never => {
  throw new Error('Answers are read here, and nothing else is done.')
}

export const QUICK_WORKERS: Workers = {
  read: readQuickly,
  count: notHere,
  confirm: notHere,
  reply: notHere,
  judge: notHere,
  trace: notHere,
  documentFacts: notHere,
  pageFindings: notHere,
  pageText: notHere,
  pageFacts: notHere,
  pageLinks: notHere,
  sitemaps: notHere,
}
