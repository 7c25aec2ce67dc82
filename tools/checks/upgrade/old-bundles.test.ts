import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXIT_CODES, HEADLINES } from '../../../packages/verify/src/bundle/verdict.ts'
import { verifyBundle } from '../../../packages/verify/src/index.ts'
import { RECORDED } from './recorded.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')

test('the guide and the changelog say of a bundle from 0.1.0 what verifiers say of it', () => {
  const bundle = JSON.parse(readFileSync(join(RECORDED, 'bundle.json'), 'utf8'))
  const { status } = verifyBundle(bundle, {
    vkeys: ['veracite.example/log/1+7f0b6fa8+ASbqbqQvbnVU1jH2kxfucb9uopArMfr1M31fuBKk+m0C'],
  })
  const row = `| 0.1.0 | \`${HEADLINES[status]}\` | ${EXIT_CODES[status]} |`
  expect(read('docs/upgrade.md')).toContain(row)
  expect(read('CHANGELOG.md')).toContain(`\`${HEADLINES[status]}\` (exit code ${EXIT_CODES[status]})`)
})
