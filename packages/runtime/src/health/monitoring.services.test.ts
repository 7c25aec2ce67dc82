import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NO_ANSWER_REASONS } from '@veracite/terms/vocabulary'
import { useWorld } from '@veracite/testing/use-world'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '../telemetry/metrics.ts'
import { createOperations } from './operations.ts'

const deploy = join(import.meta.dirname, '../../../../deploy')
const read = (path: string) => readFileSync(join(deploy, path), 'utf8')

interface Rule {
  alert: string
  expr: string
  annotations: { summary: string; description: string }
  labels: { severity: string }
}
const rules = (parse(read('prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
)

interface Panel {
  id: number
  type: string
  title: string
  targets?: { expr: string }[]
  gridPos: { x: number; y: number; w: number; h: number }
}
const dashboard = JSON.parse(read('grafana/veracite.json')) as { title: string; panels: Panel[] }
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
]

/** The metrics that an expression of Prometheus names, each with the labels it filters or groups by. */
function namesIn(expression: string): { name: string; labels: string[] }[] {
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/))
  return [...expression.matchAll(/\b((?:veracite|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', inside = '']) => ({
      name,
      labels: [...[...inside.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => label), ...grouped],
    }),
  )
}

/** Prometheus itself adds these to everything it scrapes. */
const ADDED = ['job', 'instance', 'le']

const world = useWorld()
let served: string
let labels: Map<string, string[]>
beforeAll(async () => {
  const metrics = createMetrics({ version: '1.2.3', commit: 'a'.repeat(40) })
  const { metrics: serve } = createOperations(
    { ...world, metrics, config: { ...world.config, host: '127.0.0.1' } },
    () => false,
  )
  served = String((await serve(null)).body)
  labels = new Map(
    (await metrics.registry.getMetricsAsArray()).map((metric) => [
      metric.name,
      (metric as unknown as { labelNames: string[] }).labelNames,
    ]),
  )
})

test.each(expressions)('%s names what /metrics serves: %s', (_title, expression) => {
  const named = namesIn(expression)
  expect(named.length + Number(expression.startsWith('up{'))).toBeGreaterThan(0)
  for (const { name, labels: used } of named) {
    const base = name.replace(/_(bucket|sum|count)$/, '')
    expect([name, served.includes(`# TYPE ${base} `)]).toEqual([name, true])
    const known = [...(labels.get(base) ?? []), ...ADDED]
    expect([name, used.filter((label) => !known.includes(label))]).toEqual([name, []])
  }
})

test('every figure that is served is on the dashboard', () => {
  const shown = new Set(
    dashboard.panels
      .flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr)))
      .map(({ name }) => name.replace(/_(bucket|sum|count)$/, '')),
  )
  const all = [...served.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name)
  expect(all.filter((name) => !shown.has(name))).toEqual([])
})

test('a process says what it is and what it takes', () => {
  expect(served).toContain(`veracite_build_info{version="1.2.3",commit="${'a'.repeat(40)}"} 1`)
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(served)?.[1])
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(value('process_cpu_seconds_total')).toBeGreaterThan(0)
  expect(Math.abs(value('process_start_time_seconds') - performance.timeOrigin / 1000)).toBeLessThan(1)
  expect(value('veracite_workers_alive')).toBe(0)
})

test('processor time only grows from one scrape to the next', async () => {
  const { registry } = createMetrics()
  const at = async () => Number(/^process_cpu_seconds_total (\S+)$/m.exec(await registry.metrics())?.[1])
  const first = await at()
  for (let i = 0, until = performance.now() + 30; performance.now() < until; i++) Math.sqrt(i)
  expect(await at()).toBeGreaterThan(first)
})

test('there is an alert for each thing that must not go unnoticed, and it says what it means', () => {
  const names = rules.map(({ alert }) => alert)
  expect(names).toEqual(
    expect.arrayContaining(['VeraciteNoWorker', 'VeraciteQueueOld', 'VeraciteLogBehind', 'VeraciteDeadJobs']),
  )
  expect(new Set(names).size).toBe(names.length)
  for (const { annotations, labels, expr } of rules) {
    expect(annotations.description.length).toBeGreaterThan(20)
    expect(['critical', 'warning']).toContain(labels.severity)
    // Brackets that do not match are what a hand that edits a rule leaves behind.
    for (const [open, close] of ['()', '{}', '[]'])
      expect(expr.split(open ?? '').length).toBe(expr.split(close ?? '').length)
  }
})

test('an engine that replies without an answer does not count as failing', () => {
  const { expr = '' } = rules.find(({ alert }) => alert === 'VeraciteEngineFails') ?? {}
  const [, left = ''] = /outcome!~"([^"]+)"/.exec(expr) ?? []
  const isFailure = (outcome: string) => !new RegExp(`^(?:${left})$`).test(outcome)
  expect(NO_ANSWER_REASONS.filter((reason) => isFailure(`no_answer:${reason}`))).toEqual([])
  expect([isFailure('answered'), isFailure('retry:server'), isFailure('final:auth')]).toEqual([
    false,
    true,
    true,
  ])
})

test('panels of the dashboard have places of their own', () => {
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, i) => `${x + (i % w)} ${y + Math.floor(i / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
})
