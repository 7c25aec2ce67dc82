import type { CaseManifest } from '../bundle/manifest.ts'
import { type LoggedParts, manifestOf, verifyLogged } from '../bundle/verify-logged.ts'
import type { Trust } from '../bundle/verify-trust.ts'
import { hexEncode, utf8Decode } from '../bytes.ts'
import { canonicalText, parseCanonicalJson } from '../canonical-form.ts'
import { FormatError } from '../format-error.ts'
import type { CaseContents } from './verify-case-parts.ts'

/**
 * Every notice, order and withdrawal in the file was signed, is in the log that the bundles were proven against, and is about
 * the brand of the case. A withdrawal must name a record that is in the file.
 */
export function verifyCaseOrders({ manifest, parts, bytes }: CaseContents, trust: Trust): void {
  const orders = new Map<string, string>()
  const withdrawals: { path: string; orderId: string; prev: string | null }[] = []
  for (const { path } of parts.filter(({ kind }) => kind === 'order')) {
    const logged = requireLogged(bytes.get(path) ?? new Uint8Array(0), path, manifest, trust)
    const order = manifestOf(logged, 'order')
    const withdrawal = manifestOf(logged, 'withdrawal')
    if (order !== null && order.brand.id === manifest.brand.id)
      orders.set(order.orderId, logged.manifestSha256 ?? '')
    else if (withdrawal !== null) withdrawals.push({ path, ...withdrawal })
    else throw new FormatError(`${path}: it is no notice or order about the brand of the case`)
  }
  for (const { path, orderId, prev } of withdrawals)
    if (prev === null || orders.get(orderId) !== prev)
      throw new FormatError(`${path}: it withdraws a record that is not in the file`)
}

function requireLogged(bytes: Uint8Array, path: string, { log }: CaseManifest, trust: Trust) {
  const text = utf8Decode(bytes)
  const value = parseCanonicalJson(text)
  const { manifest, captureSignature, leaf, proof } = Object(value) as LoggedParts
  // Nothing but these four: another member would be unsigned words beside a signed order.
  if (canonicalText({ manifest, captureSignature, leaf, proof }) !== text)
    throw new FormatError(`${path}: it has a member that does not belong there`)
  const logged = verifyLogged({ manifest, captureSignature, leaf, proof }, trust)
  const problem = Object.values(logged.outcomes).find(({ result }) => result !== 'pass')
  if (problem !== undefined) throw new FormatError(`${path}: ${problem.reason}`)
  const { size, root } = logged.newest?.opened ?? { size: -1, root: new Uint8Array(0) }
  if (size !== log.size || hexEncode(root) !== log.root)
    throw new FormatError(`${path}: it was proven against another tree than the case names`)
  return logged
}
