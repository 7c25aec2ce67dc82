import type { InputOf } from '@veracite/contract/routes'
import { pick } from '@veracite/terms/pick'
import { listed, say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { DASHES } from '../parts/rates/line-drawing.ts'
import { TrendChart } from '../parts/rates/trend-chart.tsx'
import { ComparedTable, type Comparison, measureWords } from '../parts/rivals/compared-table.tsx'
import { DeclaredRivals } from '../parts/rivals/declared-rivals.tsx'
import { Remarks } from '../parts/rivals/remarks.tsx'
import { useApi } from '../parts/server/api.ts'
import { named } from '../parts/widgets/action.tsx'
import { Filters, Pills } from '../parts/widgets/filters.tsx'
import { Await, OriginNote, Section } from '../parts/widgets/page.tsx'
import { ENGINES, engineName, INTENTS, intentName } from '../parts/widgets/words.ts'

type Input = InputOf<'GET /api/admin/brands/{brandId}/rivals/measures'>

/** The brand among its rivals: who is named, where, recommended and cited, over time. */
export function Rivals({ brandId }: { brandId: string }) {
  const filter = filterOf(useLocation().query)
  const { measure: _, ...ofAnswers } = filter
  const compared = useApi(
    'GET /api/admin/brands/{brandId}/rivals/measures',
    { brandId, ...filter },
    ({ scansToCount }) => (scansToCount > 0 ? 3_000 : null),
  )
  return (
    <BrandFrame brandId={brandId} section={say('rivals.rivals')} sub={say('rivals.whoIsNamedIn')}>
      <Pills
        name="questions"
        label={say('rivals.whichQuestions')}
        usual={say('rivals.questionsThatNameNobody')}
        options={[['naming', say('rivals.questionsThatNameYou')]]}
      />
      <Filters
        filters={[
          { name: 'engine', label: say('common.engine'), options: named(ENGINES, engineName) },
          { name: 'intent', label: say('rivals.intent'), options: named(INTENTS, intentName) },
          {
            name: 'measure',
            label: say('rivals.line'),
            usual: say('rivals.shareOfAnswersThat'),
            options: (compared.value?.measures ?? [])
              .filter(({ name }) => name !== 'voice_of_answers')
              .map((one) => [one.name, measureWords(one).title] as const),
          },
        ]}
      />
      <Await of={compared}>
        {(value) =>
          value.answers > 0 ? (
            <Compared of={value} />
          ) : (
            <p class="note">
              {value.scansToCount > 0 ? say('rivals.theAnswersAreBeing') : say('rivals.noAnswersAreCounted')}
            </p>
          )
        }
      </Await>
      <Remarks brandId={brandId} {...ofAnswers} />
      <DeclaredRivals brandId={brandId} />
    </BrandFrame>
  )
}

/** What the address chooses; anything else in it is left to the API to refuse. */
const filterOf = (query: Record<string, string>) => pick(query, ...FILTERS) as Omit<Input, 'brandId'>
const FILTERS = ['engine', 'intent', 'measure', 'questions', 'scan', 'promptId', 'since', 'until', 'origin']

function Compared({ of }: { of: Comparison }) {
  const shown = mostNamed(of)
  // Measures of two brands say nothing of the brand itself.
  const [first = of.brand, ...beside] = of.brand.figures[of.measure] === null ? shown : [of.brand, ...shown]
  const unread = of.answers - of.readByModel
  const line = ({ id }: { id: string }) =>
    of.points.map(({ scanId, finishedAt, figures }) => ({
      scanId,
      at: finishedAt,
      rate: figures.find((one) => one.id === id) ?? null,
    }))
  const measure = of.measures.find(({ name }) => name === of.measure)
  const words = measure && measureWords(measure)
  return (
    <>
      <OriginNote of={of} />
      {of.scansToCount > 0 && (
        <p class="note">{say('rivals.scansAreStillBeing', { scansToCount: of.scansToCount })}</p>
      )}
      {of.leading > 0 && (
        <p class="note">{say('rivals.leadingApart', { answers: of.leading, named: of.leadingNamed })}</p>
      )}
      {unread > 0 && <p class="note">{say('rivals.onlyLookedUp', { unread, answers: of.answers })}</p>}
      <Section title={words?.title ?? say('rivals.overTime')}>
        <p class="soft">{say('rivals.eachPointIsOne', { universe: words?.universe ?? '' })}</p>
        <TrendChart points={line(first)} beside={beside.map(line)} isNeutral />
        <p class="soft">
          {say('rivals.theLineWithThe', { name: first.name })}{' '}
          {beside.map(({ name }, at) => `${DASH_WORDS[at % DASHES.length]}: ${name}.`).join(' ')}{' '}
          {of.rivals.length > shown.length && say('rivals.theOthersAreIn')}
        </p>
      </Section>
      <ComparedTable of={of} />
    </>
  )
}

const DASH_WORDS = listed('dash').map(([, words]) => words)

/** The rivals that are named most: no more than a chart can show apart. */
const mostNamed = ({ rivals }: Comparison): Comparison['rivals'] =>
  rivals
    .toSorted((a, b) => (b.figures.named?.seen ?? 0) - (a.figures.named?.seen ?? 0))
    .slice(0, DASHES.length)
