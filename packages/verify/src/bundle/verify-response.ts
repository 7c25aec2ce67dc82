import { utf8Encode } from '../bytes.ts'
import { sha256Hex } from '../sha256.ts'
import { optional } from '../shape.ts'
import { SHAPES } from '../shapes.ts'
import type { Manifest } from './manifest.ts'
import { fail, notPresent, type Outcome, pass } from './verification-report.ts'
import { decodeField } from './verify-trust.ts'

export const MAX_RESPONSE_BYTES = 33_554_432

/** Step 1: the exact bytes of the reply, and the visible answer, are those the manifest names. */
export function verifyResponse(
  responseValue: unknown,
  answerValue: unknown,
  manifest: Manifest | null,
): Outcome {
  const response = optional(SHAPES.RESPONSE)(responseValue, 'response')
  const answer = optional(SHAPES.ANSWER)(answerValue, 'answer')
  if (response === null) return notPresent('the response bytes are not included')
  if (manifest?.kind !== 'capture') return fail('there is no valid capture manifest to compare with')
  const expected = manifest.manifest
  const bytes = decodeField(response.base64, MAX_RESPONSE_BYTES, 'response')
  const digest = sha256Hex(bytes)
  if (digest !== expected.response.sha256)
    return fail('the response was changed: its digest is not in the manifest')
  if (
    response.sha256 !== digest ||
    response.bytes !== bytes.length ||
    expected.response.bytes !== bytes.length
  ) {
    return fail('the digest or length written beside the response is not its own')
  }
  if (response.mediaType !== expected.response.mediaType)
    return fail('the media type written beside the response is not the one in the manifest')
  if (answer !== null) {
    const answerDigest = sha256Hex(utf8Encode(answer.text))
    if (
      expected.answer === null ||
      answerDigest !== expected.answer.sha256 ||
      answer.sha256 !== answerDigest
    ) {
      return fail('the answer text was changed: its digest is not in the manifest')
    }
    if (answer.extractor !== expected.answer.extractor)
      return fail('the extractor written beside the answer is not the one in the manifest')
  }
  return pass(`SHA-256 ${digest}, ${bytes.length} bytes`)
}
