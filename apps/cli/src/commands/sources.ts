import type { SourceSearch } from '../bodies.ts'
import { confirm } from '../confirm.ts'
import { group, lists, runs } from '../declared/verbs.ts'
import { minuteOf, originOf, plural, predicateName, speakerName } from '../ui/words.ts'

export const sourcesCommand = group(
  'sources',
  [
    runs('sources search', {
      run: async ({ ids: [runId = ''], own }, context, { operator }) => {
        const known = await operator.runs.getSourceSearch(runId)
        if (known.state === 'done' && own.again !== true) return context.show(known, inWords)
        if (known.state === 'under_way') return context.show(known, () => 'The search is under way.')
        if (known.model === null) return context.show(known, () => 'No model reads here.')
        const price = known.priceUsd === null ? 'at an unknown price' : `for at most ${known.priceUsd} USD`
        const measures = known.check === null ? ' It is measured on the shipped pages first.' : ''
        const failed = known.failure === null ? '' : `The last search failed: ${known.failure} `
        const question = `${failed}Have ${known.model} search the pages with ${plural(known.questions, 'question')} ${price}?${measures}`
        await confirm(context, question, own.yes as true | undefined)
        const ordered = await operator.runs.orderSourceSearch(runId)
        context.show(ordered, () => 'Ordered. Run this again to see the result.')
      },
    }),
  ],
  lists('sources', {
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
)

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
