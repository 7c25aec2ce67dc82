import type { VisibleText } from '@veracite/app-answers/recordings/visible-text'
import { claimedRecordingText } from '@veracite/verify/bundle/claimed-recording'
import { base64Decode, base64Encode, hexEncode, utf8Encode } from '@veracite/verify/bytes'
import { canonicalText } from '@veracite/verify/canonical-form'
import { sha256Hex } from '@veracite/verify/sha256'
import type { KeptReply } from './kept-reply.ts'
import type { PersonKey } from './person-key.ts'

declare const VERSION: string

export interface Seen {
  page: VisibleText
  /** A data address; null where the browser gave no picture. */
  picture: string | null
  reply: KeptReply | null
  openedAt: Date
  closedAt: Date
}

/** Exactly what is uploaded, signed by the person's key: the page shows it before. */
export async function makeRecording(profile: string, prompt: string, seen: Seen, key: PersonKey) {
  const { url, blocks, added, generated } = seen.page
  const { origin, pathname } = new URL(url)
  const endpoint = `${origin}${pathname}`
  const nonce = hexEncode(crypto.getRandomValues(new Uint8Array(16)))
  const screen = canonicalText({ schema: 'veracite/screen/v1', blocks, added, generated })
  const picture =
    seen.picture === null
      ? null
      : { base64: seen.picture.replace(/^[^,]*,/, ''), mediaType: 'image/jpeg' as const }
  const body = seen.reply === null || 'why' in seen.reply ? null : seen.reply
  const claim = {
    ...{ profile, endpoint, nonce, prompt },
    bodySha256: body && sha256Hex(body.bytes),
    screenSha256: sha256Hex(utf8Encode(screen)),
    pictureSha256: picture && sha256Hex(base64Decode(picture.base64)),
    at: seen.closedAt.toISOString(),
  }
  return {
    ...{
      grade: 'B' as const,
      profile,
      tool: `veracite-extension ${VERSION}`,
      browser: browserName(),
      nonce,
      endpoint,
    },
    ...{ openedAt: seen.openedAt.toISOString(), closedAt: claim.at, prompt, screen, picture },
    ...{ reply: null, conversation: null },
    body: body && { base64: base64Encode(body.bytes), mediaType: body.mediaType, status: body.status },
    person: { key: key.publicKey, signature: await key.sign(claimedRecordingText(claim)) },
  }
}

const browserName = (): string =>
  /(?:Firefox|Edg|Chrome)\/[\d.]+/.exec(navigator.userAgent)?.[0].replace('/', ' ') ?? 'a browser'
