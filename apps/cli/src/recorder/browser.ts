import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import type { AddressInfo, Server } from 'node:net'
import { delimiter, join } from 'node:path'
import type { Additions, VisibleText } from '@veracite/app-answers/recordings/visible-text'

/** Where to look on a page, from the engine's profile. */
export interface Looking {
  hosts: readonly string[]
  answer: string
  additions: Additions
}

export interface Seen {
  page: VisibleText | null
  /** PNG; null where the browser gives none in time. */
  picture: Uint8Array | null
}

/** A browser of the person's own, with a fresh profile. It is never told to type, to click or to open anything of the app. */
export interface RecordedBrowser {
  /** `Firefox 153.7 on linux` */
  name: string
  /** Returns when no TLS session is left that could be resumed. */
  forgetSessions(): Promise<void>
  /** Rejects with a sentence where the page cannot be read. */
  look(looking: Looking): Promise<Seen>
  /** Settles when the person has closed it. */
  closed: Promise<void>
  close(): Promise<void>
}

export interface Opening {
  /** An empty folder for its profile, removed by the caller. */
  folder: string
  keyLog: string
  proxyPort: number
  /** The recorder's own page. */
  control: string
  /** Where the person signs in. */
  start: string
  /** A program instead of those that are looked for. */
  program?: string | undefined
}

/** Listens on a free port, for this machine alone. */
export async function listenHere(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

export function findProgram(names: readonly string[], path: string): string | null {
  for (const name of names)
    for (const folder of name.startsWith('/') ? [''] : path.split(delimiter)) {
      const file = folder === '' ? name : join(folder, name)
      try {
        accessSync(file, constants.X_OK)
        return file
      } catch {
        // The next place.
      }
    }
  return null
}

export function start(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): { child: ChildProcess; closed: Promise<void>; close(): Promise<void> } {
  const child = spawn(program, args, { env, stdio: 'ignore', detached: true })
  const closed = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const kill = (signal: NodeJS.Signals): void => {
    try {
      // With its helper processes, which are in its group.
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // It has ended already.
    }
  }
  return {
    child,
    closed,
    async close() {
      kill('SIGTERM')
      const late = setTimeout(() => kill('SIGKILL'), CLOSE_MS)
      await closed
      clearTimeout(late)
      kill('SIGKILL')
    },
  }
}

const CLOSE_MS = 5_000
