import { randomBytes } from 'node:crypto'
import type { FetchedStatement } from '@veracite/adapters/relays/ask-statement'
import type { RecordProfile } from '@veracite/app-answers/recordings/record-profiles'
import {
  type ReadingAround,
  type ReadRecording,
  readRecording,
  type UploadedConnection,
  type UploadedRecording,
} from '@veracite/core/app-answers/read-recording'
import type { RequestSealer } from '@veracite/evidence/capture/new-witnessed'
import { base64Encode, hexEncode, utf8Decode, utf8Encode } from '@veracite/verify/bytes'
import { canonicalText } from '@veracite/verify/canonical-form'
import { FormatError } from '@veracite/verify/format-error'
import { recordingCommitment } from '@veracite/verify/relayed/commitment'
import type { Say } from '@veracite/words/say-in'
import { messageOf } from '../failures.ts'
import type { RecordedBrowser, Seen } from './browser.ts'
import type { ControlState } from './control-server.ts'
import { pickReply, type Tried, whyNone } from './decide.ts'
import type { SecretsOf } from './followed.ts'
import { type Kept, type KeptConnection, keepConnection } from './kept-connection.ts'
import { previewOf } from './preview.ts'
import type { Recorded, RecordingProxy } from './proxy.ts'

export interface SessionDeps {
  /** The key of the profile. */
  name: string
  profile: RecordProfile
  proxy: Pick<RecordingProxy, 'arm' | 'disarm'>
  browser: Pick<RecordedBrowser, 'look' | 'name'>
  relayKey: string
  secretsOf: SecretsOf
  askStatement(id: string): Promise<FetchedStatement>
  around: Omit<ReadingAround, 'atMs'>
  /** Null: nobody keeps a key, and the requests can never be opened. */
  sealer: RequestSealer | null
  tool: string
  question: string
  say: Say
  /** What reading a recording says, in the language of the person. */
  inWords(reason: string): string
  now(): Date
  /** Sends it; resolves with what to say. */
  upload(recording: UploadedRecording): Promise<string>
  /** Keeps it on this machine until it may be sent; resolves with what to say. */
  hold(recording: UploadedRecording, held: { untilMs: number; why: string }): Promise<string>
}

type Phase = 'ready' | 'recording' | 'checking' | 'checked' | 'reloading' | 'sent'

/** One answer after the other, from Record to Upload. It presses nothing in the app, and sends nothing before Upload. */
export class Session {
  readonly #deps: SessionDeps
  #phase: Phase = 'ready'
  #says: string
  #nonce = ''
  #kept: Promise<Kept>[] = []
  #found: { uploaded: UploadedRecording; read: ReadRecording } | null = null
  #question: string

  constructor(deps: SessionDeps) {
    this.#deps = deps
    this.#question = deps.question
    this.#says = deps.say('cliRecord.signIn', { app: deps.profile.name })
  }

  /** For the proxy: a connection that was opened since Record has ended. */
  onEnded(recorded: Recorded): void {
    const { profile, secretsOf, askStatement } = this.#deps
    this.#kept.push(keepConnection(recorded, profile, secretsOf, askStatement))
  }

  /** For the proxy: the relay does not carry. */
  onTrouble(sentence: string | null): void {
    const { say, inWords, profile } = this.#deps
    this.#says = say('cliRecord.trouble', {
      sentence: sentence === null ? say('cliRecord.relayUnusable') : inWords(sentence),
      app: profile.name,
    })
  }

  async press(act: string, question: string): Promise<void> {
    if (question.trim() !== '') this.#question = question
    const presses = this.#presses()
    const press = Object.hasOwn(presses, act) ? presses[act] : undefined
    if (press === undefined) return
    try {
      await press.run()
    } catch (error) {
      this.#refuse(messageOf(error, this.#deps.say) ?? this.#deps.say('cliRecord.didNotWork'))
    }
  }

  state(): ControlState {
    const { profile, say, inWords } = this.#deps
    return {
      app: say('cliRecord.recordingApp', { app: profile.name }),
      buttons: Object.entries(this.#presses()).map(([act, { label }]) => ({ act, label })),
      says: this.#says,
      preview: this.#found && previewOf(this.#found.uploaded, this.#found.read, say, inWords),
      picture: this.#found?.uploaded.picture?.base64 ?? null,
      question: this.#question,
      asksQuestion: this.#phase === 'ready' || this.#phase === 'recording' || this.#phase === 'checked',
    }
  }

  #presses(): Record<string, { label: string; run: () => Promise<void> }> {
    const { say } = this.#deps
    const done = say('cliRecord.done')
    const again = { label: say('cliRecord.record'), run: () => this.#record() }
    if (this.#phase === 'ready' || this.#phase === 'sent') return { record: again }
    if (this.#phase === 'recording') return { done: { label: done, run: () => this.#done() } }
    if (this.#phase === 'reloading') return { done: { label: done, run: () => this.#reloaded() } }
    if (this.#phase === 'checking' || this.#found === null) return {}
    const canProve = this.#deps.profile.conversation !== null && this.#found.read.question === 'word'
    return {
      upload: { label: say('cliRecord.upload'), run: () => this.#upload() },
      ...(canProve ? { prove: { label: say('cliRecord.prove'), run: () => this.#prove() } } : {}),
      record: { label: say('cliRecord.again'), run: () => this.#record() },
    }
  }

  async #record(): Promise<void> {
    this.#found = null
    this.#nonce = randomBytes(16).toString('hex')
    this.#arm()
    this.#phase = 'recording'
    this.#says = this.#deps.say('cliRecord.recording', { app: this.#deps.profile.name })
  }

  #arm(): void {
    this.#kept = []
    this.#deps.proxy.arm(recordingCommitment({ recordingNonce: this.#nonce, profile: this.#deps.name }))
  }

  async #done(): Promise<void> {
    const { browser, profile, proxy, say } = this.#deps
    this.#phase = 'checking'
    this.#says = say('cliRecord.checking')
    const seen = await browser.look(profile).finally(() => proxy.disarm())
    const kept = await Promise.all(this.#kept)
    if (seen.page === null) throw new FormatError(say('cliRecord.noAnswer'))
    const { page } = seen
    const replies = connectionsIn(kept, 'reply')
    const tried: Tried<KeptConnection>[] = []
    for (const connection of replies) {
      const uploaded = await this.#uploadOf(connection, { ...seen, page })
      try {
        tried.push({ connection, uploaded, read: this.#read(uploaded) })
      } catch (error) {
        tried.push({
          connection,
          why: error instanceof FormatError ? error.message : say('cliRecord.cannotBeRead'),
        })
      }
    }
    const picked = pickReply(tried, say)
    if ('why' in picked) throw new FormatError(tried.length > 0 ? picked.why : whyNone(kept, say))
    this.#found = { uploaded: picked.uploaded, read: picked.read }
    this.#phase = 'checked'
    this.#says = say('cliRecord.proven')
  }

  async #prove(): Promise<void> {
    this.#arm()
    this.#phase = 'reloading'
    this.#says = this.#deps.say('cliRecord.reload', { app: this.#deps.profile.name })
  }

  async #reloaded(): Promise<void> {
    const found = this.#found
    if (found === null) return
    const { say, inWords } = this.#deps
    this.#phase = 'checked'
    this.#deps.proxy.disarm()
    let why = whyNone(await Promise.all(this.#kept), say)
    for (const connection of connectionsIn(await Promise.all(this.#kept), 'conversation')) {
      const conversation = { ...(await this.#connectionOf(connection)), endpoint: endpointOf(connection) }
      const uploaded = { ...found.uploaded, prompt: this.#question, conversation }
      try {
        this.#found = { uploaded, read: this.#read(uploaded) }
        this.#says = say('cliRecord.questionProven')
        return
      } catch (error) {
        if (error instanceof FormatError) why = error.message
      }
    }
    this.#says = say('cliRecord.questionNotProven', { why: inWords(why) })
  }

  async #upload(): Promise<void> {
    const found = this.#found
    if (found === null) return
    const { say } = this.#deps
    const uploaded =
      found.read.question === 'word' ? { ...found.uploaded, prompt: this.#question } : found.uploaded
    if (uploaded.prompt.trim() === '') {
      this.#says = say('cliRecord.writeQuestion')
      return
    }
    const read = this.#read(uploaded)
    this.#phase = 'checking'
    try {
      this.#says =
        read.held === null ? await this.#deps.upload(uploaded) : await this.#deps.hold(uploaded, read.held)
      this.#found = null
      this.#phase = 'sent'
    } catch (error) {
      this.#phase = 'checked'
      const why = messageOf(error, say) ?? say('cliRecord.nothingAnswered')
      this.#says = say('cliRecord.notUploaded', { why })
    }
  }

  #read(uploaded: UploadedRecording): ReadRecording {
    // A question may still be missing here; it is asked for before anything is sent.
    const prompt = uploaded.prompt.trim() === '' ? this.#deps.say('cliRecord.notGiven') : uploaded.prompt
    return readRecording({ ...uploaded, prompt }, { ...this.#deps.around, atMs: this.#deps.now().getTime() })
  }

  #refuse(why: string): void {
    this.#deps.proxy.disarm()
    this.#found = null
    this.#phase = 'ready'
    const { say, inWords } = this.#deps
    this.#says = say('cliRecord.refused', { why: inWords(why).replace(/[.。]$/, '') })
  }

  async #uploadOf(
    connection: KeptConnection,
    { page, picture }: Seen & { page: NonNullable<Seen['page']> },
  ): Promise<UploadedRecording> {
    const { name, browser, tool } = this.#deps
    const { blocks, added, generated } = page
    return {
      grade: 'A',
      profile: name,
      tool,
      browser: browser.name,
      nonce: this.#nonce,
      endpoint: endpointOf(connection),
      openedAt: connection.openedAt.toISOString(),
      closedAt: connection.endedAt.toISOString(),
      prompt: this.#question,
      screen: canonicalText({ schema: 'veracite/screen/v1', blocks, added, generated }),
      picture: picture === null ? null : { base64: base64Encode(picture), mediaType: 'image/png' },
      reply: await this.#connectionOf(connection),
      conversation: null,
      body: null,
      person: null,
    }
  }

  /** The secrets of the server's side in clear, those of the request sealed: only the key that is kept apart opens them. */
  async #connectionOf({ statement, client, server, secrets }: KeptConnection): Promise<UploadedConnection> {
    const { relayKey, sealer } = this.#deps
    const inHex = ({ handshake, application }: typeof secrets.client) => ({
      handshake: hexEncode(handshake),
      application: hexEncode(application),
    })
    const ofClient = utf8Encode(canonicalText({ recordingNonce: this.#nonce, ...inHex(secrets.client) }))
    return {
      relay: relayKey,
      statement: utf8Decode(statement.statement),
      signature: base64Encode(statement.signature),
      proof: statement.proof,
      client: base64Encode(client),
      server: base64Encode(server),
      secrets: inHex(secrets.server),
      sealed: sealer && {
        base64: base64Encode(await sealer.seal(ofClient)),
        recipientSha256: sealer.recipientSha256,
      },
    }
  }
}

const endpointOf = ({ asked: { host, path } }: KeptConnection): string => `https://${host}${path}`

const connectionsIn = (kept: readonly Kept[], part: KeptConnection['part']): KeptConnection[] =>
  kept.flatMap((one) => (one?.kind === 'kept' && one.connection.part === part ? [one.connection] : []))
