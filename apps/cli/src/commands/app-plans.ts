import type { Operator, OperatorBody } from '@veracite/sdk'
import type { Context } from '../context.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { table } from '../ui/table.ts'
import { accessNote, engineName, minuteOf, originOf, plural } from '../ui/words.ts'

type Body = OperatorBody<'adminDrawAppPlan'>
type Plan = Awaited<ReturnType<Operator['appPlans']['get']>>

export const appPlansCommand = group(
  'app-plans',
  [
    runs<Omit<Body, 'people'>>('app-plans draw', {
      run: async ({ ids: [brandId = ''], sent, own }, context, { operator }) => {
        const people = (own.person as string[]).map(personOf)
        const made = await operator.appPlans.draw(brandId, { ...sent, people, paired: own.appOnly !== true })
        context.show(made, (clean) => renderPlan(clean, context))
      },
    }),
    shows('app-plans show', {
      call: ({ appPlans }) => appPlans.get,
      says: renderPlan,
    }),
  ],
  lists('app-plans', {
    call: ({ appPlans }) => appPlans.list,
    columns: [
      { title: 'planSmall', cell: ({ id }) => id },
      { title: 'nameSmall', cell: ({ name }) => name, least: 10 },
      { title: 'daysSmall', cell: ({ firstDay, lastDay }) => `${firstDay} to ${lastDay}` },
      { title: 'doneSmall', cell: ({ done }) => String(done), align: 'right' },
      { title: 'openSmall', cell: ({ open }) => String(open), align: 'right' },
      { title: 'missedSmall', cell: ({ missed }) => String(missed), align: 'right' },
    ],
    footer: (_, items, { self }) =>
      `${plural(items.length, 'plan')}. Slots and measures of one: ${self} app-plans show PLAN`,
    empty: ({ brand }) => `No plan for people about ${brand.name} was drawn.`,
  }),
)

function personOf(typed: string): Body['people'][number] {
  const [, name = '', account] = /^(.+):(fresh|used)$/.exec(typed) ?? []
  if (account !== 'fresh' && account !== 'used')
    throw new UsageError((say) => say('cliRefused.namePeopleWithTheirAccountAda'))
  return { name, account }
}

function renderPlan(plan: Plan, context: Context): string {
  const { paint } = context
  return [
    paint.bold(`${plan.name}: ${plan.firstDay} to ${plan.lastDay} (UTC)`),
    `${plural(plan.done, 'slot')} done, ${plan.open} open, ${plan.missed} missed.`,
    ...(plan.hindered === null ? [] : [`Not asked over the interfaces so far: ${plan.hindered}`]),
    table(
      plan.slots,
      [
        { title: 'slotSmall', cell: ({ number }) => String(number), align: 'right' },
        { title: 'untilSmall', cell: ({ dueAt }) => minuteOf(dueAt) },
        { title: 'whoSmall', cell: ({ person }) => plan.people[person - 1]?.name ?? '' },
        { title: 'appSmall', cell: ({ engine }) => engineName(engine) },
        { title: 'questionSmall', cell: ({ question }) => question, least: 12 },
        {
          title: 'stateSmall',
          cell: ({ state, grade }) => (grade === null ? state : `${state}, grade ${grade}`),
        },
      ],
      context,
    ),
    ...plan.measured.flatMap((one) => [
      `${engineName(one.engine)}, ${plural(one.pairs, 'pair')}${accessNote(originOf(one), paint)} (${Object.entries(
        one.grades,
      )
        .map(([grade, count]) => `grade ${grade}: ${count}`)
        .join(', ')})`,
      `  ${one.appGivenApi.words}`,
      `  ${one.apiGivenApp.words}`,
    ]),
    ...(plan.measured.length === 0 ? [] : [paint.dim(plan.counted)]),
    ...plan.signed.map(
      ({ kind, sha256, logIndex }) =>
        `${kind === 'app_plan' ? 'Plan' : 'Outcome'}: log entry ${logIndex ?? 'pending'}, SHA-256 ${sha256}`,
    ),
  ].join('\n')
}
