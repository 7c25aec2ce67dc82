import { say } from '@veracite/words/say'
import { PlanList } from '../parts/apps/plan-list.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { promptTicks } from '../parts/prompts/add-prompts.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { named } from '../parts/widgets/action.tsx'
import { day, line, lines, tick, ticks } from '../parts/widgets/described-fields.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { linesOf } from '../parts/widgets/lists.ts'
import { Await } from '../parts/widgets/page.tsx'
import { ENGINES, engineName } from '../parts/widgets/words.ts'
import { useBy } from '../parts/widgets/your-name.tsx'

/** Questions that people ask in apps by a plan, and the form that draws one. */
export const AppPlans = ({ brandId }: { brandId: string }) => (
  <BrandFrame
    brandId={brandId}
    section={say('apps.asking')}
    actions={
      <Await of={useApi('GET /api/admin/brands/{brandId}/prompts', { brandId, limit: '200' })}>
        {({ items }) => <DrawPlan brandId={brandId} prompts={items} />}
      </Await>
    }
  >
    <PlanList brandId={brandId} />
  </BrandFrame>
)

interface DrawProps {
  brandId: string
  prompts: readonly { id: string; text: string }[]
}

function DrawPlan({ brandId, prompts }: DrawProps) {
  const by = useBy()
  return (
    <DescribedForm
      label={say('apps.drawPlan')}
      minRole="reviewer"
      fields={{
        name: line(say('apps.name'), { maxLength: 200 }),
        fresh: lines(say('apps.fresh'), 3, { hint: say('apps.peopleHint') }),
        used: lines(say('apps.used'), 3),
        engines: ticks(say('apps.whoseApps'), named(ENGINES, engineName)),
        questions: line(say('apps.howMany'), {
          ...{ inputMode: 'numeric', hint: say('apps.howManyHint'), usual: '10' },
        }),
        promptIds: promptTicks(say('apps.drawFrom'), prompts),
        firstDay: day(say('apps.firstDay')),
        lastDay: day(say('apps.lastDay')),
        appOnly: tick(say('apps.appOnly'), { hint: say('apps.pairedHint') }),
      }}
      canSend={({ fresh, used, engines, firstDay, lastDay }) =>
        `${fresh}${used}`.trim() !== '' && engines.length > 0 && firstDay !== '' && lastDay !== ''
      }
      send={({ name, fresh, used, engines, promptIds, questions, firstDay, lastDay, appOnly }) =>
        api('POST /api/admin/brands/{brandId}/app-plans', {
          brandId,
          body: {
            ...{ name, engines, questions: Number(questions), firstDay, lastDay, paired: !appOnly },
            people: [...askers(fresh, 'fresh'), ...askers(used, 'used')],
            ...(promptIds.length > 0 && { promptIds }),
            ...by,
          },
        })
      }
      button={say('apps.draw')}
    />
  )
}

const askers = <Account extends 'fresh' | 'used'>(lines: string, account: Account) =>
  linesOf(lines).map((name) => ({ name, account }))
