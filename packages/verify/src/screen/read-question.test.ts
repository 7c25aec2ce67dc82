import { expect, test } from 'vitest'
import { utf8Encode } from '../bytes.ts'
import { profileNamed } from './profiles.ts'
import { questionsBefore } from './read-question.ts'

const asked = (questionId: string, parent: string) =>
  questionsBefore(
    profileNamed('deepseek'),
    utf8Encode(
      `{"data":{"biz_data":{"chat_messages":[{"message_id":${questionId},"parent_id":null,"role":"USER","content":"When?"},{"message_id":9,"parent_id":${parent},"role":"ASSISTANT","content":"In 1998."}]}}}`,
    ),
    'In 1998.',
  )

test.each([
  ['1', '1'],
  ['1e0', '1'],
  ['1', '1.0'],
  ['"1"', '1'],
])('%s and %s name the same message', (questionId, parent) => {
  expect(asked(questionId, parent)).toEqual(['When?'])
})

test.each(['0.5', '1e400', '9007199254740993', 'true'])(
  '%s, which parsers may read differently, names none',
  (id) => {
    expect(() => asked(id, id)).toThrow('does not hold this answer')
  },
)
