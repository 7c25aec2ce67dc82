import { invalidField } from '@veracite/terms/errors'
import { originBody } from '@veracite/terms/origins'
import type { AskedPage } from '@veracite/terms/page'
import { ORIGINS } from '@veracite/terms/vocabulary'
import { toWire } from '@veracite/terms/wire'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import type { SourceStore, WrongPage } from './source-store.ts'

/** Pages worth having corrected, most effective first: those whose errors answers cite and repeat. */
export const adminSources = (
  deps: BrandDeps & {
    sources: Pick<SourceStore, 'listWrong'>
  },
) => ({
  async list(brandId: string, { limit, cursor }: AskedPage) {
    const after = cursor === null ? null : placeOf(cursor)
    const brand = await brandOf(deps, brandId)
    const found = await deps.sources.listWrong(brand.id, { limit: limit + 1, cursor: after })
    const items = found.slice(0, limit)
    const last = items.at(-1)
    return {
      items: items.map(toWrongPageBody),
      nextCursor: found.length > limit && last ? cursorOf(last) : null,
    }
  },
})

/** Pages have no id: the number of answers and the URL mark a position in the list. */
const cursorOf = ({ answers, url, origin }: WrongPage): string =>
  Buffer.from(JSON.stringify([answers, url, origin])).toString('base64url')

function placeOf(cursor: string): { answers: number; url: string; origin: string } {
  try {
    const [answers, url, origin] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[]
    if (Number.isSafeInteger(answers) && typeof url === 'string' && !url.includes('\u0000'))
      return { answers: answers as number, url: url.toWellFormed(), origin: originFrom(origin) }
  } catch {
    // Falls through: not a cursor that we issued.
  }
  throw invalidField('invalid_cursor', 'cursor', 'must_be_a_cursor')
}

const originFrom = (given: unknown): string => ORIGINS.find((origin) => origin === given) ?? ''

const toWrongPageBody = (page: WrongPage) => ({ ...toWire(page), ...originBody(page.origin) })
