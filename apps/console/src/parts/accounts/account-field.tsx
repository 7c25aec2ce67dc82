import type { AnswerOf } from '@veracite/contract/routes'
import { type Action, Field } from '../widgets/form.tsx'

export type Account = AnswerOf<'GET /api/admin/accounts'>['items'][number]

/** Which account something is for. */
export const AccountField = (props: {
  accounts: readonly Account[]
  value: string
  onChange: (accountId: string) => void
  action: Action
}) => (
  <Field label="Account" path="accountId" action={props.action}>
    {(field) => (
      <select
        {...field}
        value={props.value}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      >
        {props.accounts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
)
