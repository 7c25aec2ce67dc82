import { visibleText } from '../widgets/visible-text.ts'
import { labelInSentence, predicateName } from '../widgets/words.ts'
import type { Classification } from './marked-answer.tsx'

/** One plain sentence: why the answer got its class. Pure. */
export function whyClass({ class: name, rule, claims, ownedCitations }: Classification): string {
  if (name === 'CONFABULATED') return whyWrong(claims)
  if (name === 'STRONG') return whyCorrect(claims, ownedCitations)
  if (name === 'ABSENT')
    return rule === 'absent:namesake'
      ? 'It names somebody else of the same name, and not you.'
      : 'Neither your name nor one of your other names is in it.'
  if (name === 'ECHO') return 'It names you only as the question does, and says nothing more about you.'
  if (rule === 'descriptive:open_contradiction')
    return 'It names you, and may say something wrong: a person should look before anybody is accused.'
  const open = claims.filter(({ verdict }) => verdict !== 'supported' && verdict !== 'contradicted').length
  if (open === 0) return 'It names you and states nothing that a fact could decide.'
  return `It names you and states ${open === 1 ? 'one thing' : `${open} things`} for which there is no fact to compare with.`
}

function whyWrong(claims: Classification['claims']): string {
  const wrong = claims.filter(
    ({ verdict, certainty }) => verdict === 'contradicted' && certainty !== 'likely',
  )
  const [first] = wrong
  if (first === undefined) return 'It says something that a fact contradicts.'
  const different = new Set(wrong.map(({ predicate, stated }) => `${predicate} ${stated}`)).size - 1
  const more =
    different === 0
      ? ''
      : ` ${different === 1 ? 'One other thing is' : `${different} other things are`} wrong too.`
  const truth =
    first.truth === null ? 'which a fact contradicts' : `and the fact says “${visibleText(first.truth)}”`
  return `For ${labelInSentence(aboutOf(first))} it says “${visibleText(first.stated)}”, ${truth}.${more}`
}

function whyCorrect(claims: Classification['claims'], cited: Classification['ownedCitations']): string {
  const right = claims.find(({ verdict }) => verdict === 'supported')
  if (right !== undefined)
    return `For ${labelInSentence(aboutOf(right))} it says “${visibleText(right.stated)}”, as the fact does, and nothing that a fact contradicts.`
  const [page] = cited
  return page === undefined
    ? 'What it says of you is confirmed, and nothing in it is contradicted.'
    : 'It cites a page of yours, and says nothing that a fact contradicts.'
}

/** The label of a declared predicate was written by an operator: it is shown, and not obeyed. */
const aboutOf = ({ predicate, label }: { predicate: string; label?: string }): string =>
  label === undefined ? predicateName(predicate) : visibleText(label)
