import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLogStore } from '@veracite/db/stores/log/log-store'
import { oneServer } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { startProcess } from '@veracite/testing/processes'
import { queueSigned } from '@veracite/testing/signed-leaves'
import { openFolder } from '@veracite/testing/temporary-folder'
import { openCheckpoint } from '@veracite/verify/log/checkpoint'
import { parseVkey } from '@veracite/verify/log/note-key'
import { expect, test } from 'vitest'
import { openTestDatabase, openTestLog, untilPublished } from './test-support/open-test-log.ts'

const ORIGIN = 'signed.example/log/1'
const TOKEN = 'a-token-of-the-signer'
const MODULE = globSync('/usr/lib/{*/,}softhsm/libsofthsm2.so').find(existsSync)
const hasTools = ['softhsm2-util', 'pkcs11-tool'].every(
  (name) => spawnSync(name, ['--help']).error === undefined,
)

test.skipIf((!hasTools || MODULE === undefined) && process.env.VERACITE_REQUIRE_SERVICES !== '1')(
  'a key that never leaves a PKCS#11 token (SoftHSM) signs the log',
  async () => {
    const folder = openFolder()
    const { database, close } = await openTestDatabase(oneServer())
    await mkdir(join(folder, 'tokens'))
    const config = join(folder, 'softhsm2.conf')
    await writeFile(config, `directories.tokendir = ${join(folder, 'tokens')}\nobjectstore.backend = file\n`)
    const env = { ...process.env, SOFTHSM2_CONF: config } as Record<string, string>
    const run = (name: string, ...args: string[]) => expect(spawnSync(name, args, { env }).status).toBe(0)
    run('softhsm2-util', ...'--init-token --free --label veracite --pin 1234 --so-pin 5678'.split(' '))
    const key = ['--module', MODULE ?? '', ...'--token-label veracite --login --pin 1234 --id 01'.split(' ')]
    run('pkcs11-tool', ...key, '--keypairgen', '--key-type', 'EC:edwards25519', '--label', 'log')
    const script = join(import.meta.dirname, '../../../../deploy/log-signer/log-signer.mjs')
    const signer = startProcess(['node', script], {
      ...env,
      ...{ SIGNER_ORIGIN: ORIGIN, SIGNER_TOKEN: TOKEN, PKCS11_MODULE: MODULE ?? '', PKCS11_PIN: '1234' },
      ...{ PKCS11_TOKEN_LABEL: 'veracite', PKCS11_KEY_ID: '01', PORT: '0' },
    })
    try {
      const [, port, vkey = ''] = await signer.said(/port (\d+) signs for (\S+)/, 60_000)
      const url = `http://127.0.0.1:${port}/sign`
      const post = async (body: string, token = TOKEN) =>
        (await fetch(url, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } })).status
      expect(await post('x', 'another-token-of-it')).toBe(401)
      expect(await post('something else to sign')).toBe(422)
      const loop = await openTestLog(database, { secrets: { logKey: `${url};${vkey};${TOKEN}` } })
      await untilPublished(database, (await queueSigned(database, 1))[0] ?? '', 120_000)
      const log = createLogStore(database)
      const checkpoint = await log.newestCheckpoint()
      const { size, root } = openCheckpoint(checkpoint?.note ?? '', parseVkey(vkey))
      expect(size).toBe(1)
      await eventually('the receipt', async () => (await log.newestWithoutReceipt()) === null)
      expect(await post(`${ORIGIN}\n0\n${Buffer.from(root).toString('base64')}\n`)).toBe(422)
      await loop?.stop()
      expect(signer.output()).not.toMatch(/1234|a-token/)
    } finally {
      await signer.kill()
      await close()
    }
  },
)
