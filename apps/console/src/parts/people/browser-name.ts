/** Edge and Opera also call themselves Chrome, and Chrome calls itself Safari: the first that fits is it. */
const BROWSERS = [
  [/\bEdg\w*\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bFirefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)\S* .*Safari\//, 'Safari'],
] as const
const SYSTEM = /Android|iPhone|iPad|Windows|Mac OS X|Linux/

/** `Firefox 140, Linux`, from what a browser says of itself; that itself, if it names no known one. Pure. */
export function browserName(userAgent: string): string {
  for (const [pattern, name] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined)
      return [`${name} ${version}`, SYSTEM.exec(userAgent)?.[0]].filter(Boolean).join(', ')
  }
  return userAgent
}
