import type { Declaration } from '@veracite/verdicts/declared/declaration'
import type { Say } from '@veracite/words/say-in'
import type { ExportedBundle } from '../exported-bundle.ts'
import { classBeside, inWords } from '../words.ts'
import { columns } from './columns.ts'
import { digest, html, MARKS, type Markup, type Part, preformattedField, table } from './markup.ts'

export function historySection(bundle: ExportedBundle, say: Say): Markup {
  const { classifications, verifications, facts: used } = bundle
  const nameOf = namesIn(bundle)
  return html`<section><h2>${say('bundleText.classHistory')}</h2>
${table('timeline', columns(say, 'time', 'className', 'program', 'rule'), [
  ...classifications.map((row) => [
    inWords(new Date(row.classifiedAt), say),
    classBeside(row.class, say),
    say('bundleText.version', { version: row.classifierVersion }),
    row.rule,
  ]),
  ...verifications.map((row) => [
    inWords(new Date(row.verifiedAt), say),
    say.known('outcomeWord', row.outcome) ?? row.outcome,
    say('bundleText.askedAgain'),
    say('bundleText.furtherCaptures', {
      count: row.captureIds.length,
      counted: row.words === null ? 'other' : 'yes',
      words: row.words ?? '',
      changed: row.modelChanged ? 'yes' : 'other',
    }),
  ]),
])}${
  used.length === 0
    ? null
    : table(
        'claims',
        columns(say, 'fact', 'value', 'source', 'factDigest'),
        used.map((fact) => [
          html`${nameOf(fact.predicate)}${fact.active ? null : html` <span class="small">${say('bundleText.notActive')}</span>`}`,
          typeof fact.value === 'object' ? JSON.stringify(fact.value) : String(fact.value),
          html`${fact.source.kind}${fact.source.url === null ? null : html`<br><span class="mono">${fact.source.url}</span>`}`,
          digest(fact.hash),
        ]),
      )
}${declarationsMarkup(bundle, say)}${catalogueMarkup(bundle, say)}${readingsMarkup(bundle, say)}</section>`
}

/** Items are shown as they were hashed, so that a reader can hash them again. */
function catalogueMarkup({ catalogue }: ExportedBundle, say: Say): Markup | null {
  if (catalogue === undefined) return null
  const rows = catalogue.map(({ manifest, leaf, items }, i): Part[] => [
    digest(manifest.sha256),
    leaf === null ? say('bundleText.pending') : String(leaf.index),
    html`${items.map(({ index }, n) => html`<details><summary>${say('bundleText.item', { index: String(index) })}</summary>${preformattedField(`catalogue.${i}.items.${n}.json`, items[n]?.json ?? '')}</details>`)}${items.length === 0 ? say('bundleText.wholeCatalogue') : null}`,
  ])
  return html`<h3>${say('bundleText.catalogue')}</h3>
<p class="small">${say('bundleText.catalogueShown')}</p>
${table('timeline', columns(say, 'importDigest', 'logEntry', 'items'), rows)}`
}

function readingsMarkup(bundle: ExportedBundle, say: Say): Markup | null {
  const { readings } = bundle
  if (readings.length === 0) return null
  const nameOf = namesIn(bundle)
  const rows = readings.map(({ reader, readAt, reading, sha256, exchange }, i): Part[] => [
    inWords(new Date(readAt), say),
    html`${say(`readerName.${reader.kind}`)}<br><span class="small">${reader.version}</span>`,
    html`${reading.confirmations ? null : reading.mention === 'brand' ? say('bundleText.namesBrand') : reading.mention}${confirmedMarkup(reading.confirmations, nameOf, say)}${reading.claims.map(({ quote, predicate, stance }) => html`<div>${say.rich('bundleText.reading', { ...quoting(quote), predicate: nameOf(predicate), stance })}</div>`)}${lostMarkup(reading.checked, say)}`,
    html`${digest(sha256)}${exchange === null ? null : html`<br><span class="small">${say.rich('bundleText.modelAsked', { d: () => digest(exchange.requestSha256) })}<br>${say.rich('bundleText.modelReplied', { d: () => digest(exchange.replySha256) })}</span>`}<details><summary>${say('bundleText.asHashed')}</summary>${preformattedField(`readings.${i}.json`, readings[i]?.json ?? '')}${exchange === null ? null : html`<h4>${say('bundleText.whatAsked')}</h4>${preformattedField(`readings.${i}.exchange.request`, exchange.request)}<h4>${say('bundleText.whatReplied')}</h4>${preformattedField(`readings.${i}.exchange.reply`, exchange.reply)}`}</details>`,
  ])
  return html`<h3>${say('bundleText.readings')}</h3>
<p class="small">${say('bundleText.readingsShown')}</p>
${table(
  'timeline',
  (['time', 'reader', 'read', 'digest'] as const).map((name) => say(`readingColumn.${name}`)),
  rows,
)}`
}

const quoting = (quote: string) => ({
  q: () => html`${quote}`,
  s: MARKS.s,
})

const confirmedMarkup = (
  confirmations: ExportedBundle['readings'][number]['reading']['confirmations'],
  nameOf: (predicate: string) => string,
  say: Say,
): Markup[] =>
  (confirmations ?? []).map(
    ({ quote, predicate, answer }) =>
      html`<div>${say.rich('bundleText.confirmed', { ...quoting(quote), predicate: nameOf(predicate), answer })}</div>`,
  )

/** Nothing of a model's reply goes unsaid: the notes are in the JSON beside it. */
function lostMarkup(
  checked: ExportedBundle['readings'][number]['reading']['checked'],
  say: Say,
): Markup | null {
  if (checked === undefined || checked.lost === 0) return null
  return html`<div class="small">${say('bundleText.lost', { lost: checked.lost, given: checked.given })}</div>`
}

/** The label of a declared predicate; the name of any other, as it always was. */
function namesIn({ declarations = [] }: ExportedBundle): (predicate: string) => string {
  const labels = new Map(declarations.map(({ json }) => [declared(json).name, declared(json).label]))
  return (predicate) => labels.get(predicate) ?? predicate
}

const declared = (json: string): Declaration => JSON.parse(json)

/** The operator's declarations, in words and as hashed. */
function declarationsMarkup({ declarations = [] }: ExportedBundle, say: Say): Markup | null {
  if (declarations.length === 0) return null
  const rows = declarations.map(({ json, sha256 }, i) => {
    const { label, name, question, value, compare } = declared(json)
    return [
      html`${label}<br><span class="small mono">${name}</span>`,
      html`${question}<br><span class="small">${say('bundleText.comparedAs', { kind: value.kind, compare })}</span>`,
      html`${digest(sha256)}<details><summary>${say('bundleText.asHashed')}</summary>${preformattedField(`declarations.${i}.json`, json)}</details>`,
    ]
  })
  return html`<h3>${say('bundleText.declared')}</h3>
<p class="small">${say('bundleText.declaredShown')}</p>
${table('claims', columns(say, 'predicate', 'comparison', 'digest'), rows)}`
}
