import { Type } from '@sinclair/typebox'
import { operation } from '../base/operation.ts'
import { file } from '../base/parts.ts'

/** Consent and unsubscribing by mail recipients. The address is in the mail and cannot be guessed. */

const params = {
  webhookId: { description: 'Identifier.', example: '0199c0de-7000-7000-8000-00000000000b' },
  token: { description: 'From the mail.', example: '0'.repeat(64) },
} as const

const page = file('text/html', Type.Unsafe<string>(Type.String()), 'A page for people.')

const mail = { auth: 'none', tag: 'Mail', description: '', params, answers: page } as const

export const openMail = operation({
  ...mail,
  id: 'openMail',
  method: 'GET',
  path: '/api/mail/{webhookId}/{token}',
})

export const stopMail = operation({
  ...mail,
  id: 'stopMail',
  method: 'POST',
  path: '/api/mail/{webhookId}/{token}',
})

export const confirmMail = operation({
  ...mail,
  id: 'confirmMail',
  method: 'POST',
  path: '/api/mail/{webhookId}/{token}/confirm',
})
