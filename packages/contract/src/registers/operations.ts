import { Type } from '@sinclair/typebox'
import { REGISTER_NAMES } from '@veracite/terms/vocabulary'
import { everyone, needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok } from '../base/parts.ts'
import { count, nullableText, oneOf, open, text } from '../base/schemas.ts'
import { OwnFact } from '../facts/ground-truth-facts.ts'

/** Public registers of companies: what they have on record is proposed as facts. */

const register = {
  name: oneOf(REGISTER_NAMES, { description: 'Which register.' }),
  label: text('Its name for people.'),
  idLabel: text('What its numbers are called.'),
  idExample: text('What such a number looks like.'),
  byName: Type.Boolean({ description: 'Whether it can be searched by name.' }),
  licence: text('On what terms what it says may be used.'),
  terms: text('Where these terms are.'),
}

export const listRegisters = adminOperation('GET /api/admin/registers', {
  id: 'adminListRegisters',
  access: everyone('viewer'),
  summary: 'List the registers that can be asked, and which are switched on',
  answers: ok(
    open('Registers', 'The registers.', {
      items: Type.Array(
        open('RegisterState', 'A register.', {
          ...register,
          on: Type.Boolean({ description: 'Whether the operator has switched it on.' }),
          setting: text('The setting that does so.'),
        }),
        { description: 'All there are.' },
      ),
    }),
  ),
})

export const lookUpRegister = adminOperation('POST /api/admin/brands/{brandId}/registers', {
  id: 'adminLookUpRegister',
  access: needs('editor', 'params.brandId'),
  summary: 'Look a company up in a register: what is on record is proposed as facts',
  description:
    'With a number, legal name, seat and parent as far as the register has them are proposed, each with the words of the register, their digest and its licence, and wait for approval. With a name, the companies that have it are listed, and nothing is proposed: ask again with the number of the right one. Replies are kept for a while, and registers are asked no faster than their terms allow.',
  body: Type.Object({
    register: oneOf(REGISTER_NAMES),
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' })),
    name: Type.Optional(Type.String({ minLength: 2, maxLength: 200, pattern: '\\S' })),
  }),
  deadlineMs: 60_000,
  answers: ok(
    open('RegisterAnswer', 'What a register knows.', {
      register: open('Register', 'A register and its terms.', register),
      companies: Type.Array(
        open('RegisteredCompany', 'A company on record.', {
          id: text('Its number in the register.'),
          name: text('Its name.'),
          place: nullableText('Where it is; null where the register does not say.'),
          status: nullableText('As the register calls it.'),
        }),
        { description: 'The one with the number, or those with the name; none if there is no such company.' },
      ),
      items: Type.Array(OwnFact, { description: 'The facts that wait for approval now.' }),
      known: count('Facts on record that are in force already.'),
      waiting: count('Facts on record that wait already.'),
      refused: count('Facts on record that were refused or withdrawn before.'),
    }),
  ),
})
