import { fileURLToPath } from 'node:url'
import type { Accepts } from '../../packages/verify/src/shape.ts'
import { SHAPES } from '../../packages/verify/src/shapes.ts'

/** What manifests, items of a catalogue and parts of a bundle consist of, as data, for the Python verifier. */

const OUTPUT = fileURLToPath(
  new URL('../../python-sdk/src/veracite_sdk/verify/_shapes.json', import.meta.url),
)

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
