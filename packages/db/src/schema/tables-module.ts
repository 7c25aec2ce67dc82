import type { Sql } from '../open-postgres.ts'
import columnTypes from './column-types.json' with { type: 'json' }

interface Column {
  table: string
  name: string
  type: string
  notNull: boolean
  isArray: boolean
  isGenerated: boolean
  standard: string | null
}

/** What drizzle calls the types that our migrations use, and where that comes from. */
const BUILDERS: Record<string, { name: string; of: 'drizzle' | 'columns'; options?: string }> = {
  bigint: { name: 'bigint', of: 'drizzle', options: "{ mode: 'number' }" },
  boolean: { name: 'boolean', of: 'drizzle' },
  bytea: { name: 'bytea', of: 'columns' },
  date: { name: 'date', of: 'drizzle', options: "{ mode: 'string' }" },
  'double precision': { name: 'doublePrecision', of: 'drizzle' },
  integer: { name: 'integer', of: 'drizzle' },
  jsonb: { name: 'json', of: 'columns' },
  numeric: { name: 'numeric', of: 'drizzle' },
  smallint: { name: 'smallint', of: 'drizzle' },
  text: { name: 'text', of: 'drizzle' },
  'timestamp with time zone': { name: 'instant', of: 'columns' },
  uuid: { name: 'uuid', of: 'drizzle' },
}

/**
 * The tables of a migrated database as TypeScript, for the query builder. `column-types.json` names the tables, and the
 * columns whose values have a narrower type than the database knows. Tables that only plain SQL touches are not named.
 */
export async function tablesModule(sql: Sql): Promise<string> {
  const columns = await readColumns(sql)
  const used = new Set<string>()
  const tables = Object.entries<Record<string, string>>(columnTypes.tables).map(([table, types]) => {
    const own = columns.filter((column) => column.table === table)
    const unknown = Object.keys(types).filter((name) => !own.some((column) => column.name === name))
    if (own.length === 0 || unknown.length > 0)
      throw new Error(`column-types.json names what is not in the database: ${table} ${unknown.join(', ')}`)
    const [schema = '', name = ''] = table.split('.')
    const lines = own.map(
      (column) => `  ${camelCase(column.name)}: ${declare(column, types[column.name], used)},`,
    )
    return `export const ${camelCase(name)} = ${schema}.table('${name}', {\n${lines.join('\n')}\n})\n`
  })
  const named = (of: string) =>
    Object.values(BUILDERS).flatMap((one) => (one.of === of && used.has(one.name) ? one.name : []))
  return [
    '// Generated from the migrations and column-types.json by tools/generate/write-tables.ts. Do not edit.\n',
    ...Object.entries(columnTypes.types).map(
      ([from, names]) => `import type { ${names.join(', ')} } from '${from}'\n`,
    ),
    "import { sql } from 'drizzle-orm'\n",
    `import { ${named('drizzle').join(', ')} } from 'drizzle-orm/pg-core'\n`,
    `import { ${named('columns').join(', ')}, evidence, type Json, veracite } from '../schema/columns.ts'\n`,
    ...tables.map((table) => `\n${table}`),
  ].join('')
}

function declare(column: Column, typed: string | undefined, used: Set<string>): string {
  const builder = BUILDERS[column.type]
  if (builder === undefined)
    throw new Error(`${column.table}.${column.name} is of an unknown type: ${column.type}`)
  used.add(builder.name)
  const isJson = builder.name === 'json'
  const { standard } = column
  return [
    `${builder.name}${isJson ? `<${typed ?? 'unknown'}>` : ''}('${column.name}'`,
    builder.options === undefined ? ')' : `, ${builder.options})`,
    column.isArray && '.array()',
    !isJson && typed !== undefined && `.$type<${typed}>()`,
    column.notNull && !column.isGenerated && '.notNull()',
    standard !== null && `.${column.isGenerated ? 'generatedAlwaysAs' : 'default'}(sql\`${standard}\`)`,
  ]
    .filter((part) => part !== false)
    .join('')
}

const readColumns = async (sql: Sql) =>
  await sql<Column[]>`
  select n.nspname || '.' || c.relname as table, a.attname as name,
    replace(format_type(a.atttypid, null), '[]', '') as type, a.attnotnull as "notNull", format_type(a.atttypid, null) like '%[]' as "isArray",
    a.attgenerated <> '' as "isGenerated", pg_get_expr(d.adbin, d.adrelid) as standard
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where n.nspname in ('veracite', 'evidence') and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped
  order by n.nspname, c.relname, a.attnum`

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
