import { adminDocumentText } from './openapi.ts'

/** The same for the operator's API. */
await Bun.write(process.argv[2] ?? new URL('../../admin-openapi.json', import.meta.url), adminDocumentText())
