import type { ComponentChildren } from 'preact'

/** A question mark that says what a figure is and how it is counted. Opens with a click or a key, closes again. */
export const Help = ({ about, children }: { about: string; children: ComponentChildren }) => (
  <details class="help">
    <summary class="help-mark" aria-label={`What is this: ${about}?`}>
      ?
    </summary>
    <div class="help-text">{children}</div>
  </details>
)
