import type { FindingDetailBody } from '@veracite/contract/findings/operations'
import type { FindingBody } from '../bodies.ts'
import type { Context } from '../context.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import {
  countedApart,
  minuteOf,
  originOf,
  plural,
  predicateName,
  secondOf,
  speakerName,
} from '../ui/words.ts'
import { showJob } from '../wait-for-job.ts'

const stateName = (state: unknown): string => String(state).replace('_', ' ')

export const findingsCommand = group(
  'findings',
  [
    shows('findings show', {
      call: ({ findings }) => findings.get,
      says: renderDetail,
    }),
    shows('findings settle', {
      call: ({ findings }) => findings.settle,
      done: (finding, { paint }) =>
        `Settled: ${speakerName(finding.engine, originOf(finding))} states “${finding.stated}”.  ${paint.dim('If an engine says it again, it counts as returned.')}`,
    }),
    shows('findings reopen', {
      call: ({ findings }) => findings.reopen,
      says: (finding, { paint }) => renderHead(paint, finding).join('\n'),
    }),
    runs('findings rebuild', {
      run: async ({ brand, own }, context, client) => {
        const queued = await client.operator.findings.rebuild(brand.id)
        await showJob(context, client, queued, {
          wait: own.wait,
          describe: ({ runs: seen }) =>
            typeof seen === 'number' ? `looked at ${plural(seen, 'answer')}` : 'looking',
          outcome: ({ findings, runs: seen }) =>
            `${context.paint.green('✓')} ${plural(Number(findings ?? 0), 'finding')} from ${plural(Number(seen ?? 0), 'answer')}`,
        })
      },
    }),
  ],
  lists('findings', {
    call: ({ findings }) => findings.list,
    blocks: (finding, { paint }) => renderHead(paint, finding).join('\n'),
    footer: (_, items, { self }) =>
      `${countedApart(items, 'finding')}. Look at one: ${self} findings show FINDING`,
    empty: ({ sent: { state }, brand }) =>
      `Nothing was found${state ? ` that is ${stateName(state)}` : ''} about ${brand.name}.`,
  }),
)

function renderHead(paint: Context['paint'], finding: FindingBody): string[] {
  const { id, engine, predicate, about, stated, truth, state, settledBy, settlement } = finding
  const colour = { open: paint.red, returned: paint.red, not_seen: paint.yellow, settled: paint.green }[state]
  const name = finding.label ?? predicateName(predicate)
  const what = about === null ? name : `${name} of ${about}`
  const said = `said in ${plural(finding.occurrences, 'answer')}, first ${minuteOf(finding.firstSaidAt)}, last ${minuteOf(finding.lastSaidAt)}`
  return [
    `${colour(stateName(state))}  ${speakerName(engine, originOf(finding))}  ${what}  ${paint.dim(id)}`,
    `  ${paint.dim('states')}  ${stated}${truth === null ? '' : `   ${paint.dim('fact')}  ${truth}`}`,
    `  ${said}`,
    ...(finding.notSeen === null ? [] : [`  since then ${finding.notSeen.words}`]),
    ...(settledBy === null ? [] : [`  ${SETTLED[settledBy]}`]),
    ...(settlement === null ? [] : [`  ${settlement.by}, ${minuteOf(settlement.at)}: ${settlement.note}`]),
  ]
}

const SETTLED: Record<NonNullable<FindingBody['settledBy']>, string> = {
  operator: 'settled by the operator',
  fact: 'settled: the fact that it contradicted no longer stands',
  reading: 'settled: no answer is accused of it any more',
}

function renderDetail(finding: FindingDetailBody, { paint, self }: Context): string {
  const { scans, saidIn, events, questions } = finding
  return [
    ...renderHead(paint, finding),
    ...(finding.fact?.source.url ? [`  ${paint.dim('source')}  ${finding.fact.source.url}`] : []),
    '',
    paint.bold('Scans'),
    ...scans.map(({ createdAt, words, status, scanId }) =>
      [`  ${minuteOf(createdAt)}  ${words}`, status === 'PARTIAL' ? 'PARTIAL' : '', paint.dim(scanId)]
        .filter((part) => part !== '')
        .join('  '),
    ),
    `  ${questions.words}`,
    '',
    paint.bold('Answers'),
    ...saidIn
      .slice(0, 10)
      .map(
        ({ saidAt, kind, runId, prompt }) =>
          `  ${secondOf(saidAt)}  ${kind === 'verification' ? 'asked again  ' : ''}${paint.dim(runId)}  ${prompt}`,
      ),
    ...(finding.occurrences > 10
      ? [paint.dim(`  10 of ${finding.occurrences} shown; --json has more.`)]
      : []),
    '',
    ...(finding.sourceTrail.length === 0
      ? []
      : [
          paint.bold('Sources'),
          ...finding.sourceTrail
            .slice(0, 10)
            .map(
              ({ says, url, quote, reason, answers }) =>
                `  ${SAYS[says]}  ${url}  ${paint.dim(`cited by ${plural(answers, 'answer')}`)}${quote === null ? (reason === null ? '' : `\n    ${paint.dim(reason)}`) : `\n    “${quote.replaceAll('\n', ' ')}”`}`,
            ),
          '',
        ]),
    paint.bold('Events'),
    ...events.map(({ at, fromState, state, notSeen, by, note }) => {
      const change = fromState === null ? 'found' : `${stateName(fromState)} → ${stateName(state)}`
      const more = [notSeen?.words, by !== null && note !== null ? `${by}: ${note}` : null]
      return `  ${secondOf(at)}  ${[change, ...more.filter((part) => typeof part === 'string')].join('  ')}`
    }),
    '',
    paint.dim('Next'),
    `  ${self} bundle ${finding.lastRunId} -o bundle.json`,
  ].join('\n')
}

const SAYS: Record<FindingDetailBody['sourceTrail'][number]['says'], string> = {
  same_error: 'says the same',
  truth: 'says what is true',
  neither: 'says neither',
  unread: 'could not be read',
}
