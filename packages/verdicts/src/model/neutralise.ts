/**
 * The text as a model may see it: it cannot close a fence, and holds nothing that a person looking at it would not see.
 * A quote that runs over a changed place is not found in the answer later, and its claim is dropped.
 */
export const withoutMarkers = (text: string): string =>
  text
    .toWellFormed()
    // Letters of the tag block are invisible on every screen and legible to every model.
    .replace(/[\u{e0000}-\u{e007f}]/gu, '')
    .replace(/<{2,}/g, (run) => '‹'.repeat(run.length))
    .replace(/>{2,}/g, (run) => '›'.repeat(run.length))
    .replace(/veracite:(?=[a-z]+:)/gi, 'veracite·')
