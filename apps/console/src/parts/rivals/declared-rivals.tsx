import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { known, listed, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { api, useApi } from '../server/api.ts'
import { ActButton, ConfirmButton } from '../widgets/action.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Await, Section } from '../widgets/page.tsx'
import { Table } from '../widgets/table.tsx'
import { visibleText } from '../widgets/words.ts'

type Declared = AnswerOf<'GET /api/admin/brands/{brandId}/rivals'>
type Body = InputOf<'POST /api/admin/brands/{brandId}/rivals'>['body']

const KINDS = listed('rivalKind')
const kindWords = (kind: string): string => known('rivalKind', kind) ?? kind

/** Declared names, and those that answers propose. A change counts stored answers again and asks nobody. */
export function DeclaredRivals({ brandId, changed }: { brandId: string; changed: () => void }) {
  const declared = useApi('GET /api/admin/brands/{brandId}/rivals', { brandId })
  const done = () => {
    declared.reload()
    changed()
  }
  const put = (body: Body) => api('POST /api/admin/brands/{brandId}/rivals', { brandId, body })
  return (
    <Await of={declared}>
      {({ items, proposed, note }) => (
        <Section title={say('rivals.declaredNames')}>
          <p class="soft">{toldInWords(note)}</p>
          {items.length > 0 && <DeclaredTable brandId={brandId} items={items} done={done} />}
          <DescribedForm
            label={say('rivals.declareAName')}
            opens=""
            initial={{ name: '', aliases: '', domain: '', kind: 'rival' as Body['kind'] }}
            fields={{
              name: { label: say('common.name') },
              aliases: { label: say('rivals.otherNamesWithCommas'), required: false },
              domain: { label: say('rivals.domain'), required: false },
              kind: { kind: 'choice', label: say('rivals.itIsA'), choices: KINDS },
            }}
            send={({ name, aliases, domain, kind }) =>
              put({
                ...{ name: name.trim(), kind, domain: domain.trim() || null },
                aliases: aliases
                  .split(',')
                  .map((one) => one.trim())
                  .filter((one) => one !== ''),
              })
            }
            afterwards={{ name: '', aliases: '', domain: '' }}
            done={done}
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
                    act={async () => {
                      await put({ name, aliases: [], domain: null, kind })
                      done()
                    }}
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

const DeclaredTable = ({
  brandId,
  items,
  done,
}: {
  brandId: string
  items: Declared['items']
  done: () => void
}) => (
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
        act={async () => {
          await api('DELETE /api/admin/brands/{brandId}/rivals/{rivalId}', { brandId, rivalId: id })
          done()
        }}
      />
    )}
  />
)
