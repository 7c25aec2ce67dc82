import { CORRECTION_MOVES, CORRECTION_STATES, type CorrectionMove } from '@veracite/terms/vocabulary'
import { expect, test } from 'vitest'
import { isTask, moved, TRANSITIONS } from './correction-state.ts'

const path = (...moves: CorrectionMove[]) =>
  moves.reduce<(typeof CORRECTION_STATES)[number]>((state, move) => {
    const next = moved(state, move)
    if ('refused' in next) throw new Error(next.refused)
    return next.state
  }, 'open')

test('the usual way, and back again', () => {
  expect(path('asked', 'page_changed', 'still_said', 'fewer', 'closed')).toBe('closed')
  expect(path('asked', 'fewer', 'back')).toBe('returned')
  expect(path('asked', 'fewer', 'closed', 'back', 'asked', 'fewer')).toBe('engine_changed')
  expect(path('closed', 'reopened')).toBe('open')
  expect(path('page_changed', 'page_back')).toBe('returned')
})

test('notes, reminders and what changes nothing leave the state alone', () => {
  for (const state of CORRECTION_STATES)
    for (const move of [
      'noted',
      'reminded',
      'deadline_set',
      'still_said',
      'undecided',
      'watch_started',
    ] as const)
      expect(moved(state, move)).toEqual({ state })
  // The engine no longer says it: that a page does is noted, and no more.
  expect(moved('engine_changed', 'page_back')).toEqual({ state: 'engine_changed' })
})

test('an invalid move is refused with a reason', () => {
  for (const state of CORRECTION_STATES) {
    expect('refused' in moved(state, 'reopened')).toBe(state !== 'closed')
    expect('refused' in moved(state, 'closed')).toBe(state === 'closed')
  }
  expect(moved('closed', 'asked')).toMatchObject({ refused: 'correction_is_closed' })
})

test('the table leads only to states that exist, every state can be reached, and only tasks have deadlines', () => {
  const reached = new Set(
    Object.values(TRANSITIONS).flatMap((row) =>
      CORRECTION_MOVES.flatMap((move) => (row[move] === undefined ? [] : [row[move]])),
    ),
  )
  expect([...reached].sort()).toEqual([...CORRECTION_STATES].sort())
  expect(CORRECTION_STATES.filter(isTask)).toEqual(['open', 'asked', 'page_changed', 'returned'])
})
