import { expect } from 'vitest'

/** A single text is a whole command line. */
export const wordsOf = (words: string[]): string[] =>
  words.length === 1 ? (words[0] ?? '').split(' ') : words

type Cli = (...words: string[]) => Promise<{ code: number; stdout: string; stderr: string }>

/** What commands must do: `says` is the output of one that succeeds, `ends` expects a code and words on either output. */
export const expecting = (cli: Cli) => ({
  async says(...words: string[]): Promise<string> {
    const { code, stdout, stderr } = await cli(...words)
    expect([words, code, stderr]).toEqual([words, 0, expect.not.stringContaining('✗')])
    return stdout.trim()
  },
  async ends(code: number, shown: string | RegExp, ...words: string[]): Promise<void> {
    const ended = await cli(...words)
    const output = ended.stdout + ended.stderr
    expect([words, ended.code, output]).toEqual([
      words,
      code,
      typeof shown === 'string' ? expect.stringContaining(shown) : expect.stringMatching(shown),
    ])
  },
})
