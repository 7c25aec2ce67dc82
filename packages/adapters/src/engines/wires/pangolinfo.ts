import * as z from 'zod'
import { errorIn } from './clues.ts'
import { each, items, part, text } from './loose.ts'
import { answerOf, sourcesIn, textOrEmpty, type WireReader } from './reading.ts'
import { type AnswerBlock, markdownOf } from './structure/blocks.ts'
import { cardOf } from './structure/cards.ts'
import { blocksOfMarkdown } from './structure/linked-cards.ts'
import { withoutChrome } from './structure/page-chrome.ts'

const Root = z.object({ code: z.number(), data: part({ taskId: text, json: items }) })
const Turn = z.object({ content: text, products: items })
const Group = z.object({ title: text, items })

/** Rufus as Pangolinfo returns it: words, then groups of products. Questions to ask next are not part of the answer. */
export const readPangolinfoRufus: WireReader = (document) => {
  const root = Root.safeParse(document)
  if (!root.success || root.data.code !== 0) return errorIn(document)
  const turns = each(Turn, root.data.data?.json)
  const products = turns
    .flatMap((turn) => each(Group, turn.products))
    .flatMap((group) => sourcesIn(group.items))
  const answer = answerOf({
    text: markdownOf(turns.flatMap(blocksOfTurn)),
    cited: products,
    requestId: root.data.data?.taskId ?? null,
    finish: String(root.data.code),
  })
  return { answer, state: textOrEmpty(answer) }
}

function blocksOfTurn({ content, products }: z.output<typeof Turn>): AnswerBlock[] {
  const groups = each(Group, products).flatMap((group): AnswerBlock[] => [
    { kind: 'heading', level: 3, text: group.title ?? '' },
    { kind: 'cards', cards: group.items.flatMap((entry) => cardOf(entry) ?? []) },
  ])
  return [...withoutChrome(blocksOfMarkdown(content ?? '')), ...groups]
}
