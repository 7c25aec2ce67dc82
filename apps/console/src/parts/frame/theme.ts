const KEY = 'veracite-theme'
const isDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches

/** What was chosen last time, before anything is drawn. */
export function applyTheme(): void {
  try {
    const chosen = localStorage.getItem(KEY)
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
  } catch {
    // Nothing is remembered in a private window.
  }
}

/** The other one; when that is the system's own setting, the system decides again. */
export function changeTheme(): void {
  const { dataset } = document.documentElement
  const now = dataset.theme ?? (isDark() ? 'dark' : 'light')
  const next = now === 'dark' ? 'light' : 'dark'
  const isSystem = (next === 'dark') === isDark()
  if (isSystem) delete dataset.theme
  else dataset.theme = next
  try {
    if (isSystem) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    // It holds until the page is closed.
  }
}
