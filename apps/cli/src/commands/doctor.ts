import type { Command } from 'commander'
import { findServer } from '../client.ts'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { checkFolder } from '../doctor/check-folder.ts'
import { checkServer } from '../doctor/check-server.ts'
import type { Finding } from '../doctor/finding.ts'
import { EXIT } from '../failures.ts'
import { padEnd, wrap } from '../ui/lines.ts'

export const doctorCommand = (context: Context): Command => plain('doctor', () => doctor(context))

async function doctor(context: Context): Promise<void> {
  // Loaded here: reading settings the way the server does pulls in a lot that no other command needs.
  const { checkSettings } = await import('../doctor/check-settings.ts')
  const { io, say } = context
  const server = findServer(context)
  const [settings, asked, folder] = [
    checkSettings(io.env, say),
    await checkServer(server, io.now, say),
    await checkFolder(server.dataDir, say),
  ]
  const findings = [...settings, ...asked.findings, ...folder]
  if (!asked.reachable) context.exitCode = EXIT.unreachable
  else if (findings.some(({ state }) => state === 'bad')) context.exitCode = EXIT.refused
  context.showEach(findings, (items) => render(context, items))
}

function render({ paint, width, say, toldInWords }: Context, findings: readonly Finding[]): string {
  const mark = { good: paint.green('✓'), warn: paint.yellow('!'), bad: paint.red('✗') }
  const lines = findings.map(({ name, state, detail, todo }) => {
    const said = `${mark[state]} ${padEnd(name, 10)} ${wrap(toldInWords(detail), width, ' '.repeat(13)).trimStart()}`
    return todo === null ? said : `${said}\n${wrap(`→ ${todo}`, width, ' '.repeat(13))}`
  })
  const bad = findings.filter(({ state }) => state === 'bad').length
  const warned = findings.filter(({ state }) => state === 'warn').length
  const summary =
    bad > 0
      ? paint.red(say('cliDo.problems', { count: bad }))
      : warned > 0
        ? paint.yellow(say('cliDo.couldBeBetter', { count: warned }))
        : paint.green(say('cliDo.allWell'))
  return [...lines, '', summary].join('\n')
}
