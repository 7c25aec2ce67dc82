import { PREDICATES } from '@veracite/verdicts/predicates/all'
import type { Form, Input } from '@veracite/verdicts/predicates/check'
import HINTS from './predicate-hints.json' with { type: 'json' }

/** The common predicates, with the fields of a form for entering a fact. */
export const adminPredicates = () => ({
  list: () => ({
    items: PREDICATES.map(({ name, label, hint, single, check }) => ({
      name,
      label,
      // Those of the predicates are written for models.
      hint: (HINTS as Record<string, string | undefined>)[name] ?? hint,
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
