import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IN_INSTALLATION } from '../commands/in-installation.ts'
import type { Output } from '../context.ts'
import { run } from '../run.ts'
import { Screen } from './screen.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

interface Surroundings {
  env?: Record<string, string>
  cwd?: string
}

/** Nothing of the tester's own environment: no token, no address, no colours. */
const environment = (env: Record<string, string> = {}) => ({
  PATH: process.env.PATH ?? '',
  HOME: '/nonexistent',
  VERACITE_DATA_DIR: '/nonexistent',
  ...env,
})

/** The real program in a separate process, its output in pipes. */
export async function runCli(
  words: string[],
  { env, cwd, input = '' }: Surroundings & { input?: string } = {},
) {
  const child = Bun.spawn([process.execPath, MAIN, ...words], {
    env: environment(env),
    cwd: cwd ?? join(MAIN, '..'),
    stdin: Buffer.from(input),
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [stdout, stderr, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  return { code, stdout, stderr }
}

/**
 * The same in this process, which saves a quarter of a second of loading for each command. For what a command says and
 * does; how the program starts, ends and meets pipes and terminals is tested with the real one.
 */
export async function runHere(words: string[], { env, cwd }: Surroundings = {}) {
  const stdout = collect()
  const stderr = collect()
  const code = await run(
    words,
    {
      env: environment(env),
      cwd: cwd ?? join(MAIN, '..'),
      stdout: stdout.output,
      stderr: stderr.output,
      stdin: { isTTY: false },
      now: () => Date.now(),
    },
    IN_INSTALLATION,
  )
  return { code, stdout: stdout.text(), stderr: stderr.text() }
}

function collect(): { output: Output; text(): string } {
  let written = ''
  const write = (text: string) => {
    written += text
  }
  return { output: { write, isTTY: false, columns: undefined, rows: undefined }, text: () => written }
}

/** The real program in a terminal. `type` is sent as soon as the screen shows `when`. */
export async function runInTerminal(
  words: string[],
  options: Surroundings & { columns?: number; rows?: number; keys?: { when: RegExp; type: string }[] } = {},
) {
  const screen = new Screen()
  const closed = Promise.withResolvers<void>()
  const keys = [...(options.keys ?? [])]
  const decoder = new TextDecoder()
  let bytes = ''
  const child = Bun.spawn([process.execPath, MAIN, ...words], {
    env: environment({ TERM: 'xterm-256color', ...options.env }),
    cwd: options.cwd ?? join(MAIN, '..'),
    terminal: {
      cols: options.columns ?? 100,
      rows: options.rows ?? 40,
      data(terminal: { write(text: string): void }, chunk: Uint8Array) {
        const text = decoder.decode(chunk, { stream: true })
        bytes += text
        screen.write(text)
        const [next] = keys
        if (next?.when.test(screen.text())) {
          keys.shift()
          terminal.write(next.type)
        }
      },
      exit: () => closed.resolve(),
    },
  })
  const code = await child.exited
  // The last bytes may arrive after the news of the end.
  await closed.promise
  return { code, screen: screen.text(), frames: screen.drawnOver, bytes }
}
