import { Type } from '@sinclair/typebox'
import { REGISTER_NAMES } from '@veracite/terms/vocabulary'
import { everyone, needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { OwnFact } from '../facts/ground-truth-facts.ts'

/** Public registers of companies: what they have on record is proposed as facts. */

const register = {
  name: t.oneOf(REGISTER_NAMES, 'Which register.'),
  label: t.text('Its name for people.'),
  idLabel: t.text('What its numbers are called.'),
  idExample: t.text('What such a number looks like.'),
  byName: t.flag('Whether it can be searched by name.'),
  licence: t.text('On what terms what it says may be used.'),
  terms: t.text('Where these terms are.'),
}

export const listRegisters = adminOperation('GET /api/admin/registers', {
  id: 'adminListRegisters',
  useCase: 'registers.list',
  access: everyone('viewer'),
  answers: ok(
    t.listOf(
      'Registers',
      'The registers.',
      t.open('RegisterState', 'A register.', {
        ...register,
        on: t.flag('Whether the operator has switched it on.'),
        setting: t.text('The setting that does so.'),
      }),
      'All there are.',
    ),
  ),
})

export const lookUpRegister = adminOperation('POST /api/admin/brands/{brandId}/registers', {
  id: 'adminLookUpRegister',
  access: needs('editor', 'params.brandId'),
  body: Type.Object({
    register: t.oneOf(REGISTER_NAMES),
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' })),
    name: Type.Optional(Type.String({ minLength: 2, maxLength: 200, pattern: '\\S' })),
  }),
  deadlineMs: 60_000,
  answers: ok(
    t.open('RegisterAnswer', 'What a register knows.', {
      register: t.open('Register', 'A register and its terms.', register),
      companies: t.list(
        t.open('RegisteredCompany', 'A company on record.', {
          id: t.text('Its number in the register.'),
          name: t.text('Its name.'),
          place: t.nullableText('Where it is; null where the register does not say.'),
          status: t.nullableText('As the register calls it.'),
        }),
        'The one with the number, or those with the name; none if there is no such company.',
      ),
      items: t.list(OwnFact, 'The facts that wait for approval now.'),
      known: t.count('Facts on record that are in force already.'),
      waiting: t.count('Facts on record that wait already.'),
      refused: t.count('Facts on record that were refused or withdrawn before.'),
    }),
  ),
})
