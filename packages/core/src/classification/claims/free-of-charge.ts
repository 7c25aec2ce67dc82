import { stanceOf } from '../assertion.ts'
import type { BoundSentence, Mark } from '../subjects.ts'
import {
  type ClaimContext,
  type Finding,
  foldedName,
  foldsOf,
  oncePerShelf,
  rawOf,
  textsOf,
} from './context.ts'

/** "Acme Pro is completely free", "Conta Raiz – zero mensalidade": what has a price is said to have none. */
export function readFreeOfCharge(context: ClaimContext): Finding[] {
  const findings: Finding[] = []
  for (const { fact, names, recurring } of pricedProducts(context.facts)) {
    for (const sentence of context.sentences) {
      for (const mark of sentence.marks) {
        if (mark.product === null || !names.has(foldedName(mark.product))) continue
        const end = freeUntil(sentence, mark, recurring)
        if (end === null) continue
        const next = context.sentences[sentence.index + 1]
        const stance = stanceOf(sentence, mark.from, mark.from, mark.to, next)
        if (!stance.asserted || stance.denied || stance.doubtful || stance.elsewhen) continue
        const stated = rawOf(context, sentence, mark.from, end)
        findings.push({
          predicate: 'price',
          stated,
          verdict: 'contradicted',
          fact,
          sentence,
          from: mark.from,
          to: end,
        })
      }
    }
  }
  return findings
}

/** What costs something, by the names that its fact gives. */
const pricedProducts = oncePerShelf((facts) =>
  facts.active('price').flatMap((fact) => {
    const { amount, period } = fact.value as { amount?: unknown; period?: unknown }
    if (!(Number(amount) > 0)) return []
    const names = new Set(textsOf(fact).map(foldedName))
    return [{ fact, names, recurring: /month|year|week/.test(String(period ?? '')) }]
  }),
)

/** Where the words end that say so right behind the product, if they do. */
function freeUntil({ tokens, marks }: BoundSentence, mark: Mark, recurring: boolean): number | null {
  // "Conta Raiz, do Banco Aroeira – …": whose it is may stand between.
  const maker = marks.find((one) => one.owner === 'brand' && one.from > mark.to && one.from - mark.to <= 3)
  const start = maker?.to ?? mark.to
  const said = FREE.exec(`${foldsOf(tokens, start, start + LONGEST)} `)?.[1]
  if (said === undefined || (!recurring && FEE.test(said))) return null
  return start + said.split(' ').length
}

const LONGEST = 12
const FREE = new RegExp(
  [
    '^((?:[–:(,-] )?(?:(?:is|are|es|e|est|ist|bleibt|remains|reste) )?',
    '(?:(?:completely|totally|entirely|absolutely|also|totalmente|completamente|tambien|tambem|komplett|vollig|auch|dauerhaft|entierement|totalement|aussi) )*',
    '(?:free|free of charge|gratis|kostenlos|gratuit[oae]?|(?:no|zero) monthly fees?|without (?:a |any )?monthly fees?|zero (?:mensalidade|tarifa)|sem (?:mensalidade|tarifa)|sin (?:cuotas?|cuota mensual|mensualidad)|sans (?:abonnement|frais mensuels)|ohne (?:grundgebuhr|monatsgebuhr|monatliche gebuhr)|costs nothing|kostet nichts|no cuesta nada|nao custa nada|ne coute rien))',
    ' (?:(?:forever|to use|para siempre|para sempre|fur immer|a vie|for life|for everyone) )?(?:[,.;!–)] |(?:and|y|e|und|et) |$)',
  ].join(''),
)
const FEE = /fee|mensal|tarifa|cuota|mensualidad|abonnement|frais|gebuhr/
