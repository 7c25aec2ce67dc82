import { listed, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { type Action, Select } from '../widgets/action.tsx'
import { choice, file as fileField, line, tick } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Table } from '../widgets/page.tsx'
import { priceInWords } from './product-words.ts'
import { type FeedBody, type PreviewBody, previewFile, startImport } from './upload.ts'

type Format = FeedBody['format']

const EMPTY = {
  name: '',
  file: null as File | null,
  url: '',
  everyHours: '',
  format: 'auto' as Format,
  country: '',
  currency: '',
  complete: false,
  mapping: {} as Record<string, string>,
}
type Draft = typeof EMPTY

/** From a file, with a look at its first rows, or from an address. */
export function AddFeed({ brandId }: { brandId: string }) {
  const [preview, setPreview] = useState<PreviewBody | null>(null)
  const look = (action: Action, draft: Draft) => {
    setPreview(null)
    const { file } = draft
    if (file === null) return
    action.run(async () => setPreview(await previewFile(brandId, file, { ...draft, ...placeOf(draft) })))
  }
  const add = async (draft: Draft) => {
    const { name, format, mapping, complete, file, everyHours } = draft
    const { country, currency } = placeOf(draft)
    const url = draft.url.trim()
    const body = {
      ...{ name: name.trim(), format, mapping, complete },
      url: url || null,
      country: country || null,
      currency: currency || null,
      everyHours: everyHours.trim() === '' ? null : Number(everyHours),
    }
    const feed = await api('POST /api/admin/brands/{brandId}/feeds', { brandId, body })
    if (url !== '' || file !== null) await startImport(brandId, feed.id, url === '' ? file : null)
  }
  return (
    <DescribedForm
      label={say('feeds.addAFeed')}
      opens="primary"
      minRole="editor"
      initial={EMPTY}
      fields={{
        name: line(say('common.name'), { hint: say('feeds.whatYouCallIt') }),
        file: fileField(say('feeds.file'), { hint: say('feeds.compressedOrNotIts') }),
        url: line(say('feeds.orAnAddress'), { hint: say('feeds.fetchedUnderTheRules'), inputMode: 'url' }),
        everyHours: line(say('feeds.everySoManyHours'), {
          hint: say('feeds.1To720Empty'),
          inputMode: 'numeric',
        }),
        format: choice(say('feeds.format'), listed('feedFormat')),
        country: line(say('feeds.countryOptional'), { hint: say('feeds.twoLettersForItems'), maxLength: 2 }),
        currency: line(say('feeds.currencyOptional'), {
          hint: say('feeds.threeLettersForPrices'),
          maxLength: 3,
        }),
        complete: tick(say('feeds.theBrandHasNo')),
      }}
      leavesOut={({ url }) => (url.trim() === '' ? ['everyHours'] : [])}
      also={{
        file: (file, { draft, action }) => {
          look(action, { ...draft, file })
          return {}
        },
      }}
      below={({ draft, put, action }) =>
        preview !== null && (
          <FeedPreview
            preview={preview}
            mapping={draft.mapping}
            map={(field, column) => {
              const { [field]: _, ...rest } = draft.mapping
              const mapping = column === '' ? rest : { ...rest, [field]: column }
              put({ mapping })
              look(action, { ...draft, mapping })
            }}
          />
        )
      }
      send={add}
      done={() => setPreview(null)}
      button={({ file, url }) =>
        file === null && url.trim() === '' ? say('feeds.add') : say('feeds.addAndImport')
      }
    />
  )
}

const placeOf = ({ country, currency }: Draft) => ({
  country: country.trim().toUpperCase(),
  currency: currency.trim().toUpperCase(),
})

/** Fields that people can map; others are found by name only. */
const MAPPED = 'name sku gtin mpn brand price sale_price availability line url'.split(' ')

interface Props {
  preview: PreviewBody
  mapping: Record<string, string>
  map: (field: string, column: string) => void
}

/** Which column gives which field, and what would be taken of the first rows. */
const FeedPreview = ({ preview, mapping, map }: Props) => (
  <fieldset>
    <legend>{say('feeds.whatWouldBeTaken')}</legend>
    <div class="columns">
      {MAPPED.map((field) => (
        <label key={field} for={`column-${field}`}>
          {field.replace('_', ' ')}{' '}
          <Select
            id={`column-${field}`}
            aria-label={say('feeds.columnOf', { field: field.replace('_', ' ') })}
            value={mapping[field] ?? ''}
            options={[
              ['', preview.mapping[field] ?? say('feeds.notThere')],
              ...preview.columns.map((column) => [column, column] as const),
            ]}
            choose={(column) => map(field, column)}
          />
        </label>
      ))}
    </div>
    <Table
      rows={preview.rows}
      columns={[
        [say('feeds.row'), ({ line }) => line],
        [
          say('feeds.product'),
          ({ item }) =>
            item === null ? <span class="soft">{say('feeds.notTaken')}</span> : String(item.name),
        ],
        [say('feeds.price'), ({ item }) => priceInWords(item?.price)],
        [
          say('feeds.whatIsWrong'),
          ({ problems }) =>
            problems
              .map(({ field, message }) => `${field ?? say('feeds.it')} ${toldInWords(message)}.`)
              .join(' '),
        ],
      ]}
    />
  </fieldset>
)
