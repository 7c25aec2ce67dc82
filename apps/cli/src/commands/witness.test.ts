import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { useFolder } from '@veracite/testing/temporary-folder'
import { openCheckpoint, signCheckpoint } from '@veracite/verify/log/checkpoint'
import { formatConsistencyFile } from '@veracite/verify/log/consistency-file'
import { consistencyProof, leafHash, treeRoot } from '@veracite/verify/log/merkle'
import { ED25519_NOTE, formatVkey, noteSigner, parseVkey } from '@veracite/verify/log/note-key'
import { sha256Hex } from '@veracite/verify/sha256'
import { afterAll, expect, test } from 'vitest'
import { runHere } from '../test-support/cli.ts'

const LOG = noteSigner('log.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(4))
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const leaves = (count: number, history: string) =>
  Array.from({ length: count }, (_, i) => leafHash(new TextEncoder().encode(`${i < 5 ? '' : history}${i}`)))
const request = (oldSize: number, size: number, history = 'a') =>
  formatConsistencyFile({
    oldSize,
    hashes: oldSize === 0 ? [] : consistencyProof(leaves(size, history), oldSize),
    checkpoint: signCheckpoint(
      { origin: LOG.verifier.name, size, root: treeRoot(leaves(size, history)) },
      LOG,
    ),
  })

const folder = useFolder()
const children: Bun.Subprocess[] = []
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
})

const words = (key = 'witness.key', log = formatVkey(LOG.verifier)) => [
  ...['witness', '--log', log, '--state', 'seen.json', '--key', key],
  ...['--name', 'witness.example', '--listen', '0', '--json'],
]

async function startWitness() {
  const child = Bun.spawn([process.execPath, MAIN, ...words()], {
    cwd: folder,
    stdout: 'pipe',
    stderr: 'pipe',
  })
  children.push(child)
  const reader = child.stdout.getReader()
  let said = ''
  while (!said.includes('\n}\n')) {
    const { value, done } = await reader.read()
    if (done) throw new Error(await new Response(child.stderr).text())
    said += new TextDecoder().decode(value)
  }
  const { url, vkey, remembered }: { url: string; vkey: string; remembered: number } = JSON.parse(said)
  const post = (body: string) => fetch(new URL('add-checkpoint', url), { method: 'POST', body })
  return { child, url, verifier: parseVkey(vkey), remembered, post }
}

test('a witness cosigns, shows what it has seen, and remembers it after being killed', async () => {
  const first = await startWitness()
  expect(first.remembered).toBe(0)
  const cosigned = await first.post(request(0, 9))
  expect(cosigned.status).toBe(200)
  expect(await cosigned.text()).toMatch(/^— witness\.example \S+\n$/)
  // Without a word of warning, right after its answer.
  first.child.kill('SIGKILL')
  await first.child.exited
  expect((await stat(join(folder, 'witness.key'))).mode & 0o777).toBe(0o600)

  const second = await startWitness()
  expect([second.remembered, second.verifier]).toEqual([1, first.verifier])
  const shown = await fetch(
    new URL(`${sha256Hex(new TextEncoder().encode('log.example/log/1'))}/checkpoint`, second.url),
  )
  const opened = openCheckpoint(await shown.text(), LOG.verifier, [second.verifier])
  expect([opened.size, opened.cosignatures.length]).toEqual([9, 1])

  const rolledBack = await second.post(request(6, 8))
  expect([rolledBack.status, rolledBack.headers.get('content-type'), await rolledBack.text()]).toEqual([
    409,
    'text/x.tlog.size',
    '9\n',
  ])
  expect((await second.post(request(9, 12, 'b'))).status, 'forked').toBe(422)
  expect((await second.post('x'.repeat(20_000))).status, 'too large').toBe(413)
  expect((await fetch(second.url)).status).toBe(404)
  const all = await Promise.all(Array.from({ length: 8 }, (_, i) => second.post(request(9, 20 + i))))
  expect(all.map(({ status }) => status).toSorted(), 'one of many at once').toEqual([
    200,
    ...Array(7).fill(409),
  ])
  second.child.kill('SIGINT')
  expect(await second.child.exited).toBe(0)
})

test('malformed keys and a damaged memory end it with a sentence', async () => {
  const wrongLog = await runHere(words('witness.key', 'nonsense'), { cwd: folder })
  expect([wrongLog.code, wrongLog.stderr]).toEqual([2, expect.stringMatching(/--log: .*nonsense/)])
  await writeFile(join(folder, 'bad.key'), 'nonsense')
  expect((await runHere(words('bad.key'), { cwd: folder })).code).toBe(2)
  const seen = await readFile(join(folder, 'seen.json'), 'utf8')
  await writeFile(join(folder, 'seen.json'), seen.slice(0, -9))
  const damaged = await runHere(words(), { cwd: folder })
  expect([damaged.code, damaged.stderr]).toEqual([1, expect.stringMatching(/could cosign a fork/)])
})
