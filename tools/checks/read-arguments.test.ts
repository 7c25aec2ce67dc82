import { expect, test } from 'vitest'
import { type Repository, readArguments } from './read-arguments.ts'

const texts: Record<string, string> = {
  'packages/core/src/runs/ask-run.test.ts': "test('an answer is kept')",
  'packages/core/src/runs/ask-run.services.test.ts': "describe('runs')\ntest('a run is asked once')",
  'packages/core/src/facts/fact.test.ts': "test('a fact has a value')",
  'python-sdk/tests/test_client.py': 'def test_reads(): ...',
}
const repository: Repository = {
  root: '/repository',
  cwd: '/repository',
  testFiles: Object.keys(texts),
  extent: 'ordinary',
  readText: (file) => texts[file] ?? '',
}
const read = (...words: string[]) => readArguments(words, repository)
const parts = (...parts: string[]) => ({ kind: 'parts', parts, isForced: false })
const files = (title: string | null, ...files: string[]) => ({ kind: 'files', files, title })

test('nothing: ordinary parts, to which VERACITE_TESTS=all and thorough add', () => {
  const partsOf = (extent: Repository['extent']) => readArguments([], { ...repository, extent })
  expect(partsOf('ordinary')).toEqual(parts('check', 'unit', 'services', 'sdk-node', 'python'))
  expect(partsOf('all')).toEqual(parts('check', 'unit', 'services', 'slow', 'sdk-node', 'python', 'e2e'))
  expect(partsOf('thorough')).toEqual(
    parts('check', 'unit', 'services', 'slow', 'sdk-node', 'python', 'packages', 'e2e', 'release'),
  )
})

test('names of parts, and --force', () => {
  expect(read('unit', 'e2e')).toEqual(parts('unit', 'e2e'))
  expect(read('--force')).toMatchObject({ kind: 'parts', isForced: true })
})

test('paths of files and folders, from the folder of the caller', () => {
  const [unit = '', services = '', fact = ''] = Object.keys(texts)
  expect(read(unit)).toEqual(files(null, unit))
  expect(read('packages/core/src/runs/')).toEqual(files(null, unit, services))
  expect(read(unit, 'packages/core')).toEqual(files(null, unit, services, fact))
  const below = readArguments(['fact.test.ts'], { ...repository, cwd: '/repository/packages/core/src/facts' })
  expect(below).toEqual(files(null, fact))
  expect(read('python-sdk')).toEqual(files(null, 'python-sdk/tests/test_client.py'))
})

test('-t: the files that have all words of the name, or the files that are named too', () => {
  const [unit = '', services = ''] = Object.keys(texts)
  expect(read('-t', 'runs a run is asked once')).toEqual(files('runs a run is asked once', services))
  expect(read(unit, '-t', 'made by a table')).toEqual(files('made by a table', unit))
})

test('what cannot be understood is refused with what would be', () => {
  for (const [words, reason] of [
    [['unot'], /unot is no part, no test file and no folder with tests. Parts: check, unit/],
    [['packages/cor'], /is no part/],
    [['-t'], /needs the name of a test/],
    [['-t', 'no such words'], /npm test -- PATH -t NAME/],
    [['unit', '-t', 'a run'], /not both/],
  ] as const)
    expect(readArguments(words, repository)).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(reason),
    })
})
