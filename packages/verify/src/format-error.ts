/** The input does not have the form its format demands. The message is one sentence for people. */
export class FormatError extends Error {
  override name = 'FormatError'
}
