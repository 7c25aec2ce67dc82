/** A shell block of a page, and what its author says about running it, in the comment above. */
export interface ShellBlock {
  /** Line of the page where its commands begin. */
  line: number
  /** Its section: the text of the level-two heading above it. */
  section: string
  code: string
  /** Null: no comment says whether it is run. */
  plan: BlockPlan | null
}

export type BlockPlan =
  | { run: true; exitCode: number; says: string | null }
  /** It needs something that a test does not have: Docker, an engine key, a second machine. */
  | { run: false; because: string }

/**
 * Finds the blocks that begin with ```sh. The comment above each is invisible to readers:
 * `<!-- run -->`, `<!-- run: says TEXT -->`, `<!-- run: exit 4, says TEXT -->` or `<!-- not run: reason -->`.
 */
export function shellBlocksOf(page: string): ShellBlock[] {
  const lines = page.split('\n')
  return lines.flatMap((text, at) => {
    if (text !== '```sh') return []
    const end = lines.indexOf('```', at + 1)
    if (end < 0) throw new Error(`The block of line ${at + 1} has no end.`)
    return [
      {
        line: at + 2,
        section: sectionAt(lines, at),
        code: lines.slice(at + 1, end).join('\n'),
        plan: planOf(lines[at - 1] ?? ''),
      },
    ]
  })
}

const sectionAt = (lines: readonly string[], at: number) =>
  lines
    .slice(0, at)
    .findLast((text) => text.startsWith('## '))
    ?.slice(3) ?? ''

function planOf(comment: string): BlockPlan | null {
  const [, because] = /^<!-- not run: (\S.*) -->$/.exec(comment) ?? []
  if (because !== undefined) return { run: false, because }
  const run = /^<!-- run(?:: (?:exit (\d+))?(?:, )?(?:says (.+))?)? -->$/.exec(comment)
  return run && { run: true, exitCode: Number(run[1] ?? 0), says: run[2] ?? null }
}

/**
 * All blocks of a page that are run, as one `sh` script, so that later blocks see the variables of earlier
 * ones. A marker line before each says where it is, for error messages and to tell the outputs apart.
 */
export function scriptOf(blocks: readonly ShellBlock[]): string {
  const parts = blocks.flatMap(({ line, code, plan }) => {
    if (!plan?.run) return []
    const mark = `printf '\\n${markOf(line)}\\n'`
    if (plan.exitCode === 0) return [mark, code]
    return [mark, `set +e; (\n${code}\n); status=$?; set -e; test "$status" -eq ${plan.exitCode}`]
  })
  return ['set -eu', ...parts, ''].join('\n')
}

/** What each block printed, by the line where it begins. */
export function outputsOf(output: string): Map<number, string> {
  const [, ...parts] = output.split(/^### line (\d+)$/m)
  const pairs = Array.from({ length: parts.length / 2 }, (_, n) => parts.slice(2 * n, 2 * n + 2))
  return new Map(pairs.map(([line = '', text = '']) => [Number(line), text]))
}

const markOf = (line: number) => `### line ${line}`
