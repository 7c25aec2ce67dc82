import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** For what keyboards and screen readers are led to as soon as it is there, as its `ref`. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** A key, named in a sentence. */
export const kbd = (words: ComponentChildren) => <kbd>{words}</kbd>

/** Single keys, but not while somebody is typing or holds another key for something else. */
export function useKeys(keys: Record<string, () => unknown>): void {
  // A layout effect: a key pressed as soon as the screen has changed must act on the new screen.
  useLayoutEffect(() => {
    const control = new AbortController()
    document.addEventListener(
      'keydown',
      (event) => {
        const isTyping =
          event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null
        const act = keys[event.key]
        if (act === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        act()
      },
      { signal: control.signal },
    )
    return () => control.abort()
  })
}
