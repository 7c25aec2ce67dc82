import { type AppAnswer, type Conversation, FileRefused } from '@veracite/app-answers/conversation'
import { readAppFile } from '@veracite/app-answers/read-app-file'
import { typedConversation } from '@veracite/app-answers/typed'
import type { Fetcher } from '@veracite/ground-truth/crawl/fetcher-port'
import { conflict, invalidField } from '@veracite/terms/errors'
import type { Grade } from '@veracite/terms/surfaces'
import type { Engine } from '@veracite/terms/vocabulary'
import type { Fills } from '../app-plans/fill-slots.ts'
import { activeBrandOf, type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import type { Brand } from '../tenants/tenant-store.ts'
import type { AppAnswerRow, BroughtAnswer } from './app-answer-store.ts'
import { answerOfApp, type BringDeps, filledBy, keepAnswers } from './bring.ts'

interface Deps extends BrandDeps, BringDeps {
  fetcher: Fetcher
  /** Whether shared pages of ChatGPT may be fetched. */
  fetchesShares: boolean
}

/** One conversation that a person chose. Exactly one of `content`, `typed` and `share`. */
export interface BroughtInput {
  engine?: Engine
  /** In the provider's own form. */
  content?: string
  typed?: { question: string; answer: string }
  /** The address of a shared page of ChatGPT. */
  share?: string
  /** What the caller removed before sending. */
  stripped?: readonly string[]
  /** Keys of the answers that concern the brand; all of them if left out. */
  answers?: readonly string[]
  /** The plan whose slots it fills. */
  fills?: Fills
  /** The file that it was taken from, as computed where it was opened. */
  file?: { sha256: string; bytes: number }
  /** Who brings it. */
  by: string
}

/** Answers that people got in apps and bring here. */
export const adminAppAnswers = (deps: Deps) => ({
  /** Reads the conversation again, removes again what must not be kept, and stores the chosen answers as runs. */
  async add(brandId: string, input: BroughtInput, signal: AbortSignal) {
    const brand = await activeBrandOf(deps, brandId)
    const conversation = await conversationOf(deps, input, signal)
    const engine = engineOf(conversation, input.engine)
    const grade: Grade = conversation.format === 'typed' ? 'D' : 'C'
    const now = deps.clock.now()
    const importId = deps.ids.next()
    const chosen = chosenOf(conversation, input.answers)
    const questions = chosen.map(({ question }) => question)
    const slots = await filledBy(deps, brand.id, engine, questions, input.fills)
    const made = chosen.map((answer, place) => ({
      ...broughtAnswer(deps, { brand, conversation, answer, engine, grade, importId, input, now }),
      slot: slots[place] ?? null,
    }))
    const fresh = await keepAnswers(deps, brand, { importId, engine, answers: made, now })
    const { format, stripped, notes } = conversation
    return {
      ...{ importId, engine, format, grade, stripped, notes },
      filled: fresh.flatMap(({ slot }) => (slot === null ? [] : [slot.number])),
      known: made.length - fresh.length,
      items: fresh.map(({ prompt, capture }) => ({ runId: capture.runId, question: prompt })),
    }
  },

  async list(brandId: string, page: { limit: number; cursor: string | null }) {
    const brand = await brandOf(deps, brandId)
    const { items, nextCursor } = await deps.appAnswers.list(brand.id, page)
    return { items: items.map(toBody), nextCursor }
  },
})

const toBody = ({ receivedAt, ...row }: AppAnswerRow) => ({ ...row, receivedAt: receivedAt.toISOString() })

async function conversationOf(deps: Deps, input: BroughtInput, signal: AbortSignal): Promise<Conversation> {
  const { content, typed, share, engine, stripped = [] } = input
  if ([content, typed, share].filter((one) => one !== undefined).length !== 1)
    throw invalidField(
      'Bring a conversation, or a question and an answer.',
      'body',
      'needs one of `content`, `typed` and `share`',
    )
  if (typed !== undefined) {
    if (engine === undefined)
      throw invalidField(
        'Say in whose app it was answered.',
        'body.engine',
        'is needed for text that was typed',
      )
    return typedConversation({ engine, ...typed })
  }
  const fetched = share === undefined ? null : await fetchShare(deps, share, signal)
  const [only, ...more] = conversationsIn(
    fetched?.text ?? content ?? '',
    fetched === null ? 'content' : 'share',
  )
  if (only === undefined || more.length > 0)
    throw invalidField(
      'Bring one conversation at a time.',
      'body.content',
      'holds more than one conversation',
    )
  return {
    ...only,
    notes: [...only.notes, ...(fetched === null ? [] : [fetched.note])],
    stripped: [...new Set([...only.stripped, ...stripped])].sort(),
  }
}

/** Once, on a person's request, under our own name; robots.txt is obeyed. A later fetch is another record. */
async function fetchShare(
  { fetcher, fetchesShares }: Deps,
  url: string,
  signal: AbortSignal,
): Promise<{ text: string; note: string }> {
  if (!fetchesShares)
    throw conflict(
      'Fetching shared pages is turned off here: save the page and bring the file, or ask the operator to set VERACITE_CHATGPT_SHARES.',
    )
  const outcome = await fetcher.get(url, { signal })
  if (outcome.kind !== 'page')
    throw invalidField(
      outcome.message,
      'body.share',
      'could not be fetched: save the page and bring the file',
    )
  const { text, finalUrl, status, fetchedAt } = outcome
  return {
    text,
    note: `This service fetched ${finalUrl.slice(0, 200)} on ${fetchedAt.toISOString()}, HTTP status ${status}, without a relay.`,
  }
}

function conversationsIn(content: string, member: 'content' | 'share'): Conversation[] {
  try {
    const read = readAppFile(new TextEncoder().encode(content))
    if (read.kind === 'conversations') return read.conversations
    throw invalidField(read.why, `body.${member}`, 'holds no conversation that can be read')
  } catch (error) {
    if (error instanceof FileRefused) throw invalidField(error.message, `body.${member}`, 'is refused')
    throw error
  }
}

function engineOf({ engine }: Conversation, given: Engine | undefined): Engine {
  const found = engine ?? given
  if (found === undefined)
    throw invalidField('The file does not say in whose app it was answered.', 'body.engine', 'is needed')
  if (given !== undefined && given !== found)
    throw invalidField(`The file is of ${found}.`, 'body.engine', `must be ${found}`)
  return found
}

function chosenOf({ answers }: Conversation, keys: readonly string[] | undefined): AppAnswer[] {
  const wanted = keys === undefined ? null : new Set(keys)
  const chosen = wanted === null ? answers : answers.filter(({ key }) => wanted.has(key))
  if (chosen.length === 0 || (wanted !== null && chosen.length < wanted.size))
    throw invalidField(
      'No such answer is in the conversation.',
      'body.answers',
      'names answers that are not there',
    )
  if (chosen.length > MAX_ANSWERS)
    throw invalidField('Choose fewer answers.', 'body.answers', `at most ${MAX_ANSWERS} at a time`)
  return chosen
}

const MAX_ANSWERS = 200

interface Bringing {
  brand: Brand
  conversation: Conversation
  answer: AppAnswer
  engine: Engine
  grade: Grade
  importId: string
  input: BroughtInput
  now: Date
}

function broughtAnswer(deps: Deps, bringing: Bringing): Omit<BroughtAnswer, 'slot'> {
  const { brand, conversation, answer, engine, grade, importId, input, now } = bringing
  const { format, kept, notes, stripped } = conversation
  return answerOfApp(deps, {
    ...{ brand, engine, grade, importId, now, prompt: answer.question },
    provider: format,
    wire: format,
    description: DESCRIPTIONS[grade === 'D' ? 'D' : 'C'],
    version: READER_VERSION,
    trigger: { kind: 'import', id: input.by },
    exchange: {
      url: `upload:${format}#${answer.key}`,
      startedAt: now,
      finishedAt: now,
      status: NOT_HTTP,
      contentType: kept.mediaType,
      bytes: new TextEncoder().encode(kept.text),
    },
    found: {
      text: answer.answer,
      cited: answer.cited,
      retrieved: answer.retrieved,
      queries: answer.queries,
      servedModel: answer.model,
    },
    app: {
      format,
      answeredAt: answer.answeredAt,
      file: input.file ?? null,
      notes: [...notes, ...answer.notes, JUDGED_NOW],
      stripped,
    },
  })
}

const READER_VERSION = 'app-answers/1'
/** A file has no HTTP status. */
const NOT_HTTP = 0
const JUDGED_NOW =
  'Compared with the facts of the day on which it was received, not of the day that the file names.'
const DESCRIPTIONS = {
  C: 'A person imported a conversation from a file of the provider. This service did not ask the app.',
  D: 'A person pasted a question and an answer. This service did not ask the app.',
}
