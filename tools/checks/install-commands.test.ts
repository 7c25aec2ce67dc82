import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { bundleHtml } from '../../packages/evidence/src/bundle/bundle-html.ts'
import { howToVerify } from '../../packages/evidence/src/bundle/guide.ts'
import { sampleExport } from '../../packages/evidence/src/bundle/test-support/sample-export.ts'
import { sayIn } from '../../packages/words/src/say-in.ts'
import CASES from './install-commands.cases.json' with { type: 'json' }
import { installCommandsIn, isPath } from './install-commands.ts'
import names from './install-names.json'

const root = fileURLToPath(new URL('../..', import.meta.url))
const allowed = new Set([...names.ours, ...Object.keys(names.others)])
const { version } = JSON.parse(readFileSync(join(root, 'packages/sdk/package.json'), 'utf8'))

/** Every file that is or will be in the repository, except those that name foreign packages on purpose. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name !== '' && existsSync(join(root, name)))
  .filter(
    (name) =>
      !/^(pnpm-lock\.yaml|tools\/checks\/install-commands(\.test\.ts|\.ts|\.cases\.json))$/.test(name),
  )
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))
  .filter(({ text }) => !text.includes('\0'))

const strangersIn = (text: string) =>
  installCommandsIn(text).filter(({ targets }) => targets.some((one) => !isPath(one) && !allowed.has(one)))

describe('install commands name only listed packages', () => {
  test('in any file', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(
      files.flatMap(({ name, text }) => strangersIn(text).map(({ line }) => `${name}: ${line}`)),
    ).toEqual([])
  })

  test('in what a bundle and its page say', async () => {
    const bundle = await sampleExport()
    for (const text of [
      ...Object.values(howToVerify('evidence.example.com/log/1', ['dns:example.com'], false, sayIn('en'))),
      JSON.stringify(bundle, null, 1),
      bundleHtml(bundle).html,
    ])
      expect(strangersIn(text)).toEqual([])
  })

  const PACKED = ['veracite-sdk', 'veracite-verify', 'veracite'].map((name) => `/tmp/${name}-${version}.tgz`)

  test('and the paths in them exist in a clone', () => {
    const documents = files.filter(({ name }) => name.endsWith('.md') || name.endsWith('.py'))
    const paths = documents
      .flatMap(({ text }) => installCommandsIn(text))
      .flatMap(({ targets }) => targets.filter(isPath))
    expect(paths).toContain('./python-sdk')
    for (const path of paths.filter((one) => one.startsWith('./')))
      expect([path, existsSync(join(root, path))]).toEqual([path, true])
    // Made by the preceding command, under the name that npm chooses.
    for (const path of paths.filter((one) => one.endsWith('.tgz'))) expect(PACKED).toContain(path)
  })
})

test('no file names the Python module `veracite`, which on PyPI belongs to a third party', () => {
  const started = /python[\d.]* -m veracite(?![\w-])/
  const imported = /^\s*(from|import) veracite(?![\w-])/m
  const wrong = files.filter(
    ({ name, text }) => started.test(text) || (/\.(py|md|ipynb)$/.test(name) && imported.test(text)),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

describe('what counts as an install command', () => {
  test.each(CASES.commands)('$text', ({ text, targets }) => {
    expect(installCommandsIn(text).flatMap((command) => command.targets)).toEqual(targets)
  })
})
