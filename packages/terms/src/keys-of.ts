/** The keys of a table in the order in which they are written, with their types. */
export const keysOf = <const T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]
