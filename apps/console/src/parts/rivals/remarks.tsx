import type { InputOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { useApi } from '../server/api.ts'
import { Await, Section } from '../widgets/page.tsx'
import { engineName, visibleText } from '../widgets/words.ts'

type Input = InputOf<'GET /api/admin/brands/{brandId}/remarks'>

/** Sentences about the brand, to read and not to score. */
export const Remarks = (input: Input) => (
  <Await of={useApi('GET /api/admin/brands/{brandId}/remarks', input)}>
    {({ topics, answers: asked }) =>
      topics.length === 0 ? null : (
        <Section title={say('rivals.whatTheySayOf')}>
          <p class="soft">{say('rivals.countedOfToRead', { answers: asked })}</p>
          {topics.map(({ topic, tone, answers, quotes }) => (
            <details key={`${tone} ${topic}`}>
              <summary>
                {say(`tone.${tone}`)}, {visibleText(topic)}:{' '}
                {say('widgets.seenOfAsked', { seen: answers, asked })}
              </summary>
              <ul class="rows">
                {quotes.map(({ runId, engine, quote }) => (
                  <li key={`${runId} ${quote}`}>
                    <a href={`/console/runs/${runId}`}>
                      <q>{visibleText(quote)}</q>
                    </a>{' '}
                    <span class="soft">{engineName(engine)}</span>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </Section>
      )
    }
  </Await>
)
