import { Type } from '@sinclair/typebox'
import { SHARE_KINDS } from '@veracite/terms/vocabulary'
import { refusal } from '@veracite/words/refusals'
import { operation } from '../base/operation.ts'
import { file, ok } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

/** Operations for holders of a shared address. There is no list, and addresses cannot be guessed. */

const Token = Type.Object({
  token: Type.String({ pattern: '^[0-9a-f]{64}$', 'x-wrong': refusal('must_be_the_secret_of_a_share') }),
})

const shared = {
  auth: 'none',
  method: 'POST',
  tag: 'Shared',
  description: '',
  body: Token,
  bodyLimit: 1024,
} as const

export const openShared = operation({
  ...shared,
  id: 'openShared',
  path: '/api/shared/open',
  answers: ok(
    t.open('Shared', 'One piece of evidence that is shown to others.', {
      kind: t.oneOf(SHARE_KINDS, 'What is shown.'),
      title: t.text('What it is about.'),
      demo: t.flag('Whether demo engines said it.'),
      expiresAt: t.DateTime('Until when it is shown.'),
    }),
    'What it shows.',
  ),
})

export const getShared = operation({
  ...shared,
  id: 'getShared',
  path: '/api/shared/content',
  deadlineMs: 60_000,
  answers: file('application/octet-stream', t.Bytes, 'The evidence.'),
})
