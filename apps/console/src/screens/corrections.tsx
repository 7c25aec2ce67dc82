import type { Origin } from '@veracite/terms/vocabulary'
import { say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import { STATE_CHOICES, stateTone, stateWords } from '../parts/corrections/correction-words.ts'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { type Asked, type api, useApi } from '../parts/server/api.ts'
import { Filters } from '../parts/widgets/filters.tsx'
import { Age, Time } from '../parts/widgets/format.tsx'
import { OriginNote } from '../parts/widgets/origin-note.tsx'
import { Await, Empty, Section } from '../parts/widgets/page.tsx'
import { Table } from '../parts/widgets/table.tsx'
import {
  engineName,
  inList,
  labelOf,
  originOf,
  predicateLabel,
  screenSpeaker,
  visibleText,
} from '../parts/widgets/words.ts'

type Input = Asked<'GET /api/admin/brands/{brandId}/corrections'>

/** Corrections of a brand, and how long they take. */
export function Corrections({ brandId }: { brandId: string }) {
  const { query } = useLocation()
  const asked = { brandId, limit: '200', ...(query.state && { state: query.state }) } as Input
  const list = useApi('GET /api/admin/brands/{brandId}/corrections', asked)
  return (
    <BrandFrame brandId={brandId} section={say('corrections.corrections')}>
      <Filters filters={[{ name: 'state', label: say('common.state'), options: STATE_CHOICES }]} />
      <Await of={list}>
        {({ items }) => {
          const [first] = items
          return (
            <>
              {first && <OriginNote of={first} />}
              {first === undefined ? (
                <Empty
                  title={say('corrections.nothingIsBeingCorrected')}
                  hint={say('corrections.openAFalseStatement')}
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
    label={say('corrections.corrections')}
    rows={items}
    columns={[
      [
        say('common.what'),
        (correction) => <a href={`/console/corrections/${correction.id}`}>{labelOf(correction)}</a>,
      ],
      [
        say('common.saidBy'),
        (correction) =>
          inList(correction.engines.map((engine) => screenSpeaker(engine, originOf(correction)))),
      ],
      [
        say('common.state'),
        (correction) => (
          <span class={`badge ${stateTone(correction.state)}`}>{stateWords(correction.state)}</span>
        ),
      ],
      [say('common.since'), (correction) => <Age at={correction.stateSince} />],
      [
        say('corrections.deadline'),
        (correction) =>
          correction.deadline === null ? say('corrections.noDeadline') : <Time at={correction.deadline} />,
      ],
    ]}
  />
)

interface Props {
  brandId: string
  origin: Origin
}

/** How long it takes, with what is still open. */
function TimesToCorrection({ brandId, origin }: Props) {
  const times = useApi('GET /api/admin/brands/{brandId}/corrections/times', { brandId, origin })
  return (
    <Section title={say('corrections.timeToCorrection')}>
      <Await of={times}>
        {({ overall, pages, engines, sources, facts }) => {
          const rows = [
            ...engines.map((one) => ({
              kind: say('common.engine'),
              of: engineName(one.of),
              words: timeInWords(one),
            })),
            ...sources.map((one) => ({
              kind: say('corrections.source'),
              of: one.of,
              words: timeInWords(one),
            })),
            ...facts.map((one) => ({
              kind: say('corrections.fact'),
              of: predicateLabel({ predicate: one.of, label: one.label }),
              words: timeInWords(one),
            })),
          ]
          return (
            <>
              <p>
                {say('corrections.timesOfAll', { engines: timeInWords(overall), pages: timeInWords(pages) })}{' '}
                <span class="soft">{say('corrections.fromTheDaySomebody')}</span>
              </p>
              {rows.length > 0 && (
                <Table
                  label={say('corrections.timeToCorrection')}
                  rows={rows}
                  columns={[
                    [say('common.by'), ({ kind }) => kind],
                    [say('corrections.of'), ({ of }) => visibleText(of)],
                    [say('corrections.time'), ({ words }) => words],
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

interface Times {
  count: number
  corrected: number
  medianDays: number | null
  lowDays: number | null
  highDays: number | null
}

/** `3 of 5 corrected: half within 12 days (95 %: 4 to 30 days)` */
const timeInWords = ({ count, corrected, medianDays, lowDays, highDays }: Times): string =>
  count === 0
    ? say('corrections.nothingYet')
    : say('corrections.halfWithin', {
        ...{ count, corrected, days: medianDays ?? 0, low: lowDays ?? 0, high: highDays ?? 0 },
        hasMedian: medianDays === null ? 'no' : 'other',
        hasHigh: highDays === null ? 'no' : 'other',
      })
