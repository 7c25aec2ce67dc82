import type { FactPredicate } from '../../vocabulary.ts'
import { fold } from '../brand-identity.ts'
import { clipQuote, type QuotedFact } from '../fact-source.ts'
import { readCount, readEmail, readName, readPhone, readYear } from '../read-values.ts'
import type { Line } from '../visible-text.ts'
import type { CompiledCues } from './compile-cues.ts'

/** Facts that a page states about its own company in sentences, labelled lines and name-and-title cards. */
export function proseFacts(lines: readonly Line[], compiled: readonly CompiledCues[]): QuotedFact[] {
  const read = withinBudget(lines)
  return compiled.flatMap((language) => [
    ...read.flatMap(({ text }) => sentences(text).flatMap((sentence) => sentenceFacts(sentence, language))),
    ...labelFacts(read, language),
    ...cardFacts(read, language),
  ])
}

/** Matching is the dear part of reading a page. What a company says of itself stands near the top. */
export function withinBudget(lines: readonly Line[]): Line[] {
  let chars = 0
  return lines.filter(({ text }) => {
    chars += text.length + 1
    return chars <= MAX_PROSE_CHARS
  })
}

function sentenceFacts(sentence: string, language: CompiledCues): QuotedFact[] {
  if (sentence.length > MAX_SENTENCE || language.doubts.test(sentence) || sentence.includes('?')) return []
  return language.patterns.flatMap(({ predicate, pattern }): QuotedFact[] => {
    const value = pattern.exec(sentence)?.groups?.value
    return value === undefined ? [] : toFact(predicate, value, clipQuote(sentence), language)
  })
}

/** "Founded: 2014", and tables whose label and value are two lines. */
function labelFacts(lines: readonly Line[], language: CompiledCues): QuotedFact[] {
  return lines.flatMap((line, at): QuotedFact[] => {
    if (line.text.length > MAX_LABELLED) return []
    const inline = /^([^:：]{2,30})\s?[:：]\s?(.{1,160})$/u.exec(line.text)
    const label = (inline?.[1] ?? line.text).toLowerCase().replace(/[.:\s]+$/, '')
    const predicate = language.labels.get(label)
    if (predicate === undefined) return []
    if (inline !== null) return toFact(predicate, inline[2] ?? '', line.text, language, 'labelled')
    const next = lines[at + 1]
    if (next === undefined || next.text.length > MAX_LABELLED) return []
    return toFact(predicate, next.text, `${line.text}\n${next.text}`, language, 'labelled')
  })
}

/** A person's name on one line and "Chief Executive Officer" on the next. */
function cardFacts(lines: readonly Line[], language: CompiledCues): QuotedFact[] {
  return lines.flatMap((line, at): QuotedFact[] => {
    const title = lines[at + 1]?.text ?? ''
    if (line.text.length > 60 || !language.ceoTitles.has(title.toLowerCase())) return []
    return toFact('ceo', line.text, `${line.text}\n${title}`, language, 'labelled')
  })
}

function toFact(
  predicate: FactPredicate,
  raw: string,
  quote: string,
  language: CompiledCues,
  form: 'sentence' | 'labelled' = 'sentence',
): QuotedFact[] {
  const text = raw.trim().replace(/[,;]$/, '')
  switch (predicate) {
    case 'founded_year': {
      const year = /^\D{0,20}\d{4}\.?$/.test(text) ? readYear(text) : null
      return year === null ? [] : [{ predicate, value: year, quote }]
    }
    case 'employees': {
      const count = readCount(text)
      return count === null ? [] : [{ predicate, value: count, quote }]
    }
    case 'founder': {
      const people = text.split(new RegExp(`, | (?:${language.cues.and}) `)).map(personName)
      const names = people.flatMap((name) => name ?? [])
      return names.length > 0 && names.length === people.length
        ? [{ predicate, value: [...new Set(names)], quote }]
        : []
    }
    case 'ceo': {
      const name = personName(text)
      return name === null ? [] : [{ predicate, value: name, quote }]
    }
    case 'phone': {
      const phone = readPhone(text)
      return phone === null ? [] : [{ predicate, value: phone, quote }]
    }
    case 'email': {
      const email = readEmail(text)
      return email === null ? [] : [{ predicate, value: email, quote }]
    }
    case 'headquarters':
    case 'parent_company':
    case 'legal_name':
    case 'industry':
    case 'certification':
    case 'discontinued': {
      const name = readName(text.replace(/\.$/, (dot) => (ENDS_IN_ABBREVIATION.test(text) ? dot : '')))
      const fits =
        name !== null && name.length <= 100 && !NOT_NAMES.has(fold(name)) && /^[\p{Lu}\d]/u.test(name)
      return fits || (name !== null && form === 'labelled' && predicate === 'industry')
        ? [{ predicate, value: name, quote }]
        : []
    }
    default:
      return []
  }
}

/** At least two words, all of which can be parts of a name; words that begin a sentence are not. */
function personName(raw: string): string | null {
  const words = raw.trim().split(' ')
  while (words.length > 0 && NOT_NAMES.has(fold(words[0] ?? ''))) words.shift()
  const name = words.join(' ')
  const plausible =
    /^\p{Lu}[\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]+){1,4}$/u.test(name) &&
    /\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(name)
  return plausible && !words.some((word) => NOT_NAMES.has(fold(word))) ? name : null
}

/** Splits at sentence ends, but not after an initial ("J. Doe") or a common abbreviation ("St. Louis"). */
export function sentences(line: string): string[] {
  const found: string[] = []
  let start = 0
  for (const end of line.matchAll(/[.!?]\s+(?=[\p{Lu}\d“"«¿¡])/gu)) {
    const before = line.slice(start, end.index)
    if (
      /(?:^|[\s.(])(?:\p{Lu}|Inc|Ltd|Dr|Mr|Mrs|Ms|St|Ste|Mt|Co|Corp|No|ca|Sr|Sra|Nr|Jr|Mme|Prof)$/u.test(
        before,
      ) &&
      end[0][0] === '.'
    )
      continue
    found.push(line.slice(start, end.index + 1))
    start = end.index + end[0].length
  }
  return [...found, line.slice(start)].filter((sentence) => sentence !== '')
}

const MAX_PROSE_CHARS = 100_000
const MAX_SENTENCE = 400
const MAX_LABELLED = 200
const ENDS_IN_ABBREVIATION = /(?:\b\p{Lu}|Inc|Ltd|Corp|Co|Ltda|S\.L|S\.A)\.$/u
const NOT_NAMES = new Set(
  'it this that they he she we our us the a an in on at by when today since now then founder founders cofounder co-founder ceo chief executive officer president director mr mrs ms dr sir service support production company team about contact home el la los las en hoy der die das wir heute im am le les nous hoje o os em seit geschaftsfuhrer'.split(
    ' ',
  ),
)
