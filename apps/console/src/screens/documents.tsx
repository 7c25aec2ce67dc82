import type { AnswerOf } from '@veracite/contract/routes'
import { LookUpRegister } from '../parts/facts/look-up-register.tsx'
import { ReadDocument } from '../parts/facts/read-document.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { useApi } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { formatBytes, Time } from '../parts/widgets/format.tsx'
import { AwaitItems, Section } from '../parts/widgets/page.tsx'
import { type Column, Table } from '../parts/widgets/table.tsx'
import { visibleText } from '../parts/widgets/visible-text.ts'

type DocumentItem = AnswerOf<'GET /api/admin/brands/{brandId}/documents'>['items'][number]

/** Files and registers that facts come from. */
export function Documents({ brandId }: { brandId: string }) {
  const documents = useApi('GET /api/admin/brands/{brandId}/documents', { brandId, limit: '100' })
  return (
    <BrandFrame
      brandId={brandId}
      section="Documents"
      sub="What they state is proposed as facts, which wait under Facts until somebody approves them."
    >
      <AwaitItems of={documents} what="the documents" none="No document was read yet.">
        {({ items }) => <Table rows={items} columns={COLUMNS} />}
      </AwaitItems>
      <OnlyFor atLeast="editor">
        <Section title="Read another">
          <ReadDocument brandId={brandId} proposed={documents.reload} />
          <LookUpRegister brandId={brandId} proposed={documents.reload} />
        </Section>
      </OnlyFor>
    </BrandFrame>
  )
}

const COLUMNS: Column<DocumentItem>[] = [
  [
    'Document',
    ({ id, name }) => (
      <a href={`/console/api/admin/documents/${id}/file`} download>
        {visibleText(name)}
      </a>
    ),
    { isHead: true },
  ],
  ['Size', ({ bytes }) => formatBytes(bytes)],
  ['Uploaded by', ({ uploadedBy }) => visibleText(uploadedBy)],
  ['When', ({ uploadedAt }) => <Time at={uploadedAt} />],
  ['SHA-256 of its bytes', ({ sha256 }) => <span class="mono">{sha256.slice(0, 16)}…</span>],
]
