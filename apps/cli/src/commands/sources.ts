import { BRAND, opt } from '../declared/inputs.ts'
import { lists, single } from '../declared/verbs.ts'
import { wholeNumber } from '../options.ts'
import { minuteOf, originOf, plural, predicateName, speakerName } from '../ui/words.ts'

export const sourcesCommand = single(
  'pages that say the same wrong thing',
  lists({
    name: 'sources',
    about:
      'Lists cited pages that say the same wrong thing as the answers, the most repeated first: the ones to have corrected.',
    inputs: [
      BRAND,
      opt('-n, --limit <n>', 'how many pages to show', {
        parse: wholeNumber(1, 1000),
        preset: 20,
        local: true,
      }),
    ],
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
