import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { services } from '../production/compose-file.ts'
import { GUIDES } from './guide-pages.ts'
import CASES from './shell-blocks.cases.json' with { type: 'json' }
import { outputsOf, scriptOf, shellBlocksOf } from './shell-blocks.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test.each(GUIDES)('%s says of every shell block whether it is run, and why if not', (page) => {
  const silent = shellBlocksOf(read(page)).filter(({ plan }) => plan === null)
  expect(silent.map(({ line }) => `${page}:${line}`)).toEqual([])
})

test('git ignores the secrets that the guides write into the clone', () => {
  const written = ['key.txt', 'witness.key', 'requests.key', 'secrets.jsonl', 'roles.sql', 'veracite.dump']
  const guides = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
  const text = guides.map((name) => read(join('docs', name))).join('\n')
  const asked = [...written, 'veracite-backup.tar.gz', '.env']
  for (const name of asked) expect(text).toContain(name)
  const { stdout } = spawnSync('git', ['check-ignore', '--no-index', ...asked], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stdout.trim().split('\n')).toEqual(asked)
})

test('docs/README.md leads to every page', () => {
  const index = read('docs/README.md')
  const linked = [...index.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path)
  for (const path of linked) expect([path, existsSync(join(root, 'docs', path))]).toEqual([path, true])
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md') && name !== 'README.md')
  expect(linked).toEqual(
    expect.arrayContaining([...pages, '../SECURITY.md', '../CHANGELOG.md', '../CONTRIBUTING.md']),
  )
})

test('links of the guides that lead into a page name a heading that is there', () => {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-')
  for (const page of GUIDES) {
    for (const [, path = '', anchor = ''] of read(page).matchAll(/\]\(([^)#\s:]*)#([^)]+)\)/g)) {
      const target = path === '' ? page : join(page, '..', path)
      const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading))
      expect(headings, `${page} links to #${anchor}`).toContain(anchor)
    }
  }
})

test('the proxies of docs/self-hosting.md send to the ports that docker-compose.yml opens, and to no other', () => {
  const used = [
    ...read('docs/self-hosting.md').matchAll(/(?:reverse_proxy |proxy_pass http:\/\/)(127\.0\.0\.1:\d+)/g),
  ]
  const opened = Object.values(services).flatMap(({ ports = [] }) =>
    ports.map((port) => port.replace(/:\d+$/, '')),
  )
  expect(new Set(used.map(([, address]) => address))).toEqual(new Set(opened))
  expect(opened).toHaveLength(2)
})

describe('a page with blocks', () => {
  const page = CASES.page.join('\n')

  test('each block has its line, its code and its plan', () => {
    expect(shellBlocksOf(page)).toEqual(CASES.blocks)
  })

  test('the script has just those that are run, each behind a mark', () => {
    const script = scriptOf(shellBlocksOf(page))
    expect(script).toContain("### line 4\\n'\nNAME=Ada")
    expect(script).toMatch(/\(\nexit 4\n\).*-eq 4/)
    expect(script).not.toMatch(/docker|nobody/)
  })

  test('outputs are told apart by the marks', () => {
    expect([...outputsOf('### line 3\na\nb\n### line 7\nc\n')]).toEqual([
      [3, '\na\nb\n'],
      [7, '\nc\n'],
    ])
  })
})
