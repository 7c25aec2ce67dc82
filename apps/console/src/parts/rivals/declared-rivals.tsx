import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { known, listed, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { api, useApi } from '../server/api.ts'
import { ActButton, ConfirmButton } from '../widgets/action.tsx'
import { choice, line } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { linesOf } from '../widgets/lists.ts'
import { Await, Section, Table } from '../widgets/page.tsx'
import { visibleText } from '../widgets/words.ts'

type Declared = AnswerOf<'GET /api/admin/brands/{brandId}/rivals'>
type Body = InputOf<'POST /api/admin/brands/{brandId}/rivals'>['body']

const KINDS = listed('rivalKind')
const kindWords = (kind: string): string => known('rivalKind', kind) ?? kind

/** Declared names, and those that answers propose. A change counts stored answers again and asks nobody. */
export function DeclaredRivals({ brandId }: { brandId: string }) {
  const declared = useApi('GET /api/admin/brands/{brandId}/rivals', { brandId })
  const put = (body: Body) => api('POST /api/admin/brands/{brandId}/rivals', { brandId, body })
  return (
    <Await of={declared}>
      {({ items, proposed, note }) => (
        <Section title={say('rivals.declaredNames')}>
          <p class="soft">{toldInWords(note)}</p>
          {items.length > 0 && <DeclaredTable brandId={brandId} items={items} />}
          <DescribedForm
            label={say('rivals.declareAName')}
            fields={{
              name: line(say('common.name')),
              aliases: line(say('rivals.otherNamesWithCommas')),
              domain: line(say('rivals.domain')),
              kind: choice(say('rivals.itIsA'), KINDS, { usual: 'rival' }),
            }}
            send={({ name, aliases, domain, kind }) =>
              put({
                ...{ name: name.trim(), kind, domain: domain.trim() || null },
                aliases: linesOf(aliases, ','),
              })
            }
            button={say('rivals.declare')}
          />
          {proposed.length > 0 && (
            <Table
              label={say('rivals.namesThatAnswersPropose')}
              rows={proposed}
              columns={[
                [say('rivals.namedInAnswers'), ({ name }) => visibleText(name), { isHead: true }],
                [say('rivals.looksLike'), ({ kind }) => known('looksLike', kind) ?? kind],
                [
                  say('common.answers'),
                  ({ answers, of }) => say('widgets.seenOfAsked', { seen: answers, asked: of }),
                ],
              ]}
              actions={({ name }) =>
                KINDS.map(([kind, words]) => (
                  <ActButton
                    key={kind}
                    name={words}
                    aria-label={say('rivals.is', { name: visibleText(name), words })}
                    act={() => put({ name, aliases: [], domain: null, kind })}
                  />
                ))
              }
            />
          )}
        </Section>
      )}
    </Await>
  )
}

const DeclaredTable = ({ brandId, items }: { brandId: string; items: Declared['items'] }) => (
  <Table
    label={say('rivals.declaredNames')}
    rows={items}
    columns={[
      [say('common.name'), ({ name }) => name, { isHead: true }],
      [say('rivals.otherNames'), ({ aliases }) => aliases.join(', ') || '–'],
      [say('rivals.domain'), ({ domain }) => domain ?? '–'],
      [say('rivals.kind'), ({ kind }) => kindWords(kind)],
    ]}
    actions={({ id, name }) => (
      <ConfirmButton
        name={say('common.takeBack')}
        of={name}
        question={say('rivals.takeBackStoredAnswers', { name })}
        act={() => api('DELETE /api/admin/brands/{brandId}/rivals/{rivalId}', { brandId, rivalId: id })}
      />
    )}
  />
)
