import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bun, install, root } from '../install.mjs'

/**
 * Runs a TypeScript entry point on Bun and exits as it does. Signals sent only to this process are passed on.
 * Ctrl-C reaches the whole process group anyway, so this process then only waits, unless it is told which
 * signal to send: it cannot tell Ctrl-C from a SIGINT that only it received.
 */
export function runOnBun(entry, args, { cwd = root, onInterrupt = null } = {}) {
  install({ acceptsProduction: entry.startsWith(join(root, 'apps')) })
  const child = spawn(bun, [entry, ...args], { cwd, stdio: 'inherit' })
  // npm passes a Ctrl-C on as well, so it arrives here twice.
  let interrupted = false
  process.on('SIGINT', () => {
    if (onInterrupt !== null && !interrupted) child.kill(onInterrupt)
    interrupted = true
  })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 128 : (code ?? 1)))
}
