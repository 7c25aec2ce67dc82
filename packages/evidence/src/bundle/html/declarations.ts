import type { Declaration } from '@veracite/verdicts/declared/declaration'
import type { ExportedBundle } from '../exported-bundle.ts'
import { digest, html, type Markup, preformattedField, table } from './markup.ts'

/** The label of a declared predicate; the name of any other, as it always was. */
export function namesIn({ declarations = [] }: ExportedBundle): (predicate: string) => string {
  const labels = new Map(declarations.map(({ json }) => [declared(json).name, declared(json).label]))
  return (predicate) => labels.get(predicate) ?? predicate
}

const declared = (json: string): Declaration => JSON.parse(json)

/** The operator's declarations, in words and as hashed. */
export function declarationsMarkup({ declarations = [] }: ExportedBundle): Markup | null {
  if (declarations.length === 0) return null
  const rows = declarations.map(({ json, sha256 }, i) => {
    const { label, name, question, value, compare } = declared(json)
    return [
      html`${label}<br><span class="small mono">${name}</span>`,
      html`${question}<br><span class="small">${value.kind}, compared as ${compare}</span>`,
      html`${digest(sha256)}<details><summary>As hashed</summary>${preformattedField(`declarations.${i}.json`, json)}</details>`,
    ]
  })
  return html`<h3>What the operator declared</h3>
<p class="small">These predicates are not common ones: the operator declared what is asked and how a statement is held against a fact. A program compares by the declaration; the signed classifications name it by the digest below.</p>
${table('claims', ['Predicate', 'Question and comparison', 'SHA-256'], rows)}`
}
