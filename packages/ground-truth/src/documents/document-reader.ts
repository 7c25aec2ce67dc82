import type { DocumentText } from './document-text.ts'

export type DocumentOutcome = { kind: 'read'; text: DocumentText } | { kind: 'refused'; message: string }

/**
 * Reads an uploaded document. Its author decides what reading it costs, so it is done outside of this process,
 * under a limit of time and of memory, and a document that breaks its reader harms nothing else. `message` is for the person
 * who uploaded it. Rejects only when `signal` is aborted.
 */
export interface DocumentReader {
  read(document: { name: string; bytes: Uint8Array }, signal: AbortSignal): Promise<DocumentOutcome>
}
