import { join } from 'node:path'
import { root } from '../install.mjs'
import { runOnBun } from './run-bun.mjs'

// `npm run release:version` makes a version of the notes in .changeset.
runOnBun(join(root, 'tools/release/make-version.ts'), [])
