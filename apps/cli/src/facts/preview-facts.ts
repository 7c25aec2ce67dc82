import type { OperatorAnswer, OperatorBody } from '@veracite/sdk'
import { originEntry } from '@veracite/terms/origin-table'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { table } from '../ui/table.ts'
import { accessNote, originOf, paintClass, plural, speakerName } from '../ui/words.ts'

export async function showPreview(
  context: Context,
  { operator }: Client,
  brandId: string,
  change: OperatorBody<'adminPreviewFacts'>,
): Promise<void> {
  const preview = await operator.facts.preview(brandId, change)
  context.show(preview, (clean) => renderPreview(context, clean))
}

type Preview = OperatorAnswer<'adminPreviewFacts'>

function renderPreview(context: Context, preview: Preview): string {
  const { paint } = context
  const { runs, unread, changed, truncated, items, apart = [], findings } = preview
  const others = apart.map(
    ({ origin, count, changed: changing }) =>
      `; apart from these, ${plural(count, 'answer')} of ${origin === 'demo' ? 'the ' : ''}${originEntry(origin).short}, of which ${changing} would change`,
  )
  const whose = accessNote(originOf(preview), paint)
  const settled = findings === 0 ? '' : `; ${plural(findings, 'finding')} would be settled`
  const looked = `${plural(runs, 'answer')} looked at, ${changed} would change class${settled}${unread > 0 ? `; ${unread} must be read again first` : ''}${others.join('')}${whose}`
  if (items.length === 0) return looked
  const body = table(
    items,
    [
      { title: 'engine', cell: ({ engine, ...of }) => speakerName(engine, originOf(of)) },
      {
        title: 'now',
        cell: ({ class: now }) => classNameBeside(now),
        paint: (text, { class: now }) => paintClass(paint, now, text),
      },
      {
        title: 'wouldBe',
        cell: ({ wouldBe, needsReview }) =>
          `${classNameBeside(wouldBe)}${needsReview.length > 0 ? ', for review' : ''}`,
      },
      { title: 'prompt', cell: ({ prompt }) => prompt, least: 16 },
      { title: 'run', cell: ({ runId }) => runId, paint: paint.dim },
    ],
    context,
  )
  return `${body}\n\n${looked}${truncated ? ' (the newest; there are more)' : ''}`
}
