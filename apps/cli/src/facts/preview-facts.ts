import type { OperatorAnswer, OperatorBody } from '@veracite/sdk'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { table } from '../ui/table.ts'
import { accessNote, classInWords, originOf, paintClass, speakerName } from '../ui/words.ts'

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
  const { paint, say } = context
  const { runs, unread, changed, truncated, items, apart = [], findings } = preview
  const others = apart.map(({ origin, ...counts }) =>
    say('cliFact.apartFrom', { ...counts, of: origin === 'engine' ? 'other' : origin }),
  )
  const originNote = accessNote(originOf(preview), context)
  const found = [
    say('cliFact.looked', { answers: runs, changed }),
    ...(findings === 0 ? [] : [say('cliFact.wouldSettle', { findings })]),
    ...(unread > 0 ? [say('cliFact.mustBeRead', { count: unread })] : []),
  ]
  const looked = `${[...found, ...others].join('; ')}${originNote}`
  if (items.length === 0) return looked
  const body = table(
    items,
    [
      { title: 'engine', cell: ({ engine, ...of }) => speakerName(say, engine, originOf(of)) },
      {
        title: 'now',
        cell: ({ class: now }) => classInWords(say, now),
        paint: (text, { class: now }) => paintClass(paint, now, text),
      },
      {
        title: 'wouldBe',
        cell: ({ wouldBe, needsReview }) =>
          `${classInWords(say, wouldBe)}${needsReview.length > 0 ? `, ${say('cliWord.forReview')}` : ''}`,
      },
      { title: 'prompt', cell: ({ prompt }) => prompt, least: 16 },
      { title: 'run', cell: ({ runId }) => runId, paint: paint.dim },
    ],
    context,
  )
  return `${body}\n\n${looked}${truncated ? ` ${say('cliFact.newestOnly')}` : ''}`
}
