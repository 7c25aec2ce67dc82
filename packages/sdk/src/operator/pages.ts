import type { ApiPromise } from '../api-promise.ts'

interface PageQuery {
  limit?: number | undefined
  cursor?: string | null | undefined
}

type ItemOf<Page> = Page extends { items: (infer Item)[] } ? Item : never

/** All items of a list. Each page is requested when the one before it is used up. */
export interface Pages<Page, Failure> extends AsyncGenerator<ItemOf<Page>, void, undefined> {
  /** One page: the first, or the one after `cursor`, which is the `nextCursor` of the page before it. */
  page(query?: PageQuery): ApiPromise<Page, Failure>
}

export const createPages = <Page, Failure>(
  page: (query: PageQuery) => ApiPromise<Page, Failure>,
): Pages<Page, Failure> =>
  Object.assign(items(page), { page: (query: PageQuery = {}) => page(query) }) as Pages<Page, Failure>

async function* items(page: (query: PageQuery) => PromiseLike<unknown>): AsyncGenerator<unknown> {
  let cursor: string | null | undefined
  do {
    const { items, nextCursor } = (await page({ cursor })) as { items: unknown[]; nextCursor: string | null }
    yield* items
    cursor = nextCursor
  } while (cursor)
}
