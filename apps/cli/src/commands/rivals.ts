import { NAMED_MEASURES } from '@veracite/core/measures/measures'
import { RIVAL_KINDS } from '@veracite/core/rivals/rival'
import { ENGINES, PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import { confirm } from '../confirm.ts'
import { BRAND, BRAND_OF_GROUP, idOf, opt, YES } from '../declared/inputs.ts'
import { group, runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { wholeNumber } from '../options.ts'
import { table } from '../ui/table.ts'
import { plural } from '../ui/words.ts'

const FILTERS = [
  opt('-e, --engine <engine>', 'answers of this engine', { choices: ENGINES }),
  opt('-i, --intent <intent>', 'questions with this intent', { choices: PROMPT_INTENTS }),
  opt('--scan <id>', 'one scan'),
  opt('--questions <which>', 'questions that name nobody, or those that name the brand or a rival', {
    choices: ['open', 'naming'],
  }),
]

const DAYS = opt('--days <n>', 'only answers of the last days', { parse: wholeNumber(1, 9999) })

export const rivalsCommand = group({
  name: 'rivals',
  summary: 'the brand among its rivals: named, listed, recommended, cited',
  about:
    'Shows how often answers name a brand beside its declared rivals, with intervals and what each figure is a share of. Questions that name one of them are counted apart.',
  own: shows({
    inputs: [
      BRAND_OF_GROUP,
      ...FILTERS,
      opt('-m, --measure <measure>', 'the measure that is shown scan by scan', { choices: NAMED_MEASURES }),
    ],
    examples: [
      ['BRAND', 'Questions that name nobody'],
      ['BRAND --questions naming --engine CHATGPT', 'Questions that name one of them, at one engine'],
    ],
    before: ({ ids }) => {
      if (ids.length === 0) throw new UsageError('Give a brand, or use list, add, remove, say or read.')
    },
    call: ({ rivals }) => rivals.compare,
    says: ({ brand, rivals, measures, answers, scans, note }, context) => {
      const rows = [brand, ...rivals]
      const shown = table(
        rows,
        [
          { title: 'NAME', cell: ({ name }) => name },
          { title: 'NAMED', cell: ({ figures }) => figures.named?.words ?? '–' },
          { title: 'FIRST', cell: ({ figures }) => figures.named_first?.words ?? '–' },
          { title: 'PLACE', cell: ({ place }) => (place === null ? '–' : String(place.median)) },
          { title: 'RECOMMENDED', cell: ({ figures }) => figures.recommended?.words ?? '–' },
          { title: 'INSTEAD', cell: ({ figures }) => figures.recommended_instead?.words ?? '–' },
          { title: 'CITED', cell: ({ figures }) => figures.cited?.words ?? '–' },
        ],
        context,
      )
      const universes = measures.map(({ label, universe }) => `${label}: ${universe}.`)
      const counted = `${plural(answers, 'answer')} of ${plural(scans, 'scan')}.`
      return [shown, [counted, ...(note === null ? [] : [note]), ...universes].join('\n')].join('\n\n')
    },
  }),
  verbs: [
    shows({
      name: 'list',
      about: 'Lists declared names, and names that answers propose.',
      inputs: [BRAND],
      call: ({ rivals }) => rivals.list,
      says: ({ items, proposed, note }) =>
        [
          ...items.map(({ id, name, kind, domain }) => [id, name, kind, domain ?? ''].join('  ').trimEnd()),
          ...proposed.map(({ name, kind, words }) => `proposed: ${name} (${kind}), in ${words} answers`),
          note,
        ].join('\n'),
    }),
    shows({
      name: 'add',
      about: 'Declares a name, or changes the one that is declared. Stored answers are counted again.',
      inputs: [
        BRAND,
        { flags: '<name>', as: 'name' },
        opt('--alias <names>', 'other names, with commas', {
          as: 'aliases',
          parse: (typed) => typed.split(','),
          preset: [],
        }),
        opt('--domain <domain>', 'where its own pages are'),
        opt('--kind <kind>', 'what it is', { choices: RIVAL_KINDS, preset: 'rival' }),
      ],
      before: ({ sent }) => {
        sent.domain ??= null
      },
      call: ({ rivals }) => rivals.put,
      done: ({ name, kind }) => `${name} is declared: ${kind}.`,
    }),
    shows({
      name: 'remove',
      about: 'Takes a declared name back. Answers and readings stay.',
      inputs: [BRAND, idOf('rival', 'id, as `rivals list` shows it')],
      call: ({ rivals }) => rivals.remove,
      done: () => 'It is no longer counted.',
    }),
    shows({
      name: 'say',
      about:
        'Prints what answers say of the brand: praise, advice against it and warnings. There is no score.',
      inputs: [BRAND, ...FILTERS],
      call: ({ brands }) => brands.listRemarks,
      says: ({ topics, universe }) =>
        [
          ...topics.map(({ topic, tone, words, quotes }) =>
            [`${tone} · ${topic}: ${words}`, ...quotes.map(({ quote }) => `  “${quote}”`)].join('\n'),
          ),
          `Counted of ${universe}.`,
        ].join('\n\n'),
    }),
    runs<{ days?: number }>({
      name: 'read',
      about: 'Has the model read old answers for names. Says what that costs at most, and asks first.',
      inputs: [BRAND, DAYS, YES],
      run: async ({ ids: [brandId = ''], sent: { days }, own }, context, { operator }) => {
        const unread = await operator.rivals.estimateNameReading(brandId, { ...(days && { days }) })
        const price = unread.priceUsd === null ? 'at an unknown price' : `for at most ${unread.priceUsd} USD`
        if (unread.answers === 0 || unread.model === null)
          return context.show(unread, () =>
            unread.model === null ? 'No model reads here.' : 'A model has read all of them.',
          )
        const question = `Have ${unread.model} read ${plural(unread.answers, 'answer')} ${price}?`
        await confirm(context, question, own.yes as true | undefined)
        const body = { answers: unread.answers, ...(days && { days }) }
        const ordered = await operator.rivals.orderNameReading(brandId, body)
        context.show(ordered, ({ answers }) =>
          `${plural(answers, 'answer')} will be read. ${unread.isAll ? '' : 'There are more: run this again.'}`.trim(),
        )
      },
    }),
  ],
})
