/** For people and programs that read on: what is not UTF-8 becomes U+FFFD, and a byte order mark is a character. */
export const textOfBytes = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
