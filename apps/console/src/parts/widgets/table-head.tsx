/** The names of the columns of a list; `actions` adds one for buttons, which only screen readers name. */
export const TableHead = ({
  columns,
  actions = false,
}: {
  columns: readonly string[]
  actions?: boolean
}) => (
  <thead>
    <tr>
      {columns.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
      {actions && (
        <th scope="col">
          <span class="hidden">Actions</span>
        </th>
      )}
    </tr>
  </thead>
)
