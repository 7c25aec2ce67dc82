import { type AppAnswer, type Conversation, FileRefused } from '@veracite/app-answers/conversation'
import { readAppFile } from '@veracite/app-answers/read-app-file'
import { typedConversation } from '@veracite/app-answers/typed'
import { buildWitnessed, type NewWitnessed } from '@veracite/evidence/capture/new-witnessed'
import { conflict, invalidField } from '@veracite/terms/errors'
import { type AskedPage, mapPage } from '@veracite/terms/page'
import { pick } from '@veracite/terms/pick'
import type { Grade } from '@veracite/terms/surfaces'
import type { Engine } from '@veracite/terms/vocabulary'
import { captureCommitment } from '@veracite/verify/relayed/commitment'
import { asSaid, refusal } from '@veracite/words/refusals'
import type { Fills } from '../app-plans/fill-slots.ts'
import { activeBrandOf, type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import type { AppAnswerRow, BroughtAnswer } from './app-answer-store.ts'
import { type AnswerOfApp, answerOfApp, type BringDeps, filledBy, keepAnswers } from './bring.ts'
import type { SharedPage, SharedPages } from './shared-pages.ts'

interface Deps extends BrandDeps, BringDeps {
  /** Null where shared pages of ChatGPT may not be fetched. */
  sharedPages: SharedPages | null
}

/** One conversation that a person chose. Exactly one of `content`, `typed` and `share`. */
export interface BroughtInput {
  engine?: Engine
  /** The conversation in the provider's own form. */
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
    // Known before a page is fetched, so that a relay can sign which capture its connection is for.
    const first = { nonce: deps.ids.randomHex(16), runId: deps.ids.next() }
    const { conversation, carried } = await conversationOf(deps, input, first, signal)
    const engine = engineOf(conversation, input.engine)
    const grade: Grade = conversation.format === 'typed' ? 'D' : 'C'
    const now = deps.clock.now()
    const importId = deps.ids.next()
    const chosen = chosenOf(conversation, input.answers)
    const slots = await filledBy(deps, brand.id, engine, chosen, input.fills)
    const shared = { brand, conversation, engine, grade, importId, input, now }
    const made = chosen.map((answer, place) => {
      const own = place === 0 ? { page: carried, made: first } : { page: null }
      return broughtAnswer(deps, { ...shared, ...own, answer, slot: slots[place] ?? null })
    })
    const [bound] = made
    if (carried !== null && bound !== undefined)
      bound.capture.witnessed = await witnessedBy(deps, bound, carried, now)
    const fresh = await keepAnswers(deps, brand, { importId, engine, answers: made, now })
    const { format, stripped, notes } = conversation
    return {
      ...{ importId, engine, format, grade, stripped, notes },
      filled: fresh.flatMap(({ slot }) => (slot === null ? [] : [slot.number])),
      known: made.length - fresh.length,
      items: fresh.map(({ prompt, capture }) => ({ runId: capture.runId, question: prompt })),
    }
  },

  async list(brandId: string, page: AskedPage) {
    const brand = await brandOf(deps, brandId)
    return mapPage(await deps.appAnswers.list(brand.id, page), toBody)
  },
})

const toBody = ({ receivedAt, ...row }: AppAnswerRow) => ({ ...row, receivedAt: receivedAt.toISOString() })

/** `carried` is the page as a relay carried it, where nothing had to be removed from it. */
async function conversationOf(
  deps: Deps,
  input: BroughtInput,
  capture: { nonce: string; runId: string },
  signal: AbortSignal,
): Promise<{ conversation: Conversation; carried: SharedPage | null }> {
  const { content, typed, share, engine, stripped = [] } = input
  if ([content, typed, share].filter((one) => one !== undefined).length !== 1)
    throw invalidField('nothing_brought', 'body', 'needs_one_source')
  if (typed !== undefined) {
    if (engine === undefined) throw invalidField('app_not_named', 'body.engine', 'is_needed_for_typed_text')
    return { conversation: typedConversation({ engine, ...typed }), carried: null }
  }
  const fetched = share === undefined ? null : await fetchShare(deps, share, capture, signal)
  const [only, ...more] = conversationsIn(
    fetched?.text ?? content ?? '',
    fetched === null ? 'content' : 'share',
  )
  if (only === undefined || more.length > 0)
    throw invalidField('one_conversation_at_a_time', 'body.content', 'holds_several_conversations')
  const isWhole = only.stripped.length === 0
  return {
    conversation: {
      ...only,
      notes: [...only.notes, ...(fetched === null ? [] : [fetchedInWords(fetched, isWhole)])],
      stripped: [...new Set([...only.stripped, ...stripped])].sort(),
    },
    carried: fetched?.witness.kind === 'carried' && isWhole ? fetched : null,
  }
}

/** Once, on a person's request, under our own name; robots.txt is obeyed. A later fetch is another record. */
async function fetchShare(
  { sharedPages }: Deps,
  url: string,
  { nonce, runId }: { nonce: string; runId: string },
  signal: AbortSignal,
): Promise<SharedPage> {
  if (sharedPages === null) throw conflict('shared_pages_turned_off')
  const commitment = captureCommitment({ captureNonce: nonce, runId, prompt: url })
  const outcome = await sharedPages.get(url, commitment, signal)
  if (outcome.kind === 'page') return outcome
  throw invalidField(asSaid(outcome.message), 'body.share', 'could_not_be_fetched')
}

function fetchedInWords({ finalUrl, fetchedAt, status, witness }: SharedPage, isWhole: boolean): string {
  const said = `This service fetched ${finalUrl.slice(0, 200)} on ${fetchedAt.toISOString()}, HTTP status ${status}`
  const own = 'who sent the page rests on the word of this service'
  if (witness.kind !== 'carried') return `${said}, without a relay (${witness.reason}): ${own}.`
  const relay = witness.relay.split('+')[0]
  return isWhole
    ? `${said}, through the relay ${relay}; the connection is kept with the first answer that was chosen.`
    : `${said}, through the relay ${relay}; something had to be removed from the page, so the connection is not kept: ${own}.`
}

const witnessedBy = (
  { ids, signer }: Deps,
  { capture }: BroughtAnswer,
  { witness }: SharedPage,
  now: Date,
): Promise<NewWitnessed> =>
  // The request holds no secret that would have to be opened later.
  buildWitnessed({ id: ids.next(), capture, witness, sealer: null, signer, now })

function conversationsIn(content: string, member: 'content' | 'share'): Conversation[] {
  try {
    const read = readAppFile(new TextEncoder().encode(content))
    if (read.kind === 'conversations') return read.conversations
    throw invalidField(read.why, `body.${member}`, 'holds_no_conversation')
  } catch (error) {
    if (error instanceof FileRefused) throw invalidField(error.why, `body.${member}`, 'is_refused')
    throw error
  }
}

function engineOf({ engine }: Conversation, given: Engine | undefined): Engine {
  const found = engine ?? given
  if (found === undefined) throw invalidField('file_does_not_name_app', 'body.engine', 'is_needed')
  if (given !== undefined && given !== found)
    throw invalidField(
      refusal('file_of_another_product', { found }),
      'body.engine',
      refusal('must_be', { value: found }),
    )
  return found
}

function chosenOf({ answers }: Conversation, keys: readonly string[] | undefined): AppAnswer[] {
  const wanted = keys === undefined ? null : new Set(keys)
  const chosen = wanted === null ? answers : answers.filter(({ key }) => wanted.has(key))
  if (chosen.length === 0 || (wanted !== null && chosen.length < wanted.size))
    throw invalidField('answer_not_in_conversation', 'body.answers', 'names_missing_answers')
  if (chosen.length > MAX_ANSWERS)
    throw invalidField(
      'too_many_answers_chosen',
      'body.answers',
      refusal('too_many_at_a_time', { most: MAX_ANSWERS }),
    )
  return chosen
}

const MAX_ANSWERS = 200

interface Bringing extends Pick<AnswerOfApp, 'brand' | 'engine' | 'grade' | 'importId' | 'slot' | 'now'> {
  conversation: Conversation
  answer: AppAnswer
  input: BroughtInput
  /** The page that holds it, as a relay carried it. */
  page: SharedPage | null
  made?: { nonce: string; runId: string }
}

function broughtAnswer(deps: Deps, bringing: Bringing): BroughtAnswer {
  const { brand, conversation, answer, engine, grade, importId, input, now, slot, page, made } = bringing
  const { format, kept, notes, stripped } = conversation
  return answerOfApp(deps, {
    ...{ brand, engine, grade, importId, now, slot, made, prompt: answer.question },
    provider: format,
    wire: format,
    description: DESCRIPTIONS[grade === 'D' ? 'D' : 'C'],
    version: READER_VERSION,
    trigger: { kind: 'import', id: input.by },
    exchange:
      page === null
        ? {
            url: `upload:${format}#${answer.key}`,
            startedAt: now,
            finishedAt: now,
            status: NOT_HTTP,
            contentType: kept.mediaType,
            bytes: new TextEncoder().encode(kept.text),
          }
        : { ...page, url: page.finalUrl, finishedAt: page.fetchedAt },
    found: {
      text: answer.answer,
      ...pick(answer, 'cited', 'retrieved', 'queries'),
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
