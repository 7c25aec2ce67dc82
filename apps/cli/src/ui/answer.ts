import type { Classification, RunEvidence } from '@veracite/sdk'
import { labelled, wrap } from './lines.ts'
import type { Paint } from './paint.ts'
import { classInWords, paintClass, predicateName, type Saying, secondOf } from './words.ts'

/** Answers of a run, each with the verdict on it: a run that was asked again has several. */

/** The newest verdict on that answer, and on no other. */
export const verdictOn = (
  { classifications }: Pick<RunEvidence, 'classifications'>,
  captureId: string | undefined,
): Classification | undefined => classifications.filter((verdict) => verdict.captureId === captureId).at(-1)

/** The readers whose readings the verdict is based on. */
export function readersOf(
  { readings = [] }: Pick<RunEvidence, 'readings'>,
  verdict: Classification | undefined,
): string[] {
  const named = new Set(verdict?.readingIds ?? [])
  return readings.filter(({ id }) => named.has(id)).map(({ reader }) => `${reader.kind} ${reader.version}`)
}

/** An answer to the same question asked again. */
export function laterAnswer(
  run: RunEvidence,
  capture: RunEvidence['captures'][number],
  saying: Saying,
  width: number,
): string[] {
  const verdict = verdictOn(run, capture.captureId)
  const { paint, say } = saying
  const state = verdict?.class ?? capture.noAnswerReason ?? say('cliWord.unclassified')
  const { answer } = capture
  return [
    '',
    `  ${labelled(say('cliLabel.answerOf'), `${say('cliAnswer.askedAgain', { at: secondOf(capture.capturedAt) })}  ${paintClass(paint, state, classInWords(say, state))}`, width - 2, 12)}`,
    ...(typeof answer === 'string' ? [wrap(marked(answer, verdict, paint), width, '  │ ')] : []),
    ...(verdict ? verdictLines(verdict, saying, width) : []),
    `  ${labelled(say('cliLabel.response'), say('cliAnswer.sha256', capture), width - 2, 12)}`,
    '',
  ]
}

export function verdictLines(
  { rule, classifierVersion, claims }: Classification,
  { paint, say }: Saying,
  width: number,
): string[] {
  const colours: Record<string, Paint['red'] | undefined> = {
    contradicted: paint.red,
    supported: paint.green,
    outdated: paint.yellow,
  }
  const claimLine = (claim: Classification['claims'][number]) => {
    const { predicate, label, stated, verdict, truth, certainty } = claim
    const isLikely = certainty === 'likely'
    const colour = isLikely ? paint.yellow : (colours[verdict] ?? paint.dim)
    const named = { label: label ?? predicateName(say, predicate), stated }
    const held =
      truth === null || truth === stated
        ? `${named.label}: ${stated}`
        : say('cliAnswer.held', { ...named, truth })
    const word = say.known('verdictWord', verdict) ?? verdict
    const words = `${colour(isLikely ? `${word}?` : word)}  ${held}`
    return `  ${labelled('', words, width - 2, 12)}`
  }
  return [
    `  ${labelled(say('cliLabel.verdict'), say('cliAnswer.rule', { rule, version: classifierVersion }), width - 2, 12)}`,
    ...claims.map(claimLine),
  ]
}

/**
 * The answer with its claims coloured by outcome. Spans refer to the stored text, so quotes are searched for
 * instead.
 */
export function marked(answer: string, verdict: Classification | undefined, paint: Paint): string {
  const claims = (verdict?.claims ?? []).filter(
    ({ verdict: held }) => held === 'contradicted' || held === 'supported',
  )
  let text = ''
  let at = 0
  for (const { span, verdict: held } of [...claims].sort((a, b) => a.span.start - b.span.start)) {
    const found = span.quote === '' ? -1 : answer.indexOf(span.quote, at)
    if (found < 0) continue
    const end = found + span.quote.length
    text +=
      answer.slice(at, found) + (held === 'contradicted' ? paint.red : paint.green)(answer.slice(found, end))
    at = end
  }
  return text + answer.slice(at)
}
