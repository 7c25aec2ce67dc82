import type { CasePrinter } from '@veracite/evidence/cases/case-printer'

/** Prints pages as one PDF. The library and the fonts are loaded when something is printed for the first time. */
export function createPdfPrinter(): CasePrinter {
  return {
    async print(pages, settings) {
      const { printDocument } = await import('./print-document.ts')
      return printDocument(pages, settings)
    },
  }
}
