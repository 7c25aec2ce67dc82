import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** CONTRIBUTING.md must name every file that somebody who adds an engine, or a way to reach one, has to touch. */

const root = join(import.meta.dirname, '../..')
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const ENGINES = 'packages/adapters/src/engines/'

function recipe(title: string): string[] {
  const from = contributing.indexOf(`**${title}`)
  const text = contributing.slice(from, contributing.indexOf('\n\n**', from))
  const paths = [...text.matchAll(/`([\w./-]+(?:\/|\.\w+))`/g)].map(([, path = '']) => path)
  return paths.map((path) => (existsSync(join(root, path)) ? path : ENGINES + path))
}

/** Written by `npm run generate`, or records of what was said once. */
const FOLLOWS =
  /^(\.env\.example|docs\/(cli|mcp)\.md|CHANGELOG\.md|docs\/decisions\/|\.changeset\/|vectors\/|python-sdk\/|packages\/(sdk\/src|evidence\/src\/bundle)\/generated\/|packages\/contract\/[\w-]*openapi\.json|tools\/checks\/upgrade\/)/

/** Files that name it, without tests: those that a new one needs too are named in the recipe. */
const filesWith = (word: string) =>
  execFileSync('git', ['grep', '-lIi', '--untracked', word], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !FOLLOWS.test(path) && !path.endsWith('.test.ts'))

const isNamed = (paths: readonly string[]) => (file: string) =>
  paths.some((path) => file === path || (path.endsWith('/') && file.startsWith(path)))

test.each([
  ['Add an engine access', 'pangolinfo', recipe('Add an engine access')],
  [
    'Add an engine',
    'AMAZON_RUFUS',
    [...recipe('Add an engine.'), ...recipe('Add an engine access'), `${ENGINES}access/`],
  ],
])('the recipe "%s" names every file that names %s', (_title, word, paths) => {
  for (const path of paths) expect([path, existsSync(join(root, path))]).toEqual([path, true])
  const files = filesWith(word)
  expect(files.length).toBeGreaterThan(7)
  expect(files.filter((file) => !isNamed(paths)(file))).toEqual([])
})
