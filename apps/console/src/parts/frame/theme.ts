import { remember, remembered } from '../widgets/remembered.ts'

const isDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches

/** What was chosen last time, before anything is drawn. */
export function applyTheme(): void {
  const chosen = remembered('veracite-theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
}

/** The other one; when that is the system's own setting, the system decides again. */
export function changeTheme(): void {
  const { dataset } = document.documentElement
  const now = dataset.theme ?? (isDark() ? 'dark' : 'light')
  const next = now === 'dark' ? 'light' : 'dark'
  const isSystem = (next === 'dark') === isDark()
  if (isSystem) delete dataset.theme
  else dataset.theme = next
  remember('veracite-theme', isSystem ? null : next)
}
