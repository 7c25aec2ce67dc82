import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFolder } from '@veracite/testing/temporary-folder'
import { beforeEach, expect, test } from 'vitest'

/** What tools/install.mjs asks pnpm for, in a clone with a stand-in for the package runner, which records how it was called. */

const root = join(import.meta.dirname, '../..')
let clone: string
beforeEach(() => {
  clone = openFolder()
  for (const file of [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'tools/install.mjs',
    'tools/commands/run-bun.mjs',
    'tools/commands/veracite.mjs',
    'tools/commands/pack.mjs',
  ])
    cpSync(join(root, file), join(clone, file))
  mkdirSync(join(clone, 'bin'))
  const npx = `#!/bin/sh\necho "$*" >> '${clone}/asked'\nmkdir -p '${clone}/node_modules/.bin'\ncp /bin/true '${clone}/node_modules/.bin/bun'\n`
  writeFileSync(join(clone, 'bin/npx'), npx, { mode: 0o755 })
  writeFileSync(join(clone, 'asked'), '')
})

function node(...words: string[]) {
  const env = { PATH: `${clone}/bin:${process.env.PATH}` }
  const { status, stderr } = spawnSync('node', words, { cwd: clone, env, encoding: 'utf8' })
  return { status, stderr }
}
const asked = () =>
  readFileSync(join(clone, 'asked'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (line.includes('--prod ') ? 'production' : 'everything'))

test('after an installation for production, --now and plain calls install everything', () => {
  expect(node('tools/install.mjs', '--production')).toMatchObject({ status: 0 })
  node('tools/install.mjs', '--production')
  expect(asked()).toEqual(['production'])
  node('tools/install.mjs')
  expect(asked()).toEqual(['production', 'everything'])
  node('tools/install.mjs')
  node('tools/install.mjs', '--production')
  expect(asked()).toHaveLength(2)
  node('tools/install.mjs', '--now')
  expect(asked()).toEqual(['production', 'everything', 'everything'])
})

test('commands of a server leave an installation for production as it is; those of developers do not', () => {
  node('tools/install.mjs', '--production')
  expect(node('tools/commands/veracite.mjs', 'doctor')).toMatchObject({ status: 0 })
  expect(asked()).toEqual(['production'])
  node('tools/commands/pack.mjs')
  expect(asked()).toEqual(['production', 'everything'])
})

test('a word that it does not know is refused', () => {
  expect(node('tools/install.mjs', '--prod')).toEqual({
    status: 1,
    stderr: expect.stringContaining('--prod is not known'),
  })
  expect(asked()).toEqual([])
})
