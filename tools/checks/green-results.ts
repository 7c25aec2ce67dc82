import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './report.ts'
import type { TestInputs } from './test-inputs.ts'

const FOLDER = join(root, '.turbo', 'green')

/** Read by every test, without being imported. */
const READ_BY_ALL = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'vitest.config.ts']

/** Variables that change what tests do. VERACITE_MACHINE has the versions and programs of this machine. */
const VARIABLES = [
  'VERACITE_MACHINE',
  'VERACITE_TESTS',
  'VERACITE_REQUIRE_SERVICES',
  'DATABASE_URL',
  'REDIS_URL',
  'CHROMIUM_PATH',
  'NODE_OPTIONS',
  'TZ',
  'LANG',
]

export interface Passed {
  digest: string
  passed: number
  skipped: number
}

/**
 * What passed before, and with which inputs: a test file is run again only if something that it depends on has changed.
 * Kept per test file and not per package: a change in one package then runs the tests that can notice it and no others,
 * and one process of vitest runs all that is left of a part.
 */
export class GreenResults {
  readonly #file: string
  readonly #inputs: TestInputs
  readonly #environment: string
  readonly #results: Record<string, Passed>
  /** What the last run could not find. */
  notCovered: readonly string[]

  /** `found`: the services that answer, because tests skip what they do not find. */
  constructor(part: string, inputs: TestInputs, found: readonly string[] = []) {
    this.#file = join(FOLDER, `${part}.json`)
    this.#inputs = inputs
    const settings = VARIABLES.map((name) => `${name}=${process.env[name] ?? ''}`)
    this.#environment = [...settings, ...found].join('\n')
    const { results = {}, notCovered = [] } = readFile(this.#file)
    this.#results = results
    this.notCovered = notCovered
  }

  digestOf(entries: readonly string[]): string {
    const inputs = this.#inputs.digestOf(entries, [...READ_BY_ALL, ...this.#inputs.filesIn('patches')])
    return createHash('sha256').update(this.#environment).update(inputs).digest('hex')
  }

  /** The counts of a run with the same inputs, if it passed and `--force` was not given. */
  find(name: string, digest: string): Passed | undefined {
    if (process.env.VERACITE_FORCE === '1') return undefined
    const result = this.#results[name]
    return result?.digest === digest ? result : undefined
  }

  /** `undefined` forgets a result: the test failed. */
  set(name: string, result: Passed | undefined): void {
    if (result === undefined) delete this.#results[name]
    else this.#results[name] = result
  }

  save(): void {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(this.#file, JSON.stringify({ results: this.#results, notCovered: this.notCovered }))
  }
}

interface Saved {
  results?: Record<string, Passed>
  notCovered?: readonly string[]
}

function readFile(file: string): Saved {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
