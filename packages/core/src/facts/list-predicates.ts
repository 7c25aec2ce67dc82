import { PREDICATES } from '@veracite/verdicts/predicates/all'
import type { Form, Input } from '@veracite/verdicts/predicates/check'

/** The common predicates, with the fields of a form for entering a fact. */
export const adminPredicates = () => ({
  list: () => ({
    items: PREDICATES.map(({ name, label, hint, question, single, check }) => ({
      name,
      label,
      hint: question ?? hint,
      single,
      inputs: inputsOf(check.form),
    })),
  }),
})

export const inputsOf = (form: Form) =>
  form.kind === 'record'
    ? form.members.map(({ member, needed, ...input }) => inputBody(input, member, needed))
    : [inputBody(form, null, true)]

const inputBody = (input: Input, member: string | null, needed: boolean) => ({
  member,
  kind: input.kind,
  needed,
  least: 'least' in input ? input.least : null,
  most: 'most' in input ? input.most : null,
})
