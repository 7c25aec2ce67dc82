import { listReview as adminListReview } from '@veracite/contract/runs/review'
import { pick } from '@veracite/terms/pick'
import { dayOf, short } from '../short.ts'
import { defineBrandTool, PAGE, PageOf, pageOf } from '../tool.ts'
import { markUntrusted } from '../untrusted.ts'

const MAX_STATEMENTS = 3

/** To read only: a review is a person's word and carries a person's name, so no tool gives one. */
export const listReviews = defineBrandTool(adminListReview, 'list_reviews', {
  input: PAGE,
  output: PageOf,
  async call(services, brand, page) {
    const asked = pageOf({ limit: 10, ...page })
    const { items, total, origin, demo, apart, nextCursor } = await services.review.list(brand.id, asked)
    return {
      value: markUntrusted(['items[].prompt', 'items[].statements'], {
        demo,
        origin,
        ...(apart.length > 0 && { apart }),
        total,
        items: items.map(({ runId, prompt, capturedAt, statements, needsReview, ...item }) => ({
          runId,
          ...pick(item, 'engine', 'demo', 'origin'),
          class: item.citationClass,
          day: dayOf(capturedAt),
          prompt: short(prompt, 120),
          why: needsReview.slice(0, 2).map(({ message }) => short(message, 160)),
          statements: statements.slice(0, MAX_STATEMENTS).map(({ stated, truth, sentence, why }) => ({
            stated: short(stated, 120),
            truth: truth && short(truth, 120),
            why: short(why, 160),
            ...(sentence && { quote: short(`${sentence.before}${sentence.words}${sentence.after}`, 200) }),
          })),
        })),
        nextCursor,
      }),
    }
  },
})
