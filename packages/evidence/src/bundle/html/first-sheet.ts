import { classNameBeside } from '@veracite/verify/bundle/class-names'
import { accuses } from '../../capture/stored-verdict.ts'
import type { ExportedBundle } from '../exported-bundle.ts'
import { facts, field, html, type Markup } from './markup.ts'

/** More would push the rest off the first sheet; all of them are in the table below. */
const MAX_SHOWN = 3

/**
 * What a reader in a hurry needs, on the first sheet: what was said, what is true, and whether the evidence is intact. The
 * last is filled by the script of the page.
 */
export function firstSheet(bundle: ExportedBundle, checksItself: boolean): Markup {
  const { statement, citationClass } = bundle
  const wrong = statement.claims.map((claim, i) => ({ claim, i })).filter(({ claim }) => accuses(claim))
  const shown = wrong.slice(0, MAX_SHOWN)
  const more = wrong.length - shown.length
  const said = shown.map(
    ({ claim, i }) =>
      html`<p>${field(`statement.claims.${i}.about`, claim.about)}: <mark>${field(`statement.claims.${i}.stated`, claim.stated)}</mark>, in the words “${field(`statement.claims.${i}.quote`, claim.quote)}”</p>`,
  )
  const truths = shown.map(
    ({ claim, i }) =>
      html`<p>${field(`statement.claims.${i}.about`, claim.about)}: <b>${claim.truth === null ? 'otherwise' : field(`statement.claims.${i}.truth`, claim.truth)}</b>${claim.sourceUrl === null ? null : html`, by <span class="mono">${field(`statement.claims.${i}.sourceUrl`, claim.sourceUrl)}</span>`}</p>`,
  )
  return html`<section class="first" aria-label="In short">${facts([
    ['Verdict', html`<b>${classNameBeside(citationClass)}</b>`],
    [
      'What was said',
      wrong.length === 0
        ? 'Nothing in it is contradicted by a known fact. The answer is below.'
        : html`${said}${more > 0 ? html`<p class="small">and ${more} more, below</p>` : null}`,
    ],
    wrong.length === 0 ? null : ['What is true', truths],
    [
      'Is the evidence intact?',
      checksItself ? intact : 'It is checked with the case file that this page belongs to.',
    ],
  ])}</section>`
}

/** Filled by the script of the page. */
const intact = html`<div id="self-check" data-status="not_checked"><p id="headline">NOT CHECKED</p><p id="of-what"></p><p id="verdict">Not checked: the script of this page has not run.</p><p id="sampling"></p><p id="warnings" class="small"></p></div>`
