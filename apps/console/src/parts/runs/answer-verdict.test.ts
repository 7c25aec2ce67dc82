import { expect, test } from 'vitest'
import { whyClass } from './answer-verdict.tsx'
import type { Classification } from './marked-answer.tsx'

const claim = (verdict: string, stated: string, truth: string | null, certainty = 'certain') => ({
  ...{ predicate: 'founded_year', stated, truth, verdict, certainty },
})
const why = (name: string, rule: string, claims: object[] = [], ownedCitations: string[] = []) =>
  whyClass({ class: name, rule, claims, ownedCitations } as unknown as Classification)

test.each([
  [
    why('CONFABULATED', 'contradicted:founded_year', [claim('contradicted', '1995', '2004')]),
    'For founding year it says “1995”, and the fact says “2004”.',
  ],
  [
    why('CONFABULATED', 'contradicted:founded_year', [
      claim('contradicted', '1995', '2004'),
      claim('contradicted', '1995', '2004'),
      claim('contradicted', '1987', '2004'),
    ]),
    'For founding year it says “1995”, and the fact says “2004”. One other thing is wrong too.',
  ],
  [
    why('STRONG', 'supported:founded_year', [claim('supported', '2004', '2004')]),
    'For founding year it says “2004”, as the fact does, and nothing that a fact contradicts.',
  ],
  [
    why('STRONG', 'grounded:owned_citation', [], ['https://a.example']),
    'It cites a page of yours, and says nothing that a fact contradicts.',
  ],
  [why('ABSENT', 'absent:not_named'), 'Neither your name nor one of your other names is in it.'],
  [why('ABSENT', 'absent:namesake'), 'It names somebody else of the same name, and not you.'],
  [
    why('DESCRIPTIVE', 'descriptive:open_contradiction', [claim('contradicted', '1995', '2004', 'likely')]),
    'It names you, and may say something wrong: a person should look before anybody is accused.',
  ],
  [
    why('DESCRIPTIVE', 'descriptive:nothing_grounded', [claim('unverifiable', '1995', null)]),
    'It names you and states one thing for which there is no fact to compare with.',
  ],
])('%s', (said, expected) => {
  expect(said).toBe(expected)
})
