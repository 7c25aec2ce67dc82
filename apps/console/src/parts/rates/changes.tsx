import { known, LANGUAGE, rich, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { type Answer, together, useApi } from '../server/api.ts'
import { OnDemand } from '../widgets/on-demand.tsx'
import { Await } from '../widgets/page.tsx'
import { Age, originOf, rateInWords, screenSpeaker, visibleText } from '../widgets/words.ts'

type ChangesBody = Answer<'GET /api/admin/brands/{brandId}/changes'>

/** Changes since the previous scan, and which exceed chance. Computed when opened, because it is expensive. */
export const Changes = (scans: Scans) => (
  <OnDemand title={say('rates.whatChangedSinceThe')}>
    <Compared {...scans} />
  </OnDemand>
)

interface Scans {
  brandId: string
  from: string
  to: string
}

function Compared(scans: Scans) {
  const made = together(
    useApi('GET /api/admin/brands/{brandId}/changes', { ...scans, measure: 'CONFABULATED' }),
    useApi('GET /api/admin/brands/{brandId}/changes', { ...scans, measure: 'mentioned' }),
  )
  return (
    <Await of={made}>
      {([wrong, named]) => (
        <ul class="stacked">
          <Change name={say('rates.wrongAnswers')} changes={wrong} />
          <Change name={say('common.youAreNamed')} changes={named} />
          {wrong.breaks.map(({ engine, from: before, to: after }) => (
            <li key={engine}>
              {say('rates.answersWithAnotherModel', {
                engine: screenSpeaker(engine, originOf(wrong)),
                before: visibleText(before.join(', ')),
                after: visibleText(after.join(', ')),
              })}
            </li>
          ))}
          <li class="soft">
            {rich('rates.comparedWith', { age: () => <Age at={wrong.from.createdAt} /> })}{' '}
            {toldInWords(wrong.note)} {known('originCounted', originOf(wrong)) ?? wrong.to.counted}
          </li>
        </ul>
      )}
    </Await>
  )
}

function Change({ name, changes }: { name: string; changes: ChangesBody }) {
  const { overall, engines } = changes
  if (overall === null) return <li>{say('rates.nothingIsInBoth', { name })}</li>
  const telling = engines.filter(({ standsOut }) => standsOut)
  return (
    <>
      <li>
        <strong>{name}</strong>{' '}
        {overall.standsOut
          ? overall.difference > 0
            ? say('rates.moreOften')
            : say('rates.lessOften')
          : say('rates.noChangeBeyondChance')}
        : <span class="soft">{changeInWords(overall)}</span>
        {withoutLeading(changes)}
      </li>
      {telling.map(({ engine, ...change }) => (
        <li key={engine}>
          {say('rates.standsOut', {
            engine: screenSpeaker(engine ?? '', originOf(changes)),
            how: change.difference > 0 ? 'more' : 'other',
          })}{' '}
          <span class="soft">{changeInWords(change)}</span>
        </li>
      ))}
    </>
  )
}

/** Null where neither scan asked a leading question. */
function withoutLeading({ from, to, overall }: ChangesBody) {
  if (from.leading === null && to.leading === null) return null
  const words = (scan: ChangesBody['from'], all = { seen: 0, asked: 0 }) =>
    rateInWords(scan.leading?.neutral ?? { ...all, low: null, high: null })
  const without = { from: words(from, overall?.from), to: words(to, overall?.to) }
  return <span class="soft"> {say('overview.withoutLeading', without)}</span>
}

type Change = NonNullable<ChangesBody['overall']>

/** `14 of 60 → 9 of 60: −20 to +4 points` */
const changeInWords = ({ from, to, low, high }: Pick<Change, 'from' | 'to' | 'low' | 'high'>): string => {
  const counts = `${say('widgets.seenOfAsked', from)} → ${say('widgets.seenOfAsked', to)}`
  if (low === null || high === null) return counts
  const [least, most] = [Math.floor(low * 100 + 1e-9), Math.ceil(high * 100 - 1e-9)].map(signed)
  return `${counts}: ${say('rates.pointsFromTo', { least: least ?? '', most: most ?? '' })}`
}

const SIGNED = new Intl.NumberFormat(LANGUAGE, { signDisplay: 'exceptZero' })
const signed = (points: number): string => SIGNED.format(points).replace('-', '−')
