import type { Say } from '@veracite/words/say-in'
import type {
  CorrectionBody,
  CorrectionDetail,
  PageDifference,
  TimesToCorrection,
  WatchEstimate,
} from '../bodies.ts'
import type { Context } from '../context.ts'
import { aligned, lines } from './lines.ts'
import { table } from './table.ts'
import {
  aboutName,
  codeName,
  engineName,
  minuteOf,
  originOf,
  predicateName,
  speakerName,
  usdOf,
} from './words.ts'

/** Corrections in words. Everything has been cleaned before it comes here. */

type Watches = CorrectionDetail['watches']
type Steps = CorrectionDetail['steps']

export function correctionHead({ paint, say }: Context, correction: CorrectionBody): string[] {
  const { state, predicate, about, truth, id, deadline } = correction
  const colour = { closed: paint.green, engine_changed: paint.green, returned: paint.red }[state as 'closed']
  const what = aboutName(say, predicateName(say, predicate), about)
  const who = say.line(correction.engines.map((engine) => speakerName(say, engine, originOf(correction))))
  const opened = say.line([
    say('cliCorrection.opened', { at: minuteOf(correction.openedAt), by: correction.openedBy }),
    deadline !== null && say('cliWord.until', { at: minuteOf(deadline) }),
  ])
  return [
    `${(colour ?? paint.yellow)(codeName(say, state))}  ${what}  ${who}  ${paint.dim(id)}`,
    `  ${paint.dim(say('cliWord.true'))}  ${truth ?? say('cliCorrection.noFact')}`,
    `  ${opened}`,
  ]
}

const stepName = (say: Say, { kind, url, form }: Steps[number]): string =>
  say(`cliStep.${kind}`, { where: url ?? form?.name ?? '' })

export function renderCorrection(correction: CorrectionDetail, context: Context): string {
  const { paint, self, say } = context
  const { id, said, steps, pages, watches, events } = correction
  return lines(
    ...correctionHead(context, correction),
    '',
    paint.bold(say('cliCorrection.said')),
    ...said.map(({ engine, sentence }) => `  ${speakerName(say, engine, originOf(correction))}: ${sentence}`),
    '',
    paint.bold(say('cliCorrection.canBeDone')),
    ...steps.map(
      (step) =>
        `  ${step.askedAt === null ? '·' : paint.green('✓')} ${stepName(say, step)}  ${paint.dim(step.key)}`,
    ),
    `  ${say('cliCorrection.drafts', { self, id })}`,
    pages.length > 0 && [
      '',
      paint.bold(say('corrections.pages')),
      ...pages.map((page) => pageLine(say, page)),
    ],
    '',
    paint.bold(say('cliCorrection.askedAgain')),
    ...(watches.length === 0
      ? [`  ${say('cliCorrection.notYet', { self, id })}`]
      : renderWatches(context, watches)
          .split('\n')
          .map((line) => `  ${line}`)),
    '',
    paint.bold(say('cliCorrection.history')),
    ...events.map(
      ({ at, move, who, note, words, state }) =>
        `  ${minuteOf(at)}  ${codeName(say, move)}  ${paint.dim(`${who} → ${codeName(say, state)}`)}${words === null ? '' : `  ${context.toldInWords(words)}`}${note === null ? '' : `  ${note}`}`,
    ),
  )
}

const pageLine = (say: Say, { url, says, changedAt, nextAt }: CorrectionDetail['pages'][number]): string =>
  say.line([
    `  ${url}  ${say.known('cliSays', says ?? '') ?? say('cliSays.notLookedAt')}`,
    changedAt !== null && say('cliWord.changed', { at: minuteOf(changedAt) }),
    nextAt !== null && say('cliWord.next', { at: minuteOf(nextAt) }),
  ])

export const renderWatches = ({ paint, say, toldInWords }: Context, watches: Watches): string =>
  lines(
    ...watches.flatMap(
      ({ engine, words, round, phase, questions, mostQuestions, costUsd, nextAt, hindered }) => [
        `${engineName(engine)}: ${toldInWords(words)}`,
        paint.dim(
          `  ${say.line([
            say('cliCorrection.round', {
              round,
              phase: codeName(say, phase),
              questions,
              most: mostQuestions,
            }),
            costUsd !== null && usdOf(say, costUsd),
            nextAt !== null && say('cliWord.next', { at: minuteOf(nextAt) }),
          ])}`,
        ),
        hindered && paint.yellow(`  ${say('cliCorrection.notAsked', { hindered: toldInWords(hindered) })}`),
      ],
    ),
  )

export const renderSteps = ({ paint, self, say, toldInWords }: Context, steps: Steps, id: string): string =>
  lines(
    ...steps.flatMap((step) => [
      paint.bold(stepName(say, step)),
      step.form && `  ${step.form.url}`,
      step.form && `  ${paint.dim(say.known('reportForm', step.engine ?? step.form.name) ?? step.form.how)}`,
      ...step.contacts.map(
        ({ kind, address, from }) => `  ${kind}: ${address}  ${paint.dim(say('cliWord.from', { from }))}`,
      ),
      ...(step.subject === '' ? [] : ['', say('cliCorrection.subject', { subject: step.subject })]),
      ...(step.warning === null ? [] : ['', paint.yellow(toldInWords(step.warning))]),
      ...(step.text === '' ? [] : ['', step.text]),
      ...step.patches.flatMap(({ place, content }) => ['', paint.dim(toldInWords(place)), content]),
      '',
      paint.dim(say('cliCorrection.whenDone', { self, id, step: step.key })),
      '',
    ]),
  )

export function renderDifference(difference: PageDifference, { paint, say }: Context): string {
  const { url, before, after, parts, added, removed } = difference
  if (before === null || after === null) return say('cliCorrection.notCapturedAgain', { url })
  const lines = (parts ?? []).flatMap(({ kind, lines: of, skipped = 0 }) => [
    ...(skipped > 0 ? [paint.dim(`  … ${say('corrections.linesOfTheSame', { skipped })}`)] : []),
    ...of.map((line) => SHOWN[kind](paint, line)),
  ])
  const names = aligned(say('cliCorrection.before'), say('cliCorrection.after'))
  return [
    say('cliCorrection.linesWent', { url, removed, added }),
    ...[before, after].map(({ capturedAt, manifestSha256: sha256 }, i) =>
      paint.dim(`${names[i]}${say('cliCorrection.captured', { at: minuteOf(capturedAt), sha256 })}`),
    ),
    ...(parts === null ? [say('corrections.tooMuchHasChanged')] : lines),
  ].join('\n')
}

const SHOWN: Record<'same' | 'added' | 'removed', (paint: Context['paint'], line: string) => string> = {
  same: (_, line) => `  ${line}`,
  added: (paint, line) => paint.green(`+ ${line}`),
  removed: (paint, line) => paint.red(`- ${line}`),
}

export const renderEstimate = ({ engines }: WatchEstimate, { say }: Context): string =>
  engines
    .map(({ engine, questionsPerLook, everyHours, roundsAhead, atMost, ...all }) => {
      const [first] = roundsAhead
      const ahead = { said: first?.ifStillSaid ?? 0, fewer: first?.ifFewer ?? 0, most: first?.most ?? 0 }
      const whole = { days: all.surveillanceDays, most: all.mostQuestions }
      return [
        say('cliCorrection.plan', {
          ...{
            engine: engineName(engine),
            questions: questionsPerLook,
            hours: everyHours,
            percent: Math.round(atMost * 100),
          },
        }),
        `  ${say('cliCorrection.firstRound', ahead)}`,
        `  ${all.mostUsd === null ? say('cliCorrection.everythingUnpriced', whole) : say('cliCorrection.everything', { ...whole, price: usdOf(say, all.mostUsd) })}`,
      ].join('\n')
    })
    .join('\n')

type Line = { of: string; words: string }

export function renderTimes(times: TimesToCorrection, context: Context): string {
  const { say, toldInWords } = context
  const part = (title: string, rows: readonly Line[]) =>
    rows.length === 0
      ? []
      : [
          '',
          table(
            rows,
            [
              { title, cell: ({ of }: Line) => of, least: 16 },
              { title: 'timeToCorrection', cell: ({ words }: Line) => toldInWords(words), least: 20 },
            ],
            context,
          ),
        ]
  return [
    say('cliCorrection.engines', { words: toldInWords(times.overall.words) }),
    say('cliCorrection.pages', { words: toldInWords(times.pages.words) }),
    ...part('engine', times.engines),
    ...part('source', times.sources),
    ...part(
      'fact',
      times.facts.map(({ label, words }) => ({ of: label, words })),
    ),
  ].join('\n')
}
