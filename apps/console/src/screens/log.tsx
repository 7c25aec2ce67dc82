import { rich, say } from '@veracite/words/say'
import { type Answer, useApi } from '../parts/server/api.ts'
import { Await, Empty, Figure, Page, Section } from '../parts/widgets/page.tsx'
import { Age, formatCount, inList, Time } from '../parts/widgets/words.ts'

type LogState = Answer<'GET /api/admin/log'>

const EVERY_MS = 5_000

/** The state of the transparency log: whether it grows, who else has seen it, and how to check all of it. */
export function Log() {
  const log = useApi('GET /api/admin/log', {}, () => EVERY_MS)
  return (
    <Page title={say('log.log')} sub={log.value?.origin ?? say('log.thePublicTransparencyLog')}>
      <Await of={log}>
        {(state) =>
          state.off ? (
            <Empty title={say('log.thisInstallationKeepsNo')} hint={say('log.capturesAreSignedBut')} />
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
    <Figure name={say('log.entries')} figure={formatCount(size)}>
      {say('log.inTheTree')}
    </Figure>
    <Figure
      name={say('log.checkpoint')}
      figure={checkpoint === null ? '–' : <Age at={checkpoint.signedAt} />}
    >
      {checkpoint === null
        ? say('log.noneWasSignedYet')
        : say('log.covers', { size: entries(checkpoint.size) })}
    </Figure>
    <Figure
      name={say('log.waiting')}
      figure={waiting >= MAX_COUNTED ? say('log.orMore', { waiting }) : formatCount(waiting)}
    >
      {waitingSince === null
        ? say('log.everythingIsUnderA')
        : rich('log.forACheckpointSince', { age: () => <Age at={waitingSince} /> })}
    </Figure>
  </dl>
)

const MAX_COUNTED = 10_000

const entries = (size: number): string => say('log.entries2', { size })

const Witnesses = ({ state: { witnesses, quorum, checkpoint } }: { state: LogState }) => (
  <Section
    title={say('log.witnesses')}
    aside={quorum > 0 && <span class="soft">{say('log.mustHaveCosignedWhat', { quorum })}</span>}
  >
    {witnesses.length === 0 ? (
      <p class="note">{rich('log.nobodyElseRemembersHow', { code: (words) => <code>{words}</code> })}</p>
    ) : (
      <ul class="rows">
        {witnesses.map(({ name, cosignedSize, cosignedAt }) => (
          <li key={name}>
            <span>{name}</span>
            {cosignedSize === null || cosignedAt === null ? (
              <span class="badge bad">{say('log.hasCosignedNothingYet')}</span>
            ) : (
              <span>
                {cosignedSize === checkpoint?.size ? (
                  <span class="badge good">{say('log.upToDate')}</span>
                ) : (
                  <span class="badge">{say('log.at', { cosignedSize })}</span>
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

const Stamps = ({ state: { timestamps } }: { state: LogState }) => (
  <Section title={say('log.timeStamps')}>
    {timestamps.length === 0 ? (
      <p class="note">{rich('log.noIndependentClockHas', { code: (words) => <code>{words}</code> })}</p>
    ) : (
      <ul class="rows">
        {timestamps.map(({ tsa, size, genTime }) => (
          <li key={tsa}>
            <span>{tsa}</span>
            <span>{rich('log.at2', { size: entries(size), time: () => <Time at={genTime} /> })}</span>
          </li>
        ))}
      </ul>
    )}
  </Section>
)

const Audit = ({ state: { keyPlaces } }: { state: LogState }) => (
  <Section title={say('log.audit')}>
    <p>{say('log.anyoneCanReadThe')}</p>
    <pre class="card">{`npm run veracite -- log audit ${location.origin}`}</pre>
    <p class="soft">
      {rich('log.readItYourself', {
        checkpoint: (words) => <a href="/log/1/checkpoint">{words}</a>,
        keys: (words) => <a href="/log/1/keys">{words}</a>,
        policy: (words) => <a href="/log/1/policy">{words}</a>,
      })}{' '}
      {keyPlaces.length > 0 && say('log.itsKeyIsAlso', { places: inList(keyPlaces) })}
    </p>
  </Section>
)
