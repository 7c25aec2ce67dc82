import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CountedRange, functionsOf, functionsThatRan } from './functions.ts'
import { noteOf, root } from './report.ts'
import { sha256, type TestInputs } from './test-inputs.ts'

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
  called?: Called
}

/** What a test file called, where that is known. */
interface Called {
  /** By file: its digest, and the functions that ran, with spaces between. */
  functions: Record<string, string>
  /** One digest over all other inputs. */
  others: string
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
    const { results = {}, notCovered = [] } = readFile<Saved>(this.#file, {})
    this.#results = results
    this.notCovered = notCovered
  }

  digestOf(entries: readonly string[], without: ReadonlySet<string> = new Set()): string {
    const inputs = this.#inputs.inputsOf(entries).filter((file) => !without.has(file))
    const digest = this.#inputs.digestOf([...inputs, ...READ_BY_ALL, ...this.#inputs.filesIn('patches')])
    return sha256(this.#environment + digest)
  }

  /** The counts of a run with the same inputs, if it passed and `--force` was not given. */
  find(name: string, digest: string): Passed | undefined {
    const result = isForced() ? undefined : this.#results[name]
    return result?.digest === digest ? result : undefined
  }

  /** The same, where inputs have changed, but no function that the test called, and nothing outside of functions. */
  findCalled(name: string, entries: readonly string[]): Passed | undefined {
    const result = isForced() ? undefined : this.#results[name]
    if (result?.called === undefined) return undefined
    const { functions, others } = result.called
    if (this.digestOf(entries, new Set(Object.keys(functions))) !== others) return undefined
    const isSame = ([file, text]: [string, string]) => {
      const [digest, ...called] = text.split(' ')
      if (!this.#inputs.has(file)) return false
      if (this.#inputs.digest(file) === digest) return true
      const now = functionsOf(file, readFileSync(join(root, file), 'utf8'))
      return called.every((name) => now.has(name))
    }
    return Object.entries(functions).every(isSame) ? result : undefined
  }

  /** What `note-functions.ts` noted of a test file. `setup` runs in another process. */
  calledBy(test: string, setup: readonly string[]): { called?: Called } {
    const notes: Record<string, CountedRange[]> = readFile(noteOf(test), {})
    const outside = this.#inputs.programsOf(setup)
    const functions: Called['functions'] = {}
    for (const file of this.#inputs.inputsOf([test])) {
      const counted = notes[file]
      if (counted === undefined || outside.has(file)) continue
      const source = readFileSync(join(root, file), 'utf8')
      // Edited while the tests ran.
      if (sha256(source) !== this.#inputs.digest(file)) continue
      const ran = functionsThatRan(file, source, counted)
      if (ran === 'elsewhere') return {}
      if (ran !== 'unknown') functions[file] = [this.#inputs.digest(file), ...ran].join(' ')
    }
    const others = this.digestOf([test, ...setup], new Set(Object.keys(functions)))
    return Object.keys(functions).length === 0 ? {} : { called: { functions, others } }
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

const isForced = () => process.env.VERACITE_FORCE === '1'

function readFile<T>(file: string, otherwise: T): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return otherwise
  }
}
