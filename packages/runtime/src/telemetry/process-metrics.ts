import { readdirSync } from 'node:fs'
import { Counter, Gauge, type Registry } from 'prom-client'

/** How often the loop is asked to do something trivial, to see how long it makes us wait. */
const PULSE_MS = 500

/**
 * What every process says of itself, under the names that dashboards know. By hand: the collection of prom-client
 * asks for things of Node.js that Bun does not have.
 */
export function addProcessMetrics(
  registry: Registry,
  { version, commit }: { version: string; commit: string | null },
): void {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number | null) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read()
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  new Gauge({
    name: 'veracite_build_info',
    help: 'Always 1: which version and commit runs.',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version, commit: commit ?? 'unknown' }, 1)
  gauge(
    'process_start_time_seconds',
    'When the process started, in seconds since 1970.',
    () => performance.timeOrigin / 1000,
  )
  gauge('process_resident_memory_bytes', 'Memory that the process takes.', () => process.memoryUsage().rss)
  gauge('process_heap_bytes', 'Memory in use by JavaScript.', () => process.memoryUsage().heapUsed)
  gauge('process_open_fds', 'Open files and connections; only on Linux.', openFiles)
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time taken, by user and system.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
  gauge(
    'process_event_loop_delay_seconds',
    'The longest wait for the event loop since the last scrape.',
    worstDelay(),
  )
}

function openFiles(): number | null {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return null
  }
}

/** A loop that is blocked for a second answers nobody for a second. */
function worstDelay(): () => number {
  let worstMs = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    worstMs = Math.max(worstMs, now - last - PULSE_MS)
    last = now
  }, PULSE_MS)
  timer.unref()
  return () => {
    const seconds = Math.max(worstMs, performance.now() - last - PULSE_MS, 0) / 1000
    worstMs = 0
    return seconds
  }
}
