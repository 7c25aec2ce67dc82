import type { Ids } from '@veracite/terms/ports'
import { hexDecode } from '@veracite/verify/bytes'
import { verifyTimestamp } from '@veracite/verify/x509/rfc3161'
import { buildTimestampRequest, parseTimestampRequest } from '@veracite/verify/x509/timestamp-request'
import type { CheckedStamp, TimestampAuthority } from './log-port.ts'

/**
 * Has a digest stamped. The reply is checked in full, up to a pinned root and including this request's nonce;
 * anything but the requested stamp throws.
 */
export const askForStamp =
  (deps: {
    /** Pinned, DER. */
    roots: readonly Uint8Array[]
    ids: Pick<Ids, 'randomHex'>
  }) =>
  async (authority: TimestampAuthority, imprint: Uint8Array, signal: AbortSignal): Promise<CheckedStamp> => {
    const request = buildTimestampRequest(imprint, hexDecode(deps.ids.randomHex(8)))
    const response = await authority.ask(request, signal)
    const { nonce } = parseTimestampRequest(request)
    const { genTimeMs } = verifyTimestamp(response, { imprint, nonce, policies: null, roots: deps.roots })
    return { tsa: authority.name, genTime: new Date(genTimeMs), request, response }
  }
