import { expect, test } from 'vitest'
import { nameRun } from './run-name.ts'

const dead = () => false
const alive = () => true

test('leftovers of a dead run on this machine are cleared: databases, logins and folders', () => {
  const killed = nameRun('here', 100, 'a1')
  const run = nameRun('here', 200, 'b2')
  for (const name of [killed.prefix, `${killed.prefix}template`, `${killed.prefix}a1b2`]) {
    expect(run.isLeftover(name, dead)).toBe(true)
  }
})

test('a run that is still going, another machine, this run and anything else are left alone', () => {
  const run = nameRun('here', 200, 'b2')
  expect(run.isLeftover(`${nameRun('here', 100, 'a1').prefix}template`, alive)).toBe(false)
  expect(run.isLeftover(`${nameRun('there', 100, 'a1').prefix}template`, dead)).toBe(false)
  expect(run.isLeftover(`${run.prefix}template`, dead)).toBe(false)
  expect(run.isLeftover('veracite', dead)).toBe(false)
  expect(run.isLeftover('veracite_test_', dead)).toBe(false)
})

test('leftovers of an earlier run with our pid are cleared', () => {
  const before = nameRun('here', 200, 'a1')
  const run = nameRun('here', 200, 'b2')
  expect(run.isLeftover(`${before.prefix}template`, alive)).toBe(true)
})

test('names fit what PostgreSQL allows for a name', () => {
  expect(
    `${nameRun('x'.repeat(200), 4_194_304, 'ffffff').prefix}${'0'.repeat(12)}_plain`.length,
  ).toBeLessThan(64)
})
