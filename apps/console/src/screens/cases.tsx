import { say } from '@veracite/words/say'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { type Answer, useApi } from '../parts/server/api.ts'
import { LinkButton } from '../parts/widgets/action.tsx'
import { AwaitTable, noted, Section } from '../parts/widgets/page.tsx'
import { formatBytes, Time } from '../parts/widgets/words.ts'

type CaseBody = Answer<'GET /api/admin/cases'>['items'][number]

const PENDING_MS = 2_000

/** The case files that were made of a brand's findings. */
export function Cases({ brandId }: { brandId: string }) {
  const cases = useApi('GET /api/admin/cases', { brandId, limit: '200' }, ({ items }) =>
    items.some(({ status }) => status === 'pending') ? PENDING_MS : null,
  )
  return (
    <BrandFrame
      brandId={brandId}
      section={say('cases.caseFiles')}
      actions={
        <LinkButton name={say('cases.chooseFalseStatements')} href={`/console/brands/${brandId}/findings`} />
      }
    >
      <Section title={say('cases.caseFiles')}>
        <AwaitTable
          of={cases}
          none={say('cases.noCaseFileHas')}
          hint={say('cases.tickFalseStatementsIn')}
          columns={[
            [
              say('cases.title'),
              ({ id, reference, demo, purpose }) =>
                noted(
                  <a href={`/console/cases/${id}`}>{reference ?? say('cases.withoutATitle')}</a>,
                  demo && say('origin.demo'),
                  purpose,
                ),
            ],
            [say('common.made'), (one) => <Time at={one.createdAt} />],
            [say('cases.holds'), heldBy],
          ]}
          actions={(one) => <Download {...one} />}
        />
      </Section>
    </BrandFrame>
  )
}

export const heldBy = ({ runs, parts, bytes }: Pick<CaseBody, 'runs' | 'parts' | 'bytes'>): string =>
  say('cases.answersFilesUnpacked', { runs, parts, bytes: formatBytes(bytes) })

/** There is a file once the log has it. */
export const Download = ({ id, status }: Pick<CaseBody, 'id' | 'status'>) =>
  status === 'integrated' ? (
    <>
      <LinkButton name={say('cases.pdf')} href={`/console/api/admin/cases/${id}/pdf`} download />
      <LinkButton name={say('cases.zipWithProof')} href={`/console/api/admin/cases/${id}/file`} download />
    </>
  ) : (
    <span role="status">
      <progress aria-label={say('cases.waitingForTheLog')} /> {say('cases.beingEnteredInThe')}
    </span>
  )
