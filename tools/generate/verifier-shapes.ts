import { fileURLToPath } from 'node:url'
import * as bundle from '../../packages/verify/src/bundle/bundle.ts'
import { MANIFESTS } from '../../packages/verify/src/bundle/manifest.ts'
import * as trail from '../../packages/verify/src/bundle/trail-shapes.ts'
import { DECLARATION } from '../../packages/verify/src/bundle/verify-declarations.ts'
import { BUNDLE_RECORDING, BUNDLE_WITNESSED } from '../../packages/verify/src/bundle/witnessed-shapes.ts'
import { CASE_PROOF } from '../../packages/verify/src/case/case-shapes.ts'
import { CATALOGUE_ITEM } from '../../packages/verify/src/catalogue/catalogue-item.ts'
import { RELAY_STATEMENT } from '../../packages/verify/src/relayed/statement.ts'
import { SCREEN } from '../../packages/verify/src/screen/compare-screen.ts'
import type { Accepts, Shape } from '../../packages/verify/src/shape.ts'

/** What manifests, items of a catalogue and parts of a bundle consist of, as data, for the Python verifier. */

const OUTPUT = fileURLToPath(
  new URL('../../python-sdk/src/veracite_sdk/verify/_shapes.json', import.meta.url),
)

const all = {
  ...bundle,
  ...trail,
  BUNDLE_RECORDING,
  BUNDLE_WITNESSED,
  CASE_PROOF,
  DECLARATION,
  RELAY_STATEMENT,
  SCREEN,
}
const parts = Object.entries(all).filter(([, value]) => isShape(value))
// No kind of manifest has a hyphen or a capital letter in its name.
const SHAPES = { ...MANIFESTS, 'catalogue-item': CATALOGUE_ITEM, ...Object.fromEntries(parts) }

const kinds = Object.entries(SHAPES).map(([kind, { accepts }]) => `"${kind}": ${lines(accepts)}`)

function isShape(value: unknown): value is Shape<unknown> {
  return typeof value === 'function' && 'accepts' in value
}

/** A line for each member of a manifest, so that a change shows as the member that changed. */
function lines(accepts: Accepts): string {
  if (accepts.is !== 'object') throw new Error('A manifest is an object.')
  const members = Object.entries(accepts.members).map(
    ([name, member]) => `  "${name}": ${JSON.stringify(member)}`,
  )
  return `{"is": "object", "members": {\n${members.join(',\n')}\n}}`
}

await Bun.write(process.argv[2] ?? OUTPUT, `{\n${kinds.join(',\n')}\n}\n`)
