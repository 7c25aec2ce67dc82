import type { ComponentChildren } from 'preact'
import { Help } from './page.tsx'

interface Props {
  name: string
  figure: ComponentChildren
  help?: string
  children: ComponentChildren
}

/** One number in a row of them, with a line below it. */
export const Figure = ({ name, figure, help, children }: Props) => (
  <div class="card">
    <dt class="titled">
      {name} {help && <Help about={name}>{help}</Help>}
    </dt>
    <dd class="figure">{figure}</dd>
    <dd class="soft">{children}</dd>
  </div>
)
