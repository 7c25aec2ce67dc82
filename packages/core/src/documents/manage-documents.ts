import {
  type DocumentPart,
  type PlacedFact,
  partsOf,
  settleDocument,
} from '@veracite/ground-truth/documents/document-facts'
import type { DocumentReader } from '@veracite/ground-truth/documents/document-reader'
import { type DocumentText, MAX_DOCUMENT_BYTES } from '@veracite/ground-truth/documents/document-text'
import type { NewFact } from '@veracite/ground-truth/facts/fact'
import { factHash, toOwnFactBody } from '@veracite/ground-truth/facts/fact-body'
import { type FactActor, THE_SERVICE } from '@veracite/ground-truth/facts/fact-life'
import { sha256 } from '@veracite/terms/digest'
import { existing, invalidField } from '@veracite/terms/errors'
import { type AskedPage, mapPage } from '@veracite/terms/page'
import { pick } from '@veracite/terms/pick'
import type { ClockAndIds } from '@veracite/terms/ports'
import { storableText } from '@veracite/terms/storable-text'
import { toWire } from '@veracite/terms/wire'
import { asSaid, refusal } from '@veracite/words/refusals'
import { actOf } from '../facts/fact-act.ts'
import type { FactStore } from '../facts/fact-store.ts'
import { proposalsOf } from '../facts/propose-facts.ts'
import type { PlainReader } from '../readers/reader-port.ts'
import { activeBrandOf, type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import type { Brand } from '../tenants/tenant-store.ts'
import type { Document, DocumentStore } from './document-store.ts'

interface Deps extends BrandDeps, ClockAndIds {
  facts: Pick<FactStore, 'listKnown' | 'findAll'>
  documents: DocumentStore
  documentReader: DocumentReader
  plainReader: Pick<PlainReader, 'work'>
}

/** Documents of a brand: what they say is proposed as facts, with the words and the place, and waits for a person. */
export const adminDocuments = (deps: Deps) => ({
  /** A document that cannot be read is refused, and leaves nothing behind. */
  async upload(
    brandId: string,
    { name, content, by = THE_SERVICE }: { name: string; content: string; by?: FactActor },
    signal: AbortSignal,
  ) {
    const brand = await activeBrandOf(deps, brandId)
    const bytes = bytesOf(content)
    const outcome = await deps.documentReader.read({ name, bytes }, signal)
    if (outcome.kind === 'refused') throw refused(outcome.message)
    const { facts: placed, unread } = await factsIn(deps, brand, outcome.text, signal)
    const digest = sha256(bytes)
    const known = await deps.documents.findByDigest(brand.id, digest.toString('hex'))
    const now = deps.clock.now()
    const document = known ?? {
      id: deps.ids.next(),
      brandId: brand.id,
      name,
      mediaType: outcome.text.type,
      bytes: bytes.length,
      sha256: digest.toString('hex'),
      uploadedBy: by.name,
      uploadedAt: now,
    }
    const candidates = placed.map((fact) => candidateOf(deps, fact, document, now))
    const proposed = proposalsOf(await deps.facts.listKnown(brand.id, null), storableText(candidates))
    const act = actOf(deps, by, now)
    await deps.documents.append({ ...document, sha256: digest, content: bytes }, proposed.append, act)
    const items = await deps.facts.findAll(proposed.append.map((fact) => fact.id))
    return {
      document: toDocumentBody(document),
      pages: outcome.text.pages,
      /** Whether only a part of the document was read. */
      truncated: outcome.text.truncated || unread,
      items: items.map((fact) => toOwnFactBody(fact, now)),
      ...pick(proposed, 'known', 'waiting', 'refused'),
    }
  },

  async list(brandId: string, page: AskedPage) {
    const brand = await brandOf(deps, brandId)
    return mapPage(await deps.documents.list(brand.id, page), toDocumentBody)
  },

  async file(documentId: string) {
    const document = existing(await deps.documents.find(documentId), 'document')
    return { document, content: await deps.documents.bytesOf(document) }
  },
})

/** Buffer ignores what is no base64: a document must not become another one by that. Padding may be left out. */
function bytesOf(content: string): Uint8Array {
  const bytes = Buffer.from(content, 'base64')
  const padded = bytes.toString('base64')
  // No regular expression: one that looks for padding at the end takes quadratic time on a text of equals signs.
  if (!padded.startsWith(content) || !/^={0,2}$/.test(padded.slice(content.length)))
    throw invalidField('invalid_document', 'content', 'must_be_base64')
  if (bytes.length > MAX_DOCUMENT_BYTES) throw refused('The document is larger than 10 MB.')
  return bytes
}

const refused = (message: string) =>
  invalidField(refusal('nothing_was_stored', { words: message }), 'content', asSaid(message))

async function factsIn(
  { plainReader }: Pick<Deps, 'plainReader'>,
  brand: Brand,
  text: DocumentText,
  signal: AbortSignal,
): Promise<{ facts: PlacedFact[]; unread: boolean }> {
  const { name, aliases, domain } = brand
  const pieces = partsOf(text.blocks).map((part: DocumentPart) => ({
    part,
    brand: { name, aliases, domain },
    lang: text.lang,
  }))
  const worked = await plainReader.work('documentFacts', pieces, signal)
  const found = worked.flatMap((one) => (one.kind === 'done' ? one.made : []))
  return { facts: settleDocument(found), unread: worked.some(({ kind }) => kind !== 'done') }
}

function candidateOf({ ids }: Pick<Deps, 'ids'>, fact: PlacedFact, document: Document, now: Date): NewFact {
  const { quote, place, ...typed } = fact
  const source = {
    kind: 'document',
    url: null,
    quote,
    fetchedAt: now,
    sha256: document.sha256,
    place: { document: document.id, ...place },
  }
  return {
    ...typed,
    id: ids.next(),
    source,
    hash: factHash(typed, { sourceUrl: null, sourceSha256: document.sha256 }),
    note: document.name,
    active: false,
  }
}

const toDocumentBody = ({ brandId: _, ...document }: Document) => toWire(document)
