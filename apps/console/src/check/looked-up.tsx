import { useEffect, useState } from 'preact/hooks'
import { Time } from '../parts/widgets/format.tsx'
import { Failed, Loading, Term } from '../parts/widgets/page.tsx'
import { visibleText } from '../parts/widgets/visible-text.ts'
import { speakerName } from '../parts/widgets/words.ts'
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
        <Term name={`SHA-256${isContent ? ', computed in this page' : ''}`}>
          <code>{hashes[0]}</code>
        </Term>
      </dl>
      {state === 'asking' && <Loading what="what is known of it" />}
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
    <p class="verdict-head">NOT FOUND HERE</p>
    <p>This server has captured nothing with this hash.</p>
    <p class="hint">
      {isContent
        ? 'One character more or less gives another hash: a text that was shortened, corrected or put into other quotation marks is not found. Not finding it does not show that it was never said.'
        : 'It may belong to another server, or to a text that differs in a single character.'}
    </p>
  </div>
)

function Known({ found }: { found: Found }) {
  const { subject, engine, access, captured_at, log, sha256 } = found
  const what =
    subject === 'response' ? 'A reply with exactly these bytes' : 'An answer with exactly this text'
  return (
    <>
      <div class="verdict good" role="status" data-status="found">
        <p class="verdict-head">{HEADS[access] ?? 'CAPTURED'}</p>
        <p>
          {what} was captured from {speakerName(engine, access)} on <Time at={captured_at} />, as this server
          says.
        </p>
        {access === 'demo' && (
          <p>
            <strong>DEMO:</strong> the answer was invented by this software. No real engine said it.
          </p>
        )}
      </div>
      <dl class="facts card">
        <Term name="Hash that is known">
          <code>{visibleText(sha256)}</code>
        </Term>
        <Term name="Place in the log">
          {log.status === 'integrated'
            ? `entry ${log.index} of ${log.size} in ${visibleText(log.origin)}`
            : log.status === 'pending'
              ? 'not yet: it waits for the next checkpoint'
              : 'none: this server keeps no log'}
        </Term>
        {log.status === 'integrated' && (
          <Term name="Checkpoint that holds it">
            <pre>{visibleText(log.checkpoint)}</pre>
          </Term>
        )}
      </dl>
      <p class="hint">
        This is the server’s word. To recompute the proof yourself, ask the operator for the bundle and drop
        it here.
      </p>
    </>
  )
}

const HEADS: Record<string, string> = {
  demo: 'CAPTURED FROM A DEMO ENGINE',
  compatible_server: 'CAPTURED FROM A STAND-IN',
}
