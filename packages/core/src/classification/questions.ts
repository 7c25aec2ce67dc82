import type { FactPredicate } from '../vocabulary.ts'
import { fold } from './text/fold.ts'

/** What a prompt asks to be told, in any of the five languages. */
export function questionsIn(text: string): ReadonlySet<FactPredicate> {
  const folded = fold(text)
  return new Set(QUESTIONS.flatMap(([predicate, pattern]) => (pattern.test(folded) ? [predicate] : [])))
}

const QUESTIONS: readonly (readonly [FactPredicate, RegExp])[] = [
  [
    'founded_year',
    /\b(?:how (?:old|long)|(?:what|which) year|older|oldest|wie (?:alt|lange)|seit wann|alter ist|(?:ha|desde) quanto tempo|desde (?:quando|cuando)|que idade|qu?antos anos|cuantos anos|cuanto tiempo|(?:em )?que ano|mais antig\w*|mas antigu\w*|depuis (?:quand|combien)|quel age|de quand date|plus (?:ancien\w*|vieux|vieille)|(?:alter|alteste)(?:r|s)?)\b/,
  ],
  [
    'parent_company',
    /\b(?:who(?:'s| is| are)? (?:owns?|behind|the owners?)|owner of|owned by|belongs? to|parent company|independent|wem gehor\w+|zu wem gehor\w+|zu welche[mr] \w+ gehor\w+|eigentumer\w*|mutter(?:konzern|gesellschaft|haus)|(?:steckt|steht) hinter|unabhangig|de quien es|a quien pertenece|(?:que|cual) grupo|duen[oa]s?|propietari\w+|matriz|independiente|a quem pertence|de quem e|que grupo|don[oa] d\w+|independente|a qui appart\w+|(?:a|de) quel groupe|proprietaire|maison.mere|qui (?:possede|detient)|derriere|independante?)\b/,
  ],
]
