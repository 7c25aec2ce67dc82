import { keysOf } from '@veracite/terms/keys-of'
import rows from '../engine-variables.json' with { type: 'json' }

/** The variables that hold a secret or a login. Which of them are set decides which engines can run. */
export type KeyVariable = keyof typeof rows.keys
export const KEY_VARIABLES = keysOf(rows.keys)
