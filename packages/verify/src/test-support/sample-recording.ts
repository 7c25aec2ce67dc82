import type { BundleRecording } from '../bundle/bundle.ts'
import { claimedRecordingText } from '../bundle/claimed-recording.ts'
import type { CaptureManifest } from '../bundle/manifest.ts'
import { base64Encode, utf8Encode } from '../bytes.ts'
import { recordingCommitment } from '../relayed/commitment.ts'
import { renderedText, type Screen } from '../screen/compare-screen.ts'
import { sha256Hex } from '../sha256.ts'
import { derToRawSignature } from '../x509/ecdsa.ts'
import { canonicalBytes } from './canonical-bytes.ts'
import { type ConnectionOptions, plainReply } from './forged-connection.ts'
import { type SampleWitnessed, sampleWitnessed } from './sample-witnessed.ts'
import { p256SpkiOf, signP256 } from './sign-p256.ts'

/** An answer that a person recorded in an app, with the changes that a dishonest recorder may make. */
export interface RecordedChoices {
  grade?: 'A' | 'B'
  markdown?: string
  screen?: Partial<Screen>
  /** Without it, the question is on the recorder's word. */
  hasConversation?: boolean
  /** The question that the manifest names. */
  prompt?: string
  host?: string
  /** Signed after these changes. */
  manifest?: Partial<CaptureManifest>
  recording?: Partial<NonNullable<CaptureManifest['recording']>>
  connection?: Partial<ConnectionOptions>
  part?: Partial<BundleRecording>
  /** Only these connections are carried. */
  carries?: readonly ('reply' | 'conversation')[]
}

const PERSON = new Uint8Array(32).fill(71)
const QUESTION = 'Who founded Café Ångström?'
export const ANSWER =
  '**Ada Byron** founded _Café Ångström_ in 1999\ue200cite\ue202turn0search1\ue201.\n\n| Year | What |\n|---|---|\n| 1999 | founded |\n| 2004 | `sold` |\n\n1. See [the register](https://register.example/1).\n'
const SHOWN = [
  'Ada Byron founded Café Ångström in 1999.',
  'Year',
  'What',
  '1999',
  'founded',
  '2004',
  'sold',
  'See the register.',
]

/** The reply as ChatGPT streams it: a document, and changes of it. */
export function streamOf(markdown: string, pieces = 7): string {
  const whole = { message: { author: { role: 'assistant' }, content: { parts: [''] } } }
  const events: unknown[] = [{ p: '', o: 'add', v: whole }]
  for (let at = 0; at < markdown.length; at += pieces) {
    const v = markdown.slice(at, at + pieces)
    events.push(at === 0 ? { p: '/message/content/parts/0', o: 'append', v } : { v })
  }
  const lines = events.map((event) => `event: delta\ndata: ${JSON.stringify(event)}\n\n`)
  return `${lines.join('')}data: [DONE]\n\n`
}

export interface SampleRecording {
  raw: Uint8Array
  answer: string
  manifest(asked: Omit<CaptureManifest, 'plan' | 'recording'>): object
  carried(capture: Uint8Array): SampleWitnessed[]
  part: BundleRecording
}

export function sampleRecording(choices: RecordedChoices): SampleRecording {
  const {
    grade = 'A',
    markdown = ANSWER,
    hasConversation = true,
    prompt = QUESTION,
    host = 'chatgpt.com',
  } = choices
  const raw = utf8Encode(streamOf(markdown))
  const answer = markdown.replace(/\ue200[^\ue201]*\ue201/g, '')
  const screen = utf8Encode(
    new TextDecoder().decode(
      canonicalBytes({
        schema: 'veracite/screen/v1',
        blocks: SHOWN,
        added: [{ kind: 'chip', text: 'register.example' }],
        generated: [],
        ...choices.screen,
      }),
    ),
  )
  const isShown = grade === 'A' && hasConversation
  const conversation = utf8Encode(JSON.stringify(conversationOf(markdown)))
  const nonce = '606162636465666768696a6b6c6d6e6f'
  const endpoint = `https://${host}/backend-api/conversation`
  const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47)
  const digestOf = (bytes: Uint8Array) => ({ sha256: sha256Hex(bytes), bytes: bytes.length })
  const claim = {
    ...{ profile: 'chatgpt', endpoint, nonce, prompt },
    bodySha256: sha256Hex(raw),
    screenSha256: sha256Hex(screen),
    pictureSha256: sha256Hex(picture),
  }
  const personOf = (at: string) => ({
    key: base64Encode(p256SpkiOf(PERSON)),
    signature: base64Encode(
      derToRawSignature(signP256(utf8Encode(claimedRecordingText({ ...claim, at })), PERSON)),
    ),
  })
  const connectionOf = (part: 'reply' | 'conversation', capture: Uint8Array) =>
    sampleWitnessed([capture], part === 'reply' ? raw : conversation, {
      connection: {
        session: part,
        statement: { commitment: recordingCommitment({ recordingNonce: nonce, profile: 'chatgpt' }) },
        ...(part === 'reply' ? { reply: plainReply(raw) } : {}),
        ...choices.connection,
      },
      manifest: (manifest) => ({ ...manifest, part }),
    })
  return {
    raw,
    answer,
    manifest: (asked) => ({
      ...asked,
      source: { ...asked.source, surface: 'app', grade, access: 'app', provider: 'chatgpt', endpoint },
      question: { ...asked.question, prompt, promptSha256: sha256Hex(utf8Encode(prompt)) },
      recording: {
        profile: 'chatgpt',
        tool: 'veracite-record 0.3.0',
        browser: 'Firefox 153.7 on Linux',
        nonce,
        screen: digestOf(screen),
        picture: { ...digestOf(picture), mediaType: 'image/png' },
        question: isShown ? 'conversation' : 'word',
        conversation: isShown ? { ...digestOf(conversation), endpoint: `${endpoint}/1`, status: 200 } : null,
        person: grade === 'B' ? personOf(asked.times.receivedAt) : null,
        ...choices.recording,
      },
      ...choices.manifest,
    }),
    carried: (capture) =>
      (
        choices.carries ??
        (grade === 'B' ? [] : isShown ? (['reply', 'conversation'] as const) : (['reply'] as const))
      ).map((part) => connectionOf(part, capture)),
    part: {
      screen: new TextDecoder().decode(screen),
      picture: base64Encode(picture),
      conversation: isShown ? base64Encode(conversation) : null,
      text: renderedText(answer),
      ...choices.part,
    },
  }
}

function conversationOf(markdown: string): object {
  const node = (id: string, parent: string | null, role: string, text: string) => ({
    [id]: { id, parent, message: { author: { role }, content: { parts: [text] } } },
  })
  return {
    mapping: {
      ...node('a', null, 'system', ''),
      ...node('b', 'a', 'user', QUESTION),
      ...node('c', 'b', 'tool', 'search'),
      ...node('d', 'c', 'assistant', markdown),
    },
  }
}
