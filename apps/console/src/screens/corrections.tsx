import type { InputOf } from '@veracite/contract/routes'
import { useLocation } from 'preact-iso/router'
import { STATE_CHOICES, stateTone, stateWords } from '../parts/corrections/correction-words.ts'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { type api, useApi } from '../parts/server/api.ts'
import { Filters } from '../parts/widgets/filters.tsx'
import { Age, Time } from '../parts/widgets/format.tsx'
import { OriginNote } from '../parts/widgets/origin-note.tsx'
import { Await, Empty, Section } from '../parts/widgets/page.tsx'
import { Table } from '../parts/widgets/table.tsx'
import { visibleText } from '../parts/widgets/visible-text.ts'
import { engineName, originOf, screenSpeaker } from '../parts/widgets/words.ts'

type Input = InputOf<'GET /api/admin/brands/{brandId}/corrections'>

/** Corrections of a brand, and how long they take. */
export function Corrections({ brandId }: { brandId: string }) {
  const { query } = useLocation()
  const asked = { brandId, limit: '200', ...(query.state && { state: query.state }) } as Input
  const list = useApi('GET /api/admin/brands/{brandId}/corrections', asked)
  return (
    <BrandFrame brandId={brandId} section="Corrections">
      <Filters filters={[{ name: 'state', label: 'State', options: STATE_CHOICES }]} />
      <Await of={list} what="the corrections">
        {({ items }) => {
          const [first] = items
          return (
            <>
              {first && <OriginNote of={first} />}
              {first === undefined ? (
                <Empty
                  title="Nothing is being corrected."
                  hint="Open a false statement, and choose “Have it corrected”."
                />
              ) : (
                <CorrectionTable items={items} />
              )}
              <TimesToCorrection brandId={brandId} origin={first?.origin ?? 'engine'} />
            </>
          )
        }}
      </Await>
    </BrandFrame>
  )
}

type Item = Awaited<ReturnType<typeof api<'GET /api/admin/brands/{brandId}/corrections'>>>['items'][number]

const CorrectionTable = ({ items }: { items: readonly Item[] }) => (
  <Table
    label="Corrections"
    rows={items}
    columns={[
      [
        'What',
        (correction) => (
          <a href={`/console/corrections/${correction.id}`}>
            {correction.label}
            {correction.about !== null && ` of ${visibleText(correction.about)}`}
          </a>
        ),
      ],
      [
        'Said by',
        (correction) =>
          correction.engines.map((engine) => screenSpeaker(engine, originOf(correction))).join(', '),
      ],
      [
        'State',
        (correction) => (
          <span class={`badge ${stateTone(correction.state)}`}>{stateWords(correction.state)}</span>
        ),
      ],
      ['Since', (correction) => <Age at={correction.stateSince} />],
      [
        'Deadline',
        (correction) => (correction.deadline === null ? 'none' : <Time at={correction.deadline} />),
      ],
    ]}
  />
)

interface Props {
  brandId: string
  origin: 'engine' | 'stand_in' | 'demo'
}

/** How long it takes, with what is still open. */
function TimesToCorrection({ brandId, origin }: Props) {
  const times = useApi('GET /api/admin/brands/{brandId}/corrections/times', { brandId, origin })
  return (
    <Section title="Time to correction">
      <Await of={times} what="how long it takes">
        {({ overall, pages, engines, sources, facts }) => {
          const rows = [
            ...engines.map((one) => ({ kind: 'Engine', of: engineName(one.of), words: one.words })),
            ...sources.map((one) => ({ kind: 'Source', of: one.of, words: one.words })),
            ...facts.map((one) => ({ kind: 'Fact', of: one.label, words: one.words })),
          ]
          return (
            <>
              <p>
                Engines: {overall.words}. Pages: {pages.words}.{' '}
                <span class="soft">
                  From the day somebody was asked until a watch showed it in fewer answers than planned, which
                  is not “never”. What is open counts for as long as it has been open (Kaplan and Meier).
                </span>
              </p>
              {rows.length > 0 && (
                <Table
                  label="Time to correction"
                  rows={rows}
                  columns={[
                    ['By', ({ kind }) => kind],
                    ['Of', ({ of }) => visibleText(of)],
                    ['Time', ({ words }) => words],
                  ]}
                />
              )}
            </>
          )
        }}
      </Await>
    </Section>
  )
}
