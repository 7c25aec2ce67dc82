import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testServers } from '@veracite/testing/database'
import { openTestDatabase } from '@veracite/testing/open-database'
import { expect, test } from 'vitest'
import { tablesModule } from './schema/tables-module.ts'

test.each(testServers())(
  'the generated tables are the tables of the migrations, on $name',
  async (server) => {
    const { sql, close } = await openTestDatabase(server, { max: 1, as: 'admin' })
    const made = await tablesModule(sql)
    await close()
    expect(await readFile(join(import.meta.dirname, 'generated/tables.ts'), 'utf8')).toBe(made)
  },
)
