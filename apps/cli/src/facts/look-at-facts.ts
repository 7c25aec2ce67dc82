import { resolve } from 'node:path'
import type { OperatorQuery } from '@veracite/sdk'
import { lists, runs, shows } from '../declared/verbs.ts'
import { saveFile } from '../files.ts'
import { lines, rowWriter } from '../ui/lines.ts'
import { codeName, minuteOf } from '../ui/words.ts'
import { factColumns } from './fact-table.ts'
import { valueInWords } from './fact-value.ts'

/** Looking at facts: a list with filters, one with its history, all of them as a file. */
export const LOOKING = [
  lists('facts list', {
    before: ({ sent, own }) => {
      if (!own.all) sent.state ??= 'active'
    },
    call: ({ facts }) => facts.list,
    most: ({ own }) => Number(own.limit),
    columns: (_, context) => factColumns(context),
    empty: ({ sent: { state, ...filter }, brand: { name: brand, domain } }, { self, say }) =>
      Object.keys(filter).length > 0 || state !== 'active'
        ? say('cliNone.fact')
        : say('cliNone.facts', { brand, self, domain }),
  }),
  shows('facts show', {
    call: ({ facts }) => facts.get,
    says: ({ fact, history, truncated }, { paint, say }) => {
      const row = rowWriter(say, 10)
      return lines(
        `${say('cliFact.is', { predicate: fact.predicate, value: valueInWords(say, fact.value) })}  ${paint.dim(fact.id)}`,
        row('state', codeName(say, fact.state)),
        row('source', [fact.source.kind, fact.source.url].filter(Boolean).join(' ')),
        row('quote', fact.source.quote && `“${fact.source.quote.replaceAll('\n', ' ')}”`),
        row('sha256', fact.source.sha256),
        row('note', fact.note),
        row(
          'holds',
          say('cliWord.period', {
            from: fact.validFrom ?? say('cliFact.always'),
            to: fact.validUntil ?? say('cliFact.noEnd'),
          }),
        ),
        row(
          'seen',
          say('cliFact.firstLast', { first: minuteOf(fact.firstSeenAt), last: minuteOf(fact.lastSeenAt) }),
        ),
        '',
        ...history.map(
          ({ what, at, by, why, byFact }) =>
            `  ${minuteOf(at)}  ${say('cliFact.event', { what: codeName(say, what), who: by.name })}${byFact === null ? '' : `, ${say('cliFact.tookItsPlace', { fact: byFact })}`}${why === null ? '' : `: ${why}`}`,
        ),
        truncated && '  …',
      )
    },
  }),
  runs<OperatorQuery<'adminExportFacts'>>('facts export', {
    run: async ({ brand, sent, own }, context, { operator }) => {
      const out = String(own.out)
      const bytes = await saveFile(operator.facts.export(brand.id, sent), resolve(context.io.cwd, out))
      context.show(
        { out, bytes },
        (clean) =>
          `${context.paint.green('✓')} ${clean.out}  ${context.say('cliWord.bytes', { count: clean.bytes })}`,
      )
    },
  }),
]
