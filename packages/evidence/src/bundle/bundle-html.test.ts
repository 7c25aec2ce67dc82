import { verifyBundleFile } from '@veracite/verify/bundle/verify-bundle'
import { formatVkey } from '@veracite/verify/log/note-key'
import { visibleText } from '@veracite/words/visible-text'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { makePageVerifier } from '../../../../tools/generate/generate-page-verifier.ts'
import { bundleHtml } from './bundle-html.ts'
import { html } from './html/markup.ts'
import { SAMPLE_LOG, sampleExport } from './test-support/sample-export.ts'

const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(1)>\u202Egnp.exe\u2028\u0000"\'&'
const GOOD = await sampleExport()

test('hostile text never becomes markup', async () => {
  const page = bundleHtml(await sampleExport({ answer: HOSTILE })).html
  expect(page.match(/<script/g)).toHaveLength(2)
  expect(page.includes('<img')).toBe(false)
  expect(page.includes('⟦U+202E⟧gnp.exe⟦U+2028⟧⟦U+0000⟧')).toBe(true)
  expect(/[\u202e\u2028]/.exec(page)?.[0]).toBeUndefined()
})

test('the page carries the same content as the JSON', () => {
  const [, json] =
    /<script type="application\/json" id="evidence">(.*?)<\/script>/s.exec(bundleHtml(GOOD).html) ?? []
  expect(JSON.parse(json ?? '')).toEqual(JSON.parse(JSON.stringify(GOOD)))
})

test('the page that is handed out verifies as a file, and not with one word of it changed', async () => {
  const page = bundleHtml(await sampleExport({ format: 'html' })).html
  const check = (text: string) =>
    verifyBundleFile(new TextEncoder().encode(text), { vkeys: [formatVkey(SAMPLE_LOG.verifier)] })
  expect(check(page).status).toBe('verified')
  const words = ['What was asked', 'Brand concerned', 'What this does not prove', 'NOT CHECKED', '<h1>']
  for (const word of words) {
    expect(page.includes(word), word).toBe(true)
    expect(check(page.replace(word, `${word}!`)).summary).toContain('the page around the bundle')
  }
  const json = bundleHtml(GOOD).html
  expect(check(json).summary, 'the bundle of a JSON export in a page').toContain('the page around the bundle')
})

test('the policy allows one script and one style by digest, and nothing else', () => {
  const { html: page, contentSecurityPolicy } = bundleHtml(GOOD)
  expect(contentSecurityPolicy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  )
  expect(
    page.includes(
      `content="${contentSecurityPolicy.replace("; frame-ancestors 'none'", '').replaceAll("'", '&#39;')}"`,
    ),
  ).toBe(true)
  expect(/ (style|on[a-z]+|src|href)=/.exec(page)?.[0]).toBeUndefined()
})

test('a demonstration cannot be mistaken for evidence on any page', async () => {
  const page = bundleHtml(await sampleExport({ demo: true })).html
  expect(page.includes('DEMONSTRATION ONLY.')).toBe(true)
  expect(/<h1>.*Demonstration: an invented answer/.test(page)).toBe(true)
  expect(page.includes('content:"DEMONSTRATION · Evidence bundle')).toBe(true)
  expect(page.includes('Draft certification')).toBe(false)
})

test('the code on paper leads to the public look-up, where there is one to reach', () => {
  const address = `https://log.example/v1/public/evidence/${GOOD.response.sha256}`
  const codeOf = (origin: string) =>
    /<svg class="qr" viewBox="0 0 (\d+) .*?<path d="(.*?)"/.exec(
      bundleHtml({ ...GOOD, log: { ...GOOD.log, origin } }).html,
    )
  const [, side, path] = codeOf('log.example/log/1') ?? []
  expect(readQr(Number(side), path ?? '')).toBe(address)
  expect(codeOf('veracite.local/log/1')).toBeNull()
})

/** Paints the squares and reads them as a camera would. */
function readQr(side: number, path: string): string {
  const scale = 4
  const width = side * scale
  const data = new Uint8Array(width * width * 3).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row += 1) {
      const from = ((Number(y) * scale + row) * width + Number(x) * scale) * 3
      data.fill(0, from, from + scale * 3)
    }
  return decodeQR({ width, height: width, data })
}

test('templates escape by default, and unseen characters are written out', () => {
  expect(html`<p title="${'"><b>'}">${['a<', html`<i>${'&'}</i>`]}${null}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;b&gt;">a&lt;<i>&amp;</i></p>',
  )
  expect(visibleText('a\tb\nc\rd\u200Fe\u{E0041}f👩‍💻')).toBe('a\tb\nc⟦U+000D⟧d⟦U+200F⟧e⟦U+E0041⟧f👩‍💻')
})

test('the checked-in script is what the generator makes', async () => {
  const checkedIn = await Bun.file(new URL('./generated/page-verifier.ts', import.meta.url)).text()
  expect((await makePageVerifier()) === checkedIn, 'run: bun tools/generate/generate-page-verifier.ts').toBe(
    true,
  )
})

test('a recording shows our own rendering, and calls its picture an illustration', () => {
  const screen =
    '{"added":[{"kind":"chip","text":"<b>a source</b>"}],"blocks":["Ada."],"generated":[],"schema":"veracite/screen/v1"}'
  const part = { sha256: 'a'.repeat(64), bytes: 4 }
  const { html: page, contentSecurityPolicy } = bundleHtml({
    ...GOOD,
    recording: { screen, picture: 'iVBORw==', conversation: null, text: 'Ada <i>sent</i>.' },
    provenance: {
      ...GOOD.provenance,
      recording: {
        ...{ profile: 'chatgpt', tool: 'veracite-record 0.2.0', browser: 'Firefox', nonce: '0'.repeat(32) },
        ...{ screen: part, picture: { ...part, mediaType: 'image/png' }, question: 'word' },
        ...{ conversation: null, person: null },
      },
    },
  })
  expect(page).toContain('data-field="recording.text">Ada &lt;i&gt;sent&lt;/i&gt;.')
  expect(page).toContain('chip: &lt;b&gt;a source')
  expect(page).toContain('on the recorder’s word')
  expect(page).toMatch(/<img src="data:image\/png;base64,iVBORw==".*ILLUSTRATION/)
  expect(contentSecurityPolicy).toContain('img-src data:;')
})
