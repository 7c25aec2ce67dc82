import { confirm } from '../confirm.ts'
import { group, runs, shows } from '../declared/verbs.ts'
import { lines } from '../ui/lines.ts'
import { table } from '../ui/table.ts'
import { codeName } from '../ui/words.ts'

export const rivalsCommand = group(
  'rivals',
  [
    shows('rivals list', {
      call: ({ rivals }) => rivals.list,
      says: ({ items, proposed, note }, { say, toldInWords }) =>
        [
          ...items.map(({ id, name, kind, domain }) =>
            [id, name, codeName(say, kind), domain ?? ''].join('  ').trimEnd(),
          ),
          ...proposed.map(({ name, kind, words }) =>
            say('cliRival.proposed', { name, kind: codeName(say, kind), words: toldInWords(words) }),
          ),
          toldInWords(note),
        ].join('\n'),
    }),
    shows('rivals add', {
      before: ({ sent }) => {
        sent.domain ??= null
      },
      call: ({ rivals }) => rivals.put,
      done: ({ name, kind }, { say }) => say('cliRival.declared', { name, kind: codeName(say, kind) }),
    }),
    shows('rivals remove', {
      call: ({ rivals }) => rivals.remove,
      done: (_, { say }) => say('cliRival.removed'),
    }),
    shows('rivals say', {
      call: ({ brands }) => brands.listRemarks,
      says: ({ topics, universe }, { say, toldInWords }) =>
        [
          ...topics.map(({ topic, tone, words, quotes }) =>
            [
              `${codeName(say, tone)} · ${topic}: ${toldInWords(words)}`,
              ...quotes.map(({ quote }) => `  “${quote}”`),
            ].join('\n'),
          ),
          say('cliRival.countedOf', { universe: toldInWords(universe) }),
        ].join('\n\n'),
    }),
    runs<{ days?: number }>('rivals read', {
      run: async ({ ids: [brandId = ''], sent: { days }, own }, context, { operator }) => {
        const unread = await operator.rivals.estimateNameReading(brandId, { ...(days && { days }) })
        const { say } = context
        if (unread.answers === 0 || unread.model === null)
          return context.show(unread, () =>
            say(
              `cliRival.${unread.model === null ? 'noModel' : unread.readsOthers ? 'allRead' : 'namingRead'}`,
            ),
          )
        const question = say('cliRival.order', {
          ...{ model: unread.model, answers: unread.answers, usd: unread.priceUsd ?? '' },
          which: unread.readsOthers ? 'other' : 'naming',
          price: unread.priceUsd === null ? 'unknown' : 'other',
        })
        await confirm(context, question, own.yes as true | undefined)
        const body = { answers: unread.answers, ...(days && { days }) }
        const ordered = await operator.rivals.orderNameReading(brandId, body)
        context.show(ordered, ({ answers }) =>
          say('cliRival.ordered', { answers, more: unread.isAll ? 'other' : 'yes' }),
        )
      },
    }),
  ],
  shows('rivals', {
    call: ({ rivals }) => rivals.compare,
    says: (
      { brand, rivals, measures, answers, scans, scansToCount, leading, leadingNamed, note },
      context,
    ) => {
      const { say, toldInWords } = context
      const rows = [brand, ...rivals]
      const told = (words: string | undefined) => (words === undefined ? '–' : toldInWords(words))
      const shown = table(
        rows,
        [
          { title: 'name', cell: ({ name }) => name },
          { title: 'named', cell: ({ figures }) => told(figures.named?.words) },
          { title: 'first', cell: ({ figures }) => told(figures.named_first?.words) },
          { title: 'place', cell: ({ place }) => (place === null ? '–' : String(place.median)) },
          { title: 'recommended', cell: ({ figures }) => told(figures.recommended?.words) },
          { title: 'instead', cell: ({ figures }) => told(figures.recommended_instead?.words) },
          { title: 'cited', cell: ({ figures }) => told(figures.cited?.words) },
        ],
        context,
      )
      const universes = measures.map(({ name, label, universe }) =>
        say('cliWord.saidOf', {
          what: say.known('compared', name) ?? label,
          words: say.known('comparedOf', name) ?? universe,
        }),
      )
      return lines(
        shown,
        '',
        say('cliRival.counted', { answers, scans }),
        leading > 0 && say('cliRival.leading', { answers: leading, named: leadingNamed }),
        scansToCount > 0 && say('cliRival.toCount', { scans: scansToCount }),
        note !== null && toldInWords(note),
        universes,
      )
    },
  }),
)
