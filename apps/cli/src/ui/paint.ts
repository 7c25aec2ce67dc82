/** Colours by name; without colours each gives its text back. */
export type Paint = Record<keyof typeof CODES, (text: string) => string>

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const

export function createPaint(colours: boolean): Paint {
  const painted = Object.entries(CODES).map(([name, [on, off]]) => [
    name,
    colours
      ? (text: string) => (text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`)
      : (text: string) => text,
  ])
  return Object.fromEntries(painted) as Paint
}

/** https://no-color.org: set and not empty means none. FORCE_COLOR is for recorders that are no terminal. */
export function wantsColour(
  { isTTY }: { isTTY: boolean },
  env: Readonly<Record<string, string | undefined>>,
  option: boolean | undefined,
): boolean {
  if (option === false || env.NO_COLOR || env.TERM === 'dumb') return false
  return isTTY || Boolean(env.FORCE_COLOR && env.FORCE_COLOR !== '0')
}
