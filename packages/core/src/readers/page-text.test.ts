import { expect, test } from 'vitest'
import { textOfPage } from './page-text.ts'

const read = (body: string, rendered: string | null = null) =>
  textOfPage({
    status: 200,
    contentType: 'text/html',
    text: `<!doctype html><title>t</title>${body}`,
    rendered,
  })
const SAID = '<p>Founded in 1987</p>'

test.each([
  ['deeper than is looked', `${'<div>'.repeat(1_100)}${' '.repeat(3_000)}${SAID}`],
  ['behind a million characters that are no text', `<p>Halden</p><p>${' '.repeat(1_000_001)}</p>${SAID}`],
  ['behind many labels', `${'<b aria-label="x">y</b>'.repeat(5_001)}<b aria-label="Founded in 1987">y</b>`],
  [
    'behind many scripts with data',
    `<p>Halden</p>${'<script type="application/ld+json">{}</script>'.repeat(50)}<script type="application/ld+json">{"foundingDate":"1987"}</script>`,
  ],
])('what stands %s is not in the text, and the page says that it is not whole', (_, body) => {
  const page = read(body)
  expect(page?.text).not.toContain('1987')
  expect(page?.gaps).toContain('too_long')
})

test.each([
  ['leads to another page', '<meta http-equiv="Refresh" content="0; url=/real"><p>Halden</p>'],
  ['is written when it has loaded', '<body onload="show()"><p>Halden</p>'],
])('a page that %s has more than its markup', (_, body) => {
  expect(read(body)?.gaps).toEqual(['scripts_not_run'])
  expect(read(body, SAID)?.gaps).toEqual([])
})

test.each([
  '<input value="Founded in 1987">',
  '<select><option label="Founded in 1987"></select>',
  '<meta itemprop="foundingDate" content="Founded in 1987">',
  '<object data="a.svg">Founded in 1987</object>',
])('%s is part of the text', (body) => {
  expect(read(`<p>Halden</p>${body}`)).toEqual({ text: expect.stringContaining('Founded in 1987'), gaps: [] })
})
