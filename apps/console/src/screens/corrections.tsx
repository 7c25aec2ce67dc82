import { CORRECTION_STATES, type Origin } from '@veracite/terms/vocabulary'
import { say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import { stateTone, stateWords } from '../parts/corrections/correction-words.ts'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { type Answer, type Asked, useApi } from '../parts/server/api.ts'
import { named } from '../parts/widgets/action.tsx'
import { Filters } from '../parts/widgets/filters.tsx'
import { Await, AwaitTable, OriginNote, Section, Table } from '../parts/widgets/page.tsx'
import {
  Age,
  engineName,
  inList,
  labelOf,
  originOf,
  predicateLabel,
  screenSpeaker,
  Time,
  visibleText,
} from '../parts/widgets/words.ts'

type Input = Asked<'GET /api/admin/brands/{brandId}/corrections'>

/** Corrections of a brand, and how long they take. */
export function Corrections({ brandId }: { brandId: string }) {
  const { query } = useLocation()
  const asked = { brandId, limit: '200', ...(query.state && { state: query.state }) } as Input
  const list = useApi('GET /api/admin/brands/{brandId}/corrections', asked)
  const [first] = list.value?.items ?? []
  return (
    <BrandFrame brandId={brandId} section={say('corrections.corrections')}>
      <Filters
        filters={[
          { name: 'state', label: say('common.state'), options: named(CORRECTION_STATES, stateWords) },
        ]}
      />
      {first && <OriginNote of={first} />}
      <AwaitTable
        of={list}
        none={say('corrections.nothingIsBeingCorrected')}
        hint={say('corrections.openAFalseStatement')}
        label={say('corrections.corrections')}
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
            ({ state }) => <span class={`badge ${stateTone(state)}`}>{stateWords(state)}</span>,
          ],
          [say('common.since'), (correction) => <Age at={correction.stateSince} />],
          [
            say('corrections.deadline'),
            ({ deadline }) => (deadline === null ? say('corrections.noDeadline') : <Time at={deadline} />),
          ],
        ]}
      />
      {list.value && <TimesToCorrection brandId={brandId} origin={first?.origin ?? 'engine'} />}
    </BrandFrame>
  )
}

/** How long it takes, with what is still open. */
const TimesToCorrection = ({ brandId, origin }: { brandId: string; origin: Origin }) => (
  <Section title={say('corrections.timeToCorrection')}>
    <Await of={useApi('GET /api/admin/brands/{brandId}/corrections/times', { brandId, origin })}>
      {({ overall, pages, engines, sources, facts }) => {
        const row = (kind: string, of: string, times: Times) => ({ kind, of, words: timeInWords(times) })
        const rows = [
          ...engines.map((one) => row(say('common.engine'), engineName(one.of), one)),
          ...sources.map((one) => row(say('corrections.source'), one.of, one)),
          ...facts.map(({ of: predicate, ...one }) =>
            row(say('corrections.fact'), predicateLabel({ predicate, label: one.label }), one),
          ),
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

type Times = Omit<Answer<'GET /api/admin/brands/{brandId}/corrections/times'>['overall'], 'of'>

/** `3 of 5 corrected: half within 12 days (95 %: 4 to 30 days)` */
const timeInWords = ({ count, corrected, medianDays, lowDays, highDays }: Times): string =>
  count === 0
    ? say('corrections.nothingYet')
    : say('corrections.halfWithin', {
        ...{ count, corrected, days: medianDays ?? 0, low: lowDays ?? 0, high: highDays ?? 0 },
        hasMedian: medianDays === null ? 'no' : 'other',
        hasHigh: highDays === null ? 'no' : 'other',
      })
