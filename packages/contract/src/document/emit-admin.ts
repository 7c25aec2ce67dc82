import { adminDocumentText } from './openapi.ts'

/** Writes the OpenAPI document of the operator's API. */
await Bun.write(process.argv[2] ?? new URL('../../admin-openapi.json', import.meta.url), adminDocumentText())
