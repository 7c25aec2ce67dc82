import type { UnreadReason } from '@veracite/app-answers/conversation'
import type { Engine } from '@veracite/terms/vocabulary'
import { say } from '@veracite/words/say'
import { startPageWorker } from '../widgets/page-worker.ts'

/** A conversation of a file, as the page lists it. */
export interface ListedConversation {
  key: string
  engine: Engine | null
  title: string
  answeredAt: string | null
  answers: number
  /** Keys of the answers in which the brand is named, in the question or the answer. */
  naming: string[]
  stripped: string[]
}

export interface OpenedFile {
  file: { sha256: string; bytes: number }
  items: ListedConversation[]
}

export type Heard = { id: number } & ({ file: Uint8Array; names: string[] } | { take: string })
/** `unread`: why, by name; null for what nobody foresaw. */
type Answer = OpenedFile | { refused: string } | { unread: UnreadReason | null } | { taken: string | null }
export type Told = { id: number } & Answer

let worker: Worker | null | undefined
let count = 0

/** Reads the file in the worker. Nothing of it leaves the browser. */
export async function openAppFile(
  file: File,
  names: readonly string[],
): Promise<OpenedFile | { refused: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const told = await ask({ file: bytes, names: names.map((name) => name.toLowerCase()) })
  if ('items' in told || 'refused' in told) return told
  return { refused: await whyUnread(('unread' in told && told.unread) || '') }
}

/** Loaded when it is needed, as the words of other refusals. */
async function whyUnread(reason: string): Promise<string> {
  const words = await import('../server/refusal-words.ts').catch(() => null)
  const unknown = say('apps.theFileCannotBe')
  return words === null ? unknown : words.refusalInWords(unknown, { reason })
}

/** The text of one conversation of the file that was opened last. */
export async function takeConversation(key: string): Promise<string | null> {
  const told = await ask({ take: key })
  return 'taken' in told ? told.taken : null
}

function ask(what: { file: Uint8Array; names: string[] } | { take: string }): Promise<Told> {
  worker ??= startPageWorker()
  const running = worker
  if (!running) return Promise.resolve({ id: 0, refused: say('apps.thisBrowserStartsNo') })
  const id = ++count
  return new Promise((resolve) => {
    const ends = new AbortController()
    const end = (told: Told) => {
      ends.abort()
      resolve(told)
    }
    running.addEventListener('message', ({ data }: MessageEvent<Told>) => data.id === id && end(data), ends)
    running.addEventListener('error', () => end({ id, refused: say('apps.theFileCannotBe') }), ends)
    running.postMessage({ id, ...what } satisfies Heard)
  })
}
