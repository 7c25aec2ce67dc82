import { endpointFits, type RecordProfile } from '@veracite/app-answers/recordings/record-profiles'
import { decideTokens, tokensIn } from '@veracite/app-answers/recordings/tokens'
import { joined } from '@veracite/verify/bytes'
import { type Asked, browser, type Headed } from './browser-api.ts'

/** The body of the reply that brought the answer, or why there is none. */
export type KeptReply = { bytes: Uint8Array; mediaType: string; status: number } | { why: string }

/** What is listening. `end` stops it and gives the newest whole reply. */
export interface Listening {
  end(): KeptReply | null
}

const MOST_BYTES = 8 * 1024 * 1024

/** Firefox only: copies replies of this tab to the app's answer endpoints as they pass, and changes nothing. */
export function listen(tabId: number, profile: RecordProfile): Listening {
  const { webRequest } = browser
  if (webRequest === undefined) return { end: () => null }
  const filter = { urls: profile.hosts.map((host) => `https://${host}/*`), tabId }
  const headed = new Map<string, Headed>()
  let newest: { id: string; length: number; parts: readonly Uint8Array[] } | null = null
  const onHeaders = (heard: Headed): void => {
    if (isAnswer(profile, heard)) headed.set(heard.requestId, heard)
  }
  const onAsked = (asked: Asked): void => {
    if (!isAnswer(profile, asked)) return
    const copy = webRequest.filterResponseData(asked.requestId)
    const parts: Uint8Array[] = []
    let length = 0
    copy.ondata = ({ data }) => {
      length += data.byteLength
      if (length <= MOST_BYTES) parts.push(new Uint8Array(data))
      copy.write(data)
    }
    copy.onstop = () => {
      copy.close()
      newest = { id: asked.requestId, length, parts }
    }
  }
  webRequest.onBeforeRequest.addListener(onAsked, filter, ['blocking'])
  webRequest.onHeadersReceived.addListener(onHeaders, filter, ['responseHeaders'])
  return {
    end() {
      webRequest.onBeforeRequest.removeListener(onAsked)
      webRequest.onHeadersReceived.removeListener(onHeaders)
      // Only now: a browser may tell of the headers after the body, which comes another way.
      const reply = newest && headed.get(newest.id)
      if (!newest || !reply) return null
      if (newest.length > MOST_BYTES) return { why: 'The reply is larger than 8 MB.' }
      return replyOf(reply, joined(newest.parts))
    },
  }
}

function isAnswer({ replies }: RecordProfile, { method, url }: Asked): boolean {
  const { hostname: host, pathname: path } = new URL(url)
  return replies.some((endpoint) => endpointFits(endpoint, { host, method, path }))
}

/** A reply that others could use to sign in is not kept, whatever else it says. */
function replyOf({ statusCode, responseHeaders = [] }: Headed, bytes: Uint8Array): KeptReply {
  // Only the body is uploaded; cookies stay here with the other headers.
  const types = responseHeaders.filter(({ name }) => name.toLowerCase() === 'content-type')
  const now = Date.now()
  const decided = decideTokens(
    tokensIn({ headers: new Map(), body: new TextDecoder().decode(bytes), sentAtMs: now }, now),
    now,
  )
  if (decided !== null) return { why: decided.why }
  return { bytes, mediaType: types.map(({ value = '' }) => value).join(', '), status: statusCode }
}
