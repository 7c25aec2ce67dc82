import type { JSX } from 'preact'

/** How a button looks and what else is said about it. */
export type ButtonLook = Omit<JSX.IntrinsicElements['button'], 'name' | 'type' | 'onClick' | 'children'>

export const Button = ({ name, press, ...look }: ButtonLook & { name: string; press: () => unknown }) => (
  <button type="button" onClick={() => press()} {...look}>
    {name}
  </button>
)

interface LinkProps {
  name: string
  href: string
  class?: string
  /** The address is a file; a text is its name. */
  download?: boolean | string
}

/** A link that looks like a button. */
export const LinkButton = ({ name, class: look = '', ...link }: LinkProps) => (
  <a class={`button ${look}`} {...link}>
    {name}
  </a>
)
