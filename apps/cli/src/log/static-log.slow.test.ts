import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createFolderObjects } from '@veracite/adapters/storage/folder-objects'
import { copyLog } from '@veracite/evidence/log/copy-log'
import { formatLogKey, parseLogKey } from '@veracite/evidence/log/log-key'
import { readLog } from '@veracite/evidence/log/read-log'
import { integrateBatch, publishCheckpoint } from '@veracite/evidence/log/sequencer'
import type { ObjectStore } from '@veracite/terms/objects'
import { type LocalServer, listenLocally } from '@veracite/testing/local-server'
import { queueSigned } from '@veracite/testing/signed-leaves'
import { useFolder } from '@veracite/testing/temporary-folder'
import { useWorld } from '@veracite/testing/use-world'
import { formatVkey } from '@veracite/verify/log/note-key'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHere } from '../test-support/cli.ts'

/** The copy of the log in a folder, served by a server that knows nothing but files. */

const SIGNER = parseLogKey(formatLogKey('log.example/log/1', new Uint8Array(32).fill(7)), null)
const clock = { now: () => new Date() }
const world = useWorld()

const folder = useFolder()
let server: LocalServer
beforeAll(async () => {
  const files = createServer((request, response) => {
    readFile(join(folder, request.url ?? '')).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  server = await listenLocally(files)
  const { name, keyId, publicKey } = SIGNER.verifier
  await world.ports.log.registerKey({ role: 'log', keyId, name, publicKey, notBefore: new Date() })
})
afterAll(() => server?.close())

const enter = async (leaves: number) => {
  await queueSigned(world.database, leaves)
  const deps = { log: world.ports.log, signer: SIGNER, keeper: null, clock }
  await integrateBatch(deps)()
  await publishCheckpoint(deps)()
}
const copier = (objects: ObjectStore = createFolderObjects(folder)) =>
  copyLog({ log: readLog(world.ports), verifier: SIGNER.verifier, objects, alone: world.ports.log.alone })
const audit = async (...options: string[]) => {
  const state = join(folder, '..', `state-${SIGNER.verifier.keyId}-${process.pid}`)
  const { code, stdout } = await runHere(
    ['log', 'audit', `http://127.0.0.1:${server.port}`, '--state', state, '--json', ...options],
    {},
  )
  return { code, ...(code === 0 && (JSON.parse(stdout) as { size: number; key: string })) }
}

test('a log served from files alone passes the audit at every size, and is the log of the server, byte for byte', async () => {
  const copy = copier()
  for (const [leaves, size] of [
    [1, 1],
    [255, 256],
    [1, 257],
    [700, 957],
  ] as const) {
    await enter(leaves)
    await copy()
    expect(await audit()).toMatchObject({ code: 0, size, key: formatVkey(SIGNER.verifier) })
  }
  expect((await audit('--signatures')).code).toBe(0)
  const log = readLog(world.ports)
  const objects = createFolderObjects(folder)
  const names = (await objects.list('log/1/', null)).map(({ name }) => name.slice('log/1/'.length))
  expect(names).toEqual(
    expect.arrayContaining([
      'checkpoint',
      'keys',
      'policy',
      'tile/entries/003.p/189',
      'tile/0/003.p/189',
      'tile/1/000.p/3',
    ]),
  )
  for (const name of names.filter((one) => one.startsWith('tile/')))
    expect(
      Buffer.compare(
        (await objects.get(`log/1/${name}`)) ?? Buffer.of(),
        (await log.resource(name)) ?? Buffer.of(1),
      ),
      name,
    ).toBe(0)
  expect(
    names.filter((name) => /000\.p|001\.p/.test(name) && !name.startsWith('tile/1')),
    'partial tiles go once two full ones follow',
  ).toEqual([])
})

test('wherever a copy stops, what is served is whole; the next one goes on from there', async () => {
  await enter(300)
  const real = createFolderObjects(folder)
  const before = await audit()
  let room = 0
  for (let isDone = false; !isDone; room += 1) {
    let left = room
    const put: ObjectStore['put'] = async (name, bytes) => {
      if (left === 0) throw new Error('pulled away')
      left -= 1
      await real.put(name, bytes)
    }
    isDone = await copier({ ...real, put })().then(
      () => true,
      () => false,
    )
    if (!isDone) expect(await audit()).toEqual(before)
  }
  expect(room).toBeGreaterThan(5)
  expect(await audit()).toMatchObject({ code: 0, size: (before.size ?? 0) + 300 })
})

test('a copy that is ahead is not taken back; one of another log is replaced; an altered file fails the audit', async () => {
  const slow = copier()
  const log = readLog(world.ports)
  const old = await log.checkpoint()
  await enter(5)
  await copier()()
  const size = (await audit()).size ?? 0
  const behind = copyLog({
    log: { ...log, checkpoint: async () => old },
    ...{ verifier: SIGNER.verifier, objects: createFolderObjects(folder), alone: world.ports.log.alone },
  })
  await behind()
  expect((await audit()).size, 'a slower process').toBe(size)

  await world.ports.log.alone(async () => {
    await enter(1)
    await slow()
    expect((await audit()).size, 'another process writes at the same time').toBe(size)
  })
  await slow()
  expect((await audit()).size).toBe(size + 1)

  await writeFile(join(folder, 'log/1/checkpoint'), 'not a checkpoint\n')
  await rm(join(folder, 'log/1/tile/0/001'))
  await copier()()
  expect(await audit()).toMatchObject({ code: 0, size: size + 1 })

  const entries = join(folder, 'log/1/tile/entries/001')
  await writeFile(entries, (await readFile(entries)).fill(0, 90, 91))
  expect((await audit()).code).not.toBe(0)
})
