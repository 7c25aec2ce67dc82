import { say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Button, type IconName } from './action.tsx'

interface Props {
  title: ComponentChildren
  close: () => void
  children: ComponentChildren
}

/** Over the right edge, beside what it is about. Escape closes it, and the focus goes back to where it was. */
function Drawer({ title, close, children }: Props) {
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

export interface OpensProps {
  name: string
  /** Named for those who hear several of them. */
  of?: string | undefined
  class?: string | undefined
  icon?: IconName
  title?: string | undefined
  /** As an address may ask for. */
  isOpenAtFirst?: boolean
  opened?: () => void
  children: (close: () => void) => ComponentChildren
}

/** A button, and what it opens in a drawer. */
export function OpensDrawer({
  name,
  of,
  title = name,
  isOpenAtFirst = false,
  opened = () => {},
  children,
  ...look
}: OpensProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const close = () => setOpen(false)
  const open = () => {
    opened()
    setOpen(true)
  }
  return (
    <>
      <Button name={name} press={open} {...(of && { 'aria-label': `${name} ${of}` })} {...look} />
      {isOpen && (
        <Drawer title={title} close={close}>
          {children(close)}
        </Drawer>
      )}
    </>
  )
}
