import { say } from '@veracite/words/say'
import { useApi } from '../server/api.ts'
import { AwaitTable } from '../widgets/page.tsx'
import { engineName, formatDays, visibleText } from '../widgets/words.ts'

/** Plans for people, with what became of their slots. */
export const PlanList = ({ brandId }: { brandId: string }) => (
  <AwaitTable
    of={useApi('GET /api/admin/brands/{brandId}/app-plans', { brandId, limit: '200' })}
    none={say('apps.noPlan')}
    hint={say('apps.planIs')}
    columns={[
      [
        say('apps.plan'),
        ({ id, name }) => <a href={`/console/app-plans/${id}`}>{visibleText(name)}</a>,
        { isHead: true },
      ],
      [say('apps.days'), ({ firstDay, lastDay }) => formatDays(firstDay, lastDay)],
      [say('apps.apps'), ({ engines }) => engines.map(engineName).join(', ')],
      [say('apps.slots'), ({ done, open, missed }) => say('apps.slotCounts', { done, open, missed })],
    ]}
  />
)
