import { adminPredicates } from '@veracite/core/facts/list-predicates'
import { expect, test } from 'vitest'

/** A text, so that the types of browsers, which that file needs, do not become those of every program here. */
const WORDS: string = '@veracite/console/parts/widgets/words'

test('the console calls every predicate what the API calls it', async () => {
  const { predicateName } = (await import(WORDS)) as { predicateName(name: string): string }
  const { items } = adminPredicates().list()
  expect(items.length).toBeGreaterThan(10)
  for (const { name, label } of items) expect([name, predicateName(name)]).toEqual([name, label])
})
