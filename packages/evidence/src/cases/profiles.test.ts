import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { PROFILES, profileResults, profilesSection } from './profiles.ts'

const say = sayIn('en')
const NAMES = [...new Set(PROFILES.flatMap(({ demands }) => demands))]
const ALL = Object.fromEntries(NAMES.map((name) => [name, true]))

test('a file that shows everything may say what each profile says', () => {
  expect(profileResults(ALL, say).map(({ says }) => says)).toEqual(
    PROFILES.map(({ id }) => say.known('profileSays', id)),
  )
})

const taken = PROFILES.flatMap(({ id, demands }) => demands.map((shownBy) => [id, shownBy] as const))
test.each(taken)('%s refuses to say it without %s, and names what is missing', (id, shownBy) => {
  const { [shownBy]: _, ...rest } = ALL
  const result = profileResults(rest, say).find((one) => one.id === id)
  expect(result?.says).toBeNull()
  const missing = [say.known('profileDemand', `${id}.${shownBy}`)]
  expect(result?.demands.filter(({ isShown }) => !isShown).map(({ demand }) => demand)).toEqual(missing)
  const shown = profilesSection({ profiles: profileResults(rest, say) }, say)?.text ?? ''
  expect(shown).toContain('Not complete: 1 of')
  expect(shown.match(/not legal advice/g)).toHaveLength(1)
  expect(shown).not.toContain(say.known('profileSays', id))
})

test('what is recorded nowhere is never shown', () => {
  const never = ['noProxy', 'cachesEmpty', 'qualified']
  const nowhere = PROFILES.flatMap(({ id, demands }) =>
    demands.filter((name) => say.known('profileWhere', `${id}.${name}`)?.startsWith('nowhere')),
  )
  expect(nowhere).toEqual(never)
})
