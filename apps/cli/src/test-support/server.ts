import { join } from 'node:path'
import { type ApiOptions, useApi } from '@veracite/api/test-support/server'
import { quickFolder } from '@veracite/testing/quick-folder'
import { useFolder } from '@veracite/testing/temporary-folder'
import { TEST_TOKEN } from '@veracite/testing/world'
import { runHere } from './cli.ts'
import { expecting, wordsOf } from './expecting.ts'

/**
 * A server with a worker, and the command line that talks to it, both in this process, for all tests of a file. For
 * what commands say; the program that `npm start` starts is tested with the whole command line.
 */
export function useCli(options: ApiOptions | (() => Promise<ApiOptions>) = {}) {
  const { world, api } = useApi(options)
  const folder = useFolder(quickFolder())

  const cli = (...words: string[]) => {
    const env = { VERACITE_URL: api.url, VERACITE_TOKEN: TEST_TOKEN, XDG_STATE_HOME: join(folder, 'state') }
    return runHere(wordsOf(words), { env, cwd: folder })
  }
  return { world, api, cli, ...expecting(cli), file: (name: string) => join(folder, name) }
}

/** The documents of `--json`, one to a line. */
export const lines = <T>(stdout: string): T[] =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
