import { confirm } from '../confirm.ts'
import { group, runs, shows } from '../declared/verbs.ts'
import { table } from '../ui/table.ts'
import { plural } from '../ui/words.ts'

export const rivalsCommand = group(
  'rivals',
  [
    shows('rivals list', {
      call: ({ rivals }) => rivals.list,
      says: ({ items, proposed, note }) =>
        [
          ...items.map(({ id, name, kind, domain }) => [id, name, kind, domain ?? ''].join('  ').trimEnd()),
          ...proposed.map(({ name, kind, words }) => `proposed: ${name} (${kind}), in ${words} answers`),
          note,
        ].join('\n'),
    }),
    shows('rivals add', {
      before: ({ sent }) => {
        sent.domain ??= null
      },
      call: ({ rivals }) => rivals.put,
      done: ({ name, kind }) => `${name} is declared: ${kind}.`,
    }),
    shows('rivals remove', {
      call: ({ rivals }) => rivals.remove,
      done: () => 'It is no longer counted.',
    }),
    shows('rivals say', {
      call: ({ brands }) => brands.listRemarks,
      says: ({ topics, universe }) =>
        [
          ...topics.map(({ topic, tone, words, quotes }) =>
            [`${tone} · ${topic}: ${words}`, ...quotes.map(({ quote }) => `  “${quote}”`)].join('\n'),
          ),
          `Counted of ${universe}.`,
        ].join('\n\n'),
    }),
    runs<{ days?: number }>('rivals read', {
      run: async ({ ids: [brandId = ''], sent: { days }, own }, context, { operator }) => {
        const unread = await operator.rivals.estimateNameReading(brandId, { ...(days && { days }) })
        const price = unread.priceUsd === null ? 'at an unknown price' : `for at most ${unread.priceUsd} USD`
        if (unread.answers === 0 || unread.model === null)
          return context.show(unread, () =>
            unread.model === null
              ? 'No model reads here.'
              : unread.readsOthers
                ? 'A model has read all of them.'
                : 'A model has read every answer that names the brand. It reads the others once a name is declared.',
          )
        const named = unread.readsOthers ? '' : ' that name the brand'
        const question = `Have ${unread.model} read ${plural(unread.answers, 'answer')}${named} ${price}?`
        await confirm(context, question, own.yes as true | undefined)
        const body = { answers: unread.answers, ...(days && { days }) }
        const ordered = await operator.rivals.orderNameReading(brandId, body)
        context.show(ordered, ({ answers }) =>
          `${plural(answers, 'answer')} will be read. ${unread.isAll ? '' : 'There are more: run this again.'}`.trim(),
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
      const rows = [brand, ...rivals]
      const shown = table(
        rows,
        [
          { title: 'name', cell: ({ name }) => name },
          { title: 'named', cell: ({ figures }) => figures.named?.words ?? '–' },
          { title: 'first', cell: ({ figures }) => figures.named_first?.words ?? '–' },
          { title: 'place', cell: ({ place }) => (place === null ? '–' : String(place.median)) },
          { title: 'recommended', cell: ({ figures }) => figures.recommended?.words ?? '–' },
          { title: 'instead', cell: ({ figures }) => figures.recommended_instead?.words ?? '–' },
          { title: 'cited', cell: ({ figures }) => figures.cited?.words ?? '–' },
        ],
        context,
      )
      const universes = measures.map(({ label, universe }) => `${label}: ${universe}.`)
      const counted = `${plural(answers, 'answer')} of ${plural(scans, 'scan')}.`
      const waits =
        scansToCount > 0 ? [`${plural(scansToCount, 'scan')} still to be counted with these names.`] : []
      const led =
        leading === 0
          ? []
          : [
              `${plural(leading, 'answer')} to leading questions counted apart; ${leadingNamed} of them name the brand.`,
            ]
      return [
        shown,
        [counted, ...led, ...waits, ...(note === null ? [] : [note]), ...universes].join('\n'),
      ].join('\n\n')
    },
  }),
)
