import type { AnswerOf } from '@veracite/contract/routes'
import { known, say } from '@veracite/words/say'
import { type Column, Section, Table } from '../widgets/page.tsx'
import { rateInWords, rateOrDash } from '../widgets/words.ts'

export type Comparison = AnswerOf<'GET /api/admin/brands/{brandId}/rivals/measures'>
type Row = Comparison['rivals'][number]

/** What a measure is called, and what it is a share of. */
export const measureWords = ({ name, label, universe }: Comparison['measures'][number]) => ({
  title: known('compared', name) ?? label,
  universe: known('comparedOf', name) ?? universe,
})

/** Every measure of the brand and its rivals; below the table, what each is a share of. */
export function ComparedTable({ of }: { of: Comparison }) {
  const rows: Row[] = [of.brand, ...of.rivals]
  const column = (name: string): Column<Row> => [
    known('compared', name) ?? name,
    ({ figures }) => rateOrDash(figures[name]),
  ]
  return (
    <Section title={say('rivals.theBrandAndIts')}>
      <p class="soft">{say('rivals.countedInAnswersOf', { answers: of.answers, scans: of.scans })}</p>
      <Table
        label={say('rivals.theBrandAndIts')}
        rows={rows}
        columns={[
          [
            say('common.name'),
            ({ id, name }) => (id === of.brand.id ? <strong>{say('rivals.you', { name })}</strong> : name),
            { isHead: true },
          ],
          ...['named', 'voice_of_answers', 'named_first', 'voice_of_mentions'].map(column),
          [say('rivals.placeInLists'), ({ place }) => placeWords(place)],
          ...['in_first_three', 'recommended', 'recommended_instead', 'named_together', 'cited'].map(column),
          [say('rivals.namedBesideYou'), differenceWords],
        ]}
      />
      <details open>
        <summary>{say('rivals.whatEachFigureIs')}</summary>
        <ul>
          {of.measures.map(measureWords).map(({ title, universe }) => (
            <li key={title}>
              {title}: {universe}.
            </li>
          ))}
          <li>{say('rivals.placeInListsThe')}</li>
          <li>{say('rivals.namedBesideYouIn')}</li>
        </ul>
      </details>
      {of.others.length > 0 && (
        <p class="soft">
          {say('rivals.toldApart')}{' '}
          {of.others
            .map(({ name, kind: code, figures }) => {
              const kind = known('rivalKind', code) ?? code
              return figures.named == null
                ? say('rivals.otherNotNamed', { name, kind })
                : say('rivals.otherNamedIn', { name, kind, words: rateInWords(figures.named) })
            })
            .join('; ')}
        </p>
      )}
    </Section>
  )
}

const placeWords = (place: Row['place']): string =>
  place === null ? say('rivals.inNoList') : say('rivals.halfOfBetweenAnd', place)

const differenceWords = ({ difference }: Row): string => {
  if (difference === undefined) return '–'
  const { onlyRival, onlyBrand, differs } = difference
  return say('rivals.withoutYou', { onlyRival, onlyBrand, differs: differs ? 'yes' : 'other' })
}
