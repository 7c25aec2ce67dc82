import type { CitationClass, Engine } from '@veracite/sdk'
import { CITATION_CLASSES, ENGINES, RUN_STATUSES } from '@veracite/terms/vocabulary'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import { Command } from 'commander'
import type { Run } from '../bodies.ts'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { choice, withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { originOf, paintClass, plural, speakerName } from '../ui/words.ts'

interface Filter {
  engine?: Engine
  class?: CitationClass
  status?: (typeof RUN_STATUSES)[number]
}

export function runsCommand(context: Context): Command {
  const command = new Command('runs')
    .summary('the answers of a scan, one by one')
    .description('Lists the runs of a scan: one prompt asked of one engine each.')
    .argument('<scan>', 'id of a scan')
    .addOption(choice('-e, --engine <engine>', 'only this engine', ENGINES))
    .addOption(choice('-c, --class <class>', 'only this class', CITATION_CLASSES))
    .addOption(choice('-s, --status <status>', 'only this status', RUN_STATUSES))
    .action(async (scanId: string, filter: Filter) => {
      const client = connect(context)
      let total = 0
      const list = client.operator.scans.runs(scanId, filter)
      const runs = await client.everyPage({
        page: (query) =>
          list.page(query).then((page) => {
            total = page.total
            return page
          }),
      })
      context.showEach(runs, (items) =>
        items.length === 0 ? 'No run matches.' : render(context, items, total),
      )
    })
  return withExamples(command, [
    ['runs 01a1dd29-4dac-7151-9b3e-1037b37caf02 --class confabulated', 'What is wrong'],
    ['runs 01a1dd29-4dac-7151-9b3e-1037b37caf02 --status failed --json', 'What failed, and why'],
  ])
}

function render(context: Context, runs: readonly Run[], total: number): string {
  const { paint } = context
  const outcome = ({ status, citationClass, noAnswerReason }: Run) =>
    citationClass !== null
      ? classNameBeside(citationClass)
      : noAnswerReason === null
        ? status
        : `${status} ${noAnswerReason}`
  const failed = runs.some(({ error }) => error !== null)
  const body = table(
    runs,
    [
      { title: 'ENGINE', cell: (run) => speakerName(run.engine, originOf(run)) },
      { title: 'INTENT', cell: ({ intent }) => intent },
      {
        title: 'OUTCOME',
        cell: outcome,
        paint: (text, { citationClass, status }) =>
          citationClass
            ? paintClass(paint, citationClass, text)
            : status === 'FAILED' || status === 'SET_ASIDE'
              ? paint.red(text)
              : paint.dim(text),
      },
      { title: 'PROMPT', cell: ({ prompt }) => prompt, least: 16 },
      ...(failed ? [{ title: 'ERROR', cell: ({ error }: Run) => error ?? '', least: 16 }] : []),
      { title: 'RUN', cell: ({ id }) => id, paint: paint.dim },
    ],
    context,
  )
  return `${body}\n\n${runs.length < total ? `${runs.length} of ` : ''}${plural(total, 'run')}`
}
