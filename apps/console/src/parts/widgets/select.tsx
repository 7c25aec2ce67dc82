/** Values, each with the words that people read. */
export type Options = readonly (readonly [value: string, words: string])[]

export const named = <T extends string>(values: readonly T[], words: (value: T) => string): [T, string][] =>
  values.map((value) => [value, words(value)])

interface Look {
  id?: string
  disabled?: boolean
  'aria-label'?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string | undefined
}

export const Select = ({
  value,
  options,
  choose,
  ...look
}: Look & { value: string; options: Options; choose: (value: string) => void }) => (
  <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)} {...look}>
    {options.map(([one, words]) => (
      <option key={one} value={one}>
        {words}
      </option>
    ))}
  </select>
)
