import type { Operator, OperatorBody } from '@veracite/sdk'
import type { Context } from '../context.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { lines } from '../ui/lines.ts'
import { table } from '../ui/table.ts'
import { accessNote, codeName, engineName, minuteOf, originOf } from '../ui/words.ts'

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
    columns: (_, { say }) => [
      { title: 'planSmall', cell: ({ id }) => id },
      { title: 'nameSmall', cell: ({ name }) => name, least: 10 },
      {
        title: 'daysSmall',
        cell: ({ firstDay, lastDay }) => say('cliWord.period', { from: firstDay, to: lastDay }),
      },
      { title: 'doneSmall', cell: ({ done }) => String(done), align: 'right' },
      { title: 'openSmall', cell: ({ open }) => String(open), align: 'right' },
      { title: 'missedSmall', cell: ({ missed }) => String(missed), align: 'right' },
    ],
    footer: (_, items, { self, say }) => say('cliDo.plans', { count: items.length, self }),
    empty: ({ brand }, { say }) => say('cliNone.appPlan', { brand: brand.name }),
  }),
)

function personOf(typed: string): Body['people'][number] {
  const [, name = '', account] = /^(.+):(fresh|used)$/.exec(typed) ?? []
  if (account !== 'fresh' && account !== 'used')
    throw new UsageError((say) => say('cliRefused.namePeopleWithTheirAccountAda'))
  return { name, account }
}

function renderPlan(plan: Plan, context: Context): string {
  const { paint, say, toldInWords } = context
  return lines(
    paint.bold(say('cliDo.planDays', { name: plan.name, from: plan.firstDay, to: plan.lastDay })),
    say('cliDo.slots', plan),
    plan.hindered !== null && say('cliDo.hindered', { why: toldInWords(plan.hindered) }),
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
          cell: ({ state, grade }) =>
            grade === null
              ? codeName(say, state)
              : say('cliDo.slotState', { state: codeName(say, state), grade }),
        },
      ],
      context,
    ),
    ...plan.measured.flatMap((one) => [
      `${say('cliDo.pairs', { engine: engineName(one.engine), pairs: one.pairs })}${accessNote(originOf(one), context)} (${say.line(
        Object.entries(one.grades).map(([grade, count]) => say('cliDo.grades', { grade, count })),
      )})`,
      `  ${toldInWords(one.appGivenApi.words)}`,
      `  ${toldInWords(one.apiGivenApp.words)}`,
    ]),
    plan.measured.length > 0 && paint.dim(toldInWords(plan.counted)),
    ...plan.signed.map(({ kind, sha256, logIndex }) =>
      say('cliDo.signedPlan', {
        kind: kind === 'app_plan' ? kind : 'other',
        ...{ entry: logIndex ?? say('cliWord.pending'), sha256 },
      }),
    ),
  )
}
