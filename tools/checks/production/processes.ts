/** `migrate` is the step before the others, as the owner of the database. */
export const PROCESSES = ['migrate', 'api', 'mcp', 'worker'] as const
export type Process = (typeof PROCESSES)[number]
