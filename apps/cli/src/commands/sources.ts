import type { SourceSearch } from '../bodies.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { group, lists, runs } from '../declared/verbs.ts'
import { codeName, minuteOf, originOf, predicateName, speakerName } from '../ui/words.ts'

export const sourcesCommand = group(
  'sources',
  [
    runs('sources search', {
      run: async ({ ids: [runId = ''], own }, context, { operator }) => {
        const known = await operator.runs.getSourceSearch(runId)
        if (known.state === 'done' && own.again !== true)
          return context.show(known, (clean) => inWords(clean, context))
        const { say, toldInWords } = context
        if (known.state === 'under_way') return context.show(known, () => say('cliSearch.underWay'))
        if (known.model === null) return context.show(known, () => say('cliRival.noModel'))
        const question = say('cliAsk.searchPages', {
          ...{ model: known.model, questions: known.questions, usd: known.priceUsd ?? '' },
          ...{ failure: known.failure === null ? '' : toldInWords(known.failure) },
          failed: known.failure === null ? 'other' : 'yes',
          price: known.priceUsd === null ? 'unknown' : 'other',
          measures: known.check === null ? 'yes' : 'other',
        })
        await confirm(context, question, own.yes as true | undefined)
        const ordered = await operator.runs.orderSourceSearch(runId)
        context.show(ordered, () => say('cliSearch.ordered'))
      },
    }),
  ],
  lists('sources', {
    call: ({ sources }) => sources.list,
    most: ({ own }) => Number(own.limit),
    blocks: (page, { paint, say }) => {
      const engines = say.line(page.engines.map((engine) => speakerName(say, engine, originOf(page))))
      const seen = { engines, last: minuteOf(page.lastSaidAt), captured: minuteOf(page.fetchedAt) }
      return [
        `${paint.red(say('count.answers', { count: page.answers }))}  ${page.url}`,
        `  ${paint.dim(say('cliSearch.page', seen))}`,
        ...page.statements.flatMap(({ findingId, predicate, stated, truth, quote }) => [
          `  ${predicateName(say, predicate)}: ${stated}${truth === null ? '' : `   ${paint.dim(say('cliWord.fact'))}  ${truth}`}  ${paint.dim(findingId)}`,
          ...(quote === null ? [] : [`    “${quote.replaceAll('\n', ' ')}”`]),
        ]),
      ].join('\n')
    },
    empty: ({ brand }, { say }) => say('cliSearch.none', { brand: brand.name }),
  }),
)

function inWords({ results, pages }: SourceSearch, { say, toldInWords }: Context): string {
  const shown = pages.map(({ url, found, gaps, reason, onlyRead }) =>
    [
      `${say.line(found.map((one) => codeName(say, one.found))) || say('cliSearch.notSearched')}  ${url}${onlyRead ? `  ${say('cliSearch.onlyRead')}` : ''}`,
      ...found.flatMap(({ quote }) => (quote === null ? [] : [`    “${quote.replaceAll('\n', ' ')}”`])),
      ...[...gaps, ...(reason === null ? [] : [reason])].map((words) => `    ${toldInWords(words)}`),
    ].join('\n'),
  )
  const said = results.map(
    ({ predicate, stated, words }) => `${predicateName(say, predicate)}: ${stated}. ${toldInWords(words)}`,
  )
  return [...said, ...shown].join('\n\n') || say('cliSearch.nothingWrong')
}
