import type { FindingDetailBody } from '@veracite/contract/findings/operations'
import { ENGINES, FINDING_STATES, ORIGINS } from '@veracite/terms/vocabulary'
import type { FindingBody } from '../bodies.ts'
import type { Context } from '../context.ts'
import { BRAND, BRAND_OF_GROUP, idOf, opt, WAIT } from '../declared/inputs.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
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

const FINDING = idOf('finding', 'id of a finding')
const BY = opt('--by <name>', 'name of the person, for the record', { preset: 'operator' })

const stateName = (state: unknown): string => String(state).replace('_', ' ')

export const findingsCommand = group({
  name: 'findings',
  summary: 'what engines keep saying that is not true',
  about:
    'Lists the false statements about a brand, one for each statement and engine however many answers repeat it: when it was first and last said, and whether it still is.',
  own: lists({
    inputs: [
      BRAND_OF_GROUP,
      opt('-s, --state <state>', 'only in this state', { choices: FINDING_STATES }),
      opt('-e, --engine <engine>', 'only of this engine', { choices: ENGINES }),
      opt('--origin <origin>', 'only answers of this origin', { choices: ORIGINS }),
    ],
    examples: [
      ['BRAND', 'All of them, newest first'],
      ['BRAND --state open', 'What is still said'],
    ],
    before: ({ ids }) => {
      if (ids.length === 0) throw new UsageError('Give a brand, or use show, settle, reopen or rebuild.')
    },
    call: ({ findings }) => findings.list,
    blocks: (finding, { paint }) => renderHead(paint, finding).join('\n'),
    footer: (_, items, { self }) =>
      `${countedApart(items, 'finding')}. Look at one: ${self} findings show FINDING`,
    empty: ({ sent: { state }, brand }) =>
      `Nothing was found${state ? ` that is ${stateName(state)}` : ''} about ${brand.name}.`,
  }),
  verbs: [
    shows({
      name: 'show',
      about: 'Shows a finding: how often each scan saw it, the answers that state it, what happened to it.',
      inputs: [FINDING],
      call: ({ findings }) => findings.get,
      says: renderDetail,
    }),
    shows({
      name: 'settle',
      about: 'Settles a finding with a note. If an engine says it again, it counts as returned.',
      inputs: [FINDING, opt('--note <text>', 'why', { required: true }), BY],
      examples: [['ID --note "Corrected by the engine" --by Ada', 'An engine has corrected it']],
      call: ({ findings }) => findings.settle,
      done: (finding, { paint }) =>
        `Settled: ${speakerName(finding.engine, originOf(finding))} states “${finding.stated}”.  ${paint.dim('If an engine says it again, it counts as returned.')}`,
    }),
    shows({
      name: 'reopen',
      about: 'Reopens a settled finding: its state again follows from the answers.',
      inputs: [FINDING, opt('--note <text>', 'why'), BY],
      call: ({ findings }) => findings.reopen,
      says: (finding, { paint }) => renderHead(paint, finding).join('\n'),
    }),
    runs({
      name: 'rebuild',
      about: 'Rebuilds the findings of a brand from its classifications. Correct ones stay unchanged.',
      inputs: [BRAND, WAIT],
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
})

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
