import type { FactAct, NewFact } from '@veracite/ground-truth/facts/fact'
import type { AskedPage, Page } from '@veracite/terms/page'

/** A document that facts were read from. */
export interface Document {
  id: string
  brandId: string
  name: string
  mediaType: string
  bytes: number
  sha256: string
  uploadedBy: string
  uploadedAt: Date
}

/** Append-only, like everything that facts rest on. */
export interface DocumentStore {
  /** The same bytes uploaded for the brand before; null if there are none. */
  findByDigest(brandId: string, sha256: string): Promise<Document | null>
  find(documentId: string): Promise<Document | null>
  /** The bytes as they were uploaded. */
  bytesOf(document: Document): Promise<Uint8Array>
  /** Newest first. */
  list(brandId: string, page: AskedPage): Promise<Page<Document>>
  /** One transaction: the bytes, the document unless it is known already, and the facts it proposes. */
  append(
    document: Omit<Document, 'sha256'> & { sha256: Uint8Array; content: Uint8Array },
    proposed: readonly NewFact[],
    act: FactAct,
  ): Promise<void>
}
