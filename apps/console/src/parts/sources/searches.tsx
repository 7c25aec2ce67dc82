import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { useApi } from '../server/api.ts'
import { Await, Help, Section, Table } from '../widgets/page.tsx'
import { formatCount, inList, visibleText } from '../widgets/words.ts'

type Searches = AnswerOf<'GET /api/admin/brands/{brandId}/searches'>

const SHOWN = 20

/** What engines looked up in the newest scan. Their words are outside text: never links. */
export const BrandSearches = ({ brandId }: { brandId: string }) => (
  <Section
    title={say('sources.whatEnginesLookedUp')}
    help={<Help about={say('sources.whatEnginesLookedUp2')}>{say('sources.readFromTheStored')}</Help>}
  >
    <Await of={useApi('GET /api/admin/brands/{brandId}/searches', { brandId })}>
      {(found) => <Found {...found} />}
    </Await>
  </Section>
)

function Found({ answers, of, searched, showsPages, rivalsKnown, ...found }: Searches) {
  const rows = [
    ...found.sides.map((side) => ({
      name: say('sources.allPages', { sidewords: say(`side.${side.side}`) }),
      ...side,
    })),
    ...found.hosts.slice(0, SHOWN).map((host) => ({ name: visibleText(host.host), ...host })),
  ]
  const words = found.added.slice(0, SHOWN).map(({ word, answers: n }) => `${word} (${formatCount(n)})`)
  return (
    <>
      <p>
        {say('sources.answersOfShow', { searched, answers, showsPages })}{' '}
        {answers < of && say('sources.countedAreThe', { answers, of })}{' '}
        {rivalsKnown === 0 && say('sources.noRivalHasA')}{' '}
        {words.length > 0 && say('sources.wordsThatSearches', { words: visibleText(inList(words)) })}
      </p>
      <Table
        label={say('sources.pagesByWhomThey')}
        rows={rows}
        columns={[
          [say('sources.pages'), ({ name }) => name, { isHead: true }],
          [say('sources.whose'), ({ side }) => say(`side.${side}`)],
          [say('sources.citedIn'), ({ cited }) => formatCount(cited)],
          [say('sources.readIn'), ({ read }) => formatCount(read)],
          [say('sources.readNotCitedIn'), ({ readNotCited }) => formatCount(readNotCited)],
        ]}
      />
      <ul class="rows">
        {found.queries.slice(0, SHOWN).map(({ text, answers: n }) => (
          <li key={text}>
            <span>{visibleText(text)}</span>
            <span class="soft">{say('sources.searchedForInAnswers', { n })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the engine looked up for one answer. */
export const RunSearches = ({ runId }: { runId: string }) => (
  <Section title={say('sources.whatItLookedUp')}>
    <Await of={useApi('GET /api/admin/runs/{runId}/searches', { runId })}>
      {({ queries, pages, searchUsed }) => (
        <>
          {queries.length === 0 && (
            <p class="soft">
              {searchUsed === false ? say('sources.itDidNotSearch') : say('sources.theReplyDoesNot')}
            </p>
          )}
          <ul class="rows">
            {queries.map(({ text, added }) => (
              <li key={text}>
                <span>{visibleText(text)}</span>
                {added.length > 0 && (
                  <span class="soft">{say('sources.added', { added: visibleText(added.join(', ')) })}</span>
                )}
              </li>
            ))}
            {pages.slice(0, 2 * SHOWN).map(({ url, side, read, cited }) => (
              <li key={url}>
                <span class="mono">{visibleText(url)}</span>
                <span class="soft">
                  {say(`side.${side}`)},{' '}
                  {cited ? (read ? say('sources.readAndCited') : 'cited') : say('sources.readNotCited')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Await>
  </Section>
)
