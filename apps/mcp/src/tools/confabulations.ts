import { listConfabulations as operation } from '@veracite/contract/confabulations/public'
import { NOTHING_MEASURED } from '@veracite/core/confabulations/report'
import { fitItems } from '../fit-to-budget.ts'
import { ABOUT, defineTool, PAGE, pageOf } from '../tool.ts'
import { markUntrusted } from '../untrusted.ts'

export const listConfabulations = defineTool(operation, 'list_confabulations', {
  about: { ...ABOUT, engine: '', intent: '', window: 'By time of capture.' },
  own: PAGE,
  async call(services, { brandId, engine, intent, window, ...page }) {
    const { report, nextCursor } = await services.pageConfabulations({
      brandId,
      engine: engine ?? null,
      intent: intent ?? null,
      window: window ?? '30d',
      ...pageOf(page),
    })
    const { total, items: found } = report.confabulations
    const { items, truncatedFields } = fitItems(found, 'confabulations.items')
    const next = items.length < found.length ? (items.at(-1)?.runId ?? null) : nextCursor
    const confabulations = { total, truncated: total > items.length, items, nextCursor: next }
    return {
      value: {
        ...(report.classifiedRuns === 0 && { note: NOTHING_MEASURED }),
        ...markUntrusted(UNTRUSTED, { ...report, confabulations }),
        ...(next !== null && { leftOut: leftOut(items.length, total, next) }),
        ...(truncatedFields && { truncatedFields }),
      },
    }
  },
})

const leftOut = (shown: number, total: number, cursor: string): string =>
  `This page has ${shown} of ${total}. The next: the same call with cursor ${cursor}.`

const UNTRUSTED = ['confabulations.items[].excerpt', 'confabulations.items[].claims']
