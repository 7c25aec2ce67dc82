import { checkDeclaration } from './check-declaration.ts'
import type { Declaration } from './declaration.ts'

/** A return window in days, with what is given in its place. */
export const GIVEN = {
  name: 'return_window',
  label: 'Return window',
  question: 'Within how many days can a purchase be sent back?',
  value: { kind: 'number', unit: 'days' },
  compare: 'equal',
  examples: [{ text: 'You have 10 days to send it back', value: '10 days' }],
}

export function aDeclaration(change: Record<string, unknown> = {}): Declaration {
  const checked = checkDeclaration({ ...GIVEN, ...change })
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems))
  return checked.declaration
}
