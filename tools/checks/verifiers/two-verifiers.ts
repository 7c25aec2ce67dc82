import { whatIsFile } from '../../../apps/console/src/check/what-is-it.ts'
import type { VerificationReport } from '../../../packages/verify/src/bundle/verification-report.ts'
import { verifyBundle, verifyBundleFile } from '../../../packages/verify/src/bundle/verify-bundle.ts'

/** What a verifier says about a file: the verdict, and the result of each step. */
export interface Judged {
  status: string
  steps: Record<string, string>
}

const judged = ({ status, steps }: VerificationReport): Judged => ({
  status,
  steps: Object.fromEntries(steps.map(({ id, result }) => [id, result])),
})

/** As `veracite verify` judges a file. */
export const byCommandLine = (bytes: Uint8Array, vkey: string): Judged =>
  judged(verifyBundleFile(bytes, { vkeys: [vkey] }))

/** As the page /check does: null where it does not take the file for a bundle at all. */
export function byCheckPage(bytes: Uint8Array, vkey: string): Judged | null {
  const given = whatIsFile(bytes)
  if (given.kind !== 'bundle') return null
  return judged(verifyBundle(given.text, { vkeys: [vkey] }, { page: given.page }))
}
