import type { Io } from '../context.ts'
import { cut } from './lines.ts'

export interface Live {
  /** Shows these lines in place of the last ones. */
  update(lines: readonly string[]): void
  /** Removes the lines, to make room for the next output. */
  end(): void
}

/**
 * A few lines at the bottom of a terminal that are redrawn in place. Does nothing when the output is not a
 * terminal.
 */
export function startLive({ stderr }: Pick<Io, 'stderr'>): Live {
  if (!stderr.isTTY) return { update() {}, end() {} }
  let drawn = 0
  const goUp = () => (drawn === 0 ? '' : `\u001b[${drawn}F`)
  stderr.write(HIDE_CURSOR)
  return {
    update(lines) {
      // One line less than the terminal has: the cursor cannot move above the first.
      const fitting = lines.slice(0, Math.max(1, (stderr.rows ?? 24) - 1))
      const width = (stderr.columns ?? 80) - 1
      const text = fitting.map((line) => `${cut(line, width)}${CLEAR_REST}\n`).join('')
      stderr.write(`${goUp()}${text}${CLEAR_BELOW}`)
      drawn = fitting.length
    },
    end() {
      stderr.write(`${goUp()}${CLEAR_BELOW}${SHOW_CURSOR}`)
      drawn = 0
    },
  }
}

const HIDE_CURSOR = '\u001b[?25l'
const SHOW_CURSOR = '\u001b[?25h'
const CLEAR_REST = '\u001b[K'
const CLEAR_BELOW = '\u001b[J'
