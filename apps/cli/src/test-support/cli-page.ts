import { fileURLToPath } from 'node:url'
import { startSampleServer } from '@veracite/testing/sample-server'
import type { Command } from 'commander'
import { IN_INSTALLATION } from '../commands/in-installation.ts'
import type { Io } from '../context.ts'
import { createProgram } from '../program.ts'
import { runInTerminal } from './cli.ts'

const WIDTH = 96
const repository = fileURLToPath(new URL('../../../..', import.meta.url))

/** docs/cli.md as a whole: what the program says of itself, and what it looks like. */
export async function cliPage(): Promise<string> {
  const screens = await takeScreens()
  return [
    '# The command line',
    '',
    '<!-- Made by tools/generate/generate-cli-docs.ts from the help texts and from the program itself. Do not edit. -->',
    '',
    'In the repository: `npm run veracite -- …`. It finds a server that was started here with `npm start` by itself; `VERACITE_URL` and `VERACITE_TOKEN` lead to any other. npm itself prints two lines first: scripts that read JSON call `npm run -s veracite -- … --json`.',
    '',
    '## What it looks like',
    ...screens.flatMap(({ line, text }) => ['', '```text', `$ veracite ${line}`, '', text, '```']),
    '',
    '## Commands',
    '',
    ...helpTexts().flatMap(({ name, text }) => [`### ${name}`, '', '```text', text.trimEnd(), '```', '']),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

async function takeScreens(): Promise<{ line: string; text: string }[]> {
  const server = startSampleServer()
  const env = { VERACITE_URL: server.url, VERACITE_TOKEN: 'sample'.padEnd(32, '.') }
  try {
    const scan = await runInTerminal(['scan', 'halden-instruments.com', '--wait'], { env, columns: WIDTH })
    const underway = scan.frames.find((frame) => frame.includes('left')) ?? ''
    const verify = await runInTerminal(['verify', 'vectors/bundles/good.json'], {
      columns: WIDTH,
      cwd: repository,
    })
    const { key } = await Bun.file(`${repository}vectors/bundles/key-places.json`).json()
    const verifyWithKey = await runInTerminal(['verify', 'vectors/bundles/good.json', '--key', key], {
      columns: WIDTH,
      cwd: repository,
    })
    const doctor = await runInTerminal(['doctor'], { env, columns: WIDTH })
    return [
      { line: 'scan halden-instruments.com --wait      (while it runs)', text: steady(underway) },
      { line: 'scan halden-instruments.com --wait      (at the end)', text: scan.screen },
      { line: 'verify bundle.json', text: verify.screen },
      {
        line: `verify bundle.json --key '${key}'`,
        text: `${verifyWithKey.screen.split('\n').slice(0, 8).join('\n')}\n  …`,
      },
      { line: 'doctor', text: doctor.screen.replaceAll(server.url, 'http://127.0.0.1:3000') },
    ]
  } finally {
    await server.stop()
  }
}

/** How long the recording took is not worth a new version of the page. */
const steady = (screen: string): string => screen.replace(/about \d+ s left/, 'about 6 s left')

/** What --help prints, for the program and each command in it. */
export function helpTexts(): { name: string; text: string }[] {
  let written = ''
  const output = {
    write: (text: string) => {
      written += text
    },
    isTTY: false,
    columns: WIDTH,
    rows: undefined,
  }
  const io: Io = { env: {}, cwd: '/', stdout: output, stderr: output, stdin: { isTTY: false }, now: () => 0 }
  const { program } = createProgram(io, IN_INSTALLATION)
  const textOf = (command: Command): string => {
    written = ''
    command.outputHelp()
    return written
  }
  const walk = (command: Command, path: string): { name: string; text: string }[] => [
    { name: path, text: textOf(command) },
    ...command.commands.flatMap((child) => walk(child, `${path} ${child.name()}`)),
  ]
  return walk(program, 'veracite')
}
