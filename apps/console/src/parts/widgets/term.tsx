import type { ComponentChildren } from 'preact'

/** A name and what it stands for, in a list of them. */
export const Term = ({
  name,
  look,
  children,
}: {
  name: string
  /** The class of what stands beside the name. */
  look?: string | undefined
  children: ComponentChildren
}) => (
  <div>
    <dt>{name}</dt>
    <dd class={look}>{children}</dd>
  </div>
)
