import { say } from '@veracite/words/say'
import { useApi } from '../server/api.ts'
import { formatDays } from '../widgets/format.tsx'
import { AwaitTable } from '../widgets/table.tsx'
import { engineName, visibleText } from '../widgets/words.ts'

export const usePlans = (brandId: string) =>
  useApi('GET /api/admin/brands/{brandId}/app-plans', { brandId, limit: '200' })

/** Plans for people, with what became of their slots. */
export const PlanList = ({ plans }: { plans: ReturnType<typeof usePlans> }) => (
  <AwaitTable
    of={plans}
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
