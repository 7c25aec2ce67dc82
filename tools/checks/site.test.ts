import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pagesOf, rewriteLinks } from '../../site/pages.mjs'

const root = join(import.meta.dirname, '../..')
const pages = pagesOf(root)
const config = readFileSync(join(root, 'site/.vitepress/config.mjs'), 'utf8')

test('every page of the site is a file, under an address of its own', () => {
  expect(pages.size).toBeGreaterThan(60)
  for (const file of pages.keys()) expect([file, existsSync(join(root, file))]).toEqual([file, true])
  expect(new Set(pages.values()).size).toBe(pages.size)
})

test('every guide is in the list beside the pages', () => {
  const guides = [...pages].filter(([file, page]) => /^docs\/[\w-]+\.md$/.test(file) && page !== 'index.md')
  const missing = guides.filter(([, page]) => !config.includes(`'/${page.replace(/\.md$/, '')}'`))
  expect(missing).toEqual([])
})

test('links lead to pages, pictures or the repository, and what is code stays as it is', () => {
  const text = [
    '[a](operations.md#what-to-watch) [b](../SECURITY.md) ![c](images/run.png) [d](../deploy/systemd) [e](#here)',
    '[f](https://example.com) [g](../packages/core/src/jobs/jobs.ts) {{ x }} a <b and `[h](x.md) {{ y }}`',
    '```md',
    '[i](j.md) {{ z }}',
    '```',
  ].join('\n')
  const made = rewriteLinks(text, {
    file: 'docs/faq.md',
    pages,
    pictures: new Set(['docs/images/run.png']),
    repository: 'https://github.com/o/r',
  })
  expect(made.split('\n')).toEqual([
    '[a](/operations.md#what-to-watch) [b](/security.md) ![c](/images/run.png) [d](https://github.com/o/r/tree/main/deploy/systemd) [e](#here)',
    '[f](https://example.com) [g](https://github.com/o/r/blob/main/packages/core/src/jobs/jobs.ts) &#123;&#123; x }} a <b and <code v-pre>[h](x.md) {{ y }}</code>',
    '```md',
    '[i](j.md) {{ z }}',
    '```',
  ])
})
