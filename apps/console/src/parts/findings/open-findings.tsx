import type { AnswerOf } from '@veracite/contract/routes'
import { api } from '../server/api.ts'
import { formatOf } from '../widgets/format.ts'
import { Section } from '../widgets/page.tsx'
import { answersWord, apartWords, originOf } from '../widgets/words.ts'
import { FindingLine } from './finding.tsx'

type Findings = AnswerOf<'GET /api/admin/brands/{brandId}/findings'>

type Review = AnswerOf<'GET /api/admin/brands/{brandId}/review'>

export interface Standing {
  open: Findings
  returned: Findings
  notSeen: Findings
  toReview: Review
}

/** `5 findings, and 2 of the DEMO`: never one number for both. */
export function countApart(page: Findings): string {
  const others = apartWords(page.apart)
  const whose = originOf(page) === 'engine' ? '' : ` (${answersWord(page)})`
  return `${formatOf(page.total, 'finding')}${whose}${others === '' ? '' : `, and ${others}`}`
}

/** Findings that need attention: their number, and the newest of them. */
export async function readStanding(brandId: string, signal: AbortSignal): Promise<Standing> {
  const findings = (state: 'open' | 'returned' | 'not_seen', limit: string) =>
    api('GET /api/admin/brands/{brandId}/findings', { brandId, state, limit }, signal)
  const [open, returned, notSeen, review] = await Promise.all([
    findings('open', '3'),
    findings('returned', '1'),
    findings('not_seen', '1'),
    api('GET /api/admin/brands/{brandId}/review', { brandId, limit: '1' }, signal),
  ])
  return { open, returned, notSeen, toReview: review }
}

export const OpenFindings = ({ brandId, open }: { brandId: string; open: Findings }) => (
  <Section
    title="Open findings"
    aside={<a href={`/console/brands/${brandId}/findings?state=open`}>All {countApart(open)}</a>}
  >
    {open.items.length === 0 ? (
      <p class="soft">No engine says anything that a fact contradicts.</p>
    ) : (
      <ol>
        {open.items.map((finding) => (
          <li key={finding.id} class="finding">
            <FindingLine finding={finding}>
              <a class="button" href={`/console/runs/${finding.lastRunId}`}>
                Evidence
              </a>
            </FindingLine>
          </li>
        ))}
      </ol>
    )}
  </Section>
)
