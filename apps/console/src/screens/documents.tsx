import { say } from '@veracite/words/say'
import { LookUpRegister } from '../parts/facts/look-up-register.tsx'
import { ReadDocument } from '../parts/facts/read-document.tsx'
import { ReadPage } from '../parts/facts/refresh-facts.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { type Answer, useApi } from '../parts/server/api.ts'
import { formatBytes, Time } from '../parts/widgets/format.tsx'
import { AwaitItems, OnlyFor } from '../parts/widgets/page.tsx'
import { type Column, Table } from '../parts/widgets/table.tsx'
import { visibleText } from '../parts/widgets/words.ts'

type DocumentItem = Answer<'GET /api/admin/brands/{brandId}/documents'>['items'][number]

/** Files and registers that facts come from. */
export function Documents({ brandId }: { brandId: string }) {
  const documents = useApi('GET /api/admin/brands/{brandId}/documents', { brandId, limit: '100' })
  return (
    <BrandFrame
      brandId={brandId}
      section={say('facts.documents')}
      sub={say('facts.whatTheyStateIs')}
      actions={
        <OnlyFor atLeast="editor">
          <ReadPage brandId={brandId} done={documents.reload} />
          <ReadDocument brandId={brandId} proposed={documents.reload} />
        </OnlyFor>
      }
    >
      <AwaitItems of={documents} none={say('facts.noDocumentWasRead')}>
        {({ items }) => <Table rows={items} columns={COLUMNS} />}
      </AwaitItems>
      <OnlyFor atLeast="editor">
        <LookUpRegister brandId={brandId} proposed={documents.reload} />
      </OnlyFor>
    </BrandFrame>
  )
}

const COLUMNS: Column<DocumentItem>[] = [
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
]
