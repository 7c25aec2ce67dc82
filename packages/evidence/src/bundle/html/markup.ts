import { visibleText } from '@veracite/words/visible-text'

/** Markup that is ready to be written. Everything else put into a template is text, and is escaped. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Part = Markup | string | number | null | readonly Part[]

/** Escapes by default, so forgetting about hostile text cannot let it in. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(
    strings.map((string, i) => string + (i < parts.length ? write(parts[i] ?? null) : '')).join(''),
  )
}

function write(part: Part): string {
  if (part === null) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(write).join('')
  return escapeHtml(visibleText(String(part)))
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}

/**
 * Parsers drop a leading line feed in `pre`, hence one more. Carriage returns, also dropped, are escaped
 * above.
 */
export const preformatted = (text: string): Markup => html`<pre dir="auto">${new Markup('\n')}${text}</pre>`

/** The same; the page's script compares it with this member of the bundle. */
export const preformattedField = (path: string, text: string): Markup =>
  html`<pre dir="auto" data-field="${path}">${new Markup('\n')}${text}</pre>`

/**
 * JSON that cannot end its script element early, and without controls that would reorder the page's source.
 */
export function jsonForScript(value: unknown): Markup {
  const text = JSON.stringify(value).replaceAll(
    /[<\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return new Markup(text)
}

/** What marks in messages become, by their letters. */
export const MARKS = {
  b: (words: unknown[]): Markup => html`<b>${words.join('')}</b>`,
  c: (words: unknown[]): Markup => html`<code>${words.join('')}</code>`,
  s: (words: unknown[]): Markup => html`<span class="small">${words.join('')}</span>`,
}

/** The whole digest in groups of eight, to compare by eye; copying it yields no spaces. */
export function digest(hex: string): Markup {
  const groups = hex.match(/.{1,8}/g) ?? []
  return html`<code class="digest">${groups.map((group) => html`<span>${group}</span>`)}</code>`
}

/** Text that the page's script compares with this member of the bundle. */
export const field = (path: string, text: string): Markup => html`<span data-field="${path}">${text}</span>`

/**
 * On a phone, cells are stacked, so each carries its column's heading as a label. The roles keep it a table
 * for screen readers even when the style lays it out as blocks.
 */
export function table(kind: string, heads: readonly string[], rows: readonly (readonly Part[])[]): Markup {
  const head = heads.map((label) => html`<th role="columnheader" scope="col">${label}</th>`)
  const body = rows.map(
    (cells) =>
      html`<tr role="row">${cells.map((cell, i) => html`<td role="cell" data-label="${heads[i] ?? ''}"><div>${cell}</div></td>`)}</tr>`,
  )
  return html`<table class="${kind}" role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body}</tbody></table>`
}

export function facts(rows: readonly (readonly [string, Part] | null)[]): Markup {
  const shown = rows.filter((row) => row !== null && row[1] !== null)
  return html`<table class="facts" role="table"><tbody role="rowgroup">${shown.map((row) => html`<tr role="row"><th role="rowheader" scope="row">${row?.[0] ?? ''}</th><td role="cell">${row?.[1] ?? null}</td></tr>`)}</tbody></table>`
}
