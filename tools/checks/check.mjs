import { install } from '../install.mjs'
import { runTurbo } from './run-turbo.mjs'

/**
 * Types, lint, format, import cycles, unused exports and generated files: everything that can be checked
 * without tests.
 */
export const CHECKS = ['check:types', 'check:lint', 'check:unused', 'check:generated']

if (process.argv[1] === import.meta.filename) {
  install()
  process.exit(runTurbo(CHECKS, ['--output-logs=errors-only']).status)
}
