// Plain SQL: manifests and items are looked up in two lists, and trees by their tiles.
import type { StoredImport, WantedImport } from '@veracite/evidence/bundle/bundle-port'
import type { Sql } from '../../open-postgres.ts'
import { hex, isUuid } from '../ids.ts'
import { type Raw, withTimes } from '../times.ts'
import { proveInclusion } from './prove-inclusion.ts'

/** Imports for a bundle: their manifests, and the path of each item to the root. */
export async function listImports(sql: Sql, wanted: readonly WantedImport[]): Promise<StoredImport[]> {
  const known = wanted.filter(({ importId }) => isUuid(importId))
  if (known.length === 0) return []
  const rows = await sql<Raw<Omit<StoredImport, 'kind' | 'items'>>[]>`
    select id as "subjectId", body, signature, key_id as "keyId", leaf, created_at as "createdAt"
    from evidence.catalogue_imports where id = any(${known.map(({ importId }) => importId)}::uuid[])
    order by created_at, id`
  const items = await itemsOf(sql, known)
  const imports: StoredImport[] = []
  for (const row of rows) {
    const itemIds = known.find(({ importId }) => importId === row.subjectId)?.itemIds ?? []
    const proven: StoredImport['items'] = []
    for (const itemId of itemIds) {
      const item = items.get(itemId)
      const proof = item === undefined ? null : await proveInclusion(sql, itemId, row.subjectId)
      if (item !== undefined && proof !== null) proven.push({ ...item, ...proof })
    }
    imports.push({ ...withTimes(row, 'createdAt'), kind: 'catalogue', items: proven })
  }
  return imports
}

async function itemsOf(
  sql: Sql,
  wanted: readonly WantedImport[],
): Promise<Map<string, { json: string; leaf: string }>> {
  const itemIds = [...new Set(wanted.flatMap((one) => one.itemIds))]
  const rows = await sql<{ id: string; json: string; leaf: Uint8Array }[]>`
    select id::text as id, body as json, leaf from evidence.catalogue_items where id = any(${itemIds}::bigint[])`
  return new Map(rows.map(({ id, json, leaf }) => [id, { json, leaf: hex(leaf) }]))
}
