/**
 * The start cannot go on, and the operator can do something about it. The message is one public sentence that
 * says what is wrong and what to do: it is printed as it is, without a stack, so it never carries a secret.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
