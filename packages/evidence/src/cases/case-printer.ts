import type { Say } from '@veracite/words/say-in'

/** A page of the case as it was written for a browser. */
export interface PageToPrint {
  /** `Index`, `Exhibit 3`: stands on each of its sheets, and in the table of contents. */
  label: string
  html: string
}

export interface PrintSettings {
  title: string
  author: string
  /** Stands on every sheet, as sheets get separated. */
  foot: string
  madeAt: Date
  /** The language of the pages, for what stands on every sheet. */
  say: Say
}

export interface CasePrinter {
  /**
   * The pages as one PDF: their words in their order, every page on a new sheet, and nothing else but labels,
   * the foot and the number of the sheet. Sheets of a page that is a demonstration say so. Nothing in it can be
   * followed or run. The same input gives the same bytes. Other work goes on meanwhile.
   */
  print(pages: readonly PageToPrint[], settings: PrintSettings): Promise<Uint8Array>
}
