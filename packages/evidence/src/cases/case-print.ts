import type { Origin } from '@veracite/terms/vocabulary'
import { INDEX_PATH } from '@veracite/verify/case/case-parts'
import { type Say, sayIn } from '@veracite/words/say-in'
import type { CasePrinter } from './case-printer.ts'
import { type CaseSummary, titleOf } from './case-summary.ts'
import type { StoredPart } from './stored-case.ts'

/**
 * The whole case as one document: the index, then every exhibit. It is made of the very pages that are parts
 * of the case, so it cannot say anything else than they do.
 */
export function printCase(
  printer: CasePrinter,
  summary: CaseSummary,
  parts: readonly StoredPart[],
): Promise<Uint8Array> {
  const { brand, reference, record, answers } = summary
  const say = sayIn(summary.language ?? 'en')
  const pageAt = new Map(parts.map(({ path, bytes }) => [path, bytes]))
  const htmlOf = (path: string): string => new TextDecoder().decode(pageAt.get(path))
  return printer.print(
    [
      { label: say('caseText.printIndex'), html: htmlOf(INDEX_PATH) },
      ...answers.map(({ place, page, origin }) => ({
        // Sheets get separated; those of a demonstration are marked by the printer.
        label: say('caseText.printExhibit', { place, origin: markOf(origin) }),
        html: htmlOf(page),
      })),
    ],
    {
      title: titleOf(summary, say),
      author: record.preparedBy ?? record.entities.join('; '),
      foot: footOf(reference, brand.domain, say),
      madeAt: new Date(record.madeAt),
      say,
    },
  )
}

const markOf = (origin: Origin) => (origin === 'stand_in' || origin === 'app' ? origin : 'other')

const footOf = (reference: string | null, domain: string, say: Say): string =>
  [say('caseText.kind'), ...(reference === null ? [] : [shortened(reference)]), domain].join(' · ')

/** The foot is one line. The whole reference is on the index. */
function shortened(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')]
  return characters.length <= MAX_IN_FOOT
    ? characters.join('')
    : `${characters.slice(0, MAX_IN_FOOT).join('')}…`
}
const MAX_IN_FOOT = 50
