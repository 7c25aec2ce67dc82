export interface Failure {
  name: string
  error: string
}

/** A test file in vitest's report, as far as it is read. */
export interface TestedFile {
  name: string
  status: string
  message: string
  assertionResults: readonly {
    status: string
    ancestorTitles: readonly string[]
    title: string
    failureMessages: readonly string[]
  }[]
}

/** Names every failed test of a file as `file > name`, with the first line of its error. */
export function failuresOfFile({ status, message, assertionResults }: TestedFile, path: string): Failure[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  // A file that could not be loaded fails without having run a test.
  if (failed.length === 0) return status === 'failed' ? [{ name: path, error: firstLine(message) }] : []
  return failed.map(({ ancestorTitles, title, failureMessages }) => ({
    name: [path, ...ancestorTitles, title].join(' > '),
    error: firstLine(failureMessages[0]),
  }))
}

/**
 * From the summary that pytest prints with `-rfE`, and the lines in the same form that our script adds for
 * its checks.
 */
export function failuresOfPytest(output: string): Failure[] {
  return [...output.matchAll(/^(?:FAILED|ERROR) (\S.*?)(?: - (.*))?$/gm)].map(
    ([, name = '', error = '']) => ({
      name: `python-sdk/${name.replaceAll('::', ' > ')}`,
      error,
    }),
  )
}

/** The text above the closing line of a test run; empty when nothing failed. */
export function describeFailures(failures: readonly Failure[]): string {
  if (failures.length === 0) return ''
  const lines = failures.map(({ name, error }) => (error === '' ? `  ${name}` : `  ${name}\n    ${error}`))
  return `\nFailed:\n${lines.join('\n')}\n`
}

const ESC = String.fromCharCode(27)
const COLOURS = new RegExp(`${ESC}\\[[0-9;]*m`, 'g')

const firstLine = (text = '') => (text.replaceAll(COLOURS, '').split('\n').find(Boolean) ?? '').trim()
