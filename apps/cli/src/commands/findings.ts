import type { FindingDetailBody } from '@veracite/contract/findings/operations'
import type { Say } from '@veracite/words/say-in'
import type { FindingBody } from '../bodies.ts'
import type { Context } from '../context.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import { lines } from '../ui/lines.ts'
import { aboutName, codeName, countedApart, minuteOf, originOf, secondOf, speakerName } from '../ui/words.ts'
import { showJob } from '../wait-for-job.ts'

export const findingsCommand = group(
  'findings',
  [
    shows('findings show', {
      call: ({ findings }) => findings.get,
      says: renderDetail,
    }),
    shows('findings settle', {
      call: ({ findings }) => findings.settle,
      done: (finding, { paint, say }) => {
        const engine = speakerName(say, finding.engine, originOf(finding))
        return `${say('cliFound.settled', { engine, stated: finding.stated })}  ${paint.dim(say('cliFound.countsAsReturned'))}`
      },
    }),
    shows('findings reopen', {
      call: ({ findings }) => findings.reopen,
      says: (finding, context) => renderHead(context, finding),
    }),
    runs('findings rebuild', {
      run: async ({ brand, own }, context, client) => {
        const { paint, say } = context
        const queued = await client.operator.findings.rebuild(brand.id)
        await showJob(context, client, queued, {
          wait: own.wait,
          describe: ({ runs: seen }) =>
            typeof seen === 'number' ? say('cliFound.lookedAt', { count: seen }) : say('cliFound.looking'),
          outcome: ({ findings = 0, runs: seen = 0 }) =>
            `${paint.green('✓')} ${say('cliFound.rebuilt', { findings: Number(findings), answers: Number(seen) })}`,
        })
      },
    }),
  ],
  lists('findings', {
    call: ({ findings }) => findings.list,
    blocks: (finding, context) => renderHead(context, finding),
    footer: (_, items, { self, say }) =>
      say('cliFound.count', { counted: countedApart(items, 'findings', say), self }),
    empty: ({ sent: { state }, brand: { name: brand } }, { say }) =>
      state
        ? say('cliFound.noneThatIs', { state: codeName(say, String(state)), brand })
        : say('cliFound.none', { brand }),
  }),
)

function renderHead({ paint, say, toldInWords }: Context, finding: FindingBody): string {
  const { id, engine, predicate, about, stated, truth, state, settledBy, settlement } = finding
  const colour = { open: paint.red, returned: paint.red, not_seen: paint.yellow, settled: paint.green }[state]
  const name = say.known('predicateLabel', predicate) ?? finding.label ?? predicate
  const what = aboutName(say, name, about)
  const said = say('cliFound.said', {
    answers: finding.occurrences,
    ...{ first: minuteOf(finding.firstSaidAt), last: minuteOf(finding.lastSaidAt) },
  })
  return lines(
    `${colour(codeName(say, state))}  ${speakerName(say, engine, originOf(finding))}  ${what}  ${paint.dim(id)}`,
    `  ${paint.dim(say('cliWord.states'))}  ${stated}${truth === null ? '' : `   ${paint.dim(say('cliWord.fact'))}  ${truth}`}`,
    `  ${said}`,
    finding.notSeen && `  ${say('cliFound.since', { words: toldInWords(finding.notSeen.words) })}`,
    settledBy && `  ${say(`cliSettled.${settledBy}`)}`,
    settlement && `  ${settlement.by}, ${minuteOf(settlement.at)}: ${settlement.note}`,
  )
}

function renderDetail(finding: FindingDetailBody, context: Context): string {
  const { paint, self, say, toldInWords } = context
  const { scans, saidIn, events, questions } = finding
  return lines(
    renderHead(context, finding),
    finding.fact?.source.url && `  ${paint.dim(say('cliWord.source'))}  ${finding.fact.source.url}`,
    '',
    paint.bold(say('cliFound.scans')),
    ...scans.map(({ createdAt, words, status, scanId }) =>
      [
        `  ${minuteOf(createdAt)}  ${toldInWords(words)}`,
        status === 'PARTIAL' ? 'PARTIAL' : '',
        paint.dim(scanId),
      ]
        .filter((part) => part !== '')
        .join('  '),
    ),
    `  ${say('rateOf.byQuestion', {
      ...{ neutral: toldInWords(questions.neutral.words), leading: toldInWords(questions.leading.words) },
      asked: questions.neutral.asked === 0 ? 'no' : 'other',
      led: questions.leading.asked === 0 ? 'no' : 'other',
    })}`,
    '',
    paint.bold(say('common.answers')),
    ...saidIn
      .slice(0, 10)
      .map(
        ({ saidAt, kind, runId, prompt }) =>
          `  ${secondOf(saidAt)}  ${kind === 'verification' ? `${say('cliWord.askedAgain')}  ` : ''}${paint.dim(runId)}  ${prompt}`,
      ),
    finding.occurrences > 10 &&
      paint.dim(`  ${say('cliFound.shown', { shown: 10, count: finding.occurrences })}`),
    '',
    finding.sourceTrail.length > 0 && [
      paint.bold(say('cliFound.sources')),
      ...finding.sourceTrail
        .slice(0, 10)
        .map(
          ({ says, url, quote, reason, answers }) =>
            `  ${saysInWords(say, says)}  ${url}  ${paint.dim(say('cliFound.citedBy', { answers }))}${quote === null ? (reason === null ? '' : `\n    ${paint.dim(toldInWords(reason))}`) : `\n    “${quote.replaceAll('\n', ' ')}”`}`,
        ),
      '',
    ],
    paint.bold(say('cliFound.events')),
    ...events.map(({ at, fromState, state, notSeen, by, note }) => {
      const change =
        fromState === null ? say('cliWord.found') : `${codeName(say, fromState)} → ${codeName(say, state)}`
      const more = [
        notSeen && toldInWords(notSeen.words),
        by !== null && note !== null ? `${by}: ${note}` : null,
      ]
      return `  ${secondOf(at)}  ${[change, ...more.filter((part) => typeof part === 'string')].join('  ')}`
    }),
    '',
    paint.dim(say('cliScan.next')),
    `  ${self} bundle ${finding.lastRunId} -o bundle.json`,
  )
}

const saysInWords = (say: Say, says: FindingDetailBody['sourceTrail'][number]['says']): string =>
  says === 'same_error' ? say('cliSource.same_error') : say(`sourceSays.${says}`)
