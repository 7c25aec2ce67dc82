import { say } from '@veracite/words/say'
import { PlanList, usePlans } from '../parts/apps/plan-list.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Await, OnlyFor } from '../parts/widgets/page.tsx'
import { ENGINES, engineName, visibleText } from '../parts/widgets/words.ts'
import { useYourName } from '../parts/widgets/your-name.tsx'

/** Questions that people ask in apps by a plan, and the form that draws one. */
export function AppPlans({ brandId }: { brandId: string }) {
  const plans = usePlans(brandId)
  const prompts = useApi('GET /api/admin/brands/{brandId}/prompts', { brandId, limit: '200' })
  return (
    <BrandFrame
      brandId={brandId}
      section={say('apps.asking')}
      actions={
        <OnlyFor atLeast="reviewer">
          <Await of={prompts}>
            {({ items }) => <DrawPlan brandId={brandId} prompts={items} done={plans.reload} />}
          </Await>
        </OnlyFor>
      }
    >
      <PlanList plans={plans} />
    </BrandFrame>
  )
}

const EMPTY = {
  name: '',
  fresh: '',
  used: '',
  engines: [] as (typeof ENGINES)[number][],
  promptIds: [] as string[],
  questions: '10',
  firstDay: '',
  lastDay: '',
  appOnly: false,
}

interface DrawProps {
  brandId: string
  prompts: readonly { id: string; text: string }[]
  done: () => void
}

function DrawPlan({ brandId, prompts, done }: DrawProps) {
  const [by] = useYourName()
  return (
    <DescribedForm
      label={say('apps.drawPlan')}
      opens=""
      initial={EMPTY}
      fields={{
        name: { label: say('apps.name'), maxLength: 200 },
        fresh: { kind: 'lines', label: say('apps.fresh'), rows: 3, hint: say('apps.peopleHint') },
        used: { kind: 'lines', label: say('apps.used'), rows: 3 },
        engines: {
          kind: 'ticks',
          label: say('apps.whoseApps'),
          choices: ENGINES.map((engine) => [engine, engineName(engine)] as const),
        },
        questions: { label: say('apps.howMany'), inputMode: 'numeric', hint: say('apps.howManyHint') },
        promptIds: {
          kind: 'ticks',
          isWide: true,
          label: say('apps.drawFrom'),
          choices: prompts.map(({ id, text }) => [id, visibleText(text)] as const),
        },
        firstDay: { kind: 'day', label: say('apps.firstDay') },
        lastDay: { kind: 'day', label: say('apps.lastDay') },
        appOnly: { kind: 'tick', label: say('apps.appOnly'), hint: say('apps.pairedHint') },
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
            ...(by !== '' && { by }),
          },
        })
      }
      done={done}
      afterwards={EMPTY}
      button={say('apps.draw')}
    />
  )
}

const askers = <Account extends 'fresh' | 'used'>(lines: string, account: Account) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((name) => ({ name, account }))
