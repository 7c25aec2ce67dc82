import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { builtProduct } from '@veracite/testing/built-product'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** One process of the product, as an operator would start it. */
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
  /** The process gets only the given environment, nothing of the caller's. */
  start(entry: string, env: Record<string, string>, args?: readonly string[]): Process
  killAll(): Promise<void>
}

export async function createProcesses(): Promise<Processes> {
  const started = new Set<ChildProcess>()
  const built = await builtProduct()
  return {
    start: (entry, env, args = []) => startProcess([built(entry), ...args], env, started),
    async killAll() {
      await Promise.all(
        [...started].map(async (child) => {
          const gone = once(child, 'exit')
          child.kill('SIGKILL')
          await gone
        }),
      )
    },
  }
}

function startProcess(
  command: readonly string[],
  env: Record<string, string>,
  started: Set<ChildProcess>,
): Process {
  const [entry = ''] = command
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const child = spawn(process.execPath, [...command], {
    cwd: ROOT,
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-200_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  let isAlive = true
  const exited = once(child, 'exit').then(([code, signal]) => {
    isAlive = false
    started.delete(child)
    return { code: code as number | null, signal: signal as NodeJS.Signals | null }
  })
  const pid = child.pid ?? 0
  return {
    pid,
    output: () => output,
    isAlive: () => isAlive,
    exited,
    async said(pattern, timeoutMs = 60_000) {
      const deadline = performance.now() + timeoutMs
      for (;;) {
        const found = pattern.exec(output)
        if (found) return found
        if (!isAlive) throw new Error(`${entry} ended before it said ${pattern}:\n${output}`)
        if (performance.now() > deadline) throw new Error(`${entry} never said ${pattern}:\n${output}`)
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
