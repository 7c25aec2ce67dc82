import { expect, test } from 'vitest'
import { countNamed } from './count-named.ts'
import cases from './places.cases.json' with { type: 'json' }

/** `unread` was written before the rules were tried, and first run when they were finished. */
for (const set of (process.env.PLACES_SET ?? 'fitted unread').split(' ') as (keyof typeof cases)[])
  test.each(cases[set].map((one) => [one.name, one] as const))(`${set}: %s`, (_, one) => {
    const places: Record<string, number | null> = one.places
    const subjects = Object.keys(places).map((name) => ({
      id: name,
      name,
      aliases: [],
      domain: '',
      group: 'rival' as const,
    }))
    const prompt = { text: one.question, intent: 'CATEGORY' as const }
    const counted = countNamed({
      prompt,
      answer: { text: one.text.join('\n'), citations: [] },
      subjects,
      readings: [],
    })
    const found = Object.fromEntries(counted.subjects.map(({ id, place }) => [id, place]))
    expect(found).toEqual(places)
    expect(counted.subjects.find(({ first }) => first)?.id).toBe(one.first)
  })

test('a name with signs at its end is not named by its words alone', () => {
  const named = (name: string, text: string, aliases: string[] = []) =>
    countNamed({
      prompt: { text: 'Which one is fast?', intent: 'CATEGORY' },
      answer: { text, citations: [] },
      subjects: [{ id: name, name, aliases, domain: 'c.example', group: 'rival' }],
      readings: [],
    }).subjects.length
  expect(named('C++', 'Many like C, and some like C#.')).toBe(0)
  expect(named('C++', 'Fast ones:\n- C\n- D\n')).toBe(0)
  expect(named('C++', 'Many like C++.')).toBe(1)
  expect(named('Halden+', 'Norvik and Halden are services for films.')).toBe(0)
  expect(named('Halden+', 'Norvik and Halden are services for films.', ['Halden'])).toBe(1)
  expect(named('C++', 'Many like it: https://c.example/learn')).toBe(1)
})
