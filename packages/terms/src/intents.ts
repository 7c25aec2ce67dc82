/** What a prompt asks about, in the order of the contract. */
export const INTENT_TABLE = {
  CATEGORY: { name: 'Asked about the field' },
  BRANDED: { name: 'Asked about you' },
  COMPARATIVE: { name: 'Asked to compare' },
  DEFENSIVE: { name: 'Asked about problems' },
} as const satisfies Record<string, { name: string }>
