import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { dockerignore } from './dockerignore.ts'
import CASES from './image-files.cases.json' with { type: 'json' }

const root = fileURLToPath(new URL('../../..', import.meta.url))
const goesIn = dockerignore(readFileSync(join(root, '.dockerignore'), 'utf8'))
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

test('the rules are read as Docker reads them', () => {
  const rules = dockerignore('*\n!src\n!a/*/b\n**/*.test.ts\n# note\n!keep.test.ts')
  const asked = ['x', 'src/a.ts', 'src/a.test.ts', 'a/1/b/c', 'a/1/c', 'a/1/2/b', 'keep.test.ts']
  expect(asked.map(rules)).toEqual([false, true, false, true, false, false, true])
})

test.each(CASES.kept)('%s never goes into the image', (path) => expect(goesIn(path)).toBe(false))

test('no test, vector, fixture or document goes in', () => {
  const inside = tracked.filter(goesIn)
  const wrong =
    /\.test\.ts$|\.cases\.json$|^vectors|^docs|^bench|^python-sdk|test-support|\/fixtures\/|^packages\/testing\/src|\.md$/
  expect(inside.filter((path) => wrong.test(path))).toEqual([])
  expect(inside.length).toBeGreaterThan(800)
})

test('everything that the processes load goes in', async () => {
  const entries = ['api', 'cli', 'mcp', 'worker'].map((app) => join(root, `apps/${app}/src/main.ts`))
  // Started as files of their own, or read when a process starts.
  const started = /-thread\.ts$|\/console\/src\/\w+\.(tsx|css)$|migrations\/.*\.sql$/
  const isForTests = /^packages\/testing\/|\/test-support\//
  const apart = tracked.filter((path) => started.test(path) && !isForTests.test(path))
  const loaded = new Set<string>(apart)
  await Bun.build({
    entrypoints: [
      ...entries,
      ...apart.filter((path) => /\.tsx?$/.test(path)).map((path) => join(root, path)),
    ],
    target: 'bun',
    packages: 'bundle',
    throw: true,
    plugins: [
      {
        name: 'what is loaded',
        setup(builder) {
          builder.onLoad({ filter: /\/(apps|packages)\/[^/]+\/.*\.(ts|tsx|json)$/ }, ({ path }) => {
            if (!path.includes('node_modules')) loaded.add(relative(root, path))
            return undefined
          })
        },
      },
    ],
  })
  expect(loaded.size).toBeGreaterThan(500)
  expect([...loaded].filter((path) => !goesIn(path))).toEqual([])
})
