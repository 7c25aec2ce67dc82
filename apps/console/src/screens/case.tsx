import { known, rich, say } from '@veracite/words/say'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { type Answer, useApi } from '../parts/server/api.ts'
import { ShareLink } from '../parts/shares/share-link.tsx'
import { Await, Section, Table, Term } from '../parts/widgets/page.tsx'
import { formatBytes, inList, inWords, Time, visibleText } from '../parts/widgets/words.ts'
import { Download, heldBy } from './cases.tsx'

type CaseBody = Answer<'GET /api/admin/cases/{caseId}'>
type Contents = Answer<'GET /api/admin/cases/{caseId}/contents'>

const PENDING_MS = 1_000

/** One case file: whether it can be had, and what is in it. */
export function Case({ caseId }: { caseId: string }) {
  const made = useApi('GET /api/admin/cases/{caseId}', { caseId }, ({ status }) =>
    status === 'pending' ? PENDING_MS : null,
  )
  const contents = useApi('GET /api/admin/cases/{caseId}/contents', { caseId })
  return (
    <Await of={made}>
      {(value) => (
        <BrandFrame
          brandId={value.brandId}
          section={value.reference ?? say('cases.caseFile')}
          above={[say('cases.cases'), '/cases']}
          actions={
            <>
              {value.status === 'integrated' && <ShareLink what={{ caseId }} />}
              <Download {...value} />
            </>
          }
        >
          {value.demo && <p class="note">{say('case.demoAnAnswerIn')}</p>}
          <Made {...value} />
          <Await of={contents}>{(found) => <WhatIsInIt {...found} />}</Await>
        </BrandFrame>
      )}
    </Await>
  )
}

const Made = ({ purpose, createdAt, sha256, ...held }: CaseBody) => (
  <dl class="facts card">
    {purpose !== null && <Term name={say('cases.purpose')}>{purpose}</Term>}
    <Term name={say('common.made')}>
      <Time at={createdAt} />
    </Term>
    <Term name={say('cases.holds')}>{heldBy(held)}</Term>
    <Term name={say('cases.sha256WhichCovers')}>
      <code>{sha256}</code>
    </Term>
    <Term name={say('cases.howItIsChecked')}>
      {rich('cases.anyoneCanDropThe', { a: (words) => <a href="/check">{words}</a> })}
    </Term>
  </dl>
)

const WhatIsInIt = ({ statements, exhibits, sources, files, profiles = [], ...prepared }: Contents) => (
  <>
    <Section
      title={say('cases.whatItShows')}
      aside={
        <span class="soft">
          {prepared.preparedBy === null ? '' : say('cases.by', { preparedBy: prepared.preparedBy })}{' '}
          {prepared.preparedFor === null ? '' : say('cases.for', { preparedFor: prepared.preparedFor })}
        </span>
      }
    >
      {statements.length === 0 ? (
        <p class="soft">{say('cases.itWasMadeOf')}</p>
      ) : (
        <Table
          rows={statements}
          columns={[
            [say('common.who'), ({ engine }) => engine],
            [
              say('cases.says'),
              ({ about, stated }) => (
                <>
                  <span class="soft">{about}: </span>
                  <q>{visibleText(stated)}</q>
                </>
              ),
            ],
            [
              say('common.true'),
              ({ truth }) => (truth === null ? say('findings.otherwise') : visibleText(truth)),
            ],
            [say('cases.exhibits'), ({ exhibits: places }) => inList(places.map(String))],
          ]}
        />
      )}
    </Section>
    <Section
      title={say('count.exhibits', { count: exhibits.length })}
      aside={<span class="soft">{say('cases.sourcesCited', { sources })}</span>}
    >
      <Table
        rows={exhibits}
        columns={[
          [say('cases.exhibit'), ({ place }) => place],
          [say('common.who'), ({ engine }) => engine],
          [
            say('common.asked'),
            ({ runId, question }) => <a href={`/console/runs/${runId}`}>{visibleText(question)}</a>,
          ],
          [say('cases.answered'), ({ capturedAt }) => <Time at={capturedAt} />],
        ]}
      />
    </Section>
    {profiles.length > 0 && (
      <Section
        title={say('cases.whatCourtsAndRules')}
        aside={<span class="soft">{say('cases.thisIsNotLegal')}</span>}
      >
        <Table
          rows={profiles}
          columns={[
            [say('cases.rule'), ({ name }) => name],
            [
              say('cases.missing'),
              ({ missing }) => (missing.length === 0 ? say('cases.nothing') : missing.join('; ')),
            ],
          ]}
        />
      </Section>
    )}
    <Section title={say('count.files', { count: files.length })}>
      <details>
        <summary>{say('cases.everyFileInIt')}</summary>
        <ul class="rows">
          {files.map(({ path, kind, bytes }) => (
            <li key={path}>
              <span class="mono">{path}</span>
              <span class="soft">
                {known('casePart', kind) ?? inWords(kind)}, {formatBytes(bytes)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  </>
)
