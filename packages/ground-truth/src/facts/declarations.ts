import { canonicalJson } from '@veracite/terms/canonical-json'
import { sha256Hex } from '@veracite/terms/digest'
import type { Declaration } from '@veracite/verdicts/declared/declaration'

/** A declared predicate of a brand, in one of its versions. Evidence names it by its digest, so every version is kept. */
export interface StoredDeclaration {
  brandId: string
  /** Version of the declaration, counted from 1. */
  version: number
  declaration: Declaration
  sha256: string
  declaredAt: Date
  /** When its newest version was withdrawn: nobody is asked about it any more. */
  withdrawnAt: Date | null
}

/** The text that is hashed, and that a bundle carries: RFC 8785. */
export const declarationText = (declaration: Declaration): string => canonicalJson(declaration)

export const declarationDigest = (declaration: Declaration): string => sha256Hex(declarationText(declaration))

export interface DeclarationsForReading {
  /** The newest version of each that is not withdrawn, by name. */
  listActive(brandId: string): Promise<StoredDeclaration[]>
}

export interface DeclaredLabels {
  /** The newest version of each, active ones first, by name; withdrawn ones included. */
  list(brandId: string): Promise<StoredDeclaration[]>
}
