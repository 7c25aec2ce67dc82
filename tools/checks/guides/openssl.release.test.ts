import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { useFolder } from '@veracite/testing/temporary-folder'
import { unzipSync, type Zippable, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { shellBlocksOf } from './shell-blocks.ts'

/**
 * Runs the OpenSSL commands of docs/evidence-guide.md on a bundle with time stamps: they accept it, and
 * nothing else.
 */

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const hasTools =
  spawnSync('sh', ['-c', 'command -v openssl && command -v jq && command -v xxd && command -v unzip'])
    .status === 0

const blocks = shellBlocksOf(read('docs/evidence-guide.md'))
const STEPS = ['response.bin', 'capture.pem', 'leaf.json', 'checkpoint.sig', 'digest()', 'ts -verify'].map(
  (words) => blocks.find(({ code }) => code.includes(words))?.code ?? `exit 9 # no block with ${words}`,
)
const SCRIPT = ['set -eu', 'KEY=$(jq -r .log.vkey keys.json)', ...STEPS].join('\n')

type Bundle = {
  response: { base64: string }
  manifest: { base64: string }
  leaf: { base64: string; index: number }
  proof: { tlogProof: string }
  captureSignature: { keyName: string; spki: string }
  timestamps: { over: string; tsr: string }[]
  trust: { vkey: string }
}
const good = (): Bundle => JSON.parse(read('vectors/bundles/good.json'))

const folder = useFolder()

function check(bundle: Bundle) {
  const { captureSignature, trust } = good()
  const { keyName: keyId, spki } = captureSignature
  const keys = { log: { vkey: trust.vkey }, capture: [{ keyId, spki }] }
  writeFileSync(join(folder, 'keys.json'), JSON.stringify(keys))
  writeFileSync(join(folder, 'bundle.json'), JSON.stringify(bundle))
  return spawnSync('sh', ['-s'], { cwd: folder, input: SCRIPT, encoding: 'utf8' })
}

const edit = (base64: string, from: string, to: string) => {
  const text = Buffer.from(base64, 'base64').toString('latin1')
  if (!text.includes(from)) throw new Error(`There is no ${from} to change.`)
  return Buffer.from(text.replace(from, to), 'latin1').toString('base64')
}

test.skipIf(!hasTools)('a bundle that is right passes all six steps', () => {
  const { status, stdout, stderr } = check(good())
  expect(status, stderr).toBe(0)
  expect(stdout).toContain('Verified OK')
  expect(stdout).toContain('Signature Verified Successfully')
  expect(stdout).toMatch(/Verification: OK[\s\S]*Jun {2}1 12:00:10 2026/)
})

test.skipIf(!hasTools).each<[string, (bundle: Bundle) => void]>([
  [
    'the reply',
    ({ response }) => {
      response.base64 = Buffer.from('something else').toString('base64')
    },
  ],
  [
    'the record',
    ({ manifest }) => {
      manifest.base64 = edit(manifest.base64, '2026-06-01', '2026-06-02')
    },
  ],
  [
    'the log entry',
    ({ leaf }) => {
      leaf.base64 = edit(leaf.base64, '"digest":"', '"digest":"A')
    },
  ],
  [
    'the place in the log',
    ({ leaf }) => {
      leaf.index -= 1
    },
  ],
  [
    'the checkpoint',
    ({ proof }) => {
      proof.tlogProof = proof.tlogProof.replace('\n261\n', '\n262\n')
    },
  ],
  [
    'the proof',
    ({ proof }) => {
      proof.tlogProof = proof.tlogProof.replace(/(\nindex \d+\n)(\S+\n)(\S+\n)/, '$1$3$2')
    },
  ],
  [
    'the time stamp',
    ({ timestamps }) => {
      const [ofCheckpoint, ofCapture] = ['checkpoint', 'capture'].map((over) =>
        timestamps.find((stamp) => stamp.over === over),
      )
      if (ofCheckpoint && ofCapture) ofCheckpoint.tsr = ofCapture.tsr
    },
  ],
])('with %s changed, a step fails', (_, change) => {
  const bundle = good()
  change(bundle)
  expect(bundle).not.toEqual(good())
  expect(check(bundle).status).not.toBe(0)
})

describe.skipIf(!hasTools)('a case file', () => {
  const CASE = blocks.find(({ code }) => code.includes('SHA256SUMS'))?.code ?? 'exit 9'
  const files = unzipSync(readFileSync(join(root, 'vectors/cases/good.zip')))

  function checkCase(archive: Zippable) {
    const place = mkdtempSync(join(folder, 'case-'))
    const { keyName: keyId, spki } = good().captureSignature
    writeFileSync(join(place, 'keys.json'), JSON.stringify({ capture: [{ keyId, spki }] }))
    writeFileSync(join(place, 'case.zip'), zipSync(archive))
    return spawnSync('sh', ['-s'], { cwd: place, input: `set -eu\n${CASE}`, encoding: 'utf8' })
  }

  test('that is right is accepted', () => {
    const { status, stdout, stderr } = checkCase(files)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('Verified OK')
  })

  test.each<[string, Zippable]>([
    ['an added file', { 'bundles/more.json': new Uint8Array(1) }],
    ['an added file in a folder of its own', { 'more/more.json': new Uint8Array(1) }],
    [
      'an added link to another file',
      { 'bundles/more.json': [new TextEncoder().encode('001-run_1.json'), { os: 3, attrs: 0o120777 << 16 }] },
    ],
    ['a changed file', { 'index.html': new Uint8Array(1) }],
  ])('with %s is refused', (_, change) => {
    expect(checkCase({ ...files, ...change }).status).not.toBe(0)
  })
})
