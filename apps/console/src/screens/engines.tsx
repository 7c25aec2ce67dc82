import type { AnswerOf } from '@veracite/contract/routes'
import { ReaderLine } from '../parts/engines/reader-line.tsx'
import { type DayOfSpend, spendByDay, spendOf } from '../parts/engines/spend-days.ts'
import { useApi } from '../parts/server/api.ts'
import { formatCount, formatOf, formatShare, formatUsd } from '../parts/widgets/format.tsx'
import { Await, Page, Section } from '../parts/widgets/page.tsx'
import { noted, Table } from '../parts/widgets/table.tsx'
import { engineName, otherOriginsNote, shortSpeaker } from '../parts/widgets/words.ts'

type Engine = AnswerOf<'GET /api/admin/engines'>['items'][number]
type Spend = AnswerOf<'GET /api/admin/engines/spend'>

const DAYS = '30'
const EVERY_MS = 30_000

/** Which engines can be asked, what the others need, and what it all costs. */
export function Engines() {
  const engines = useApi('GET /api/admin/engines', {})
  const spend = useApi('GET /api/admin/engines/spend', { days: DAYS }, () => EVERY_MS)
  return (
    <Page title="Engines and cost" sub={<Total of={spend.value} />}>
      <Await of={engines} what="the engines">
        {({ items, reader }) => (
          <Await of={spend} what="what they cost">
            {(value) => (
              <>
                <Section title="Asked">
                  <ul class="tiles wide">
                    {items
                      .filter(({ runnable }) => runnable)
                      .map((engine) => (
                        <li key={engine.engine} id={engine.engine} class="card">
                          <Asked engine={engine} spend={value} />
                        </li>
                      ))}
                  </ul>
                  {!items.some(({ runnable }) => runnable) && <p>No engine is configured: see below.</p>}
                </Section>
                {reader && <Reader {...reader} />}
                <ReaderLine />
                <Missing items={items.filter(({ runnable }) => !runnable)} />
                <Section title="Cost of each day" aside={<span class="soft">days in UTC</span>}>
                  <Days days={spendByDay(value)} />
                </Section>
              </>
            )}
          </Await>
        )}
      </Await>
    </Page>
  )
}

const Reader = ({ model, second, words }: NonNullable<AnswerOf<'GET /api/admin/engines'>['reader']>) => (
  <Section title="Who reads the answers" id="reader">
    {model === null ? (
      <p class="note">
        No language model reads the answers: the plain reader finds little of what they say. Set the key of a
        provider, or a server of your own, and a model reads from the next start on (docs/readers.md).
      </p>
    ) : (
      <p>
        {model} reads the answers. Before one counts as made up, {second ?? 'it'} is asked once more whether
        the answer really says so.
      </p>
    )}
    <p class="soft">{words}</p>
  </Section>
)

function Total({ of }: { of: Spend | null }) {
  if (of === null) return <>What they are asked, and what it costs</>
  const days = spendByDay(of)
  const usd = days.reduce((sum, { costUsd }) => sum + costUsd, 0)
  const calls = days.reduce((sum, day) => sum + day.calls, 0)
  return (
    <>
      {formatUsd(usd)} for {formatOf(calls, 'call')} in {DAYS} days · today {formatUsd(days[0]?.costUsd ?? 0)}
    </>
  )
}

const originOfAccess = (access: string | undefined): string =>
  access === 'demo' ? 'demo' : access === 'compatible_server' ? 'stand_in' : 'engine'

const REACHED: Record<string, string> = {
  official_api: 'through its program interface',
  data_provider: 'through a data seller, who says what the app showed',
  compatible_server: 'through a server that stands in for it',
  demo: 'nowhere: the answers are invented',
}

function Asked({ engine, spend }: { engine: Engine; spend: Spend }) {
  const { access, provider, model, description, limits } = engine
  const { today, all, lastAnswer } = spendOf(spend, engine.engine, originOfAccess(access))
  const ceiling = limits?.dailySpendUsd ?? null
  return (
    <>
      <h3>{shortSpeaker(engine.engine, access)}</h3>
      <p>
        Reached {REACHED[access ?? ''] ?? access}
        {lastAnswer === null ? `; no answer in ${DAYS} days` : `; answered last on ${lastAnswer}`}
        {all.calls > 0 && all.failed < all.calls && `, ${formatUsd(all.costUsd / all.calls)} a question`}.
      </p>
      <p class="soft">
        {[provider, model].filter(Boolean).join(' · ')}
        {description && `. ${description}`}
      </p>
      <h4>
        Today {formatUsd(today.costUsd)}
        {ceiling === null ? ', without a ceiling' : ` of at most ${formatUsd(ceiling)}`}
      </h4>
      {ceiling !== null && <Bar share={today.costUsd / Number(ceiling)} isOfCeiling />}
      <p class="soft">
        In {DAYS} days {formatUsd(all.costUsd)}, {formatOf(all.calls, 'call')}
        {all.failed > 0 && (
          <span class="accused">
            , {formatCount(all.failed)} failed ({formatShare(all.failed / all.calls)})
          </span>
        )}
        .
        {limits &&
          ` At most ${formatCount(limits.requestsPerMinute)} a minute, ${formatCount(limits.concurrency)} at once.`}
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
    <Section title="Not configured" aside={<span class="soft">set the variables and start again</span>}>
      <Table
        rows={items}
        columns={[
          ['Engine', ({ engine }) => engineName(engine)],
          [
            'Needs one of these',
            ({ missing = [] }) =>
              missing.map((group, at) => (
                <span key={group.join()}>
                  {at > 0 && ' or '}
                  <code>{group.join(' and ')}</code>
                </span>
              )),
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
        ['Day', ({ day }) => day],
        [
          'Calls',
          ({ calls, apart }) =>
            noted(formatCount(calls), apart.length > 0 && `and ${otherOriginsNote(apart)}`),
        ],
        [
          'Failed',
          ({ failed }) => formatCount(failed),
          { class: ({ failed }) => (failed > 0 ? 'accused' : undefined) },
        ],
        [
          'Cost',
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
