import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '@veracite/testing/eventually'
import { openFolder } from '@veracite/testing/temporary-folder'
import { IS_WHOLE } from '@veracite/testing/thorough'
import { expect, test } from 'vitest'
import { openApi } from '../test-support/server.ts'

const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8')
const [, commands = ''] = /```sh\n(SHA256=.*?)```/s.exec(readme) ?? []

test.runIf(IS_WHOLE)('the public check of the README takes the hash that matches its text', async () => {
  const { world, api } = await openApi()
  const folder = openFolder()
  const { brandId } = await world.addBrand({ prompts: 12 })
  const scanId = await api.scanToEnd(brandId)
  const { body: runs } = await api.call('GET', `/api/admin/scans/${scanId}/runs?status=CLASSIFIED`)
  const bundle = await eventually('a bundle', async () => {
    const { status, text } = await api.call('GET', `/v1/runs/${runs.items[0].id}/evidence-bundle`)
    return status === 200 && text
  })
  writeFileSync(join(folder, 'bundle.json'), bundle)
  const script = commands.replaceAll('localhost:3000', api.url)
  // In the background: this process has to answer it.
  const child = Bun.spawn(['sh', '-euc', script], { cwd: folder, stdout: 'pipe' })
  const answer = JSON.parse(await new Response(child.stdout).text())
  const promised = /^# (\{.*),…\}$/m.exec(commands)?.[1]
  expect(answer).toMatchObject({ found: true, match: true, verdict: 'verified' })
  expect(promised).toContain('"found":true,"match":true,"verdict":"verified"')
})
