import { DocumentRefused } from '@veracite/ground-truth/documents/document-text'
import { readDocument } from '@veracite/ground-truth/documents/read-document'

/** The program that reads one document: its name is an argument, its bytes come in, one line of JSON goes out. */

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)

const write = (said: object) => process.stdout.write(`${JSON.stringify(said)}\n`)
try {
  write({ kind: 'read', text: await readDocument(process.argv[2] ?? '', Buffer.concat(chunks)) })
} catch (error) {
  write({
    kind: 'refused',
    message: error instanceof DocumentRefused ? error.message : 'The document is damaged: it cannot be read.',
  })
}
