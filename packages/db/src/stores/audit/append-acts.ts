// Plain SQL: the entries of a moment are one parameter; one for each value takes longer to prepare than rows to insert.
import type { Act } from '@veracite/core/audit/audit-store'
import type { Pool } from '../../connection.ts'
import { type Batcher, createBatcher } from '../batcher.ts'

/** Resolves once the entry is stored. */
export const appendInBatches = ({ sql }: Pool): Batcher<Act, void> =>
  createBatcher({ most: 200, atOnce: 4, crowd: 12 }, async (entries) => {
    await sql`
      insert into evidence.acts
      select * from jsonb_populate_recordset(null::evidence.acts, ${JSON.stringify(entries.map(toRow))}::jsonb)`
    return entries.map(() => ({ value: undefined }))
  })

const toRow = (act: Act) =>
  Object.fromEntries(
    Object.entries(act).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
