/** A row as JSON shows it: times are ISO 8601 text. */
export type Wire<Row> = {
  [Member in keyof Row]: Row[Member] extends Date
    ? string
    : Row[Member] extends Date | null
      ? string | Extract<Row[Member], null>
      : Row[Member]
}

/** Leave out what callers must not see before: every member that is given is shown. */
export const toWire = <Row extends object>(row: Row): Wire<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([member, value]) => [
      member,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as Wire<Row>
