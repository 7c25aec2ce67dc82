import { INDEX_PATH } from '@veracite/verify/case/case-parts'
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
  const pageAt = new Map(parts.map(({ path, bytes }) => [path, bytes]))
  const htmlOf = (path: string): string => new TextDecoder().decode(pageAt.get(path))
  return printer.print(
    [
      { label: 'Index', html: htmlOf(INDEX_PATH) },
      ...answers.map(({ place, page, origin }) => ({
        // Sheets get separated; those of a demonstration are marked by the printer.
        label: `Exhibit ${place}${origin === 'stand_in' ? ', STAND-IN' : ''}`,
        html: htmlOf(page),
      })),
    ],
    {
      title: titleOf(summary),
      author: record.preparedBy ?? record.entities.join('; '),
      foot: footOf(reference, brand.domain),
      madeAt: new Date(record.madeAt),
    },
  )
}

const footOf = (reference: string | null, domain: string): string =>
  ['Case file', ...(reference === null ? [] : [shortened(reference)]), domain].join(' · ')

/** The foot is one line. The whole reference is on the index. */
function shortened(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')]
  return characters.length <= MAX_IN_FOOT
    ? characters.join('')
    : `${characters.slice(0, MAX_IN_FOOT).join('')}…`
}
const MAX_IN_FOOT = 50
