import type { Operator, OperatorBody } from '@veracite/sdk'
import type { Context } from '../context.ts'
import { BRAND, BRAND_OF_GROUP, idOf, opt } from '../declared/inputs.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { collect, readEngines, wholeNumber } from '../options.ts'
import { table } from '../ui/table.ts'
import { accessNote, engineName, minuteOf, originOf, plural } from '../ui/words.ts'

type Body = OperatorBody<'adminDrawAppPlan'>
type Plan = Awaited<ReturnType<Operator['appPlans']['get']>>

export const appPlansCommand = group({
  name: 'app-plans',
  summary: 'questions that people ask in apps, by a plan that is logged first',
  about:
    'Lists plans for people. Questions, people and days are drawn and logged before anybody asks; what nobody brought by its day is missed. Paired plans show how often app and interface say the same.',
  own: lists({
    inputs: [BRAND_OF_GROUP],
    examples: [['BRAND', 'All of them, newest first']],
    before: ({ ids }) => {
      if (ids.length === 0) throw new UsageError('Give a brand, or use draw or show.')
    },
    call: ({ appPlans }) => appPlans.list,
    columns: [
      { title: 'plan', cell: ({ id }) => id },
      { title: 'name', cell: ({ name }) => name, least: 10 },
      { title: 'days', cell: ({ firstDay, lastDay }) => `${firstDay} to ${lastDay}` },
      { title: 'done', cell: ({ done }) => String(done), align: 'right' },
      { title: 'open', cell: ({ open }) => String(open), align: 'right' },
      { title: 'missed', cell: ({ missed }) => String(missed), align: 'right' },
    ],
    footer: (_, items, { self }) =>
      `${plural(items.length, 'plan')}. Slots and measures of one: ${self} app-plans show PLAN`,
    empty: ({ brand }) => `No plan for people about ${brand.name} was drawn.`,
  }),
  verbs: [
    runs<Omit<Body, 'people'>>({
      name: 'draw',
      about:
        'Draws a plan: signed and logged before anybody asks. The same questions are asked over the interfaces.',
      inputs: [
        BRAND,
        opt('--name <name>', 'what it is called', { required: true }),
        opt('--person <name:account>', 'who asks, with a fresh or used account; repeatable', {
          parse: collect,
          local: true,
          required: true,
        }),
        opt('--engines <list>', 'whose apps, separated by commas', { parse: readEngines, required: true }),
        opt('--questions <count>', 'how many questions are drawn', {
          parse: wholeNumber(1, 150),
          required: true,
        }),
        opt('--prompt <id>', 'a question to draw from; repeatable; all if left out', {
          parse: collect,
          as: 'promptIds',
        }),
        opt('--from <day>', 'first day (UTC), such as 2026-12-01', { as: 'firstDay', required: true }),
        opt('--to <day>', 'last day (UTC)', { as: 'lastDay', required: true }),
        opt('--app-only', 'nothing is asked over the interfaces', { local: true }),
        opt('--by <name>', 'name of the person, for the record', { preset: 'operator' }),
      ],
      examples: [
        [
          'BRAND --name May --person Ada:fresh --engines gemini --questions 20 --from 2027-05-03 --to 2027-05-07',
        ],
      ],
      run: async ({ ids: [brandId = ''], sent, own }, context, { operator }) => {
        const people = (own.person as string[]).map(personOf)
        const made = await operator.appPlans.draw(brandId, { ...sent, people, paired: own.appOnly !== true })
        context.show(made, (clean) => renderPlan(clean, context))
      },
    }),
    shows({
      name: 'show',
      about: 'Shows a plan: every slot with what became of it, and what the pairs say.',
      inputs: [idOf('plan', 'id of a plan')],
      call: ({ appPlans }) => appPlans.get,
      says: renderPlan,
    }),
  ],
})

function personOf(typed: string): Body['people'][number] {
  const [, name = '', account] = /^(.+):(fresh|used)$/.exec(typed) ?? []
  if (account !== 'fresh' && account !== 'used')
    throw new UsageError('Name people with their account: Ada:fresh or Ada:used')
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
        { title: 'slot', cell: ({ number }) => String(number), align: 'right' },
        { title: 'until', cell: ({ dueAt }) => minuteOf(dueAt) },
        { title: 'who', cell: ({ person }) => plan.people[person - 1]?.name ?? '' },
        { title: 'app', cell: ({ engine }) => engineName(engine) },
        { title: 'question', cell: ({ question }) => question, least: 12 },
        { title: 'state', cell: ({ state, grade }) => (grade === null ? state : `${state}, grade ${grade}`) },
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
