import { Command } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { accountsCommand } from './commands/accounts.ts'
import { appPlansCommand } from './commands/app-plans.ts'
import { auditCommand } from './commands/audit.ts'
import { brandsCommand } from './commands/brands.ts'
import { bundleCommand } from './commands/bundle.ts'
import { caseCommand } from './commands/case.ts'
import { checkCommand } from './commands/check.ts'
import { classifyCommand } from './commands/classify.ts'
import { clocksCommand } from './commands/clocks.ts'
import { completionCommand } from './commands/completion.ts'
import { confabulationsCommand } from './commands/confabulations.ts'
import { correctionsCommand } from './commands/corrections.ts'
import { doctorCommand } from './commands/doctor.ts'
import { enginesCommand } from './commands/engines.ts'
import { eventsCommand } from './commands/events.ts'
import { evidenceCommand } from './commands/evidence.ts'
import { exportCommand } from './commands/export.ts'
import { factsCommand } from './commands/facts.ts'
import { feedsCommand } from './commands/feeds.ts'
import { findingsCommand } from './commands/findings.ts'
import { getCommand } from './commands/get.ts'
import { importAnswersCommand } from './commands/import-answers.ts'
import { initCommand } from './commands/init.ts'
import { keysCommand } from './commands/keys.ts'
import { logCommand } from './commands/log.ts'
import { ordersCommand } from './commands/orders.ts'
import { peopleCommand } from './commands/people.ts'
import { plansCommand } from './commands/plans.ts'
import { predicatesCommand } from './commands/predicates.ts'
import { promptsCommand } from './commands/prompts.ts'
import { queuesCommand } from './commands/queues.ts'
import { changesCommand, fitCommand, ratesCommand } from './commands/rates.ts'
import { readersCommand } from './commands/readers.ts'
import { reclassifyCommand } from './commands/reclassify.ts'
import { recordCommand } from './commands/record.ts'
import { reportsCommand } from './commands/reports.ts'
import { reverifyCommand } from './commands/reverify.ts'
import { reviewCommand } from './commands/review.ts'
import { rivalsCommand } from './commands/rivals.ts'
import { runsCommand } from './commands/runs.ts'
import { scanCommand } from './commands/scan.ts'
import { scansCommand } from './commands/scans.ts'
import { schedulesCommand } from './commands/schedules.ts'
import { shareCommand } from './commands/share.ts'
import { sourcesCommand } from './commands/sources.ts'
import { verifyCommand } from './commands/verify.ts'
import { webhooksCommand } from './commands/webhooks.ts'
import { type Context, createContext, type Io } from './context.ts'
import { withExamples } from './options.ts'

type MakeCommand = (context: Context) => Command

/** Commands that need an installation around them: its database driver, its migrations, its server. */
export interface InstallationCommands {
  migrate: MakeCommand
  storage: MakeCommand
  witness: MakeCommand
}

/** The whole command line. Reads and requests nothing until a command runs. */
export function createProgram(
  io: Io,
  { migrate, storage, witness }: InstallationCommands,
): { program: Command; context: Context } {
  const program = new Command('veracite')
  const context = createContext(io, () => program.opts())
  program
    .description(
      'What AI answer engines say about a brand, what they make up, and proof that anyone can check.',
    )
    .version(manifest.version)
    .option('--json', 'print data as JSON: one document, or one line per item')
    .option('--url <address>', 'server to talk to, instead of VERACITE_URL')
    .option('--no-color', 'no colours, like NO_COLOR')
    .configureHelp({
      showGlobalOptions: true,
      helpWidth: Math.min(context.width, 100),
      optionDescription: (option) => `${option.description}${option.mandatory ? ' (required)' : ''}`,
    })
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, `${context.errorPaint.red('✗')} `)),
    })
    .showSuggestionAfterError()
    .addHelpText('after', ABOUT)

  const groups: Record<string, MakeCommand[]> = {
    'Find out:': [
      scanCommand,
      scansCommand,
      confabulationsCommand,
      findingsCommand,
      correctionsCommand,
      ordersCommand,
      appPlansCommand,
      clocksCommand,
      sourcesCommand,
      ratesCommand,
      rivalsCommand,
      changesCommand,
      fitCommand,
      runsCommand,
      evidenceCommand,
      reverifyCommand,
      importAnswersCommand,
      recordCommand,
      eventsCommand,
      exportCommand,
      reportsCommand,
      getCommand,
    ],
    'Prove it:': [bundleCommand, caseCommand, shareCommand, verifyCommand, checkCommand, logCommand],
    'Set up:': [
      brandsCommand,
      promptsCommand,
      factsCommand,
      feedsCommand,
      predicatesCommand,
      accountsCommand,
      plansCommand,
      keysCommand,
      peopleCommand,
      auditCommand,
      enginesCommand,
      readersCommand,
      schedulesCommand,
      webhooksCommand,
    ],
    'Maintain it:': [
      doctorCommand,
      initCommand,
      migrate,
      storage,
      queuesCommand,
      reviewCommand,
      reclassifyCommand,
      classifyCommand,
      witness,
      () => completionCommand(context, program),
    ],
  }
  for (const [heading, makers] of Object.entries(groups)) {
    program.commandsGroup(heading)
    for (const make of makers) program.addCommand(make(context))
  }
  const help = new Command('help').argument('[command]').description('help for a command')
  program.addHelpCommand(help.helpGroup('Maintain it:'))
  inherit(program, program)
  withExamples(program, [
    ['scan BRAND --wait', 'Ask every engine, and see what they make up'],
    ['bundle --worst BRAND -o bundle.json', 'Take the worst finding away as evidence'],
    ['verify bundle.json --server-key', 'Check it, with the log key that the server publishes'],
  ])
  return { program, context }
}

/** Commands that are built separately do not inherit the program's output, exit and help settings. */
function inherit(program: Command, command: Command): void {
  for (const child of command.commands) {
    child.copyInheritedSettings(program)
    inherit(program, child)
  }
  command.exitOverride()
}

const ABOUT = `
BRAND is the id, the domain or the name of a brand.

Environment:
  VERACITE_URL    server to talk to (the standalone's own address, else http://127.0.0.1:3000)
  VERACITE_TOKEN  its platform token (the standalone's own, from its data folder)
  NO_COLOR        no colours

Exit codes:
  0  fine    1  refused, or not verified    2  usage    3  server unreachable    130  Ctrl-C`
