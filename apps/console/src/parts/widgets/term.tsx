import type { ComponentChildren } from 'preact'

interface Props {
  name: string
  /** The class of what stands beside the name. */
  look?: string | undefined
  children: ComponentChildren
}

/** A name and what it stands for, in a list of them. */
export const Term = ({ name, look, children }: Props) => (
  <div>
    <dt>{name}</dt>
    <dd class={look}>{children}</dd>
  </div>
)
