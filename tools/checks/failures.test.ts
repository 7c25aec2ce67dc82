import { expect, test } from 'vitest'
import { describeFailures, failuresOfFile, failuresOfPytest } from './failures.ts'

const good = { status: 'passed', ancestorTitles: ['a part'], title: 'holds', failureMessages: [] }

test('every failed test is named by its file and titles, with the first line of its error', () => {
  const bad = {
    status: 'failed',
    ancestorTitles: ['a part'],
    title: 'breaks',
    failureMessages: ['\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at native\n'],
  }
  const files = [
    { name: 'a/good.test.ts', status: 'passed', message: '', assertionResults: [good] },
    { name: 'a/bad.test.ts', status: 'failed', message: '', assertionResults: [good, bad] },
    {
      name: 'a/unreadable.test.ts',
      status: 'failed',
      message: '\nSyntaxError: Unexpected end of file\nmore',
      assertionResults: [],
    },
  ]
  expect(describeFailures(files.flatMap((file) => failuresOfFile(file, file.name)))).toBe(
    '\nFailed:\n' +
      '  a/bad.test.ts > a part > breaks\n    AssertionError: expected 1 to be 2\n' +
      '  a/unreadable.test.ts\n    SyntaxError: Unexpected end of file\n',
  )
})

test('so are those of pytest and of the checks beside it', () => {
  const output = [
    'FAILED -m mypy',
    'E   FAILED is not a summary here',
    'FAILED tests/test_client.py::test_reads[one two] - AssertionError: assert 1 == 2',
    'ERROR tests/test_gone.py',
    '3 passed, 3 failed',
  ].join('\n')
  expect(failuresOfPytest(output)).toEqual([
    { name: 'python-sdk/-m mypy', error: '' },
    {
      name: 'python-sdk/tests/test_client.py > test_reads[one two]',
      error: 'AssertionError: assert 1 == 2',
    },
    { name: 'python-sdk/tests/test_gone.py', error: '' },
  ])
})

test('nothing is said when nothing failed', () => {
  expect(describeFailures([])).toBe('')
})
