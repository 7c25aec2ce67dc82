/** The input does not have the form its format demands. The message is one sentence for people. */
export class FormatError extends Error {
  override name = 'FormatError'
}

/** Nothing is known to be wrong, but this reader lacks the means to look. A step that meets it never passes. */
export class CannotCheck extends FormatError {}

/** How the reason of a step begins that could not be checked. */
export const UNCHECKED = 'not checked: '
