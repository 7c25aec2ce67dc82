export interface Finding {
  name: string
  state: 'good' | 'warn' | 'bad'
  detail: string
  /** How to fix it; null when nothing needs doing. */
  todo: string | null
}

export const good = (name: string, detail: string): Finding => ({ name, state: 'good', detail, todo: null })
export const warn = (name: string, detail: string, todo: string): Finding => ({
  name,
  state: 'warn',
  detail,
  todo,
})
export const bad = (name: string, detail: string, todo: string): Finding => ({
  name,
  state: 'bad',
  detail,
  todo,
})
