/** A row as plain SQL returns it: times are text. */
export type Raw<Row> = {
  [Name in keyof Row]: Row[Name] extends Date
    ? string
    : Row[Name] extends Date | null
      ? string | null
      : Row[Name]
}

type TimesOf<Row> = { [Name in keyof Row]: Row[Name] extends Date | null ? Name : never }[keyof Row]

/** The row with these times as dates. */
export function withTimes<Row extends object>(row: Raw<Row>, ...names: TimesOf<Row>[]): Row {
  const dates = names.map((name) => {
    const text = row[name] as string | null
    return [name, text && new Date(text)]
  })
  return { ...row, ...Object.fromEntries(dates) } as Row
}
