import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testPythonClient, testTypeScriptClient } from './client-tests.ts'
import { GreenResults } from './green-results.ts'
import { type Report, root, writeReport } from './report.ts'
import { TestInputs } from './test-inputs.ts'

/**
 * `bun tools/checks/run-client.ts sdk-node`: tests a client, unless it passed before with the same inputs. If only the
 * service has changed since, only the tests against a running service are run.
 */
const inputs = new TestInputs(root)
const filesIn = (...folders: string[]) => folders.flatMap((folder) => inputs.filesIn(folder))
const testsIn = (folder: string) => inputs.testFiles().filter((file) => file.startsWith(`${folder}/`))
const isOfPackage = (file: string) => file.endsWith('.e2e.test.ts')

interface Client {
  files: readonly string[]
  tests: readonly string[]
  runAll?: () => Report
  run: (tests: readonly string[]) => Report
}
const CLIENTS: Record<string, Client> = {
  'sdk-node': {
    files: filesIn('packages/sdk', 'examples'),
    tests: testsIn('packages/sdk').filter((file) => !isOfPackage(file)),
    run: testTypeScriptClient,
  },
  'sdk-package': {
    files: filesIn('packages/sdk', 'examples'),
    tests: testsIn('packages/sdk').filter(isOfPackage),
    run: testTypeScriptClient,
  },
  python: {
    files: filesIn('python-sdk', 'examples', 'vectors', 'tools/checks/verifiers', 'packages/verify'),
    tests: testsIn('python-sdk'),
    // With style and types, which belong to no test file.
    runAll: () => testPythonClient('all'),
    run: testPythonClient,
  },
}

const name = process.argv[2] ?? ''
const client = CLIENTS[name]
if (client === undefined) throw new Error(`There is no client ${name}.`)
const green = new GreenResults(name, inputs)
const own = green.digestOf(client.files)
const withService = green.digestOf(['tools/checks/live-server.ts', ...client.files])
const report = runChanged(client)
const { passed, failed, skipped } = report
for (const [key, digest] of Object.entries({ own, withService }))
  green.set(key, failed === 0 && passed > 0 ? { digest, passed, skipped } : undefined)
green.save()
writeReport(name, report)
process.exit(failed === 0 ? 0 : 1)

function runChanged({ tests, run, runAll = () => run(tests) }: Client): Report {
  const before = green.find('own', own)
  if (before === undefined) return runAll()
  if (green.find('withService', withService) !== undefined) {
    process.stdout.write('passed before with the same inputs\n')
    return { ...before, failed: 0, failures: [] }
  }
  const live = tests.filter((file) => readFileSync(join(root, file), 'utf8').includes('VERACITE_LIVE'))
  const { failed, failures } = live.length === 0 ? { failed: 0, failures: [] } : run(live)
  return { passed: before.passed - failed, skipped: before.skipped, failed, failures }
}
