import { say } from '@veracite/words/say'
import { LookUpRegister, ReadDocument } from '../parts/facts/propose-facts.tsx'
import { ReadPage } from '../parts/facts/refresh-facts.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { useApi } from '../parts/server/api.ts'
import { AwaitTable } from '../parts/widgets/page.tsx'
import { formatBytes, Time, visibleText } from '../parts/widgets/words.ts'

/** Files and registers that facts come from. */
export const Documents = ({ brandId }: { brandId: string }) => (
  <BrandFrame
    brandId={brandId}
    section={say('facts.documents')}
    sub={say('facts.whatTheyStateIs')}
    actions={
      <>
        <ReadPage brandId={brandId} />
        <ReadDocument brandId={brandId} />
      </>
    }
  >
    <AwaitTable
      of={useApi('GET /api/admin/brands/{brandId}/documents', { brandId, limit: '100' })}
      none={say('facts.noDocumentWasRead')}
      columns={[
        [
          say('facts.document'),
          ({ id, name }) => (
            <a href={`/console/api/admin/documents/${id}/file`} download>
              {visibleText(name)}
            </a>
          ),
          { isHead: true },
        ],
        [say('facts.size'), ({ bytes }) => formatBytes(bytes)],
        [say('facts.uploadedBy'), ({ uploadedBy }) => visibleText(uploadedBy)],
        [say('common.when'), ({ uploadedAt }) => <Time at={uploadedAt} />],
        [say('facts.sha256OfIts'), ({ sha256 }) => <span class="mono">{sha256.slice(0, 16)}…</span>],
      ]}
    />
    <LookUpRegister brandId={brandId} />
  </BrandFrame>
)
