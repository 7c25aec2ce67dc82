import { openFolder } from '@veracite/testing/temporary-folder'
import { ED25519_NOTE, noteSigner } from '@veracite/verify/log/note-key'
import { expect, test } from 'vitest'
import { checkpointFile, hasOtherKeys, readSaved, save } from './saved-checkpoint.ts'

const keyOf = (byte: number) =>
  noteSigner('evidence.example.com/log/1', ED25519_NOTE, new Uint8Array(32).fill(byte)).verifier

test('two logs with one name and different keys have separate checkpoints, and the second gives a warning', async () => {
  const home = openFolder()
  const io = { env: { XDG_STATE_HOME: home }, cwd: '/' }
  const [ours, theirs] = [keyOf(1), keyOf(2)]
  const file = checkpointFile(io, ours, undefined)
  expect(await hasOtherKeys(file, ours)).toBe(false)
  await save(file, 'a checkpoint')
  expect(await readSaved(file)).toBe('a checkpoint')
  expect(await hasOtherKeys(file, ours)).toBe(false)
  const other = checkpointFile(io, theirs, undefined)
  expect(await readSaved(other)).toBeNull()
  expect(await hasOtherKeys(other, theirs)).toBe(true)
})
