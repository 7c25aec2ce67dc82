// Served as it is, before the renderer. The policy of the page takes style elements only with the nonce of this
// answer, so each one that the renderer makes gets it before it is put into the page.
{
  const { nonce } = document.currentScript
  const make = document.createElement.bind(document)
  document.createElement = (name, options) => {
    const element = make(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
}
