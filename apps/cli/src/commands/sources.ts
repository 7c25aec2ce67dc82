import type { SourceSearch } from '../bodies.ts'
import { confirm } from '../confirm.ts'
import { BRAND_OF_GROUP, idOf, opt, YES } from '../declared/inputs.ts'
import { group, lists, runs } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { wholeNumber } from '../options.ts'
import { minuteOf, originOf, plural, predicateName, speakerName } from '../ui/words.ts'

const AGAIN = opt('--again', 'search again, though there is a result', { local: true })

export const sourcesCommand = group({
  name: 'sources',
  summary: 'pages that say the same wrong thing, and whether any source of an answer does',
  about:
    'Lists cited pages that say the same wrong thing as the answers, the most repeated first: the ones to have corrected.',
  own: lists({
    inputs: [
      BRAND_OF_GROUP,
      opt('-n, --limit <n>', 'how many pages to show', {
        parse: wholeNumber(1, 1000),
        preset: 20,
        local: true,
      }),
    ],
    before: ({ ids }) => {
      if (ids.length === 0) throw new UsageError('Give a brand, or use search.')
    },
    call: ({ sources }) => sources.list,
    most: ({ own }) => Number(own.limit),
    blocks: (page, { paint }) => {
      const engines = page.engines.map((engine) => speakerName(engine, originOf(page))).join(', ')
      return [
        `${paint.red(plural(page.answers, 'answer'))}  ${page.url}`,
        `  ${paint.dim(`${engines}; last ${minuteOf(page.lastSaidAt)}; captured ${minuteOf(page.fetchedAt)}`)}`,
        ...page.statements.flatMap(({ findingId, predicate, stated, truth, quote }) => [
          `  ${predicateName(predicate)}: ${stated}${truth === null ? '' : `   ${paint.dim('fact')}  ${truth}`}  ${paint.dim(findingId)}`,
          ...(quote === null ? [] : [`    “${quote.replaceAll('\n', ' ')}”`]),
        ]),
      ].join('\n')
    },
    empty: ({ brand }) => `No captured page says something wrong about ${brand.name} that answers repeat.`,
  }),
  verbs: [
    runs({
      name: 'search',
      about:
        'Has a model search every page that an answer cites or that its engine read for what the answer states wrongly, in any wording. Says what that costs at most, and asks first. Shows the result once there is one.',
      inputs: [idOf('run', 'id of an answer'), YES, AGAIN],
      run: async ({ ids: [runId = ''], own }, context, { operator }) => {
        const known = await operator.runs.getSourceSearch(runId)
        if (known.state === 'done' && own.again !== true) return context.show(known, inWords)
        if (known.state === 'under_way') return context.show(known, () => 'The search is under way.')
        if (known.model === null) return context.show(known, () => 'No model reads here.')
        const price = known.priceUsd === null ? 'at an unknown price' : `for at most ${known.priceUsd} USD`
        const measures = known.check === null ? ' It is measured on the shipped pages first.' : ''
        const question = `Have ${known.model} search the pages with ${plural(known.questions, 'question')} ${price}?${measures}`
        await confirm(context, question, own.yes as true | undefined)
        const ordered = await operator.runs.orderSourceSearch(runId)
        context.show(ordered, () => 'Ordered. Run this again to see the result.')
      },
    }),
  ],
})

function inWords({ results, pages }: SourceSearch): string {
  const shown = pages.map(({ url, found, gaps, reason, onlyRead }) =>
    [
      `${found.map((one) => one.found).join(', ') || 'not searched'}  ${url}${onlyRead ? '  (only read)' : ''}`,
      ...found.flatMap(({ quote }) => (quote === null ? [] : [`    “${quote.replaceAll('\n', ' ')}”`])),
      ...[...gaps, ...(reason === null ? [] : [reason])].map((words) => `    ${words}`),
    ].join('\n'),
  )
  const said = results.map(
    ({ predicate, stated, words }) => `${predicateName(predicate)}: ${stated}. ${words}`,
  )
  return [...said, ...shown].join('\n\n') || 'The answer states nothing wrong.'
}
