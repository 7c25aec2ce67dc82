import { useApi } from '../server/load.ts'
import { Section } from '../widgets/page.tsx'
import { Await } from '../widgets/states.tsx'
import { Table } from '../widgets/table.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { engineName } from '../widgets/words.ts'

interface Props {
  brandId: string
  origin: 'engine' | 'stand_in' | 'demo'
}

/** How long it takes, with what is still open. */
export function TimesToCorrection({ brandId, origin }: Props) {
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
