import { expect, test } from 'vitest'
import { describeSets, MORE_TOOLS, setOf, setsOf } from './tool-sets.ts'
import { tools } from './tools.ts'

/** The queries of the contract, which every client sees without asking for more. */
const OF_THE_CONTRACT = [
  ...[
    'start_scan',
    'get_scan',
    'list_confabulations',
    'get_run_evidence',
    'reverify_run',
    'get_evidence_bundle',
  ],
  ...['get_ground_truth', 'refresh_ground_truth', 'lookup_evidence_hash', 'check_evidence_content'],
]

test('the core has at most fifteen tools, with all of the contract among them', () => {
  const core = tools.filter(({ name }) => setOf(name) === 'core').map(({ name }) => name)
  expect(core.length + 1).toBeLessThanOrEqual(15)
  expect(core).toEqual(expect.arrayContaining(OF_THE_CONTRACT))
  expect(core).not.toContain(MORE_TOOLS.name)
})

test('every tool is in one set, and every name of a set is a tool', () => {
  const { sets = [] } = describeSets(tools, undefined)
  const listed = sets.flatMap((set) => set.tools)
  expect(listed.toSorted()).toEqual(tools.map(({ name }) => name).toSorted())
  expect(setOf('a_tool_that_no_set_names')).toBe('more')
})

test.each([
  ['', ['core']],
  ['?sets=corrections', ['core', 'corrections']],
  ['?sets=facts,scans', ['core', 'scans', 'facts']],
  ['?sets=nothing', ['core']],
  ['?sets=all', ['core', 'scans', 'facts', 'corrections', 'documents', 'more']],
])('%s lists %j', (query, sets) => {
  expect([...setsOf(`http://localhost/api/mcp${query}`)]).toEqual(sets)
})

test('a set tells what its tools take, and which only read', () => {
  const { tools: described = [] } = describeSets(tools, 'corrections') as { tools: Record<string, unknown>[] }
  expect(described.find(({ name }) => name === 'list_sources')).toMatchObject({ reads: true })
  expect(described.find(({ name }) => name === 'open_correction')).toMatchObject({ reads: false })
  for (const { input } of described)
    expect(input).toMatchObject({ type: 'object', additionalProperties: false })
})
