import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { PARTS } from './read-arguments.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const names = readdirSync(join(root, '.github/workflows'))

interface Workflow {
  permissions: Record<string, string>
  jobs: Record<string, Job>
}
interface Job {
  permissions?: Record<string, string>
  needs?: string[]
  steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[]
  strategy?: { matrix: Record<string, string[]> }
  'timeout-minutes'?: number
  uses?: string
}
const workflow = (name: string) => parse(read(`.github/workflows/${name}`)) as Workflow
const commandsOf = ({ steps = [] }: Job | undefined = {}) => steps.map(({ run = '' }) => run).join('\n')

/** Followed by their branch, each with the reason. */
const BY_BRANCH = new Map([
  ['pypa/gh-action-pypi-publish@release/v1', 'attestations come with the newest of this line'],
])

describe.each(names)('%s', (name) => {
  test('may only read unless a job says more, and no job runs for ever', () => {
    const { permissions, jobs } = workflow(name)
    expect(permissions).toEqual({ contents: 'read' })
    for (const [job, { 'timeout-minutes': minutes, uses }] of Object.entries(jobs))
      if (uses === undefined) expect([job, typeof minutes]).toEqual([job, 'number'])
  })

  test('names every action by its commit, with the version for the reader', () => {
    const lines = [...read(`.github/workflows/${name}`).matchAll(/uses: (\S+)(.*)$/gm)]
    expect(lines.length).toBeGreaterThan(1)
    for (const [, action = '', comment = ''] of lines) {
      if (action.startsWith('./')) expect(existsSync(join(root, action))).toBe(true)
      else if (!BY_BRANCH.has(action))
        expect(`${action}${comment}`).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    }
  })

  test('takes nothing that a stranger wrote into a shell', () => {
    const { jobs } = workflow(name)
    for (const job of Object.values(jobs))
      expect(commandsOf(job)).not.toMatch(/\$\{\{\s*github\.(event|head_ref|ref_name|actor)/)
  })
})

test('CI does what .ci/run does on both processors, and tests packages on every Node.js that we name', () => {
  const { test: tests, packages } = workflow('ci.yml').jobs
  expect(commandsOf(tests).trim()).toBe('.ci/run')
  expect(tests?.strategy?.matrix.processor).toEqual(['x64', 'arm64'])
  const newest = tests?.steps?.flatMap(({ with: settings }) => settings?.['node-version'] ?? [])
  expect([...(packages?.strategy?.matrix.node ?? []), ...(newest ?? [])]).toEqual(['20', '22', '24'])
  expect(JSON.parse(read('package.json')).engines.node).toBe('>=20.19')
})

test('a release is tested first, publishes what was packed, and keeps no token', () => {
  const { jobs } = workflow('release.yml')
  for (const job of ['npm', 'pypi', 'image']) expect(jobs[job]?.needs).toContain('test')
  for (const job of ['npm', 'pypi']) {
    expect(jobs[job]?.needs).toContain('pack')
    expect(jobs[job]?.permissions?.['id-token']).toBe('write')
  }
  expect(commandsOf(jobs.npm)).toContain('npm publish "$file" --provenance')
  expect(read('.github/workflows/release.yml')).not.toMatch(/secrets\./)
  const image = jobs.image?.steps?.find(({ uses = '' }) => uses.startsWith('docker/build-push-action'))
  expect(image?.with).toMatchObject({
    platforms: 'linux/amd64,linux/arm64',
    'build-args': expect.stringMatching(/VERACITE_COMMIT=\$\{\{ github\.sha \}\}/),
  })
})

test('scripts, files and folders that workflows and Dependabot name exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  for (const name of names) {
    const text = read(`.github/workflows/${name}`)
    for (const [, script = ''] of text.matchAll(/npm run ([\w:]+)/g))
      expect([script, script in scripts]).toEqual([script, true])
    for (const [, words = ''] of text.matchAll(/npm test -- (.+)$/gm))
      for (const word of words.split(' '))
        expect([word, Object.hasOwn(PARTS, word) || existsSync(join(root, word))]).toEqual([word, true])
    for (const [path] of text.matchAll(
      /(?<=[ /"])(?:deploy|tools|python-sdk)\/[\w./-]+\.(?:yaml|ts|py|json)/g,
    ))
      expect([path, existsSync(join(root, path))]).toEqual([path, true])
  }
  const { updates } = parse(read('.github/dependabot.yml')) as { updates: Record<string, unknown>[] }
  const folders = updates.flatMap(({ directory, directories }) => (directories ?? [directory]) as string[])
  for (const folder of folders) expect([folder, existsSync(join(root, folder))]).toEqual([folder, true])
})

test('forms for issues have what GitHub asks of them', () => {
  const forms = readdirSync(join(root, '.github/ISSUE_TEMPLATE')).filter((name) => name !== 'config.yml')
  expect(forms).toHaveLength(3)
  for (const name of forms) {
    const form = parse(read(`.github/ISSUE_TEMPLATE/${name}`)) as { body: { type: string; id?: string }[] }
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) })
    const ids = form.body.filter(({ type }) => type !== 'markdown').map(({ id }) => id)
    expect(ids.every((id) => id !== undefined) && new Set(ids).size === ids.length).toBe(true)
  }
})
