import { resolve } from 'node:path'
import type { OperatorQuery } from '@veracite/sdk'
import { lists, runs, shows } from '../declared/verbs.ts'
import { saveFile } from '../files.ts'
import { minuteOf, plural } from '../ui/words.ts'
import { FACT_COLUMNS } from './fact-table.ts'
import { valueInWords } from './fact-value.ts'

/** Looking at facts: a list with filters, one with its history, all of them as a file. */
export const LOOKING = [
  lists('facts list', {
    before: ({ sent, own }) => {
      if (!own.all) sent.state ??= 'active'
    },
    call: ({ facts }) => facts.list,
    most: ({ own }) => Number(own.limit),
    columns: () => FACT_COLUMNS,
    empty: ({ sent: { state, ...filter }, brand }, { self }) =>
      Object.keys(filter).length > 0 || state !== 'active'
        ? 'No such fact.'
        : `Nothing is known about ${brand.name} yet: ${self} facts refresh ${brand.domain} --wait`,
  }),
  shows('facts show', {
    call: ({ facts }) => facts.get,
    says: ({ fact, history, truncated }, { paint }) =>
      [
        `${fact.predicate}: ${valueInWords(fact.value)}  ${paint.dim(fact.id)}`,
        `  state     ${fact.state}`,
        `  source    ${[fact.source.kind, fact.source.url].filter(Boolean).join(' ')}`,
        ...(fact.source.quote === null ? [] : [`  quote     “${fact.source.quote.replaceAll('\n', ' ')}”`]),
        ...(fact.source.sha256 === null ? [] : [`  sha256    ${fact.source.sha256}`]),
        ...(fact.note === null ? [] : [`  note      ${fact.note}`]),
        `  holds     ${fact.validFrom ?? 'always'} to ${fact.validUntil ?? 'no end'}`,
        `  seen      first ${minuteOf(fact.firstSeenAt)}, last ${minuteOf(fact.lastSeenAt)}`,
        '',
        ...history.map(
          ({ what, at, by, why, byFact }) =>
            `  ${minuteOf(at)}  ${what}  by ${by.name}${byFact === null ? '' : `, ${byFact} took its place`}${why === null ? '' : `: ${why}`}`,
        ),
        ...(truncated ? ['  …'] : []),
      ].join('\n'),
  }),
  runs<OperatorQuery<'adminExportFacts'>>('facts export', {
    run: async ({ brand, sent, own }, context, { operator }) => {
      const out = String(own.out)
      const bytes = await saveFile(operator.facts.export(brand.id, sent), resolve(context.io.cwd, out))
      context.show(
        { out, bytes },
        (clean) => `${context.paint.green('✓')} ${clean.out}  ${plural(clean.bytes, 'byte')}`,
      )
    },
  }),
]
