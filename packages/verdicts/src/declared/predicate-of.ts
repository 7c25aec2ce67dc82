import type { AnyPredicate } from '../predicates/predicate.ts'
import { ofBrand } from '../predicates/statement-key.ts'
import { dateKind } from './date-kind.ts'
import type { Declaration } from './declaration.ts'
import type { AnyKind } from './kind.ts'
import { moneyKind } from './money-kind.ts'
import { numberKind } from './number-kind.ts'
import { choiceKind, listKind, textKind, truthKind } from './word-kinds.ts'

/**
 * A declared predicate as readers and verdicts know predicates. It has no cues: rules never read it. A brand has one of each
 * at a time.
 */
export function predicateOf(declaration: Declaration): AnyPredicate {
  const { name, label } = declaration
  const kind = kindOf(declaration)
  return {
    name,
    label,
    hint: kind.form,
    isDeclared: true,
    single: true,
    // One item of a list may be right and the next wrong.
    oneByOne: kind.isList === true,
    check: kind.check,
    valueKey: (value) => JSON.stringify(value),
    say: kind.say,
    stated: {
      schema: kind.schema,
      read: kind.read,
      say: kind.sayStated,
      key: (stated) => ofBrand(kind.key(stated)),
      isIn: kind.isIn,
      ...(kind.fromQuote && { fromQuote: kind.fromQuote }),
      ...(kind.isList && { isList: true }),
    },
    compare: kind.compare,
  }
}

/** The hint for people who enter a fact of it. */
export const entryHint = (declaration: Declaration): string => kindOf(declaration).entry

function kindOf({ value, compare, tolerance, question }: Declaration): AnyKind {
  switch (value.kind) {
    case 'text':
      return textKind(compare) as AnyKind
    case 'number':
      return numberKind(value.unit, compare, tolerance) as AnyKind
    case 'money':
      return moneyKind(value.currency, compare, tolerance) as AnyKind
    case 'date':
      return dateKind(compare, tolerance) as AnyKind
    case 'yes-no':
      return truthKind(question) as AnyKind
    case 'list':
      return listKind(compare) as AnyKind
    case 'one-of':
      return choiceKind(value.values) as AnyKind
  }
}
