import { parsedJson } from '@veracite/terms/json'
import {
  type AppAnswer,
  listOf,
  onlyOne,
  type Recognised,
  sourcesOf,
  textOf,
  textOrNull,
  timeOfEpoch,
} from '../conversation.ts'

const RPC = 'ujx1Bf'

/** The reply that a shared page of Gemini loads: rows of lists whose members have places, not names. */
export function readGeminiShare(text: string): Recognised | null {
  if (!text.startsWith(")]}'")) return null
  // The lengths between the rows count other units than we do: each line that is a list is a row.
  for (const line of text.split('\n')) {
    if (!line.startsWith('[')) continue
    for (const row of listOf(parsedJson(line))) {
      const [kind, rpc, body] = listOf(row)
      if (kind !== 'wrb.fr' || rpc !== RPC) continue
      if (body === null) return { kind: 'gone', why: 'app_file_of_gemini_is_gone' }
      return found(listOf(at(parsedJson(textOf(body)), 0)), text)
    }
  }
  return { kind: 'unreadable', why: 'app_file_of_gemini_is_empty' }
}

function found(root: unknown[], text: string): Recognised {
  const model = textOrNull(at(root, 2, 7, 2))
  return onlyOne({
    engine: 'GEMINI',
    format: 'gemini.share',
    title: textOrNull(at(root, 2, 1)),
    answers: listOf(root[1])
      .map((turn) => turnOf(turn, model))
      .filter(({ answer }) => answer !== ''),
    notes: [],
    kept: { text, mediaType: 'text/plain' },
  })
}

function turnOf(turn: unknown, model: string | null): Omit<AppAnswer, 'key'> {
  const reply = at(turn, 3, 0, 0)
  const cited = listOf(at(reply, 2, 1)).flatMap((one) => listOf(at(one, 2)))
  return {
    question: textOf(at(turn, 2, 0, 0)),
    answer: textOf(at(reply, 1, 0)),
    answeredAt: timeOfEpoch(at(turn, 4, 0)),
    model,
    cited: sourcesOf(cited.map((page) => ({ url: at(page, 0), title: at(page, 1) }))),
    retrieved: [],
    queries: listOf(at(turn, 3, 1)).flatMap((one) => textOrNull(at(one, 0)) ?? []),
    notes: [],
  }
}

/** The member at these places; undefined if one is missing. */
const at = (value: unknown, ...places: number[]): unknown =>
  places.reduce<unknown>((inner, place) => listOf(inner)[place], value)
