import { Type } from '@sinclair/typebox'
import { lists, operators } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, Name, ok, page, pageOf } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

export const Account = t.open('Account', 'Owns brands and has a plan.', {
  id: t.text('Account identifier.'),
  name: t.text('Its name.'),
  plan: t.text('Its plan.'),
  createdAt: t.DateTime('When it was made.'),
})

export const addAccount = adminOperation('POST /api/admin/accounts', {
  id: 'adminAddAccount',
  access: operators,
  body: Type.Object({ name: Name, plan: Type.String({ minLength: 1, maxLength: 64 }) }),
  answers: created(Account),
})

export const listAccounts = adminOperation('GET /api/admin/accounts', {
  id: 'adminListAccounts',
  useCase: 'accounts.list',
  access: lists('viewer'),
  query: Type.Object(page),
  answers: ok(pageOf('AccountPage', Account)),
})

export const changeAccount = adminOperation('PATCH /api/admin/accounts/{accountId}', {
  id: 'adminChangeAccount',
  access: operators,
  body: Type.Object({
    name: Type.Optional(Name),
    plan: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  }),
  answers: ok(Account),
})
