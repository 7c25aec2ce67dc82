import { documentText } from './openapi.ts'

/** Writes the document that is checked in; the server serves these same bytes, with its own address. */
await Bun.write(process.argv[2] ?? new URL('../../openapi.json', import.meta.url), documentText())
