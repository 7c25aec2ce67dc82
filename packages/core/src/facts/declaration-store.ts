import type {
  DeclarationsForReading,
  DeclaredLabels,
  StoredDeclaration,
} from '@veracite/ground-truth/facts/declarations'
import type { Declaration } from '@veracite/verdicts/declared/declaration'

/** A brand has no more of them at a time. */
export const MOST_DECLARED = 50

export interface DeclarationStore extends DeclarationsForReading, DeclaredLabels {
  /** Every version of one, newest first. */
  history(brandId: string, name: string): Promise<StoredDeclaration[]>
  /** Puts a new version in force, unless the newest says the same. Versions have no gaps. Refused beyond the limit. */
  declare(
    brandId: string,
    given: { id: string; declaration: Declaration; sha256: string },
    now: Date,
  ): Promise<StoredDeclaration | 'too_many'>
  /** Nobody is asked about it any more, and its facts are withdrawn with it. Null if there is none in force. */
  withdraw(brandId: string, name: string, now: Date): Promise<StoredDeclaration | null>
}
