import { say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Button } from './action.tsx'

interface Props {
  title: ComponentChildren
  close: () => void
  children: ComponentChildren
}

/** Over the right edge, beside what it is about. Escape closes it, and the focus goes back to where it was. */
export function Drawer({ title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return (
    <dialog ref={dialog} class="dialog drawer" aria-labelledby={id} onClose={close}>
      <div class="spread">
        <h2 id={id}>{title}</h2>
        <Button name="×" class="quiet" aria-label={say('drawer.close')} press={close} />
      </div>
      {children}
    </dialog>
  )
}

interface OpensProps {
  name: string
  /** Named for those who hear several of them. */
  of?: string
  class?: string | undefined
  title?: string
  children: (close: () => void) => ComponentChildren
}

/** A button, and what it opens in a drawer. */
export function OpensDrawer({ name, of, class: look, title = name, children }: OpensProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button name={name} class={look} aria-label={of && `${name} ${of}`} press={() => setOpen(true)} />
      {isOpen && (
        <Drawer title={title} close={close}>
          {children(close)}
        </Drawer>
      )}
    </>
  )
}
