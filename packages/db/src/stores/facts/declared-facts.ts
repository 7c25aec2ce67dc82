import type { StoredDeclaration } from '@veracite/ground-truth/facts/declarations'
import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import { FACT_PREDICATES } from '@veracite/verdicts/predicates/all'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../open-postgres.ts'
import { declarationStates, declarations } from '../../schema/declarations.ts'
import { hex } from '../ids.ts'

/** The declarations of a brand in force, by name. */
export async function readActiveDeclarations(
  db: Database['db'],
  brandId: string,
): Promise<StoredDeclaration[]> {
  const rows = await db
    .select({ declaration: declarations })
    .from(declarationStates)
    .innerJoin(declarations, eq(declarations.id, declarationStates.declarationId))
    .where(and(eq(declarationStates.brandId, brandId), isNull(declarationStates.withdrawnAt)))
    .orderBy(asc(declarations.name))
  return rows.map(({ declaration: { version, body, sha256, declaredAt } }) => ({
    brandId,
    version,
    declaration: body,
    sha256: hex(sha256),
    declaredAt,
    withdrawnAt: null,
  }))
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
