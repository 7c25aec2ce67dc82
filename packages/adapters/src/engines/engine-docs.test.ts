import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ENGINE_VARIABLES } from './engine-variables.ts'
import { EVERY_ACCESS, openAccess } from './test-support/access-under-test.ts'

const docs = readFileSync(new URL('../../../../docs/engines.md', import.meta.url), 'utf8')

describe('docs/engines.md', () => {
  test.each(EVERY_ACCESS.filter(({ access }) => access !== 'compatible_server'))(
    'names $access and the default model of $engine',
    ({ engine, access }) => {
      const row = docs.split('\n').find((line) => line.startsWith(`| ${engine} |`)) ?? ''
      expect(row).toContain(`\`${access}\``)
      const { model } = openAccess(engine, access, 'http://127.0.0.1:1').access
      if (model !== null) expect(docs).toContain(`\`${model}\``)
    },
  )

  test.each(ENGINE_VARIABLES)('explains $name', ({ name }) => {
    const general = name.replace(
      /^[A-Z_]+_(ACCESS|MODEL|BASE_URL|TIMEOUT_MS|CONCURRENCY|REQUESTS_PER_MINUTE|DAILY_SPEND_USD|USD_PER_CALL)$/,
      '<ENGINE>_$1',
    )
    expect(docs.includes(name) || docs.includes(general)).toBe(true)
  })
})
