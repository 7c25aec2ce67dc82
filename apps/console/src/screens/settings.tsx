import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { BrandForm } from '../parts/brands/brand-form.tsx'
import { type BrandBody, BrandFrame } from '../parts/frame/brand-frame.tsx'
import { JudgeAgain } from '../parts/runs/judge-again.tsx'
import { api } from '../parts/server/api.ts'
import { useLoad } from '../parts/server/load.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { ActButton, Refusal, useAction } from '../parts/widgets/action.tsx'
import { formatOf } from '../parts/widgets/format.ts'
import { Section } from '../parts/widgets/page.tsx'
import { Await } from '../parts/widgets/states.tsx'

/** The brand itself: its names, how closely it is watched, and whether at all. */
export function Settings({ brandId }: { brandId: string }) {
  const [saved, setSaved] = useState<{ isRenamed: boolean; count: number } | null>(null)
  return (
    <BrandFrame key={saved?.count ?? 0} brandId={brandId} section="Settings">
      {(brand) => (
        <>
          {saved !== null && !saved.isRenamed && (
            <p class="note" role="status">
              Saved.
            </p>
          )}
          {saved?.isRenamed && <JudgeAgain brandId={brandId} words="Saved." />}
          {brand.archivedAt === null && (
            <OnlyFor atLeast="editor">
              <Section title="The brand">
                <BrandForm
                  brand={brand}
                  saved={(isRenamed) => setSaved({ isRenamed, count: (saved?.count ?? 0) + 1 })}
                />
              </Section>
              <Section title="Stop watching it">
                <Archive brand={brand} />
              </Section>
            </OnlyFor>
          )}
        </>
      )}
    </BrandFrame>
  )
}

/** Shows the effects of archiving before it asks for confirmation. */
function Archive({ brand }: { brand: BrandBody }) {
  const brandId = brand.id
  const { route } = useLocation()
  const [asks, setAsks] = useState(false)
  const action = useAction()
  const affected = useLoad(`affected ${brandId}`, async (signal) => {
    const [schedules, scans] = await Promise.all([
      api('GET /api/admin/brands/{brandId}/schedules', { brandId, limit: '100' }, signal),
      api('GET /api/admin/brands/{brandId}/scans', { brandId, limit: '20' }, signal),
    ])
    return {
      schedules: schedules.items.filter(({ paused }) => !paused).length,
      running: scans.items.filter(({ finishedAt }) => finishedAt === null).length,
    }
  })
  const archive = async () => {
    await api('DELETE /api/admin/brands/{brandId}', { brandId })
    route('/console')
  }
  if (!asks)
    return (
      <div class="actions">
        <button type="button" onClick={() => setAsks(true)}>
          Archive the brand …
        </button>
      </div>
    )
  return (
    <section class="card form" aria-label="Archive the brand">
      <Await of={affected} what="what follows">
        {({ schedules, running }) => (
          <ul class="bullets">
            <li>No scan of {brand.name} can be started any more, and it leaves the list of brands.</li>
            <li>
              {schedules === 0
                ? 'It has no schedule that runs.'
                : `${formatOf(schedules, 'schedule')} will be paused, and stay so if you restore the brand.`}
            </li>
            {running > 0 && (
              <li>
                {formatOf(running, 'scan')} still running will go on to the end: stop it first if you want.
              </li>
            )}
            <li>
              Evidence, wrong statements and case files stay as they are, and readable. You can restore it.
            </li>
          </ul>
        )}
      </Await>
      <Refusal action={action} />
      <div class="actions">
        <ActButton action={action} act={archive} class="primary">
          Archive {brand.name}
        </ActButton>
        <button type="button" onClick={() => setAsks(false)}>
          Keep it
        </button>
      </div>
    </section>
  )
}
