/** The page that a query asks for; a hundred items by default. */
export const pageOf = (query: { limit?: string; cursor?: string }) => ({
  limit: query.limit === undefined ? 100 : Number(query.limit),
  cursor: query.cursor?.toLowerCase() ?? null,
})
