import type { AnswerOf } from '@veracite/contract/routes'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { useApi } from '../parts/server/api.ts'
import { LinkButton } from '../parts/widgets/button.tsx'
import { formatBytes, formatOf, Time } from '../parts/widgets/format.tsx'
import { Section } from '../parts/widgets/page.tsx'
import { AwaitTable, noted } from '../parts/widgets/table.tsx'

type CaseBody = AnswerOf<'GET /api/admin/cases'>['items'][number]

const PENDING_MS = 2_000

/** The case files that were made of a brand's findings. */
export function Cases({ brandId }: { brandId: string }) {
  const cases = useApi('GET /api/admin/cases', { brandId, limit: '200' }, ({ items }) =>
    items.some(({ status }) => status === 'pending') ? PENDING_MS : null,
  )
  return (
    <BrandFrame
      brandId={brandId}
      section="Case files"
      actions={<LinkButton name="Choose false statements" href={`/console/brands/${brandId}/findings`} />}
    >
      <Section title="Case files">
        <AwaitTable
          of={cases}
          what="the case files"
          none="No case file has been made yet."
          hint="Tick false statements in their list and choose “Make a case file”: one file to hand to a provider, a lawyer or a journalist, that anyone can check without an account."
          columns={[
            [
              'Title',
              ({ id, reference, demo, purpose }) =>
                noted(
                  <a href={`/console/cases/${id}`}>{reference ?? 'Without a title'}</a>,
                  demo && 'DEMO',
                  purpose,
                ),
            ],
            ['Made', (one) => <Time at={one.createdAt} />],
            ['Holds', heldBy],
          ]}
          actions={(one) => <Download {...one} />}
        />
      </Section>
    </BrandFrame>
  )
}

export const heldBy = ({ runs, parts, bytes }: Pick<CaseBody, 'runs' | 'parts' | 'bytes'>): string =>
  `${formatOf(runs, 'answer')}, ${formatOf(parts, 'file')}, ${formatBytes(bytes)} unpacked`

/** There is a file once the log has it. */
export const Download = ({ id, status }: Pick<CaseBody, 'id' | 'status'>) =>
  status === 'integrated' ? (
    <LinkButton name="Download" href={`/console/api/admin/cases/${id}/file`} download />
  ) : (
    <span role="status">
      <progress aria-label="Waiting for the log" /> being entered in the log …
    </span>
  )
