import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { caseVectors } from './case-vectors.ts'

/** Writes vectors/cases. Run with `bun tools/generate/make-case-vectors.ts`; the same bytes come out every time. */
const folder = join(import.meta.dirname, '../../vectors/cases')
mkdirSync(folder, { recursive: true })
for (const [name, content] of Object.entries(caseVectors())) writeFileSync(join(folder, name), content)
console.log(`wrote ${folder}`)
