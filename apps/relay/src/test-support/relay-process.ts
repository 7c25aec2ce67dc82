import { startRelay } from '../start-relay.ts'
import { homeNetwork, relaySettings } from './start-test-relay.ts'

/** A relay in a process of its own, whose names all lead to the port given. Tells its memory when asked. */
const [providerPort, dataFolder] = process.argv.slice(2)
const base = relaySettings(dataFolder === undefined ? {} : { dataFolder })
const limits = {
  ...base.limits,
  connections: 1_000,
  connectionsPerToken: 1_000,
  connectionsPerAddress: 2_000,
  openedPerMinute: 1_000_000,
}
const relay = await startRelay(
  { ...base, limits: { ...limits, serverBytes: 40 << 20 } },
  {
    network: homeNetwork(Number(providerPort)),
    lookMs: 100,
    onTrouble: (what) => process.stderr.write(`${what}\n`),
  },
)
process.stdout.write(`${JSON.stringify({ port: relay.port, vkey: relay.vkey })}\n`)
for await (const _ of console) {
  Bun.gc(true)
  process.stdout.write(
    `${process.memoryUsage.rss()} ${process.cpuUsage().user + process.cpuUsage().system}\n`,
  )
}
