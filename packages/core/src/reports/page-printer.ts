/** A browser that prints pages. */
export interface PagePrinter {
  /**
   * The page as PDF, as a browser would print it. The page may load nothing. Null if there is no browser, or it failed or
   * took too long: somebody else prints then.
   */
  print(html: string): Promise<Uint8Array | null>
}
