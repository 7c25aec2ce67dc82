import { predicateName } from '@veracite/console/parts/widgets/words'
import { adminPredicates } from '@veracite/core/facts/list-predicates'
import { expect, test } from 'vitest'

test('the console calls every predicate what the API calls it', () => {
  const { items } = adminPredicates().list()
  expect(items.length).toBeGreaterThan(10)
  for (const { name, label } of items) expect([name, predicateName(name)]).toEqual([name, label])
})
