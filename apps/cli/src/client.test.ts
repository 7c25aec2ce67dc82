import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { useFolder } from '@veracite/testing/temporary-folder'
import { expect, test } from 'vitest'
import { findServer } from './client.ts'
import type { Io } from './context.ts'

const folder = useFolder()
const dataDir = join(folder, '.veracite')
mkdirSync(dataDir)
writeFileSync(join(dataDir, 'token'), 'own-token\n')

const output = { write() {}, isTTY: false, columns: undefined, rows: undefined }
const find = (env: Record<string, string>, url?: string) => {
  const io: Io = { env, cwd: folder, stdout: output, stderr: output, stdin: { isTTY: false }, now: () => 0 }
  return findServer({ io, url })
}

test('without settings: the standalone of this folder, wherever it listens', () => {
  expect(find({})).toMatchObject({ url: 'http://127.0.0.1:3000', token: 'own-token', from: 'default' })
  writeFileSync(join(dataDir, 'address'), 'http://127.0.0.1:4567\n')
  expect(find({})).toMatchObject({ url: 'http://127.0.0.1:4567', token: 'own-token' })
})

test('the token of this folder goes to no other machine', () => {
  expect(find({ VERACITE_URL: 'https://elsewhere.example' }).token).toBeNull()
  expect(find({}, 'http://127.0.0.1.evil.example').token).toBeNull()
  expect(find({ VERACITE_URL: 'http://localhost:9' }).token).toBe('own-token')
  expect(find({ VERACITE_URL: 'https://elsewhere.example', VERACITE_TOKEN: 'theirs' }).token).toBe('theirs')
})

test('an option wins over the environment, which wins over the folder', () => {
  expect(find({ VERACITE_URL: 'https://a.example/' }).url).toBe('https://a.example')
  expect(find({ VERACITE_URL: 'https://a.example' }, 'https://b.example').url).toBe('https://b.example')
  expect(() => find({ VERACITE_URL: 'a.example' })).toThrow(/VERACITE_URL must be like/)
  expect(() => find({}, 'https://user:secret@host')).toThrow(/--url/)
})
