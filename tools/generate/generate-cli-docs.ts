import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { cliPage } from '../../apps/cli/src/test-support/cli-page.ts'

// `bun tools/generate/generate-cli-docs.ts` writes docs/cli.md; a test of apps/cli compares it with what would be written.
await writeFile(fileURLToPath(new URL('../../docs/cli.md', import.meta.url)), await cliPage())
