import type { Cue } from './languages/language.ts'
import type { Hit } from './phrases.ts'
import { hitsOf, type ReadSentence } from './reading.ts'
import { PUNCTUATION, type Token } from './text/tokens.ts'

/**
 * Where a sentence says of its speaker that something is missing: "I have no notes on", "mes recherches n'ont rien donné",
 * "falta-me base". No list holds all words for it, but they all bind a first person to a negation or a word of lack.
 */
export function admissionsIn(sentence: ReadSentence): number[] {
  const speakers = hitsOf(sentence, 'firstPerson')
  if (speakers.length === 0) return NOWHERE
  const exempt = new Set(hitsOf(sentence, 'notNegation').flatMap(({ from, to }) => range(from, to)))
  const found: number[] = []
  for (const cue of ['negation', 'lack'] as const) {
    // Both lists run from left to right, and none of them reaches far.
    let first = 0
    for (const lack of hitsOf(sentence, cue)) {
      if (exempt.has(lack.from)) continue
      while (first < speakers.length && (speakers[first]?.to ?? 0) + FARTHEST < lack.from) first += 1
      for (let at = first; (speakers[at]?.from ?? Number.POSITIVE_INFINITY) <= lack.to + FARTHEST; at += 1) {
        const speaker = speakers[at]
        if (speaker === undefined || !areBound(sentence, speaker, lack)) continue
        found.push(Math.min(speaker.from, lack.from))
        break
      }
    }
  }
  return found
}

const FARTHEST = 10

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

const NOWHERE: number[] = []

function areBound(sentence: ReadSentence, speaker: Hit<Cue>, lack: Hit<Cue>): boolean {
  const { tokens } = sentence
  const [first, second] = speaker.from <= lack.from ? [speaker, lack] : [lack, speaker]
  // German keeps its "nicht" for the end of the clause; elsewhere it stands at the verb.
  const far = lack.tag === 'lack' || GERMAN_SPEAKER.test(tokens[speaker.from]?.fold ?? '')
  const reach = first === speaker ? (far ? 10 : 3) : 9
  if (second.from - first.to > reach) return false
  // "replaced it without fuss in the cases I read": only the thing is without.
  if (first === lack && PREPOSITIONS.has(tokens[lack.from]?.fold ?? '')) return false
  for (let at = first.to; at < second.from; at += 1) {
    const { kind, fold } = tokens[at] as Token
    if (kind === PUNCTUATION && fold !== '-' && fold !== '"') return false
  }
  return !isOpinion(sentence, first.from, second.to)
}

/** "I would not pick it", "I don't like it", "in my view it is not": that is a judgement, not ignorance. */
function isOpinion(sentence: ReadSentence, from: number, to: number): boolean {
  if (hitsOf(sentence, 'opinion').some((hit) => hit.from >= from && hit.from <= to + 3)) return true
  return sentence.tokens.slice(Math.max(0, from - 1), to + 2).some(({ fold }) => CONDITIONAL.test(fold))
}

const PREPOSITIONS = new Set(['without', 'ohne', 'sans', 'sin', 'sem'])
const GERMAN_SPEAKER = /^(?:ich|mir|mich|mein)/
const CONDITIONAL = /^(?:would|'d|wouldn|wurde|(?!(?:sa|sau|sab|pod|pour)r)\p{L}{3,}r(?:ais|ia|ía))$/u
