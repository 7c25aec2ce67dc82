import type { Say } from '@veracite/words/say-in'
import { accuses } from '../../capture/stored-verdict.ts'
import type { ExportedBundle } from '../exported-bundle.ts'
import { classBeside } from '../words.ts'
import { facts, field, html, type Markup } from './markup.ts'

/** More would push the rest off the first sheet; all of them are in the table below. */
const MAX_SHOWN = 3

/**
 * What a reader in a hurry needs, on the first sheet: what was said, what is true, and whether the evidence is intact. The
 * last is filled by the script of the page.
 */
export function firstSheet(bundle: ExportedBundle, checksItself: boolean, say: Say): Markup {
  const { statement, citationClass } = bundle
  const wrong = statement.claims.map((claim, i) => ({ claim, i })).filter(({ claim }) => accuses(claim))
  const shown = wrong.slice(0, MAX_SHOWN)
  const more = wrong.length - shown.length
  const said = shown.map(({ claim, i }) => {
    const of = (member: 'about' | 'stated' | 'quote') =>
      field(`statement.claims.${i}.${member}`, claim[member])
    const marks = { a: () => of('about'), s: () => html`<mark>${of('stated')}</mark>`, q: () => of('quote') }
    return html`<p>${say.rich('bundleText.saidWrong', marks)}</p>`
  })
  const truths = shown.map(({ claim, i }) => {
    const { truth, sourceUrl } = claim
    const told = truth === null ? say('bundleText.otherwise') : field(`statement.claims.${i}.truth`, truth)
    const marks = {
      a: () => field(`statement.claims.${i}.about`, claim.about),
      t: () => html`<b>${told}</b>`,
      u: () => html`<span class="mono">${field(`statement.claims.${i}.sourceUrl`, sourceUrl ?? '')}</span>`,
    }
    return html`<p>${say.rich('bundleText.isTrue', { ...marks, by: sourceUrl === null ? 'other' : 'yes' })}</p>`
  })
  const moreBelow =
    more > 0 ? html`<p class="small">${say('bundleText.moreBelow', { count: more })}</p>` : null
  return html`<section class="first" aria-label="${say('bundleText.inShort')}">${facts([
    [say('bundleFact.verdict'), html`<b>${classBeside(citationClass, say)}</b>`],
    [say('bundleFact.said'), wrong.length === 0 ? say('bundleText.nothingWrong') : html`${said}${moreBelow}`],
    wrong.length === 0 ? null : [say('bundleFact.truth'), truths],
    [say('bundleFact.intact'), checksItself ? intact(say) : say('bundleText.checkedWithCase')],
  ])}</section>`
}

/** Filled by the script of the page. */
const intact = (say: Say): Markup =>
  html`<div id="self-check" data-status="not_checked"><p id="headline">${say('bundleText.notChecked')}</p><p id="of-what"></p><p id="verdict">${say('bundleText.notCheckedYet')}</p><p id="sampling"></p><p id="warnings" class="small"></p></div>`
