import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

/** Folded; what is in it is made, and loaded, when it is opened. */
export function OnDemand({ title, children }: { title: string; children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  )
}
