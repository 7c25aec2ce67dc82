import { expect, test } from 'vitest'
import type { FactProblem } from '../predicates/check.ts'
import { relationOf } from '../predicates/comparison.ts'
import { comparedBrand } from '../predicates/product-names.ts'
import { aDeclaration } from './a-declaration.fixture.ts'
import CASES from './compare.cases.json' with { type: 'json' }
import { predicateOf } from './predicate-of.ts'

/** The table of docs/predicates.md: statements compared with a fact. */
test.each(CASES as [form: object, ...string[]][])(
  '%j %s: fact %j, said %j: %s',
  (form, compare, fact, said, relation) => {
    const { check, stated, compare: held } = predicateOf(aDeclaration({ ...form, compare, examples: [] }))
    const problems: FactProblem[] = []
    const value = check(fact, 'value', problems)
    expect(problems).toEqual([])
    expect(
      relationOf(held(stated.read(said), value, { names: [], brand: comparedBrand([]), valuesOf: () => [] })),
    ).toBe(relation)
  },
)
