import type { AnswerOf } from '@veracite/contract/routes'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { useApi } from '../parts/server/api.ts'
import { ShareLink } from '../parts/shares/share-link.tsx'
import { formatBytes, formatOf, Time } from '../parts/widgets/format.tsx'
import { Await, Section, Term } from '../parts/widgets/page.tsx'
import { Table } from '../parts/widgets/table.tsx'
import { visibleText } from '../parts/widgets/visible-text.ts'
import { inWords } from '../parts/widgets/words.ts'
import { Download, heldBy } from './cases.tsx'

type CaseBody = AnswerOf<'GET /api/admin/cases/{caseId}'>
type Contents = AnswerOf<'GET /api/admin/cases/{caseId}/contents'>

const PENDING_MS = 1_000

/** One case file: whether it can be had, and what is in it. */
export function Case({ caseId }: { caseId: string }) {
  const made = useApi('GET /api/admin/cases/{caseId}', { caseId }, ({ status }) =>
    status === 'pending' ? PENDING_MS : null,
  )
  const contents = useApi('GET /api/admin/cases/{caseId}/contents', { caseId })
  return (
    <Await of={made} what="the case file">
      {(value) => (
        <BrandFrame
          brandId={value.brandId}
          section={value.reference ?? 'Case file'}
          above={['Cases', '/cases']}
          actions={<Download {...value} />}
        >
          {value.demo && (
            <p class="note">
              DEMO: an answer in it was invented by this software. It is for trying out, and evidence of
              nothing.
            </p>
          )}
          <Made {...value} />
          {value.status === 'integrated' && <ShareLink what={{ caseId }} />}
          <Await of={contents} what="what is in it">
            {(found) => <WhatIsInIt {...found} />}
          </Await>
        </BrandFrame>
      )}
    </Await>
  )
}

const Made = ({ purpose, createdAt, sha256, ...held }: CaseBody) => (
  <dl class="facts card">
    {purpose !== null && <Term name="Purpose">{purpose}</Term>}
    <Term name="Made">
      <Time at={createdAt} />
    </Term>
    <Term name="Holds">{heldBy(held)}</Term>
    <Term name="SHA-256, which covers all of it">
      <code>{sha256}</code>
    </Term>
    <Term name="How it is checked">
      Anyone can drop the file on <a href="/check">the check page</a>: no account, and nothing is sent.
    </Term>
  </dl>
)

const WhatIsInIt = ({ statements, exhibits, sources, files, preparedBy, preparedFor }: Contents) => (
  <>
    <Section
      title="What it shows"
      aside={
        <span class="soft">
          {preparedBy === null ? '' : `by ${preparedBy}`} {preparedFor === null ? '' : `for ${preparedFor}`}
        </span>
      }
    >
      {statements.length === 0 ? (
        <p class="soft">It was made of single answers.</p>
      ) : (
        <Table
          rows={statements}
          columns={[
            ['Who', ({ engine }) => engine],
            [
              'Says',
              ({ about, stated }) => (
                <>
                  <span class="soft">{about}: </span>
                  <q>{visibleText(stated)}</q>
                </>
              ),
            ],
            ['True', ({ truth }) => (truth === null ? 'otherwise' : visibleText(truth))],
            ['Exhibits', ({ exhibits: places }) => places.join(', ')],
          ]}
        />
      )}
    </Section>
    <Section
      title={formatOf(exhibits.length, 'exhibit')}
      aside={<span class="soft">{formatOf(sources, 'source')} cited</span>}
    >
      <Table
        rows={exhibits}
        columns={[
          ['Exhibit', ({ place }) => place],
          ['Who', ({ engine }) => engine],
          ['Asked', ({ runId, question }) => <a href={`/console/runs/${runId}`}>{visibleText(question)}</a>],
          ['Answered', ({ capturedAt }) => <Time at={capturedAt} />],
        ]}
      />
    </Section>
    <Section title={formatOf(files.length, 'file')}>
      <details>
        <summary>Every file in it</summary>
        <ul class="rows">
          {files.map(({ path, kind, bytes }) => (
            <li key={path}>
              <span class="mono">{path}</span>
              <span class="soft">
                {KINDS[kind] ?? inWords(kind)}, {formatBytes(bytes)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  </>
)

const KINDS: Record<string, string> = {
  index: 'the first sheet',
  summary: 'the same as data',
  print: 'everything as one document to print',
  bundle: 'evidence of an answer',
  bundle_page: 'the same to read',
  list: 'what became of every question of a scan',
  page: 'a page that an answer cites, as captured',
}
