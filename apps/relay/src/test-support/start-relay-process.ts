import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface RelayProcess {
  port: number
  vkey: string
  /** Bytes of memory it holds, after everything unused was thrown away. */
  memory(): Promise<number>
  /** Everything that it has printed, to either output. */
  printed(): string
  /** At once and without a word, as when the power goes. */
  kill(): Promise<void>
}

/** A real relay that can be killed. `within` is a command that starts its arguments, for limits of the system. */
export async function startRelayProcess(
  providerPort: number,
  options: { dataFolder?: string; within?: readonly string[] } = {},
): Promise<RelayProcess> {
  const { dataFolder, within = [] } = options
  const own = [process.execPath, `${import.meta.dirname}/relay-process.ts`, String(providerPort)]
  const [command = '', ...args] = [...within, ...own, ...(dataFolder === undefined ? [] : [dataFolder])]
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  let printed = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async (): Promise<string> => {
    const line = await lines.next()
    if (line.done === true) throw new Error(`The relay ended: ${printed}`)
    return line.value
  }
  const exited = once(child, 'exit')
  const { port, vkey } = JSON.parse(await next()) as { port: number; vkey: string }
  return {
    port,
    vkey,
    async memory() {
      child.stdin.write('\n')
      return Number((await next()).split(' ')[0])
    },
    printed: () => printed,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
