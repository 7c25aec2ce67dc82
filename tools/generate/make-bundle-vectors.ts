import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleVectors } from './bundle-vectors.ts'

/** Writes vectors/bundles. Run with `bun tools/generate/make-bundle-vectors.ts`; the same bytes come out every time. */
const folder = join(import.meta.dirname, '../../vectors/bundles')
mkdirSync(folder, { recursive: true })
for (const [name, content] of Object.entries(bundleVectors())) writeFileSync(join(folder, name), content)
console.log(`wrote ${folder}`)
