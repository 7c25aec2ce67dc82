import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { BrandForm } from '../parts/brands/brand-form.tsx'
import { Judged } from '../parts/facts/followed.tsx'
import { type BrandBody, BrandFrame } from '../parts/frame/brand-frame.tsx'
import { api, useLoad } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { ActButton } from '../parts/widgets/action.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { formatOf } from '../parts/widgets/format.tsx'
import { Await, Section } from '../parts/widgets/page.tsx'

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

/** Shows the effects of archiving before it is done. */
function Archive({ brand: { id: brandId, name } }: { brand: BrandBody }) {
  const { route } = useLocation()
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
  return (
    <DescribedForm
      label="Archive the brand"
      folded
      initial={{}}
      above={() => (
        <Await of={affected} what="what follows">
          {({ schedules, running }) => (
            <ul class="bullets">
              <li>No scan of {name} can be started any more, and it leaves the list of brands.</li>
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
                Evidence, false statements and case files stay as they are, and readable. You can restore it.
              </li>
            </ul>
          )}
        </Await>
      )}
      send={() => api('DELETE /api/admin/brands/{brandId}', { brandId })}
      done={() => route('/console')}
      button={`Archive ${name}`}
    />
  )
}

/** After facts or names have changed: earlier answers keep their verdict until somebody has them judged again. */
function JudgeAgain({ brandId, words }: { brandId: string; words: string }) {
  const [jobId, setJobId] = useState<string | null>(null)
  const start = () =>
    api('POST /api/admin/brands/{brandId}/reclassify', { brandId }).then((job) => setJobId(job.jobId))
  return (
    <div class="note">
      <p role="status">{words} Earlier answers keep their verdict until they are judged again.</p>
      {jobId === null ? (
        <ActButton name="Judge earlier answers again" act={start} />
      ) : (
        <Judged jobId={jobId} />
      )}
    </div>
  )
}
