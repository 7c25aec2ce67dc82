import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { useFolder } from '@veracite/testing/temporary-folder'
import { expect, test } from 'vitest'
import { runHere } from '../test-support/cli.ts'

const folder = useFolder()

test('writes a file for its owner alone, shows no secret, and says which two keys to keep elsewhere', async () => {
  const { code, stdout, stderr } = await runHere(['init', 'evidence.example.com'], { cwd: folder })
  expect([code, stderr]).toEqual([0, ''])
  const path = join(folder, '.env')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const text = await readFile(path, 'utf8')
  expect(text).toMatch(/^VERACITE_LOG_ORIGIN=evidence\.example\.com\/log\/1$/m)
  expect(text).toMatch(/^VERACITE_LOG_KEY=PRIVATE\+KEY\+evidence\.example\.com\/log\/1\+/m)
  expect(stdout).toMatch(/copies of these two/)
  for (const [, name = '', value = ''] of text.matchAll(/^(\w*(?:TOKEN|KEY|PASSWORD))=(.+)$/gm)) {
    expect(stdout, name).not.toContain(value)
  }
  expect(stdout.match(/^ {2}VERACITE_\w+_KEY/gm)).toEqual(['  VERACITE_LOG_KEY', '  VERACITE_SIGNING_KEY'])
})

test('on a PostgreSQL of your own it says what must exist; a second installation has its own logins', async () => {
  const path = join(folder, 'second.env')
  const place = ['--postgres', 'db.internal:5432', '--database', 'second']
  const { code, stdout } = await runHere(['init', 'second.example.com', '-o', path, ...place])
  expect(code).toBe(0)
  expect(stdout).toMatch(/create database "second"/)
  expect(stdout).toMatch(/VERACITE_MIGRATIONS_URL/)
  const text = await readFile(path, 'utf8')
  expect(text).toMatch(/^DATABASE_URL=postgres:\/\/second_service:\w+@db\.internal:5432\/second$/m)
  expect(text).toMatch(/^VERACITE_LOG_DATABASE_URL=postgres:\/\/second_sequencer:/m)
  const wrong = await runHere(['init', 'x.example.com', '-o', join(folder, 'x.env'), '--database', 'A-b'])
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringMatching(/--database/)])
})

test('never touches a file that is there', async () => {
  const path = join(folder, 'mine.env')
  await writeFile(path, 'KEPT=1\n')
  const { code, stderr } = await runHere(['init', 'evidence.example.com', '-o', path])
  expect(code).toBe(1)
  expect(stderr).toMatch(/already exists.*nothing was written/s)
  expect(await readFile(path, 'utf8')).toBe('KEPT=1\n')
})

test.each(['https://evidence.example.com', 'Evidence.example.com', 'veracite.local', 'a b', 'x/log/1', ''])(
  'refuses the host %j, which could not name a log of its own',
  async (host) => {
    const { code, stderr } = await runHere(['init', host, '-o', join(folder, 'no.env')])
    expect([code, stderr]).toEqual([2, expect.stringMatching(/cannot name a log/)])
    await expect(stat(join(folder, 'no.env'))).rejects.toThrow()
  },
)
