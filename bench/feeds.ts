import type { Sql } from '../packages/db/src/open-postgres.ts'
import { bench, timed } from './bench.ts'
import { openAdmin, openBenchDatabase } from './database.ts'
import { madeFeed } from './made-feed.ts'
import { addBrand, addFeed, importOnce, openService } from './service.ts'

/**
 * Items per second of a Google table, from the first uploaded byte to the signed manifest: new to the catalogue, then the
 * same bytes again. Compared with copying one line for each into a bare table with a key. `size`: items.
 */
export const feeds = bench({
  name: 'feeds',
  unit: 'items/s',
  size: 50_000,
  // A round takes minutes, and imports new products each time.
  warmUps: 0,
  async open({ size, say, keep }) {
    const own = await keep(openBenchDatabase(), (database) => database.drop())
    const { ports } = await keep(openService(own.appUrl, { VERACITE_DATABASE_CONNECTIONS: '4' }), (opened) =>
      opened.close(),
    )
    const admin = await keep(openAdmin(own.adminUrl), (database) => database.close())
    let round = 0
    const perSecond = (ms: number) => (size * 1000) / ms
    return {
      measures: async () => {
        const brand = { name: 'Halden', domain: `halden-${++round}.com`, aliases: [] }
        const feed = await addFeed(ports, (await addBrand(ports, brand)).id)
        const load = () => importOnce(ports, feed, madeFeed(size), size)
        const bareMs = await timed(() => copyBare(admin.sql, size))
        const memory = watchMemory()
        const before = process.cpuUsage()
        const firstMs = await timed(load)
        const between = process.cpuUsage()
        const againMs = await timed(load)
        // On a busy machine, time passes; what this process itself has computed says more.
        say(
          `${cpuSeconds(before, between)} and ${cpuSeconds(between, process.cpuUsage())} computing here; ${memory.stop()}`,
        )
        return { [FIRST]: perSecond(firstMs), [AGAIN]: perSecond(againMs), [BARE]: perSecond(bareMs) }
      },
      ratios: [
        { of: FIRST, to: BARE, goal: null },
        { of: AGAIN, to: FIRST, goal: 1.2 },
      ],
    }
  },
})

const MB = 1_048_576
const FIRST = 'import, all new'
const AGAIN = 'the same again'
const BARE = 'bare COPY'

const cpuSeconds = (from: NodeJS.CpuUsage, to: NodeJS.CpuUsage): string =>
  `${((to.user + to.system - from.user - from.system) / 1e6).toFixed(1)} s`

/** What any loader must do: the same bytes, one row for each line. */
async function copyBare(sql: Sql, items: number): Promise<void> {
  await sql`drop table if exists bench_bare`
  await sql`create table bench_bare (n bigint generated always as identity primary key, line text not null)`
  const stream = await sql`copy bench_bare (line) from stdin`.writable()
  for await (const bytes of madeFeed(items)) {
    const text = Buffer.from(bytes).toString().replaceAll('\t', ' ')
    if (!stream.write(text)) await new Promise((resolve) => stream.once('drain', resolve))
  }
  stream.end()
  await new Promise((resolve) => stream.once('finish', resolve))
}

/** Of this process; the database server has its own, which its settings bound. */
function watchMemory() {
  let peak = 0
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  look()
  const before = peak
  const timer = setInterval(look, 50)
  return {
    stop: () => {
      clearInterval(timer)
      return `${Math.round(peak / MB)} MB at most, ${Math.round(before / MB)} MB before`
    },
  }
}
