import { StartRefusal } from './start-refusal.ts'

export type MigrationFile = { number: number; name: string; sha256: string; text: string }
export type RecordedMigration = { number: number; name: string; sha256: string }

/** The pending migrations, in order. Throws StartRefusal if files and database disagree about the past. */
export function planMigrations(files: MigrationFile[], recorded: RecordedMigration[]): MigrationFile[] {
  const byNumber = new Map(files.map((file) => [file.number, file]))
  const newestFile = Math.max(0, ...byNumber.keys())
  const newestRecorded = Math.max(0, ...recorded.map((row) => row.number))
  if (newestRecorded > newestFile) {
    throw new StartRefusal(
      `The database is at migration ${newestRecorded} and this version of Veracite knows only ${newestFile}: start the newer version that migrated it.`,
    )
  }
  for (const row of recorded) {
    const file = byNumber.get(row.number)
    if (file?.sha256 !== row.sha256) {
      throw new StartRefusal(
        `Migration ${row.name} ${file === undefined ? 'is missing' : 'was changed'} since the database ran it: put the original file back and write a new migration instead.`,
      )
    }
  }
  const known = new Set(recorded.map((row) => row.number))
  const pending = files.filter((file) => !known.has(file.number)).sort((a, b) => a.number - b.number)
  const late = pending.find((file) => file.number < newestRecorded)
  if (late !== undefined) {
    throw new StartRefusal(
      `Migration ${late.name} comes before ${newestRecorded}, which the database has already run: give it the next free number.`,
    )
  }
  return pending
}
