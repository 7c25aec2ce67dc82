import { resolve } from 'node:path'
import type { OperatorQuery } from '@veracite/sdk'
import { FACT_STATES, FILE_FORMS } from '@veracite/terms/vocabulary'
import { BRAND, OUT, opt } from '../declared/inputs.ts'
import { lists, runs, shows } from '../declared/verbs.ts'
import { saveFile } from '../files.ts'
import { wholeNumber } from '../options.ts'
import { minuteOf, plural } from '../ui/words.ts'
import { FACT, FACT_COLUMNS } from './fact-table.ts'
import { valueInWords } from './fact-value.ts'

const STATE = opt('--state <state>', 'only those in this state', { choices: FACT_STATES })

/** Looking at facts: a list with filters, one with its history, all of them as a file. */
export const LOOKING = [
  lists({
    name: 'list',
    about: 'Lists the facts of a brand with their sources, newest first.',
    inputs: [
      BRAND,
      opt('--all', 'also facts that are no longer in force or wait for approval', { local: true }),
      STATE,
      opt('--predicate <predicate>', 'only those about this'),
      opt('--source <kind>', 'only those from this kind of source, such as operator, json-ld or document'),
      opt('--search <text>', 'only those with this in value, quote, note or address', { as: 'text' }),
      opt('-n, --limit <n>', 'how many to show', {
        parse: wholeNumber(1, 20_000),
        preset: 1_000,
        local: true,
      }),
    ],
    examples: [
      ['BRAND', 'What answers are judged by'],
      ['BRAND --state proposed', 'What waits for approval'],
      ['BRAND --search Oslo --all', 'Search facts of any state'],
    ],
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
  shows({
    name: 'show',
    about: 'Shows one fact with everything that ever happened to it: who, when, why.',
    inputs: [FACT],
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
  runs<OperatorQuery<'adminExportFacts'>>({
    name: 'export',
    about: 'Saves all facts of a brand, whatever their number and state, as CSV or JSON lines.',
    inputs: [
      BRAND,
      opt('--format <format>', 'form of the file', { choices: FILE_FORMS, preset: 'jsonl' }),
      STATE,
      { ...OUT, about: 'where to' },
    ],
    examples: [['BRAND --format csv --out facts.csv', 'For a spreadsheet']],
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
