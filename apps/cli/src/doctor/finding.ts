export interface Finding {
  name: string
  state: 'good' | 'warn' | 'bad'
  detail: string
  /** What would make it right; null when nothing must be done. */
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
