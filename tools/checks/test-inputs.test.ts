import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { TestInputs } from './test-inputs.ts'

const root = mkdtempSync(join(tmpdir(), 'veracite-inputs-'))
afterAll(() => rmSync(root, { recursive: true }))

const TEXTS: Record<string, string> = {
  'packages/core/src/run.test.ts': `import { run } from './run.ts'\nimport { world } from '@veracite/testing/world'`,
  'packages/core/src/run.ts': `import type { Brand } from './brand.ts'\nimport { ask } from '@veracite/db/ask'\nconst word = 'docs'`,
  'packages/core/src/brand.ts': '',
  'packages/core/src/other.ts': '',
  'packages/core/README.md': '',
  'packages/db/src/ask.ts': `new Worker(new URL('./thread.ts', import.meta.url))`,
  'packages/db/src/thread.ts': '',
  'packages/db/src/unused.ts': '',
  'packages/db/migrations/0001.sql': '',
  'packages/testing/src/world.ts': `spawn(join(root, 'apps/worker/src/main.ts'))`,
  'apps/worker/src/main.ts': `await import('./job.ts')`,
  'apps/worker/src/job.ts': '',
  'docs/guide.md': '',
  'tools/checks/docs.test.ts': `readdirSync(join(root, 'docs'))`,
}
function write(texts: Record<string, string>) {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return new TestInputs(root, Object.keys({ ...TEXTS, ...texts }))
}
const TEST = 'packages/core/src/run.test.ts'

test('a test depends on what it imports, starts and may load, and on nothing else', () => {
  expect(write(TEXTS).inputsOf([TEST])).toEqual([
    'apps/worker/src/job.ts',
    'apps/worker/src/main.ts',
    'packages/core/src/run.test.ts',
    'packages/core/src/run.ts',
    'packages/db/migrations/0001.sql',
    'packages/db/src/ask.ts',
    'packages/db/src/thread.ts',
    'packages/testing/src/world.ts',
  ])
})

test('a test that names a folder depends on all of it', () => {
  expect(write(TEXTS).inputsOf(['tools/checks/docs.test.ts'])).toContain('docs/guide.md')
})

test('only tests that open pages depend on the screens of the console', () => {
  const pages = {
    'apps/console/src/build.ts': `path('screen.tsx')`,
    'apps/console/src/screen.tsx': '',
    'apps/api/src/app.ts': `import { build } from '@veracite/console/build'`,
    'apps/api/src/app.test.ts': `import { app } from './app.ts'`,
    'apps/api/src/console/page.test.ts': `import { app } from '../app.ts'`,
  }
  const inputs = write({ ...TEXTS, ...pages })
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
  const before = write(TEXTS).digestOf([TEST])
  expect(write({ ...TEXTS, [file]: '// changed' }).digestOf([TEST]) !== before).toBe(isNoticed)
})
