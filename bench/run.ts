import { appendFile, mkdir } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { type Bench, type BenchResult, isReached, type Ratio, ratioOf, summarize } from './bench.ts'
import { consoleBench } from './console.ts'
import { exportsBench } from './exports.ts'
import { feeds } from './feeds.ts'
import { log } from './log.ts'
import { lookup } from './lookup.ts'
import { pipeline } from './pipeline.ts'
import { reads } from './reads.ts'
import { relay } from './relay.ts'
import { dropSeeded } from './seeded-database.ts'

const BENCHES: Bench[] = [lookup, reads, consoleBench, exportsBench, pipeline, log, feeds, relay]

const HELP = `npm run bench -- [name …] [options]

Measures the service beside the least that any server does. Without a name, all of them one after the other.

  ${BENCHES.map(({ name }) => name).join(', ')}

Options:
  --rounds N     how often each is measured, at least 5
  --size N       runs in the database, or whatever the benchmark counts
  --seeded URL   a database filled by tools/commands/seed-scale.ts --log; it then decides the size
  --help         this text
`

const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(HELP)
  process.exit(0)
}
const option = (name: string, byDefault: number): number => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? byDefault : Number(args[at + 1])
}
const names = args.filter((arg, index) => !arg.startsWith('--') && !args[index - 1]?.startsWith('--'))
const unknown = [
  ...names.filter((name) => !BENCHES.some((bench) => bench.name === name)),
  ...args.filter((arg) => arg.startsWith('-') && !['--rounds', '--size', '--seeded'].includes(arg)),
]
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}.\n\n${HELP}`)
  process.exit(2)
}
const rounds = Math.max(5, option('rounds', 5))
const seededAt = args.indexOf('--seeded')
const seeded = seededAt < 0 ? undefined : args[seededAt + 1]

const results = new URL('./results/', import.meta.url)
await mkdir(results, { recursive: true })
for (const bench of BENCHES) {
  if (names.length > 0 && !names.includes(bench.name)) continue
  const size = option('size', bench.size ?? 4_000)
  console.log(
    `${bench.name}: ${rounds} rounds of ${size}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  )
  const result = await bench.run({ rounds, size, seeded, say: (line) => console.log(`  ${line}`) })
  print(result)
  const line = {
    at: new Date().toISOString(),
    bench: bench.name,
    rounds,
    size,
    load: loadavg()[0],
    ...result,
  }
  await appendFile(new URL(`${bench.name}.jsonl`, results), `${JSON.stringify(line)}\n`)
}
await dropSeeded()
process.exit(0)

function print(result: BenchResult): void {
  const rows = Object.entries(result.measures).map(([what, values]) => {
    const { median, lowest, highest } = summarize(values)
    return {
      what,
      median: rounded(median),
      lowest: rounded(lowest),
      highest: rounded(highest),
      unit: result.unit,
    }
  })
  console.table(rows)
  for (const ratio of result.ratios) {
    const value = ratioOf(result, ratio)
    console.log(`${ratio.of} / ${ratio.to} = ${value.toFixed(3)}${verdictOn(value, ratio)}`)
  }
}

function verdictOn(value: number, { goal, atMost }: Ratio): string {
  if (goal === null) return ''
  return ` (goal ${atMost ? 'at most ' : ''}${goal}: ${isReached(value, goal, atMost) ? 'reached' : 'MISSED'})`
}

/** In milliseconds, decimals matter. */
function rounded(value: number): number {
  return value < 100 ? Math.round(value * 100) / 100 : Math.round(value)
}
