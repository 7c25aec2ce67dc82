import { formatUsd } from '@veracite/terms/usd'
import type {
  CorrectionBody,
  CorrectionDetail,
  PageDifference,
  TimesToCorrection,
  WatchEstimate,
} from '../bodies.ts'
import type { Context } from '../context.ts'
import { table } from './table.ts'
import { minuteOf, originOf, plural, predicateName, speakerName } from './words.ts'

/** Corrections in words. Everything has been cleaned before it comes here. */

type Watches = CorrectionDetail['watches']
type Steps = CorrectionDetail['steps']

const stateName = (state: string): string => state.replaceAll('_', ' ')

export function correctionHead({ paint }: Context, correction: CorrectionBody): string[] {
  const { state, predicate, about, truth, id, deadline } = correction
  const colour = { closed: paint.green, engine_changed: paint.green, returned: paint.red }[state as 'closed']
  const what = about === null ? predicateName(predicate) : `${predicateName(predicate)} of ${about}`
  const who = correction.engines.map((engine) => speakerName(engine, originOf(correction))).join(', ')
  return [
    `${(colour ?? paint.yellow)(stateName(state))}  ${what}  ${who}  ${paint.dim(id)}`,
    `  ${paint.dim('true')}  ${truth ?? 'no fact stands'}`,
    `  opened ${minuteOf(correction.openedAt)} by ${correction.openedBy}${deadline === null ? '' : `, until ${minuteOf(deadline)}`}`,
  ]
}

export function renderCorrection(correction: CorrectionDetail, context: Context): string {
  const { paint, self } = context
  const { id, said, steps, pages, watches, events } = correction
  return [
    ...correctionHead(context, correction),
    '',
    paint.bold('Said'),
    ...said.map(({ engine, sentence }) => `  ${speakerName(engine, originOf(correction))}: ${sentence}`),
    '',
    paint.bold('What can be done'),
    ...steps.map(
      (step) =>
        `  ${step.askedAt === null ? '·' : paint.green('✓')} ${STEP[step.kind]} ${step.url ?? step.form?.name ?? ''}  ${paint.dim(step.key)}`,
    ),
    `  The drafts: ${self} corrections steps ${id}`,
    ...(pages.length === 0 ? [] : ['', paint.bold('Pages'), ...pages.map(pageLine)]),
    '',
    paint.bold('Asked again'),
    ...(watches.length === 0
      ? [`  not yet: ${self} corrections watch ${id}`]
      : renderWatches(context, watches)
          .split('\n')
          .map((line) => `  ${line}`)),
    '',
    paint.bold('History'),
    ...events.map(
      ({ at, move, who, note, words, state }) =>
        `  ${minuteOf(at)}  ${stateName(move)}  ${paint.dim(`${who} → ${stateName(state)}`)}${words === null ? '' : `  ${words}`}${note === null ? '' : `  ${note}`}`,
    ),
  ].join('\n')
}

const STEP: Record<Steps[number]['kind'], string> = {
  page: 'Write to',
  wiki: 'Ask on the talk page of',
  own_page: 'Put right your own',
  engine: 'Tell the engine:',
}

const SAYS: Record<string, string> = {
  same_error: 'says it',
  truth: 'says the truth',
  neither: 'no longer says it',
  unread: 'could not be read',
}

const pageLine = ({ url, says, changedAt, nextAt }: CorrectionDetail['pages'][number]): string =>
  `  ${url}  ${SAYS[says ?? ''] ?? 'not looked at yet'}${changedAt === null ? '' : `, changed ${minuteOf(changedAt)}`}${nextAt === null ? '' : `, next ${minuteOf(nextAt)}`}`

export const renderWatches = ({ paint }: Context, watches: Watches): string =>
  watches
    .flatMap((watch) => [
      `${watch.engine}: ${watch.words}`,
      paint.dim(
        `  round ${watch.round}, ${watch.phase}, ${plural(watch.questions, 'question')} of at most ${watch.mostQuestions}${watch.costUsd === null ? '' : `, ${formatUsd(watch.costUsd)}`}${watch.nextAt === null ? '' : `, next ${minuteOf(watch.nextAt)}`}`,
      ),
      ...(watch.hindered === null ? [] : [paint.yellow(`  not asked: ${watch.hindered}`)]),
    ])
    .join('\n')

export const renderSteps = ({ paint, self }: Context, steps: Steps, id: string): string =>
  [
    ...steps.flatMap((step) => [
      paint.bold(`${STEP[step.kind]} ${step.url ?? step.form?.name ?? ''}`),
      ...(step.form === null ? [] : [`  ${step.form.url}`, `  ${paint.dim(step.form.how)}`]),
      ...step.contacts.map(
        ({ kind, address, from }) => `  ${kind}: ${address}  ${paint.dim(`from ${from}`)}`,
      ),
      ...(step.subject === '' ? [] : ['', `Subject: ${step.subject}`]),
      ...(step.warning === null ? [] : ['', paint.yellow(step.warning)]),
      ...(step.text === '' ? [] : ['', step.text]),
      ...step.patches.flatMap(({ place, content }) => ['', paint.dim(place), content]),
      '',
      paint.dim(`When it is done: ${self} corrections asked ${id} --step "${step.key}"`),
      '',
    ]),
  ].join('\n')

export function renderDifference(difference: PageDifference, { paint }: Context): string {
  const { url, before, after, parts, added, removed } = difference
  if (before === null || after === null) return `${url} was not captured again yet.`
  const lines = (parts ?? []).flatMap(({ kind, lines: of, skipped = 0 }) => [
    ...(skipped > 0 ? [paint.dim(`  … ${plural(skipped, 'line')} of the same`)] : []),
    ...of.map((line) => SHOWN[kind](paint, line)),
  ])
  return [
    `${url}: ${removed} lines went, ${added} came.`,
    paint.dim(`before  ${minuteOf(before.capturedAt)}  signed ${before.manifestSha256}`),
    paint.dim(`after   ${minuteOf(after.capturedAt)}  signed ${after.manifestSha256}`),
    ...(parts === null ? ['Too much has changed to say what.'] : lines),
  ].join('\n')
}

const SHOWN: Record<'same' | 'added' | 'removed', (paint: Context['paint'], line: string) => string> = {
  same: (_, line) => `  ${line}`,
  added: (paint, line) => paint.green(`+ ${line}`),
  removed: (paint, line) => paint.red(`- ${line}`),
}

export const renderEstimate = ({ engines }: WatchEstimate): string =>
  engines
    .map(
      ({
        engine,
        questionsPerLook,
        everyHours,
        roundsAhead,
        atMost,
        mostQuestions,
        mostUsd,
        surveillanceDays,
      }) => {
        const [first] = roundsAhead
        return [
          `${engine}: ${plural(questionsPerLook, 'question')} every ${everyHours} hours, until it is clear whether fewer than ${Math.round(atMost * 100)} % of answers make it.`,
          `  The first round takes about ${first?.ifStillSaid ?? 0} answers if it is still said often, ${first?.ifFewer ?? 0} if it is not said any more, ${first?.most ?? 0} at most.`,
          `  Everything, with ${surveillanceDays} days of watching afterwards: at most ${mostQuestions} questions${mostUsd === null ? ' (price unknown)' : `, ${formatUsd(mostUsd)}`}.`,
        ].join('\n')
      },
    )
    .join('\n')

type Line = { of: string; words: string }

export function renderTimes(times: TimesToCorrection, context: Context): string {
  const part = (title: string, rows: readonly Line[]) =>
    rows.length === 0
      ? []
      : [
          '',
          table(
            rows,
            [
              { title, cell: ({ of }: Line) => of, least: 16 },
              { title: 'timeToCorrection', cell: ({ words }: Line) => words, least: 20 },
            ],
            context,
          ),
        ]
  return [
    `Engines: ${times.overall.words}.`,
    `Pages: ${times.pages.words}.`,
    ...part('ENGINE', times.engines),
    ...part('SOURCE', times.sources),
    ...part(
      'FACT',
      times.facts.map(({ label, words }) => ({ of: label, words })),
    ),
  ].join('\n')
}
