/** Kinds of things that belong to an account, directly or through its brand. */
export type OwnedKind =
  | 'account'
  | 'appPlan'
  | 'brand'
  | 'case'
  | 'correction'
  | 'delivery'
  | 'document'
  | 'fact'
  | 'feed'
  | 'finding'
  | 'import'
  | 'invitation'
  | 'job'
  | 'key'
  | 'member'
  | 'order'
  | 'product'
  | 'prompt'
  | 'report'
  | 'run'
  | 'scan'
  | 'schedule'
  | 'share'
  | 'webhook'

export interface OwnerStore {
  /**
   * The account of each, in the order of the ids; null if it does not exist or belongs to no account, such as a webhook
   * for the events of all brands.
   */
  accountsOf(kind: OwnedKind, ids: readonly string[]): Promise<(string | null)[]>
}
