import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VARIABLES } from '@veracite/runtime/settings/variables'
import { expect, test } from 'vitest'
import CASES from './chart.cases.json' with { type: 'json' }
import { PROCESSES, type Process } from './processes.ts'
import { type Rendered, renderChart } from './render-chart.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'deploy/helm/veracite')
const whole = renderChart(folder, 'ci/values.yaml')

interface Container {
  image: string
  command: string[]
  env: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[]
  securityContext: Record<string, unknown>
  livenessProbe?: { httpGet: { path: string; port: string } }
  ports?: { name: string; containerPort: number }[]
  volumeMounts: { name: string; mountPath: string }[]
}
interface PodSpec {
  containers: Container[]
  securityContext: Record<string, unknown>
  terminationGracePeriodSeconds?: number
  volumes: { name: string }[]
}

const podOf = (made: Rendered): PodSpec => (made.spec.template as { spec: PodSpec }).spec
const podsIn = (rendered: readonly Rendered[]) => rendered.filter(({ spec }) => spec.template !== undefined)
function containerOf(rendered: readonly Rendered[], process: Process): Container {
  const [container] = podsIn(rendered).flatMap((one) =>
    one.metadata.name === `veracite-${process}` ? podOf(one).containers : [],
  )
  if (container === undefined) throw new Error(`no container for ${process}`)
  return container
}
const kinds = (rendered: readonly Rendered[]) =>
  rendered.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()

test('it makes what the compose file starts, and what belongs around it', () => {
  expect(kinds(whole)).toEqual(CASES.kinds)
})

test.each(PROCESSES)(
  '%s is given exactly what production needs of it, and nothing of the others',
  (process) => {
    const { env } = containerOf(whole, process)
    const needed = VARIABLES.filter(({ neededBy }) => neededBy?.includes(process)).map(({ name }) => name)
    const given = env
      .map(({ name }) => name)
      .filter((name) => VARIABLES.some((one) => one.name === name && one.neededBy))
    expect(given.sort()).toEqual(needed.sort())
    for (const { name, value, valueFrom } of env) {
      const variable = VARIABLES.find((one) => one.name === name)
      expect([name, variable !== undefined]).toEqual([name, true])
      // A secret comes from the Secret, under its own name, and never from values.
      if (variable?.secret && value !== 'set')
        expect([name, value, valueFrom?.secretKeyRef]).toEqual([
          name,
          undefined,
          // Secrets made before `veracite init` wrote this key must still start.
          { name: 'veracite', key: name, ...(name === 'VERACITE_WEBHOOK_KEY' && { optional: true }) },
        ])
    }
  },
)

test('only workers are given the keys of engines; the others learn which there are', () => {
  const asked = (process: Process) =>
    containerOf(whole, process).env.find(({ name }) => name === 'OPENAI_API_KEY')
  expect(asked('worker')?.valueFrom?.secretKeyRef?.key).toBe('OPENAI_API_KEY')
  for (const process of ['api', 'mcp'] as const)
    expect(asked(process)).toEqual({ name: 'OPENAI_API_KEY', value: 'set' })
  expect(asked('migrate')).toBeUndefined()
})

test('every pod has no rights, writes nothing but what is mounted, and starts a file that exists', () => {
  expect(podsIn(whole)).toHaveLength(4)
  for (const made of podsIn(whole)) {
    const { containers, securityContext, volumes, terminationGracePeriodSeconds } = podOf(made)
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    if (made.kind === 'Deployment') expect(terminationGracePeriodSeconds).toBeGreaterThan(30)
    for (const { command, securityContext: own, volumeMounts, image, ports, livenessProbe } of containers) {
      expect(own).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(existsSync(join(root, command[1] ?? ''))).toBe(true)
      expect(image).toMatch(/^ghcr\.io\/[\w-]+\/veracite:\d+\.\d+\.\d+$/)
      expect(volumeMounts.map(({ name }) => name).sort()).toEqual(volumes.map(({ name }) => name).sort())
      if (ports !== undefined) expect(livenessProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' })
    }
  }
})

test('the chart for others makes a relay and a witness, once each, with a memory that outlives the release', () => {
  const outside = renderChart(join(root, 'deploy/helm/veracite-outside'), 'ci/values.yaml')
  expect(kinds(outside)).toEqual(CASES.outside)
  expect(() => renderChart(join(root, 'deploy/helm/veracite-outside'), null)).not.toThrow()
  const settings = readFileSync(join(root, 'apps/relay/src/settings.ts'), 'utf8')
  for (const made of outside) {
    if (made.kind === 'PersistentVolumeClaim')
      expect(made.metadata.annotations).toEqual({ 'helm.sh/resource-policy': 'keep' })
    if (made.kind !== 'Deployment') continue
    expect(made.spec).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } })
    const [container] = podOf(made).containers
    expect(existsSync(join(root, container?.command[1] ?? ''))).toBe(true)
    expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: true })
    for (const { name } of container?.env ?? []) expect(settings.includes(name), name).toBe(true)
  }
})

test('selectors find the pods they are meant for', () => {
  const labelsOf = (name: string) => {
    const made = whole.find((one) => one.kind === 'Deployment' && one.metadata.name === name)
    if (made === undefined) throw new Error(`no deployment ${name}`)
    return (made.spec.template as { metadata: { labels: Record<string, string> } }).metadata.labels
  }
  for (const { kind, metadata, spec } of whole) {
    const { selector } = spec as {
      selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>
    }
    if (selector === undefined || kind === 'PodMonitor') continue
    expect(labelsOf(metadata.name)).toMatchObject(selector.matchLabels ?? selector)
  }
})

test('without a name of the log it says what is missing, and what is switched off is not there', () => {
  expect(() => renderChart(folder, null)).toThrow('logOrigin: the name of the log')
  const values = readFileSync(join(folder, 'values.yaml'), 'utf8')
  expect(values).toMatch(/^ {2}enabled: false$/m)
})

test('further secrets reach every process that serves or works, from the Secret', () => {
  for (const process of ['api', 'mcp', 'worker'] as const)
    expect(containerOf(whole, process).env).toContainEqual({
      name: 'OTEL_EXPORTER_OTLP_HEADERS',
      valueFrom: { secretKeyRef: { name: 'veracite', key: 'OTEL_EXPORTER_OTLP_HEADERS' } },
    })
})
