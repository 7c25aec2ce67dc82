import { styleText } from 'node:util'

const STYLES = ['bold', 'dim', 'red', 'green', 'yellow', 'cyan'] as const

/** Colours by name; when colours are off, each returns its text unchanged. */
export type Paint = Record<(typeof STYLES)[number], (text: string) => string>

export function createPaint(colours: boolean): Paint {
  const painted = STYLES.map((style) => [
    style,
    // Our caller decides whether there are colours, not the stream of this process.
    (text: string) => (colours && text !== '' ? styleText(style, text, { validateStream: false }) : text),
  ])
  return Object.fromEntries(painted) as Paint
}

/**
 * https://no-color.org: set and not empty means no colours. FORCE_COLOR is for recorders, which are not
 * terminals.
 */
export function wantsColour(
  { isTTY }: { isTTY: boolean },
  env: Readonly<Record<string, string | undefined>>,
  option: boolean | undefined,
): boolean {
  if (option === false || env.NO_COLOR || env.TERM === 'dumb') return false
  return isTTY || Boolean(env.FORCE_COLOR && env.FORCE_COLOR !== '0')
}
