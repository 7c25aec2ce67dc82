import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { builtProduct } from './built-product.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** A process, as an operator would start it. */
export interface Process {
  readonly pid: number
  output(): string
  isAlive(): boolean
  /** Waits for a line; fails when the process ends first. */
  said(pattern: RegExp, timeoutMs?: number): Promise<RegExpExecArray>
  signal(name: NodeJS.Signals): void
  /** Exit code, or the signal that ended it. */
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  kill(): Promise<void>
}

/** The processes of one test: none is left behind, however the test ends. */
export interface Processes {
  /** Starts an entry point of the product. */
  start(entry: string, env: Record<string, string>, args?: readonly string[]): Process
  killAll(): Promise<void>
}

export async function createProcesses(): Promise<Processes> {
  const started: Process[] = []
  const built = await builtProduct()
  return {
    start(entry, env, args = []) {
      const child = startProcess([process.execPath, built(entry), ...args], env)
      started.push(child)
      return child
    },
    killAll: async () => void (await Promise.all(started.map((child) => child.kill()))),
  }
}

/** The process gets only the given environment, nothing of the caller's. `detached`: it leads a group of processes. */
export function startProcess(
  command: readonly string[],
  env: Record<string, string>,
  options: { cwd?: string; detached?: boolean } = {},
): Process {
  const [program = '', ...args] = command
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const child: ChildProcess = spawn(program, args, {
    cwd: ROOT,
    ...options,
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-200_000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  let isAlive = true
  const exited = once(child, 'exit').then(([code, signal]) => {
    isAlive = false
    return { code: code as number | null, signal: signal as NodeJS.Signals | null }
  })
  return {
    pid: child.pid ?? 0,
    output: () => output,
    isAlive: () => isAlive,
    exited,
    async said(pattern, timeoutMs = 180_000) {
      const deadline = performance.now() + timeoutMs
      for (;;) {
        const found = pattern.exec(output)
        if (found) return found
        if (!isAlive) throw new Error(`${command.join(' ')} ended before it said ${pattern}:\n${output}`)
        if (performance.now() > deadline)
          throw new Error(`${command.join(' ')} never said ${pattern}:\n${output}`)
        await Bun.sleep(10)
      }
    },
    signal: (name) => void child.kill(name),
    async kill() {
      if (!isAlive) return
      child.kill('SIGKILL')
      await exited
    },
  }
}
