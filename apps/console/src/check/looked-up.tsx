import { rich, say } from '@veracite/words/say'
import { useEffect, useState } from 'preact/hooks'
import { Time } from '../parts/widgets/format.tsx'
import { Failed, Loading, Term } from '../parts/widgets/page.tsx'
import { gradeInWords, speakerName, visibleText } from '../parts/widgets/words.ts'
import { type CountRequest, type Found, lookUp } from './look-up.ts'

type State = 'asking' | 'unknown' | { found: Found } | { error: string }

interface Props {
  hashes: readonly string[]
  isContent: boolean
  count: CountRequest
}

/** The server's record of a hash. It sees the hash and nothing else. */
export function LookedUp({ hashes, isContent, count }: Props) {
  const [state, setState] = useState<State>('asking')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    setState('asking')
    lookUp(hashes, count).then(
      (found) => isCurrent && setState(found === null ? 'unknown' : { found }),
      (error: Error) => isCurrent && setState({ error: error.message }),
    )
    return () => {
      isCurrent = false
    }
  }, [hashes, attempt, count])
  return (
    <div class="proof">
      <dl class="facts card">
        <Term name={isContent ? say('check.sha256Computed') : 'SHA-256'}>
          <code>{hashes[0]}</code>
        </Term>
      </dl>
      {state === 'asking' && <Loading />}
      {state === 'unknown' && <Unknown isContent={isContent} />}
      {typeof state === 'object' && 'error' in state && (
        <Failed message={state.error} retry={() => setAttempt(attempt + 1)} />
      )}
      {typeof state === 'object' && 'found' in state && <Known found={state.found} />}
    </div>
  )
}

const Unknown = ({ isContent }: { isContent: boolean }) => (
  <div class="verdict open" role="status" data-status="unknown">
    <p class="verdict-head">{say('check.notFoundHere')}</p>
    <p>{say('check.thisServerHasCaptured')}</p>
    <p class="hint">{isContent ? say('check.oneCharacterMoreOr') : say('check.itMayBelongTo')}</p>
  </div>
)

function Known({ found }: { found: Found }) {
  const { subject, engine, access, captured_at, log, sha256 } = found
  const what = subject === 'response' ? say('check.aReplyWithExactly') : say('check.anAnswerWithExactly')
  return (
    <>
      <div class="verdict good" role="status" data-status="found">
        <p class="verdict-head">{HEADS[access] ?? 'CAPTURED'}</p>
        <p>
          {rich('check.wasCapturedFromOn', {
            what,
            engine: speakerName(engine, access),
            time: () => <Time at={captured_at} />,
          })}
        </p>
        {access === 'demo' && (
          <p>{rich('check.demoTheAnswerWas', { b: (words) => <strong>{words}</strong> })}</p>
        )}
        {found.grade != null && <p>{gradeInWords(found.grade)}</p>}
      </div>
      <dl class="facts card">
        <Term name={say('check.hashThatIsKnown')}>
          <code>{visibleText(sha256)}</code>
        </Term>
        <Term name={say('check.placeInTheLog')}>
          {log.status === 'integrated'
            ? say('check.entryOfIn', { index: log.index, size: log.size, origin: visibleText(log.origin) })
            : log.status === 'pending'
              ? say('check.notYetItWaits')
              : say('check.noneThisServerKeeps')}
        </Term>
        {log.status === 'integrated' && (
          <Term name={say('check.checkpointThatHoldsIt')}>
            <pre>{visibleText(log.checkpoint)}</pre>
          </Term>
        )}
      </dl>
      <p class="hint">{say('lookedUp.thisIsTheServer')}</p>
    </>
  )
}

const HEADS: Record<string, string> = {
  demo: say('check.capturedFromADemo'),
  app: say('check.broughtFromAnApp'),
  compatible_server: say('check.capturedFromAStand'),
}
