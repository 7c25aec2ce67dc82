import { say } from '@veracite/words/say'
import { api } from '../server/api.ts'
import { className, engineName } from '../widgets/words.ts'
import type { Preview, PreviewBody } from './own-facts.ts'

/** The first step of a form that changes facts: it says what would follow. */
export const previewedBy = <Draft,>(
  brandId: string,
  bodyOf: (draft: Draft) => PreviewBody,
  also?: (draft: Draft) => string | undefined,
) => ({
  button: say('facts.whatWouldThisChange'),
  ask: (draft: Draft) =>
    api('POST /api/admin/brands/{brandId}/facts/preview', { brandId, body: bodyOf(draft) }),
  show: (preview: Preview, draft: Draft) => <WouldChange preview={preview} also={also?.(draft)} />,
})

/** A preview of the effects of a change of facts. */
export function WouldChange({ preview, also }: { preview: Preview; also?: string | undefined }) {
  const { runs, changed, unread, truncated, items, findings } = preview
  return (
    <div class="note" role="status">
      <p>
        {changed === 0
          ? say('facts.noneOfAnswersWould', { runs })
          : say('facts.answersOfWouldChange', { changed, runs })}{' '}
        {truncated && say('facts.notAllWereLooked')}{' '}
        {unread > 0 && say('facts.wouldHaveToBeRead', { unread })}{' '}
        {findings > 0 && say('facts.thatRestOnIt', { findings })} {also}
      </p>
      {items.length > 0 && (
        <ul class="rows">
          {items.slice(0, MAX_SHOWN).map((item) => (
            <li key={item.runId}>
              <a href={`/console/runs/${item.runId}`}>
                {engineName(item.engine)}: {item.prompt}
              </a>
              <span>
                {className(item.class)} → <strong>{className(item.wouldBe)}</strong>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const MAX_SHOWN = 20
