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
        /`((?:apps|packages|tools|docs|vectors|python-sdk|examples|bench|deploy|site|patches|\.ci|\.changeset|\.github)\/[^`\s*…<>{}]*)`/g,
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

const decisionIndex = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')
const decisions = readdirSync(join(root, 'docs/decisions'))
  .filter((name) => name !== 'README.md')
  .sort()
  .map((name) => {
    const text = readFileSync(join(root, 'docs/decisions', name), 'utf8')
    const [, title = '', status = ''] =
      /^# ([^\d\s].*[^.\s])\n\nStatus: (accepted|superseded by \d{4})\b/.exec(text) ?? []
    return { name, number: name.slice(0, 4), title, status, text }
  })

test('docs/decisions has at most 50 records, and each number is used once', () => {
  expect(decisions.length).toBeLessThanOrEqual(50)
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length)
})

test.each(decisions)('decision $name has a title, a status and its sections', ({ title, status, text }) => {
  expect(title).not.toBe('')
  expect(status).not.toBe('')
  for (const section of ['Context', 'Decision', 'Rejected options', 'What would change it'])
    expect(text).toContain(`\n## ${section}\n`)
})

test('the index of decisions lists every record with its title and status, and no other', () => {
  const listed = decisionIndex.split('\n').filter((line) => /^\| \[\d{4}\]/.test(line))
  expect(listed).toEqual(
    decisions.map(({ name, number, title, status }) => `| [${number}](${name}) | ${title} | ${status} |`),
  )
})

test('every decision number in use before is a record or a former number in the index', () => {
  const former = [...decisionIndex.matchAll(/^\| (\d{4}) \|/gm)].map(([, number = '']) => number)
  const known = new Set([...decisions.map(({ number }) => number), ...former])
  expect(former.filter((number) => decisions.some((record) => record.number === number))).toEqual([])
  const merged = decisions.flatMap(({ text }) => /^Status:.*$/m.exec(text)?.[0].match(/\b\d{4}\b/g) ?? [])
  expect(merged.filter((number) => !known.has(number))).toEqual([])
})
