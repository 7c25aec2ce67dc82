import { type DeclarationStore, MOST_DECLARED } from '@veracite/core/facts/declaration-store'
import type { StoredDeclaration } from '@veracite/ground-truth/facts/declarations'
import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import { THE_SERVICE } from '@veracite/ground-truth/facts/fact-life'
import { FACT_PREDICATES } from '@veracite/verdicts/predicates/all'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { declarationStates, declarations, factStates, facts } from '../../generated/tables.ts'
import type { Database } from '../../open-postgres.ts'
import { lockBrand } from '../brands.ts'
import { hex, isUuid } from '../ids.ts'
import { newId } from '../jobs/job-rows.ts'
import { matching, putRow, setRows } from '../rows.ts'
import { withdrawFact } from './fact-states.ts'

export function createDeclarationStore(pool: Pool): DeclarationStore {
  const { db } = pool
  return {
    async listActive(brandId) {
      return isUuid(brandId) ? await readActiveDeclarations(db, brandId) : []
    },
    async list(brandId) {
      if (!isUuid(brandId)) return []
      const rows = await selectDeclared(db)
        .where(eq(declarationStates.brandId, brandId))
        .orderBy(asc(declarations.name))
        .limit(MOST_LISTED)
      const stored = rows.map(storedOf)
      return [
        ...stored.filter(({ withdrawnAt }) => withdrawnAt === null),
        ...stored.filter(({ withdrawnAt }) => withdrawnAt !== null),
      ]
    },
    async history(brandId, name) {
      if (!isUuid(brandId)) return []
      const rows = await db
        .select({ declaration: declarations, withdrawnAt: declarationStates.withdrawnAt })
        .from(declarations)
        .innerJoin(
          declarationStates,
          and(
            eq(declarationStates.brandId, declarations.brandId),
            eq(declarationStates.name, declarations.name),
          ),
        )
        .where(and(eq(declarations.brandId, brandId), eq(declarations.name, name)))
        .orderBy(desc(declarations.version))
        .limit(MOST_LISTED)
      return rows.map(storedOf)
    },
    declare: (brandId, given, now) => inTransaction(pool, (tx) => declare(tx, brandId, given, now)),
    withdraw: (brandId, name, now) => inTransaction(pool, (tx) => withdraw(tx, brandId, name, now)),
  }
}

const MOST_LISTED = 1_000

const storedOf = ({
  declaration: { brandId, version, body, sha256, declaredAt },
  withdrawnAt,
}: Awaited<ReturnType<typeof selectDeclared>>[number]): StoredDeclaration => ({
  brandId,
  version,
  declaration: body,
  sha256: hex(sha256),
  declaredAt,
  withdrawnAt,
})

const selectDeclared = (db: Database['db']) =>
  db
    .select({ declaration: declarations, withdrawnAt: declarationStates.withdrawnAt })
    .from(declarationStates)
    .innerJoin(declarations, eq(declarations.id, declarationStates.declarationId))

async function current(tx: Tx, brandId: string, name: string) {
  const ofName = and(eq(declarationStates.brandId, brandId), eq(declarationStates.name, name))
  return (await selectDeclared(tx.db).where(ofName))[0]
}

async function declare(
  tx: Tx,
  brandId: string,
  { id, declaration, sha256 }: Parameters<DeclarationStore['declare']>[1],
  now: Date,
): Promise<StoredDeclaration | 'too_many'> {
  await lockBrand(tx, brandId)
  const before = await current(tx, brandId, declaration.name)
  const isInForce = before !== undefined && before.withdrawnAt === null
  if (isInForce && hex(before.declaration.sha256) === sha256) return storedOf(before)
  if (!isInForce) {
    const active = await tx.db.$count(
      declarationStates,
      matching(declarationStates, { brandId, withdrawnAt: null }),
    )
    if (active >= MOST_DECLARED) return 'too_many'
  }
  const row = {
    id,
    brandId,
    name: declaration.name,
    version: (before?.declaration.version ?? 0) + 1,
    body: declaration,
    sha256: Buffer.from(sha256, 'hex'),
    declaredAt: now,
  }
  await tx.db.insert(declarations).values(row)
  const { name } = declaration
  await putRow(tx.db, declarationStates, { brandId, name }, { declarationId: id, withdrawnAt: null })
  return storedOf({ declaration: row, withdrawnAt: null })
}

const WITHDRAWN_TOO = 'What it is about was withdrawn.'

async function withdraw(tx: Tx, brandId: string, name: string, now: Date): Promise<StoredDeclaration | null> {
  if (!isUuid(brandId)) return null
  await lockBrand(tx, brandId)
  const before = await current(tx, brandId, name)
  if (before === undefined || before.withdrawnAt !== null) return null
  await setRows(tx.db, declarationStates, { withdrawnAt: now }, { brandId, name })
  const held = await tx.db
    .select({ id: facts.id })
    .from(facts)
    .innerJoin(factStates, eq(factStates.factId, facts.id))
    .where(and(eq(facts.brandId, brandId), eq(factStates.active, true), eq(facts.predicate, name as never)))
    .orderBy(asc(facts.id))
  for (const { id } of held)
    await withdrawFact(tx, id, { by: THE_SERVICE, why: WITHDRAWN_TOO, now, jobId: await newId(tx) })
  return storedOf({ ...before, withdrawnAt: now })
}

/** The declarations of a brand in force, by name. */
async function readActiveDeclarations(db: Database['db'], brandId: string): Promise<StoredDeclaration[]> {
  const rows = await selectDeclared(db)
    .where(and(eq(declarationStates.brandId, brandId), isNull(declarationStates.withdrawnAt)))
    .orderBy(asc(declarations.name))
  return rows.map(storedOf)
}

/** Facts of declared predicates with the declaration in force; without one, nothing is judged by them. */
export async function withDeclarations(
  db: Database['db'],
  brandId: string,
  facts: readonly FactForVerdict[],
): Promise<FactForVerdict[]> {
  if (facts.every(({ predicate }) => COMMON.has(predicate))) return [...facts]
  const declared = await readActiveDeclarations(db, brandId)
  const byName = new Map(declared.map(({ declaration }) => [declaration.name, declaration]))
  return facts.flatMap((fact) => {
    if (COMMON.has(fact.predicate)) return [fact]
    const declaration = byName.get(fact.predicate)
    return declaration === undefined ? [] : [{ ...fact, declaration }]
  })
}

const COMMON: ReadonlySet<string> = new Set(FACT_PREDICATES)
