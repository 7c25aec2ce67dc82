import { spawn } from 'node:child_process'
import { bun, install, root } from './install.mjs'

/**
 * Runs a TypeScript entry point on Bun and ends as it ends. Signals sent to this process alone are passed on; a
 * Ctrl-C reaches the whole process group anyway, and then this process only waits.
 */
export function runOnBun(entry, args, { cwd = root } = {}) {
  install()
  const child = spawn(bun, [entry, ...args], { cwd, stdio: 'inherit' })
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 128 : (code ?? 1)))
}
