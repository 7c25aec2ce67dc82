// Served as it is, before the renderer. Its markup has attributes that screen readers cannot make sense of: buttons that are
// "selected", lists of tabs that hold no tabs, buttons without a name. They are put right as they appear.
{
  const wrong = '[role=tablist], button, a[href], ul.endpoints'
  const mend = (element) => {
    if (element.matches('button[aria-selected]:not([role=tab]):not([role=option])')) {
      if (element.getAttribute('aria-selected') === 'true') element.setAttribute('aria-current', 'true')
      else element.removeAttribute('aria-current')
      element.removeAttribute('aria-selected')
    }
    if (element.matches('[role=tablist].client-libraries-list')) {
      element.setAttribute('role', 'group')
      element.removeAttribute('aria-orientation')
      for (const tab of element.querySelectorAll('[role=tab]')) {
        tab.setAttribute('aria-pressed', tab.getAttribute('aria-selected') ?? 'false')
        tab.removeAttribute('role')
        tab.removeAttribute('aria-selected')
      }
    }
    if (element.matches('button[role=search]')) element.removeAttribute('role')
    if (element.matches('.scalar-code-copy:not([aria-label])')) {
      element.removeAttribute('aria-labelledby')
      element.setAttribute('aria-label', 'Copy')
    }
    if (element.matches('a[href]:not([aria-label]):not([aria-labelledby])') && !nameOf(element)) {
      element.setAttribute('aria-label', element.hostname || element.getAttribute('href'))
    }
    // A list that scrolls must be reachable by keys.
    if (element.matches('ul.endpoints')) element.tabIndex = 0
    if (element.matches('button:not([aria-label]):not([aria-labelledby]):not([title])') && !nameOf(element)) {
      element.setAttribute('aria-label', element.matches('[class*=search]') ? 'Search' : 'More')
    }
  }
  // What is hidden from screen readers names nothing.
  const nameOf = (element) => {
    const copy = element.cloneNode(true)
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return copy.textContent.trim()
  }
  const look = (root) => {
    if (!(root instanceof Element)) return
    if (root.matches(wrong)) mend(root)
    for (const element of root.querySelectorAll(wrong)) mend(element)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') look(target)
      else for (const node of addedNodes) look(node)
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-selected', 'role'],
  })
}
