import * as z from 'zod'
import { cluesIn, stateFromClues } from './clues.ts'
import { asRecord, each, items, part, text } from './loose.ts'
import { answerOf, malformed, source, textOrEmpty, type WireReader } from './reading.ts'

const Root = z.object({ code: z.number(), data: part({ taskId: text, json: items }) })
const Turn = z.object({ content: text, products: items })
const Group = z.object({ items })
const Product = z.object({ url: z.string(), title: text })

export const readPangolinfoRufus: WireReader = (document) => {
  const root = Root.safeParse(document)
  if (!root.success || root.data.code !== 0) {
    const clues = asRecord(document) === null ? null : cluesIn(document)
    return clues === null ? malformed() : { answer: answerOf({}), state: stateFromClues(clues) }
  }
  const turns = each(Turn, root.data.data?.json)
  const products = turns
    .flatMap((turn) => each(Group, turn.products))
    .flatMap((group) => each(Product, group.items))
  const answer = answerOf({
    text: turns
      .map((turn) => turn.content ?? '')
      .join('\n\n')
      .trim(),
    cited: products.flatMap((entry) => source(entry.url, entry.title)),
    requestId: root.data.data?.taskId ?? null,
    finish: String(root.data.code),
  })
  return { answer, state: textOrEmpty(answer) }
}
