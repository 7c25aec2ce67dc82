import { testPythonClient, testTypeScriptClient } from './client-tests.ts'
import { GreenResults } from './green-results.ts'
import { root, writeReport } from './report.ts'
import { TestInputs } from './test-inputs.ts'

/** `bun tools/checks/run-client.ts sdk-node`: tests a client, unless it passed before with the same inputs. */
const inputs = new TestInputs(root)
const sdkFiles = inputs.filesIn('packages/sdk')
const sdkTests = sdkFiles.filter((file) => file.endsWith('.test.ts'))
const isOfPackage = (file: string) => file.endsWith('.e2e.test.ts')
const CLIENTS = {
  'sdk-node': {
    files: sdkFiles,
    run: () => testTypeScriptClient(sdkTests.filter((file) => !isOfPackage(file))),
  },
  'sdk-package': { files: sdkFiles, run: () => testTypeScriptClient(sdkTests.filter(isOfPackage)) },
  python: {
    files: ['python-sdk', 'examples', 'vectors'].flatMap((folder) => inputs.filesIn(folder)),
    run: () => testPythonClient('all'),
  },
}

const name = process.argv[2] as keyof typeof CLIENTS
const { files, run } = CLIENTS[name]
const green = new GreenResults(name, inputs)
const digest = green.digestOf(['tools/checks/live-server.ts', ...files])
const before = green.find(name, digest)
if (before !== undefined) process.stdout.write('passed before with the same inputs\n')
const report = before === undefined ? run() : { ...before, failed: 0, failures: [] }
const { passed, failed, skipped } = report
green.set(name, failed === 0 && passed > 0 ? { digest, passed, skipped } : undefined)
green.save()
writeReport(name, report)
process.exit(failed === 0 ? 0 : 1)
