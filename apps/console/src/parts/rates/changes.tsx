import type { AnswerOf } from '@veracite/contract/routes'
import { api, useLoad } from '../server/api.ts'
import { Age } from '../widgets/format.tsx'
import { OnDemand } from '../widgets/on-demand.tsx'
import { Await } from '../widgets/page.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { originOf, screenSpeaker } from '../widgets/words.ts'

type ChangesBody = AnswerOf<'GET /api/admin/brands/{brandId}/changes'>

/** Changes since the previous scan, and which exceed chance. Computed when opened, because it is expensive. */
export const Changes = (scans: Scans) => (
  <OnDemand title="What changed since the previous scan, engine by engine">
    <Compared {...scans} />
  </OnDemand>
)

interface Scans {
  brandId: string
  from: string
  to: string
}

function Compared({ brandId, from, to }: Scans) {
  const made = useLoad(`changes ${from} ${to}`, async (signal) => {
    const of = (measure: 'CONFABULATED' | 'mentioned') =>
      api('GET /api/admin/brands/{brandId}/changes', { brandId, from, to, measure }, signal)
    return { wrong: await of('CONFABULATED'), named: await of('mentioned') }
  })
  return (
    <Await of={made} what="what changed">
      {({ wrong, named }) => (
        <ul class="stacked">
          <Change name="Wrong answers" changes={wrong} />
          <Change name="You are named" changes={named} />
          {wrong.breaks.map(({ engine, from: before, to: after }) => (
            <li key={engine}>
              {screenSpeaker(engine, originOf(wrong))} answers with another model:{' '}
              {visibleText(before.join(', '))} → {visibleText(after.join(', '))}. A difference may be the
              model’s.
            </li>
          ))}
          <li class="soft">
            Compared with the scan asked for <Age at={wrong.from.createdAt} />. Of 100 scans in which nothing
            changed, at most five say here that something did. {wrong.note}
          </li>
        </ul>
      )}
    </Await>
  )
}

function Change({ name, changes }: { name: string; changes: ChangesBody }) {
  const { overall, engines } = changes
  if (overall === null) return <li>{name}: nothing is in both scans.</li>
  const telling = engines.filter(({ standsOut }) => standsOut)
  return (
    <>
      <li>
        <strong>{name}</strong>{' '}
        {overall.standsOut
          ? overall.difference > 0
            ? 'more often'
            : 'less often'
          : 'no change beyond chance'}
        : <span class="soft">{overall.words}</span>
      </li>
      {telling.map(({ engine, words, difference }) => (
        <li key={engine}>
          {screenSpeaker(engine ?? '', originOf(changes))} stands out,{' '}
          {difference > 0 ? 'more often' : 'less often'}: <span class="soft">{words}</span>
        </li>
      ))}
    </>
  )
}
