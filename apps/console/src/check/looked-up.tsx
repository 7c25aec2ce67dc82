import { known, rich, say } from '@veracite/words/say'
import { useEffect, useState } from 'preact/hooks'
import { useAction } from '../parts/widgets/action.tsx'
import { Failed, Loading, Term } from '../parts/widgets/page.tsx'
import { gradeInWords, speakerName, Time, visibleText } from '../parts/widgets/words.ts'
import { type CountRequest, type Found, lookUp } from './look-up.ts'

interface Props {
  hashes: readonly string[]
  isContent: boolean
  count: CountRequest
}

/** The server's record of a hash. It sees the hash and nothing else. */
export function LookedUp({ hashes, isContent, count }: Props) {
  const [found, setFound] = useState<Found | null>()
  const { error, run } = useAction()
  const ask = () => void run(async () => setFound(await lookUp(hashes, count)))
  useEffect(ask, [hashes, count])
  return (
    <div class="proof">
      <dl class="facts card">
        <Term name={isContent ? say('check.sha256Computed') : 'SHA-256'}>
          <code>{hashes[0]}</code>
        </Term>
      </dl>
      {error ? (
        <Failed message={error.message} retry={ask} />
      ) : found === undefined ? (
        <Loading />
      ) : found === null ? (
        <Unknown isContent={isContent} />
      ) : (
        <Known found={found} />
      )}
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
        <p class="verdict-head">{known('captured', access) ?? 'CAPTURED'}</p>
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
