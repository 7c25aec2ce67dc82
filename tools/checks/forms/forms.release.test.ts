import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { useFolder } from '@veracite/testing/temporary-folder'
import { unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { oneServer } from '../../../packages/testing/src/database.ts'
import { exportForms, PAGES } from './exported-forms.ts'
import { foreignPython, foreignReplay } from './foreign-programs.ts'

/**
 * Evidence in forms that others verify, given to programs that are not ours: with the scripts of docs/forms.md they accept
 * what is handed out, and refuse it with any change.
 */

const [python, replay] = await Promise.all([foreignPython(), foreignReplay()])
if (python === null)
  console.warn('not covered: wacz, scitt-cose and in-toto (no package index supplies them)')
if (replay === null) console.warn('not covered: the library of ReplayWeb.page (no registry supplies it)')

const guide = readFileSync(fileURLToPath(new URL('../../../docs/forms.md', import.meta.url)), 'utf8')
const script = (name: string): string => {
  const found = guide.split('```python\n').find((block) => block.startsWith(`# ${name}\n`))
  if (found === undefined) throw new Error(`docs/forms.md has no ${name}.`)
  return found.slice(0, found.indexOf('```'))
}

const folder = useFolder()
const at = (name: string) => join(folder, name)
const read = (name: string) => readFileSync(at(name))
let port: number
beforeAll(async () => {
  port = (await exportForms(oneServer(), folder)).port
})

/** Runs a script of the guide in a folder where this file has these bytes. */
function check(name: string, file: string, bytes: Uint8Array, keys = read('keys.json')) {
  const place = mkdtempSync(join(folder, 'check-'))
  writeFileSync(join(place, file), bytes)
  writeFileSync(join(place, 'keys.json'), keys)
  const { status, stdout, stderr } = spawnSync(python ?? '', ['-c', script(name)], {
    cwd: place,
    encoding: 'utf8',
  })
  return { accepted: status === 0 && stdout.startsWith('accepted'), said: stdout + stderr }
}

/** With one byte changed, where `mark` begins. */
function flipped(bytes: Uint8Array, mark: string | Uint8Array, offset = 0): Uint8Array {
  const place = Buffer.from(bytes).indexOf(mark)
  if (place < 0) throw new Error('There is nothing to change.')
  const changed = Uint8Array.from(bytes)
  changed[place + offset] = (changed[place + offset] ?? 0) ^ 1
  return changed
}

describe.skipIf(python === null)('in-toto and DSSE', () => {
  const envelope = () => JSON.parse(read('run.intoto.json').toString())
  const checked = (value: unknown) =>
    check('check-attestation.py', 'run.intoto.json', Buffer.from(JSON.stringify(value)))

  test('accept the statement, whose subjects are what the bundle holds', () => {
    const { accepted, said } = checked(envelope())
    expect(accepted, said).toBe(true)
    const bundle = JSON.parse(read('bundle.json').toString())
    for (const sha256 of [bundle.response.sha256, bundle.answer.sha256, bundle.manifest.sha256])
      expect(said).toContain(sha256)
  })

  test('refuse another subject, another type, another key', () => {
    const { payload, payloadType, signatures } = envelope()
    const statement = JSON.parse(Buffer.from(payload, 'base64').toString())
    statement.subject[0].digest.sha256 = '0'.repeat(64)
    const altered = Buffer.from(JSON.stringify(statement)).toString('base64')
    expect(checked({ payload: altered, payloadType, signatures }).accepted).toBe(false)
    expect(checked({ payload, payloadType: 'text/plain', signatures }).accepted).toBe(false)
    const [signature] = signatures
    expect(checked({ payload, payloadType, signatures: [{ ...signature, keyid: 'other' }] }).accepted).toBe(
      false,
    )
  })
})

describe.skipIf(python === null)('COSE receipts', () => {
  const checked = (bytes: Uint8Array, keys?: ReturnType<typeof read>) =>
    check('check-receipt.py', 'run.cose', bytes, keys)

  test('are accepted, for the entry about the manifest of the bundle', () => {
    const { accepted, said } = checked(read('run.cose'))
    expect(accepted, said).toBe(true)
    expect(said).toContain(JSON.parse(read('bundle.json').toString()).manifest.sha256)
  })

  test('another root, another entry, another key of the log are refused', () => {
    const statement = read('run.cose')
    const { leaf, proof } = JSON.parse(read('bundle.json').toString())
    const [sibling = ''] = proof.tlogProof
      .split('\n')
      .filter((line: string) => /^[A-Za-z0-9+/]{43}=$/.test(line))
    // A hash on the way to the root: the root that follows is not the one that was signed.
    const wrongRoot = checked(flipped(statement, Buffer.from(sibling, 'base64')))
    expect([wrongRoot.accepted, wrongRoot.said]).toEqual([
      false,
      expect.stringContaining('signature did not verify'),
    ])
    const wrongEntry = checked(flipped(statement, Buffer.from(leaf.base64, 'base64'), 12))
    expect([wrongEntry.accepted, wrongEntry.said]).toEqual([
      false,
      expect.stringContaining('no published capture key'),
    ])
    const keys = JSON.parse(read('keys.json').toString())
    const [name, id] = keys.log.vkey.split('+')
    // A valid key, but of another log.
    const vkey = `${name}+${id}+${Buffer.concat([Buffer.of(1), Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex')]).toString('base64')}`
    expect(checked(statement, Buffer.from(JSON.stringify({ ...keys, log: { vkey } }))).accepted).toBe(false)
  })
})

describe.skipIf(python === null)('wacz', () => {
  const validated = (bytes: Uint8Array) => {
    writeFileSync(at('changed.wacz'), bytes)
    const program = join(python ?? '', '../wacz')
    const { status, stdout } = spawnSync(program, ['validate', '-f', at('changed.wacz')], {
      encoding: 'utf8',
    })
    return status === 0 && stdout.includes('is valid')
  }

  test.each(['pages.wacz', 'case.wacz'])('%s is valid, and so are both of its signatures', (name) => {
    expect(validated(read(name))).toBe(true)
    const { accepted, said } = check('check-archive.py', 'pages.wacz', read(name))
    expect(accepted, said).toBe(true)
  })

  test('every record has the digest that it names, and the index is the one that others would make', () => {
    writeFileSync(at('data.warc.gz'), unzipSync(read('pages.wacz'))['archive/data.warc.gz'] ?? '')
    const run = (program: string, ...args: string[]) =>
      spawnSync(join(python ?? '', '..', program), [...args, 'data.warc.gz'], {
        cwd: folder,
        encoding: 'utf8',
      })
    expect(run('warcio', 'check', '-v').stdout.match(/digest pass/g)).toHaveLength(1 + 3 + 4 * 2)
    const theirs = run('cdxj-indexer', '--records', 'response', '--sort').stdout
    const ours = spawnSync('gzip', ['-dc'], {
      input: unzipSync(read('pages.wacz'))['indexes/index.cdx.gz'],
      encoding: 'utf8',
    }).stdout
    const lines = (index: string) =>
      index
        .trim()
        .split('\n')
        .map((line) => {
          const { recordDigest: _ours, ...entry } = JSON.parse(line.slice(line.indexOf('{')))
          return [line.slice(0, line.indexOf('{')), entry]
        })
    expect(lines(ours)).toEqual(lines(theirs))
  })

  test('a changed byte, and a page that was exchanged together with its digest, are refused', () => {
    const whole = read('pages.wacz')
    const files = unzipSync(whole)
    const warc = files['archive/data.warc.gz'] ?? new Uint8Array(0)
    expect(validated(flipped(whole, warc.subarray(0, 40), 30))).toBe(false)
    const repacked = (change: Record<string, Uint8Array>) => zipSync({ ...files, ...change }, { level: 0 })
    expect(validated(repacked({}))).toBe(true)
    const other = flipped(warc, warc.subarray(0, 40), 30)
    expect(validated(repacked({ 'archive/data.warc.gz': other }))).toBe(false)
    // A forger who replaces the digest everywhere still lacks the key.
    const hash = (bytes: Uint8Array) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`
    const part = (name: string) => files[name] ?? new Uint8Array(0)
    const replaced = (name: string, from: Uint8Array, to: Uint8Array) =>
      Buffer.from(Buffer.from(part(name)).toString().replaceAll(hash(from), hash(to)))
    const list = flipped(part('pages/pages.jsonl'), 'Captured pages')
    const described = replaced('datapackage.json', part('pages/pages.jsonl'), list)
    const forged = repacked({
      'pages/pages.jsonl': list,
      'datapackage.json': described,
      'datapackage-digest.json': replaced('datapackage-digest.json', part('datapackage.json'), described),
    })
    const added = repacked({ 'archive/more.warc.gz': warc })
    expect(check('check-archive.py', 'pages.wacz', added).said).toContain('refused: the archive holds')
    const twice = spawnSync(python ?? '', ['-c', TWICE, at('pages.wacz'), at('twice.wacz')])
    expect(twice.status, String(twice.stderr)).toBe(0)
    expect(check('check-archive.py', 'pages.wacz', read('twice.wacz')).said).toContain('refused: the archive')
    expect(validated(forged), 'wacz leaves anonymous signatures out').toBe(true)
    expect(check('check-archive.py', 'pages.wacz', forged).said).toContain('InvalidSignature')
    writeFileSync(at('forged.wacz'), forged)
    if (replay !== null) expect(replayed('forged.wacz').checks.signature).toBe(false)
  })
})

/** A second entry with the name of the first: programs differ in which of them they read. */
const TWICE = `
import shutil, sys, warnings, zipfile
warnings.simplefilter("ignore")
shutil.copy(sys.argv[1], sys.argv[2])
with zipfile.ZipFile(sys.argv[2], "a") as archive:
    archive.writestr("pages/pages.jsonl", archive.read("pages/pages.jsonl"))
`

interface Replayed {
  pages: { url: string; status: number | null; body: string | null }[]
  checks: Record<string, boolean | null>
}
function replayed(name: string): Replayed {
  const { stdout, stderr } = spawnSync('node', ['replay.mjs', at(name)], {
    cwd: replay ?? '',
    encoding: 'utf8',
  })
  const line = stdout.trim().split('\n').at(-1) ?? ''
  if (!line.startsWith('{')) throw new Error(`Nothing was replayed: ${stdout}${stderr}`)
  return JSON.parse(line)
}

test.skipIf(replay === null).each(['pages.wacz', 'case.wacz'])(
  'ReplayWeb.page’s library opens %s, finds the signature good, and replays the captured bytes',
  (name) => {
    const { pages, checks } = replayed(name)
    expect(checks).toMatchObject({
      signature: true,
      'defaultdatapackage.json': true,
      'defaultpages/pages.jsonl': true,
    })
    const url = (path: string) => `http://pages.test:${port}${path}`
    const found = pages.map(
      (page) => [page.url, page.status, Buffer.from(page.body ?? '', 'base64')] as const,
    )
    expect(found.toSorted((a, b) => (a[0] < b[0] ? -1 : 1))).toEqual([
      [url('/founded'), 200, PAGES['/founded']],
      [url('/moved'), 200, PAGES['/moved']],
      [url('/nothing'), 404, Buffer.from('<p>Gone</p>')],
    ])
  },
)
