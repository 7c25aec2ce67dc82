import { TEST_TOKEN } from '@veracite/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { CONFABULATION, enginesSaying } from './test-support/engine.ts'
import { INSPECTOR } from './test-support/inspector.ts'
import { run } from './test-support/run.ts'
import { useTestMcp } from './test-support/server.ts'

const mcp = useTestMcp({ engines: enginesSaying(['CHATGPT'], CONFABULATION) })
let scanId: string
beforeAll(async () => {
  const { brandId } = await mcp.world.addBrand({ prompts: 1, engines: ['CHATGPT'] })
  scanId = await mcp.scanToEnd(brandId)
})

const getScan = (id: string) => [
  ...['--method', 'tools/call', '--tool-name', 'get_scan'],
  ...['--tool-arg', `scanId=${id}`],
]

/** The inspector's exit codes, from its help: 5 for a tool's own error, 3 for a refused token. */
test.for([
  [
    'lists the tools without an error or a warning',
    'modern',
    0,
    () => ['--method', 'tools/list', '--strict'],
  ],
  ['calls a tool', 'modern', 0, () => getScan(scanId)],
  ['calls a tool as a client of 2025', 'legacy', 0, () => getScan(scanId)],
  ['calls a tool after finding out', 'auto', 0, () => getScan(scanId)],
  ['sees that something is not there', 'modern', 5, () => getScan('nope')],
  ['is refused with a wrong token', 'modern', 3, () => ['--method', 'tools/list']],
  [
    'calls a hundred times, ten at once',
    'modern',
    0,
    () => [...getScan(scanId), '--load', '--load-requests', '100', '--load-concurrency', '10'],
  ],
] as const)('the inspector %s (%s: exit %i)', async ([, era, expected, args]) => {
  const token = expected === 3 ? 'bad' : TEST_TOKEN
  const { code, output } = await run(
    [
      ...[process.execPath, INSPECTOR, '--cli', mcp.url, '--transport', 'http', '--format', 'json', '-q'],
      ...['--header', `Authorization: Bearer ${token}`, '--protocol-era', era, ...args()],
    ],
    { limitMs: 55_000 },
  )
  expect(code, output).toBe(expected)
  if (args().includes('--strict')) expect(output).not.toMatch(/warning/i)
})
