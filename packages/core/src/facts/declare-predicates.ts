import { declarationDigest, type StoredDeclaration } from '@veracite/ground-truth/facts/declarations'
import { conflict, DomainError, invalidInput } from '@veracite/terms/errors'
import type { ClockAndIds } from '@veracite/terms/ports'
import { checkDeclaration } from '@veracite/verdicts/declared/check-declaration'
import type { Declaration } from '@veracite/verdicts/declared/declaration'
import { entryHint, predicateOf } from '@veracite/verdicts/declared/predicate-of'
import type { FactProblem } from '@veracite/verdicts/predicates/check'
import { refusal } from '@veracite/words/refusals'
import { activeBrandOf, type BrandDeps } from '../tenants/brand-of.ts'
import { type DeclarationStore, MOST_DECLARED } from './declaration-store.ts'
import type { FactStore } from './fact-store.ts'
import { inputsOf } from './list-predicates.ts'

interface DeclareDeps extends BrandDeps, ClockAndIds {
  facts: Pick<FactStore, 'listForVerdict'>
  declarations: DeclarationStore
}

/** Predicates that an operator declares for a brand, beside the common ones. */
export const adminDeclarations = (deps: DeclareDeps) => ({
  /** A change is a new version; the old ones are kept, because evidence names them. */
  async declare(brandId: string, given: unknown) {
    const brand = await activeBrandOf(deps, brandId)
    const declaration = declarationIn(given)
    await requireFit(deps, brand.id, declaration)
    const stored = await deps.declarations.declare(
      brand.id,
      { id: deps.ids.next(), declaration, sha256: declarationDigest(declaration) },
      deps.clock.now(),
    )
    if (stored === 'too_many')
      throw conflict(refusal('too_many_declared_predicates', { most: MOST_DECLARED }))
    return toDeclarationBody(stored)
  },

  async list(brandId: string) {
    const brand = await activeBrandOf(deps, brandId)
    return { items: (await deps.declarations.list(brand.id)).map(toDeclarationBody) }
  },

  /** Every version of one, newest first. */
  async history(brandId: string, name: string) {
    const brand = await activeBrandOf(deps, brandId)
    const versions = await deps.declarations.history(brand.id, name)
    if (versions.length === 0) throw notDeclared()
    return { items: versions.map(toDeclarationBody) }
  },

  /** Nobody is asked about it any more, and its facts are withdrawn with it. Evidence keeps both. */
  async withdraw(brandId: string, name: string) {
    const brand = await activeBrandOf(deps, brandId)
    const withdrawn = await deps.declarations.withdraw(brand.id, name, deps.clock.now())
    if (withdrawn === null) throw notDeclared()
    return toDeclarationBody(withdrawn)
  },
})

const notDeclared = () => new DomainError('not_found', 'predicate_not_declared')

/** The declaration of a request; throws with every problem. */
export function declarationIn(given: unknown, at = ''): Declaration {
  const checked = checkDeclaration(given)
  if (checked.ok) return checked.declaration
  const problems = checked.problems.slice(0, 50).map((one) => ({
    ...one,
    path: [at, one.path].filter(Boolean).join('.') || 'body',
  }))
  throw invalidInput('invalid_declaration', problems)
}

/** A fact that does not fit the declaration would silently judge no answer. */
async function requireFit(
  { facts }: Pick<DeclareDeps, 'facts'>,
  brandId: string,
  declaration: Declaration,
): Promise<void> {
  const known = (await facts.listForVerdict(brandId)).filter(
    ({ active, predicate }) => active && (predicate as string) === declaration.name,
  )
  const problems: FactProblem[] = []
  for (const { value } of known) predicateOf(declaration).check(value, 'fact', problems)
  const [first] = problems
  if (first !== undefined) throw conflict(refusal('fact_in_force_does_not_fit', { message: first.message }))
}

const toDeclarationBody = (stored: StoredDeclaration) => ({
  ...stored.declaration,
  tolerance: stored.declaration.tolerance ?? null,
  version: stored.version,
  sha256: stored.sha256,
  declaredAt: stored.declaredAt.toISOString(),
  withdrawnAt: stored.withdrawnAt?.toISOString() ?? null,
  /** Shown to people who enter a fact of it. */
  hint: entryHint(stored.declaration),
  inputs: inputsOf(predicateOf(stored.declaration).check.form),
})
