import type { AnswerOf } from '@veracite/contract/routes'
import { useApi } from '../parts/server/api.ts'
import { Figure } from '../parts/widgets/figure.tsx'
import { Age, formatCount, Time } from '../parts/widgets/format.tsx'
import { Await, Empty, Page, Section } from '../parts/widgets/page.tsx'

type LogState = AnswerOf<'GET /api/admin/log'>

const EVERY_MS = 5_000

/** The state of the transparency log: whether it grows, who else has seen it, and how to check all of it. */
export function Log() {
  const log = useApi('GET /api/admin/log', {}, () => EVERY_MS)
  return (
    <Page title="Log" sub={log.value?.origin ?? 'The public transparency log'}>
      <Await of={log} what="the log">
        {(state) =>
          state.off ? (
            <Empty
              title="This installation keeps no log."
              hint="Captures are signed, but nobody else can tell whether any were left out or changed."
            />
          ) : (
            <>
              <Figures state={state} />
              <Witnesses state={state} />
              <Stamps state={state} />
              <Audit state={state} />
            </>
          )
        }
      </Await>
    </Page>
  )
}

const Figures = ({ state: { size, checkpoint, waiting, waitingSince } }: { state: LogState }) => (
  <dl class="figures">
    <Figure name="Entries" figure={formatCount(size)}>
      in the tree
    </Figure>
    <Figure name="Checkpoint" figure={checkpoint === null ? '–' : <Age at={checkpoint.signedAt} />}>
      {checkpoint === null ? 'none was signed yet' : `covers ${entries(checkpoint.size)}`}
    </Figure>
    <Figure name="Waiting" figure={`${formatCount(waiting)}${waiting >= MAX_COUNTED ? ' or more' : ''}`}>
      {waitingSince === null ? (
        'everything is under a signature'
      ) : (
        <>
          for a checkpoint since <Age at={waitingSince} />
        </>
      )}
    </Figure>
  </dl>
)

const MAX_COUNTED = 10_000

const entries = (size: number): string => (size === 1 ? '1 entry' : `${formatCount(size)} entries`)

function Witnesses({ state: { witnesses, quorum, checkpoint } }: { state: LogState }) {
  return (
    <Section
      title="Witnesses"
      aside={quorum > 0 && <span class="soft">{quorum} must have cosigned what bundles carry</span>}
    >
      {witnesses.length === 0 ? (
        <p class="note">
          Nobody else remembers how long this log was. A witness keeps the operator of this service from
          showing different logs to different people: set <code>VERACITE_WITNESS_URLS</code>.
        </p>
      ) : (
        <ul class="rows">
          {witnesses.map(({ name, cosignedSize, cosignedAt }) => (
            <li key={name}>
              <span>{name}</span>
              {cosignedSize === null || cosignedAt === null ? (
                <span class="badge bad">has cosigned nothing yet</span>
              ) : (
                <span>
                  {cosignedSize === checkpoint?.size ? (
                    <span class="badge good">up to date</span>
                  ) : (
                    <span class="badge">at {formatCount(cosignedSize)}</span>
                  )}{' '}
                  <Time at={cosignedAt} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const Stamps = ({ state: { timestamps } }: { state: LogState }) => (
  <Section title="Time stamps">
    {timestamps.length === 0 ? (
      <p class="note">
        No independent clock has stamped a checkpoint: the times are this server&rsquo;s own. Set{' '}
        <code>VERACITE_TSA_URLS</code> to have them stamped.
      </p>
    ) : (
      <ul class="rows">
        {timestamps.map(({ tsa, size, genTime }) => (
          <li key={tsa}>
            <span>{tsa}</span>
            <span>
              {entries(size)} at <Time at={genTime} />
            </span>
          </li>
        ))}
      </ul>
    )}
  </Section>
)

const Audit = ({ state: { keyPlaces } }: { state: LogState }) => (
  <Section title="Audit">
    <p>
      Anyone can read the whole log and rebuild its tree. This is best done once a day from another machine,
      which remembers what it saw and notices if anything was changed or removed.
    </p>
    <pre class="card">npm run veracite -- log audit {location.origin}</pre>
    <p class="soft">
      Read it yourself: <a href="/log/1/checkpoint">checkpoint</a>, <a href="/log/1/keys">keys</a>,{' '}
      <a href="/log/1/policy">policy</a>.
      {keyPlaces.length > 0 && ` Its key is also published at ${keyPlaces.join(', ')}.`}
    </p>
  </Section>
)
