import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VARIABLES } from '@veracite/runtime/settings/variables'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** Paths of this repository, in backticks or as link targets. */
const pathsIn = (text: string): string[] =>
  [
    ...[
      ...text.matchAll(
        /`((?:apps|packages|tools|docs|vectors|python-sdk|examples|bench|\.ci)\/[^`\s*…<>{}]*)`/g,
      ),
    ].map(([, path = '']) => path),
    ...[...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(([, path = '']) => path),
  ].map((path) => path.replace(/[.,:;]$/, ''))

test.each(pages)('every path that %s names exists', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const folder = page.includes('/') ? page.slice(0, page.lastIndexOf('/')) : '.'
  for (const path of pathsIn(text)) {
    const exists = existsSync(join(root, path)) || existsSync(join(root, folder, path))
    expect([path, exists]).toEqual([path, true])
  }
})

test('.env.example lists every variable the servers read, and no other', () => {
  const listed = [
    ...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm),
  ].map(([, name = '']) => name)
  expect(listed.sort()).toEqual(VARIABLES.map(({ name }) => name).sort())
})

test('the pages of decisions are titled alike: a sentence, without the number that their file has', () => {
  const decisions = readdirSync(join(root, 'docs/decisions'))
  for (const name of decisions) {
    const [title = ''] = readFileSync(join(root, 'docs/decisions', name), 'utf8').split('\n')
    expect([name, title]).toEqual([name, expect.stringMatching(/^# [^\d\s].*[^.]$/)])
  }
})
