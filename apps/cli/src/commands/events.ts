import type { FeedEvent } from '../bodies.ts'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { runs, single } from '../declared/verbs.ts'
import { Interrupted } from '../failures.ts'
import { onInterrupt } from '../interrupt.ts'
import { throughRestarts } from '../through-restarts.ts'
import { accessNote, secondOf, speakerName } from '../ui/words.ts'

interface Options {
  follow?: true
  brandId?: string
  after?: number
  last: number
}

const POLL_MS = 1_000

export const eventsCommand = single(runs<Options>('events', { run: show }))

async function show({ sent: options }: Given<Options>, context: Context, client: Client): Promise<void> {
  const ofBrand = { brandId: options.brandId }
  const interrupt = options.follow ? onInterrupt() : null
  const pause = async (ms: number) => {
    if (await interrupt?.within(ms)) throw new Interrupted((say) => say('cliRefused.stoppedFollowing'))
  }
  const print = (items: readonly FeedEvent[]) => {
    if (items.length > 0)
      context.showEach(items, (clean) => clean.map((event) => lineOf(context, event)).join('\n'))
  }
  try {
    const { after, last } = options
    const start = after === undefined ? { last: String(last) } : { after: String(after) }
    let page = await client.operator.events.list({ ...start, ...ofBrand })
    if (page.items.length === 0 && !options.follow) context.showEach([], () => context.say('cliNone.event'))
    for (;;) {
      print(page.items)
      const isComplete = after === undefined || page.items.length < PAGE
      if (isComplete && (interrupt === null || (await interrupt.within(POLL_MS)))) return
      const { nextAfter } = page
      const read = () => next(client, nextAfter, ofBrand)
      page = interrupt === null ? await read() : await throughRestarts(context, read, { pause })
    }
  } finally {
    interrupt?.release()
  }
}

const PAGE = 100
const next = ({ operator }: Client, after: number, ofBrand: { brandId: string | undefined }) =>
  operator.events.list({ after: String(after), limit: String(PAGE), ...ofBrand })

function lineOf(context: Context, { id, kind, occurredAt, data, links }: FeedEvent): string {
  const { paint, say } = context
  const isBad = /^(measurement\.failed|confabulation\.(new|returned)|log\.unwitnessed|webhook\.)/.test(kind)
  const words = isBad ? paint.red(kind) : paint.green(kind)
  const detail = Object.entries(data)
    .filter(([, value]) => value !== null)
    .filter(([name]) => name !== 'demo' && name !== 'origin')
    .map(
      ([name, value]) =>
        `${name} ${name === 'engine' ? speakerName(say, String(value), data.origin) : said(value)}`,
    )
  const [link] = Object.values(links)
  return [
    `${paint.dim(`#${id}  ${secondOf(occurredAt)}`)}  ${words}${accessNote(data.origin, context)}`,
    `  ${detail.join(', ')}${link === undefined ? '' : `  ${paint.dim(link)}`}`,
  ].join('\n')
}

const said = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
