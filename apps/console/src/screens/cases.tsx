import type { AnswerOf } from '@veracite/contract/routes'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { useApi } from '../parts/server/load.ts'
import { formatBytes, formatOf } from '../parts/widgets/format.ts'
import { Section } from '../parts/widgets/page.tsx'
import { AwaitItems, Empty } from '../parts/widgets/states.tsx'
import { Table } from '../parts/widgets/table.tsx'
import { Time } from '../parts/widgets/time.tsx'

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
      actions={
        <a class="button" href={`/console/brands/${brandId}/findings`}>
          Choose wrong statements
        </a>
      }
    >
      {() => (
        <Section title="Case files">
          <AwaitItems
            of={cases}
            what="the case files"
            none={
              <Empty title="No case file has been made yet.">
                <p>
                  Tick wrong statements in their list and choose “Make a case file”: one file to hand to a
                  provider, a lawyer or a journalist, that anyone can check without an account.
                </p>
              </Empty>
            }
          >
            {({ items }) => <CaseTable items={items} />}
          </AwaitItems>
        </Section>
      )}
    </BrandFrame>
  )
}

const CaseTable = ({ items }: { items: readonly CaseBody[] }) => (
  <Table
    rows={items}
    columns={[
      [
        'Title',
        (one) => (
          <>
            <a href={`/console/cases/${one.id}`}>{one.reference ?? 'Without a title'}</a>
            {one.demo && <span class="badge"> DEMO</span>}
            {one.purpose !== null && <p class="soft">{one.purpose}</p>}
          </>
        ),
      ],
      ['Made', (one) => <Time at={one.createdAt} />],
      [
        'Holds',
        (one) => (
          <>
            {formatOf(one.runs, 'answer')}, {formatOf(one.parts, 'file')}, {formatBytes(one.bytes)} unpacked
          </>
        ),
      ],
    ]}
    actions={(one) => <Download {...one} />}
  />
)

/** There is a file once the log has it. */
export const Download = ({ id, status }: Pick<CaseBody, 'id' | 'status'>) =>
  status === 'integrated' ? (
    <a class="button" href={`/console/api/admin/cases/${id}/file`} download>
      Download
    </a>
  ) : (
    <span role="status">
      <progress aria-label="Waiting for the log" /> being entered in the log …
    </span>
  )
