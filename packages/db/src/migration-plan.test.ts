import { expect, test } from 'vitest'
import { type MigrationFile, planMigrations } from './migration-plan.ts'
import { StartRefusal } from './start-refusal.ts'

const file = (number: number, sha256 = `hash${number}`): MigrationFile => ({
  number,
  name: `000${number}_x`,
  sha256,
  text: '',
})
const numbers = (files: MigrationFile[]) => files.map(({ number }) => number)

test('pending migrations run in the order of their numbers, not of the files', () => {
  expect(numbers(planMigrations([file(3), file(1), file(2)], [file(1)]))).toEqual([2, 3])
})

test('nothing is left when all ran', () => {
  expect(planMigrations([file(1), file(2)], [file(1), file(2)])).toEqual([])
})

test.each([
  ['a database that is newer than the files', [file(1)], [file(1), file(2)], 'knows only 1'],
  ['a file that changed after it ran', [file(1, 'edited')], [file(1)], 'was changed'],
  ['a file that is gone after it ran', [file(2)], [file(1), file(2)], 'is missing'],
  [
    'a file numbered before one that ran',
    [file(1), file(2), file(3)],
    [file(1), file(3)],
    'next free number',
  ],
])('refused: %s', (_, files, recorded, sentence) => {
  expect(() => planMigrations(files, recorded)).toThrow(StartRefusal)
  expect(() => planMigrations(files, recorded)).toThrow(sentence)
})
