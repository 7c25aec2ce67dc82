import type { InputOf } from '@veracite/contract/routes'
import { useLocation } from 'preact-iso/router'
import { STATE_CHOICES, stateTone, stateWords } from '../parts/corrections/correction-words.ts'
import { TimesToCorrection } from '../parts/corrections/times.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import type { api } from '../parts/server/api.ts'
import { useApi } from '../parts/server/load.ts'
import { Filters } from '../parts/widgets/filters.tsx'
import { Await, Empty } from '../parts/widgets/states.tsx'
import { Table } from '../parts/widgets/table.tsx'
import { Age, Time } from '../parts/widgets/time.tsx'
import { visibleText } from '../parts/widgets/visible-text.ts'
import { originNote, originOf, shortSpeaker } from '../parts/widgets/words.ts'

type Input = InputOf<'GET /api/admin/brands/{brandId}/corrections'>

/** Corrections of a brand, and how long they take. */
export function Corrections({ brandId }: { brandId: string }) {
  const { query } = useLocation()
  const asked = { brandId, limit: '200', ...(query.state && { state: query.state }) } as Input
  const list = useApi('GET /api/admin/brands/{brandId}/corrections', asked)
  return (
    <BrandFrame brandId={brandId} section="Corrections">
      {() => (
        <>
          <Filters filters={[{ name: 'state', label: 'State', options: STATE_CHOICES }]} />
          <Await of={list} what="the corrections">
            {({ items }) => {
              const [first] = items
              const note = first && originNote(first)
              return (
                <>
                  {note && <p class="note">{note}</p>}
                  {first === undefined ? <None /> : <CorrectionTable items={items} />}
                  <TimesToCorrection brandId={brandId} origin={first?.origin ?? 'engine'} />
                </>
              )
            }}
          </Await>
        </>
      )}
    </BrandFrame>
  )
}

const None = () => (
  <Empty title="Nothing is being corrected.">
    <p>Open a wrong statement, and choose “Have it corrected”.</p>
  </Empty>
)

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
          correction.engines.map((engine) => shortSpeaker(engine, originOf(correction))).join(', '),
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
