import CASES from './install-commands.cases.json' with { type: 'json' }

/** A command found in a text that fetches or runs something by its name in a registry. */
export interface InstallCommand {
  /** As written, for error messages. */
  line: string
  /** What it asks for: names, paths, addresses. Empty when the command takes them from one of our files. */
  targets: string[]
}

/**
 * Finds the install commands in any text: shell, prose in backticks, JSON, program source. A reader who
 * copies one gets whatever is published under its names, so only names on our list may appear.
 */
export function installCommandsIn(text: string): InstallCommand[] {
  const shell = [...text.matchAll(COMMAND)].map((match) => {
    const rest = restOfCommand(text.slice(match.index + match[0].length))
    return { line: (match[0] + rest).trim(), targets: targetsOf(rest, RUNNERS.test(match[0])) }
  })
  // `"command": "npx", "args": ["-y", "name", …]`, and spawn('npx', ['-y', 'name']).
  const lists = [...text.matchAll(LIST_COMMAND)].map(([line, words = '']) => ({
    line: line.replaceAll(/\s+/g, ' '),
    targets: targetsOf([...words.matchAll(/["'`]([^"'`]*)["'`]/g)].map(([, word]) => word).join(' '), true),
  }))
  return [...shell, ...lists]
}

/** Local paths, placeholders and addresses of package files are not names in a registry. */
export const isPath = (target: string): boolean =>
  /^(\.{1,2}(\/|$)|\/|~\/|[A-Za-z]:[\\/]|file:|\$)/.test(target)

const flags = String.raw`(?:[ \t]+-[^\s'"\`]+)*[ \t]+`
const word = (words: string) => `(?:${words})`
const COMMAND = new RegExp(
  String.raw`(?<![\w./@-])${word(
    [
      `${word('npm|pnpm')}${flags}${word('install|i|add|exec|x|dlx|create|init')}`,
      `${word('yarn|bun|deno')}${flags}${word('add|install|i|dlx|x|create|global add')}`,
      word('npx|bunx|pnpx|uvx'),
      `${word(String.raw`(?:python[\d.]*[ \t]+-m[ \t]+)?pip[\d.]*`)}${flags}${word('install|download')}`,
      `uv${flags}${word('pip install|add|tool install|tool run|x')}`,
      `${word('pipx|poetry|conda|mamba')}${flags}${word('install|add|run')}`,
      `${word('brew|cargo|go|gem|apt|apt-get|apk|dnf|yum|snap|winget|choco|scoop')}${flags}${word('install|add')}`,
      `${word('docker|podman|nerdctl')}${flags}${word('pull|run')}`,
    ].join('|'),
  )}(?=[ \t]|$|["'\`])(?![ \t]*=)`,
  'gm',
)
const LIST_COMMAND = /["'](?:npx|bunx|pnpx|uvx|pipx)["']\s*,\s*(?:["']args["']\s*:\s*)?\[([^\]]*)\]/g
const RUNNERS = /npx|bunx|pnpx|uvx|dlx|exec|\bx\b|\brun\b|create|init/
const OPTIONS_WITH_VALUE = new Set(CASES.optionsWithValue)

/** Up to the end of the command: end of line, closing quote, pipe or next command. */
function restOfCommand(text: string): string {
  const joined = text.replaceAll(/\\\n[ \t]*/g, ' ')
  return /^(?:[^\n\r`'"#;|&<>)]|(?<=\s)(["'])[^"'\n]*\1)*/.exec(joined)?.[0] ?? ''
}

/** A runner fetches only the first word; the rest are that program's own arguments. */
function targetsOf(rest: string, isRunner: boolean): string[] {
  const targets: string[] = []
  const words = rest
    .replaceAll(/["']/g, '')
    .split(/\s+/)
    .filter((one) => /\w|^\.$/.test(one))
  for (let i = 0; i < words.length; i++) {
    const one = words[i] ?? ''
    // `pip install -e ./folder` names what is installed.
    if (one === '-e' && isPath(words[i + 1] ?? '')) continue
    if (OPTIONS_WITH_VALUE.has(one)) i++
    else if (!one.startsWith('-')) targets.push(one.replace(/[.,:]+$/, '') || one)
    if (isRunner && targets.length > 0) break
  }
  return targets
}
