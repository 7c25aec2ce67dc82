import rows from './places.json' with { type: 'json' }

/** A column whose bytes may be in object storage. Everything here is SQL of ours, never from outside. */
export interface BytePlace {
  table: string
  /** Columns of the primary key with their types, in order. */
  key: [name: string, type: string][]
  bytes: string
  digest: string
  /** Whether the row keeps the length of bytes that have left. */
  hasSize: boolean
  /** Rows that may leave PostgreSQL. */
  movable: string
  /** Folder of the object. */
  folder: string
  /** Name of the object, as `objectName` makes it. */
  object: string
}

export const BYTE_PLACES: readonly BytePlace[] = rows.map((row) => {
  const { bytes = 'bytes', digest = 'sha256', folder = "'bytes'" } = row
  return {
    table: row.table,
    key: Object.entries(row.key),
    bytes,
    digest,
    hasSize: row.size === true,
    movable: row.movable ?? 'true',
    folder,
    object: `${folder} || '/' || left(encode(${digest}, 'hex'), 2) || '/' || encode(${digest}, 'hex')`,
  }
})
