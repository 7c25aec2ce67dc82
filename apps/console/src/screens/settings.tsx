import { say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { BrandForm } from '../parts/brands/brand-form.tsx'
import { Judged } from '../parts/facts/effects.tsx'
import { type BrandBody, BrandFrame } from '../parts/frame/brand-frame.tsx'
import { api, together, useApi } from '../parts/server/api.ts'
import { ActButton } from '../parts/widgets/action.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Await, OnlyFor, Section } from '../parts/widgets/page.tsx'

/** The brand itself: its names, how closely it is watched, and whether at all. */
export function Settings({ brandId }: { brandId: string }) {
  const [saved, setSaved] = useState<{ isRenamed: boolean; count: number } | null>(null)
  return (
    <BrandFrame key={saved?.count ?? 0} brandId={brandId} section={say('brands.settings')}>
      {(brand) => (
        <>
          {saved !== null && !saved.isRenamed && (
            <p class="note" role="status">
              {say('brands.saved')}
            </p>
          )}
          {saved?.isRenamed && <JudgeAgain brandId={brandId} />}
          {brand.archivedAt === null && (
            <OnlyFor atLeast="editor">
              <Section title={say('brands.theBrand')}>
                <BrandForm
                  brand={brand}
                  saved={(isRenamed) => setSaved({ isRenamed, count: (saved?.count ?? 0) + 1 })}
                />
              </Section>
              <Section title={say('brands.stopWatchingIt')}>
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
  const affected = together(
    useApi('GET /api/admin/brands/{brandId}/schedules', { brandId, limit: '100' }),
    useApi('GET /api/admin/brands/{brandId}/scans', { brandId, limit: '20' }),
  )
  return (
    <DescribedForm
      label={say('brands.archiveTheBrand')}
      above={() => (
        <Await of={affected}>
          {([{ items: planned }, { items: scans }]) => {
            const schedules = planned.filter(({ paused }) => !paused).length
            const running = scans.filter(({ finishedAt }) => finishedAt === null).length
            return (
              <ul class="bullets">
                <li>{say('brands.noScanOfCan', { name })}</li>
                <li>
                  {schedules === 0
                    ? say('brands.itHasNoSchedule')
                    : say('brands.schedulesWillBePaused', { schedules })}
                </li>
                {running > 0 && <li>{say('brands.scansStillRunningWill', { running })}</li>}
                <li>{say('brands.evidenceFalseStatementsAnd')}</li>
              </ul>
            )
          }}
        </Await>
      )}
      send={() => api('DELETE /api/admin/brands/{brandId}', { brandId })}
      done={() => route('/console')}
      button={say('brands.archive', { name })}
    />
  )
}

/** After facts or names have changed: earlier answers keep their verdict until somebody has them judged again. */
function JudgeAgain({ brandId }: { brandId: string }) {
  const [jobId, setJobId] = useState<string | null>(null)
  const start = () =>
    api('POST /api/admin/brands/{brandId}/reclassify', { brandId }).then((job) => setJobId(job.jobId))
  return (
    <div class="note">
      <p role="status">{say('brands.earlierAnswersKeepTheir', { words: say('brands.saved') })}</p>
      {jobId === null ? (
        <ActButton name={say('brands.judgeEarlierAnswersAgain')} act={start} />
      ) : (
        <Judged jobId={jobId} />
      )}
    </div>
  )
}
