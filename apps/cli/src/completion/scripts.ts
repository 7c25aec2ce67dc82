import type { Command } from 'commander'

export type Shell = 'bash' | 'zsh' | 'fish'

/** Made from the commands themselves, so that new ones are completed automatically. */
export function completionScript(shell: Shell, program: Command): string {
  const nodes = walk(program, [])
  return { bash, zsh, fish }[shell](nodes)
}

interface Node {
  /** `brands add`, empty for the program itself. */
  path: string
  commands: { name: string; summary: string }[]
  options: { flags: string[]; summary: string }[]
}

function walk(command: Command, path: readonly string[]): Node[] {
  const global = path.length === 0 ? [] : (rootOf(command).options ?? [])
  return [
    {
      path: path.join(' '),
      commands: command.commands.map((child) => ({
        name: child.name(),
        summary: firstSentence(child.summary() || child.description()),
      })),
      options: [...command.options, ...global].map(({ short, long, description }) => ({
        flags: [short, long].filter((flag) => flag !== undefined),
        summary: firstSentence(description),
      })),
    },
    ...command.commands.flatMap((child) => walk(child, [...path, child.name()])),
  ]
}

function rootOf(command: Command): Command {
  return command.parent === null ? command : rootOf(command.parent)
}

const firstSentence = (text: string): string => text.split(/[.:;\n]/)[0]?.replaceAll(/['"`$\\]/g, '') ?? ''
const wordsOf = ({ commands, options }: Node): string[] => [
  ...commands.map(({ name }) => name),
  ...options.flatMap(({ flags }) => flags.filter((flag) => flag.startsWith('--'))),
]

/** The cases that follow what was typed from one command to the next, alike in bash and zsh. */
const stepsOf = (nodes: readonly Node[]): string =>
  nodes
    .filter(({ path }) => path !== '')
    .map(({ path }) => `      "${path.includes(' ') ? path : ` ${path}`}") path="${path}" ;;`)
    .join('\n')

const bash = (nodes: readonly Node[]): string => `# bash completion of veracite
_veracite() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path="" word words
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ "$word" == -* ]] && continue
    case "$path $word" in
${stepsOf(nodes)}
    esac
  done
  case "$path" in
${nodes.map((node) => `    "${node.path}") words="${wordsOf(node).join(' ')}" ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [[ \${#COMPREPLY[@]} -eq 0 ]] && COMPREPLY=($(compgen -f -- "$current"))
}
complete -o filenames -F _veracite veracite
`

const zsh = (nodes: readonly Node[]): string => `#compdef veracite
_veracite() {
  local path="" word
  local -a choices
  for word in "\${words[@]:1:$((CURRENT - 2))}"; do
    [[ "$word" == -* ]] && continue
    case "$path $word" in
${stepsOf(nodes)}
    esac
  done
  case "$path" in
${nodes
  .map(
    (node) =>
      `    "${node.path}") choices=(${[
        ...node.commands.map(({ name, summary }) => `'${name}:${summary}'`),
        ...node.options.flatMap(({ flags, summary }) =>
          flags.filter((flag) => flag.startsWith('--')).map((flag) => `'${flag}:${summary}'`),
        ),
      ].join(' ')}) ;;`,
  )
  .join('\n')}
  esac
  _describe 'veracite' choices
  _files
}
compdef _veracite veracite
`

const fish = (nodes: readonly Node[]): string => {
  const lines = nodes.flatMap(({ path, commands, options }) => {
    const when =
      path === ''
        ? '__fish_use_subcommand'
        : path
            .split(' ')
            .map((word) => `__fish_seen_subcommand_from ${word}`)
            .join('; and ')
    return [
      ...commands.map(
        ({ name, summary }) => `complete -c veracite -n '${when}' -a '${name}' -d '${summary}'`,
      ),
      ...options.map(({ flags, summary }) => {
        const written = flags.map((flag) =>
          flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
        )
        return `complete -c veracite -n '${when}' ${written.join(' ')} -d '${summary}'`
      }),
    ]
  })
  return `# fish completion of veracite\n${lines.join('\n')}\n`
}
