import { fileURLToPath } from 'node:url'
import { MANIFESTS } from '../../packages/verify/src/bundle/manifest.ts'
import { CATALOGUE_ITEM } from '../../packages/verify/src/catalogue/catalogue-item.ts'
import type { Accepts } from '../../packages/verify/src/shape.ts'

/** What every kind of manifest, and an item of a catalogue, consists of, as data, for the Python verifier. */

const OUTPUT = fileURLToPath(
  new URL('../../python-sdk/src/veracite_sdk/verify/_manifest_shapes.json', import.meta.url),
)

// No kind of manifest has a hyphen in its name.
const SHAPES = { ...MANIFESTS, 'catalogue-item': CATALOGUE_ITEM }

const kinds = Object.entries(SHAPES).map(([kind, { accepts }]) => `"${kind}": ${lines(accepts)}`)

/** A line for each member of a manifest, so that a change shows as the member that changed. */
function lines(accepts: Accepts): string {
  if (accepts.is !== 'object') throw new Error('A manifest is an object.')
  const members = Object.entries(accepts.members).map(
    ([name, member]) => `  "${name}": ${JSON.stringify(member)}`,
  )
  return `{"is": "object", "members": {\n${members.join(',\n')}\n}}`
}

await Bun.write(process.argv[2] ?? OUTPUT, `{\n${kinds.join(',\n')}\n}\n`)
