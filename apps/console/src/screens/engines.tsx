import { type AccessKind, originOf } from '@veracite/terms/vocabulary'
import { known, rich, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { ReaderLine } from '../parts/engines/reader-line.tsx'
import { type DayOfSpend, spendByDay, spendOf } from '../parts/engines/spend-days.ts'
import { type Answer, together, useApi } from '../parts/server/api.ts'
import { Await, noted, Page, Section, Table } from '../parts/widgets/page.tsx'
import {
  andList,
  engineName,
  formatCost,
  formatCount,
  formatDay,
  formatShare,
  formatUsd,
  orList,
  otherOriginsNote,
  screenSpeaker,
} from '../parts/widgets/words.ts'

type Engine = Answer<'GET /api/admin/engines'>['items'][number]
type Spend = Answer<'GET /api/admin/engines/spend'>

const DAYS = '30'
const EVERY_MS = 30_000

/** Which engines can be asked, what the others need, and what it all costs. */
export function Engines() {
  const engines = useApi('GET /api/admin/engines', {})
  const spend = useApi('GET /api/admin/engines/spend', { days: DAYS }, () => EVERY_MS)
  return (
    <Page title={say('engines.enginesAndCost')} sub={<Total of={spend.value} />}>
      <Await of={together(engines, spend)}>
        {([{ items, reader }, value]) => (
          <>
            <Section title={say('common.asked')}>
              <ul class="tiles wide">
                {items
                  .filter(({ runnable }) => runnable)
                  .map((engine) => (
                    <li key={engine.engine} id={engine.engine} class="card">
                      <Asked engine={engine} spend={value} />
                    </li>
                  ))}
              </ul>
              {!items.some(({ runnable }) => runnable) && <p>{say('engines.noEngineIsConfigured')}</p>}
            </Section>
            {reader && <Reader {...reader} />}
            <ReaderLine />
            <Missing items={items.filter(({ runnable }) => !runnable)} />
            <Section
              title={say('engines.costOfEachDay')}
              aside={<span class="soft">{say('engines.daysInUtc')}</span>}
            >
              <Days days={spendByDay(value)} />
            </Section>
          </>
        )}
      </Await>
    </Page>
  )
}

const Reader = ({ model, second, words }: NonNullable<Answer<'GET /api/admin/engines'>['reader']>) => (
  <Section title={say('engines.whoReadsTheAnswers')} id="reader">
    {model === null ? (
      <p class="note">{say('engines.noLanguageModelReads')}</p>
    ) : (
      <p>
        {say('engines.readsTheAnswersBefore', {
          isOther: second === null ? 'no' : 'other',
          second: second ?? '',
          model,
        })}
      </p>
    )}
    <p class="soft">{toldInWords(words)}</p>
  </Section>
)

function Total({ of }: { of: Spend | null }) {
  if (of === null) return <>{say('engines.whatTheyAreAsked')}</>
  const days = spendByDay(of)
  const usd = days.reduce((sum, { costUsd }) => sum + costUsd, 0)
  const calls = days.reduce((sum, day) => sum + day.calls, 0)
  return (
    <>
      {say('engines.forCallsInDays', {
        usd: formatUsd(usd),
        calls,
        days: DAYS,
        costUsd: formatUsd(days[0]?.costUsd ?? 0),
      })}
    </>
  )
}

/** A day of UTC, whatever the zone of the browser. */
const dayInWords = (day: string): string => formatDay(new Date(`${day}T12:00:00Z`))

function Asked({ engine, spend }: { engine: Engine; spend: Spend }) {
  const { access, provider, model, description, limits } = engine
  const { today, all, lastAnswer } = spendOf(spend, engine.engine, access && originOf(access as AccessKind))
  const ceiling = limits?.dailySpendUsd ?? null
  return (
    <>
      <h3>{screenSpeaker(engine.engine, access)}</h3>
      <p>
        {say('engines.reached', {
          how: known('reached', access ?? '') ?? access ?? '',
          hasAnswered: lastAnswer === null ? 'no' : 'other',
          days: DAYS,
          day: lastAnswer === null ? '' : dayInWords(lastAnswer),
          isPriced: all.calls > 0 && all.failed < all.calls ? 'yes' : 'other',
          price: formatCost(all.costUsd / Math.max(1, all.calls), { demo: access === 'demo' }),
        })}
      </p>
      {access !== 'demo' && (
        <p class="soft">
          {[provider, model, description && toldInWords(description)].filter(Boolean).join(' · ')}
        </p>
      )}
      <h4>
        {say('engines.today', {
          cost: formatCost(today.costUsd, { demo: access === 'demo' }),
          hasCeiling: ceiling === null ? 'no' : 'other',
          ceiling: formatUsd(ceiling),
        })}
      </h4>
      {ceiling !== null && <Bar share={today.costUsd / Number(ceiling)} isOfCeiling />}
      <p class="soft">
        {rich('engines.inDays', {
          cost: formatCost(all.costUsd, { demo: access === 'demo' }),
          share: formatShare(all.failed / Math.max(1, all.calls)),
          b: (words) => <span class="accused">{words}</span>,
          ...{ days: DAYS, calls: all.calls, failed: all.failed },
        })}{' '}
        {limits && say('engines.atMostAMinute', limits)}
      </p>
    </>
  )
}

/** Shown beside words that say the same. */
const Bar = ({ share, isOfCeiling = false }: { share: number; isOfCeiling?: boolean }) => (
  <span class="meter" aria-hidden="true">
    <i
      class={isOfCeiling && share >= 1 ? 'full' : undefined}
      style={{ width: `${Math.min(100, share * 100)}%` }}
    />
  </span>
)

function Missing({ items }: { items: Engine[] }) {
  if (items.length === 0) return null
  return (
    <Section
      title={say('engines.notConfigured')}
      aside={<span class="soft">{say('engines.setTheVariablesAnd')}</span>}
    >
      <Table
        rows={items}
        columns={[
          [say('common.engine'), ({ engine }) => engineName(engine)],
          [
            say('engines.needsOneOfThese'),
            ({ missing = [] }) => <code>{orList(missing.map((group) => andList(group)))}</code>,
          ],
        ]}
      />
    </Section>
  )
}

function Days({ days }: { days: readonly DayOfSpend[] }) {
  const most = Math.max(...days.map(({ costUsd }) => costUsd), 0)
  return (
    <Table
      rows={days}
      columns={[
        [say('engines.day'), ({ day }) => dayInWords(day)],
        [
          say('engines.calls'),
          ({ calls, apart }) =>
            noted(
              formatCount(calls),
              apart.length > 0 && say('engines.and', { apart: otherOriginsNote(apart) }),
            ),
        ],
        [
          say('engines.failed'),
          ({ failed }) => formatCount(failed),
          { class: ({ failed }) => (failed > 0 ? 'accused' : undefined) },
        ],
        [
          say('engines.cost'),
          ({ costUsd }) => (
            <>
              {formatUsd(costUsd)}
              <Bar share={most === 0 ? 0 : costUsd / most} />
            </>
          ),
        ],
      ]}
    />
  )
}
