import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { useFolder } from '@veracite/testing/temporary-folder'
import { expect, test } from 'vitest'
import CASES from './test-inputs.cases.json' with { type: 'json' }
import { TestInputs } from './test-inputs.ts'

const root = useFolder()

const TEXTS: Record<string, string> = CASES.texts
function write(texts: Record<string, string>) {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return new TestInputs(root, Object.keys({ ...TEXTS, ...texts }))
}
const TEST = 'packages/core/src/run.test.ts'

test('a test depends on what it imports, starts and may load, and on nothing else', () => {
  expect(write(TEXTS).inputsOf([TEST])).toEqual(CASES.inputs)
})

test('a test that names a folder depends on all of it', () => {
  expect(write(TEXTS).inputsOf(['tools/checks/docs.test.ts'])).toContain('docs/guide.md')
})

test('only tests that open pages depend on the screens of the console', () => {
  const inputs = write({ ...TEXTS, ...CASES.pages })
  expect(inputs.inputsOf(['apps/api/src/app.test.ts'])).not.toContain('apps/console/src/screen.tsx')
  expect(inputs.inputsOf(['apps/api/src/console/page.test.ts'])).toContain('apps/console/src/screen.tsx')
})

test.each([
  ['packages/db/src/thread.ts', true],
  ['packages/db/migrations/0001.sql', true],
  ['packages/db/migrations/0002.sql', true],
  ['packages/db/src/unused.ts', false],
  ['packages/core/README.md', false],
  ['docs/guide.md', false],
])('a change of %s changes the digest: %s', (file, isNoticed) => {
  const digest = (inputs: TestInputs) => inputs.digestOf(inputs.inputsOf([TEST]))
  const before = digest(write(TEXTS))
  expect(digest(write({ ...TEXTS, [file]: '// changed' })) !== before).toBe(isNoticed)
})
