import { existsSync } from 'node:fs'

/** The path of a Chromium for page tests; undefined, with a line on the console, if this machine has none. */
export function findChromium(covers: string): string | undefined {
  const found = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => path !== undefined && existsSync(path))
  if (found === undefined)
    console.log(`not covered by this run: ${covers} in Chromium (none found; set CHROMIUM_PATH)`)
  return found
}
