// Writes the program of the reference page at /v1/docs: the renderer's own browser build, packed. Run with
// `bun tools/generate/make-reference-page.ts`. It is kept here so that the page needs neither another server nor the
// hundred packages that the renderer is made of (docs/decisions/0002-openapi-document-and-reference-page.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { unpackedPackage } from './unpacked-package.ts'

const VERSION = '1.72.1'
const folder = unpackedPackage('@scalar/api-reference', VERSION)
const program = readFileSync(join(folder, 'dist/browser/standalone.js'))
writeFileSync(
  join(import.meta.dirname, '../../apps/api/src/reference/scalar.js.gz'),
  gzipSync(program, { level: 9 }),
)
