import type { Language } from '../../languages/language.ts'
import type { Line } from './lines.ts'

/** Addresses that the text itself gives as its sources: those of a list of sources, and of footnotes. */
export function sourcesOf(lines: readonly Line[], words: Language): string[] {
  const sources: string[] = []
  let inList = false
  for (const line of lines) {
    const urls = line.tokens.flatMap(({ kind, text, link }) => link ?? (kind === 'url' ? text : []))
    const isLabel = words.cues.at(line.tokens, 0).some(({ tag }) => tag === 'sourceList')
    const isFootnote = line.tokens[0]?.fold === ':' || (line.tokens.length === 1 && urls.length === 1)
    inList = isLabel || (inList && urls.length > 0)
    if (inList || (isFootnote && line.kind === 'text')) sources.push(...urls)
  }
  return sources
}
