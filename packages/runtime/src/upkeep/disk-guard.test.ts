import { tmpdir } from 'node:os'
import { eventually } from '@veracite/testing/eventually'
import { expect, test } from 'vitest'
import { startDiskGuard } from './disk-guard.ts'

const MIB = 1024 * 1024
const silent = { info: () => {}, warn: () => {} }

test('refuses below the limit, says so for /readyz, and lets go when there is room again', async () => {
  let free = 300 * MIB
  const guard = await startDiskGuard({
    folder: '/x',
    logger: silent,
    everyMs: 10,
    freeBytes: async () => free,
  })
  expect(guard.refusal()).toBeNull()
  expect(guard.part()).toEqual({ name: 'storage', ready: true, detail: '300 MiB free of 256 needed' })

  free = 256 * MIB - 1
  const refusal = await eventually('a refusal', async () => guard.refusal())
  expect(refusal).toMatchObject({ code: 'storage_full', retryAfterSeconds: 60 })
  expect(guard.part()).toMatchObject({ ready: false })

  free = 256 * MIB
  await eventually('no refusal', async () => guard.refusal() === null)
  guard.stop()
})

test('a disk that cannot be asked is not taken for a full one', async () => {
  const guard = await startDiskGuard({
    folder: '/x',
    logger: silent,
    freeBytes: () => Promise.reject(new Error('EIO')),
  })
  expect(guard.refusal()).toBeNull()
  expect(guard.part()).toEqual({ name: 'storage', ready: true, detail: 'cannot be read' })
  guard.stop()
})

test('reads the real disk', async () => {
  const options = { folder: tmpdir(), logger: silent }
  const guard = await startDiskGuard({ ...options, leastBytes: 1 })
  const impossible = await startDiskGuard({ ...options, leastBytes: Number.MAX_SAFE_INTEGER })
  expect(guard.refusal()).toBeNull()
  expect(impossible.refusal()).not.toBeNull()
  guard.stop()
  impossible.stop()
})
