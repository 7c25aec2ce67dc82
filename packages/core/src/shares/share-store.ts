import type { AskedPage, Page } from '@veracite/terms/page'
import type { VisibleAccounts } from '@veracite/terms/ports'
import type { ShareKind } from '@veracite/terms/vocabulary'

export interface Share {
  id: string
  accountId: string
  kind: ShareKind
  targetId: string
  title: string
  demo: boolean
  madeBy: string
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
  views: number
  lastViewedAt: Date | null
}

export interface ShareStore {
  /** `content`: the bundle as it is shown; null for a case, which is kept already. */
  add(
    share: Omit<Share, 'revokedAt' | 'views' | 'lastViewedAt'> & {
      sha256: Uint8Array
      content: Uint8Array | null
    },
  ): Promise<Share>
  list(filter: { accounts: VisibleAccounts }, page: AskedPage): Promise<Page<Share>>
  revoke(shareId: string, now: Date): Promise<boolean>
  /** Counts a view of an address that works at this moment. */
  view(sha256: Uint8Array, now: Date): Promise<Share | null>
  /** What such an address shows; calls at the same time share a statement. */
  find(sha256: Uint8Array, now: Date): Promise<Share | null>
  /** Never changes. */
  readContent(shareId: string): Promise<Uint8Array | null>
}
