import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { oneTestServer } from '../../../packages/testing/src/database.ts'
import { exportForms } from './exported-forms.ts'

test('x', async () => {
  const [server] = oneTestServer()
  const folder = '/tmp/forms-out'
  console.log(await exportForms(server!, folder))
  expect(mkdtempSync(join(tmpdir(), 'x'))).toBeTruthy()
}, 100000)
