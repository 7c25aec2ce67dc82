import { type Agreement, agreements } from './agreement.ts'
import { checkoutOf, type Part, partOf, type RealAnswer, readCorpus } from './corpora.ts'
import { figuresOf, type JudgedReal, judgeReal, type RealFigures } from './figures.ts'
import { type RealItem, realItems } from './items.ts'
import type { RealSet } from './labels.ts'
import { accusationsIn, answersThatName, judgeNamed, type NamedFigures } from './named.ts'
import { OTHER_MODELS } from './other-models.ts'
import { judgeReplaced, type ReplacedFigures, replacedFacts } from './replaced.ts'

export interface Mistake {
  reader: 'plain' | 'readings'
  id: string
  brand: string
  label: string
  class: string
  rule: string
  claims: string[]
}

export interface PartFigures {
  part: Part
  answers: number
  plain: RealFigures
  /** The answers that a model has read: both readers on the same answers. */
  read: { answers: number; plain: RealFigures; readings: RealFigures }
  /** The same answers, with the readings as other models might give them. */
  otherModels: { habit: string; readings: RealFigures; replaced: ReplacedFigures }[]
  replaced: { cases: number; plain: ReplacedFigures; missed: string[] }
  replacedRead: { cases: number; plain: ReplacedFigures; readings: ReplacedFigures; missed: string[] }
  /** Null when it was not asked for. */
  named: NamedFigures | null
  mistakes: Mistake[]
}

export interface Measured {
  /** Repositories without a checkout, and labels whose answer is not in its checkout as it was labelled. */
  absent: { repo: string; commit: string; labels: number; checkout: string | null }[]
  labels: number
  agreement: Record<'class' | 'mention', Agreement>
  parts: PartFigures[]
}

/** Everything the checkouts under a folder hold, by hash. */
export function readAnswers(folder: string, { corpora }: Pick<RealSet, 'corpora'>): Map<string, RealAnswer> {
  const answers = corpora.flatMap(({ repo }) => {
    const checkout = checkoutOf(folder, repo)
    return checkout === null ? [] : readCorpus(repo, checkout).answers
  })
  return new Map(answers.map((answer) => [answer.sha256, answer]))
}

export function measure(
  set: RealSet,
  answers: ReadonlyMap<string, RealAnswer>,
  options: { folder: string; parts: readonly Part[]; wrong: readonly Part[]; named: number },
): Measured {
  const { items, absent } = realItems(set, answers)
  return {
    absent: set.corpora
      .map((corpus) => ({
        ...corpus,
        labels: absent.get(corpus.repo) ?? 0,
        checkout: checkoutOf(options.folder, corpus.repo),
      }))
      .filter(({ labels, checkout }) => labels > 0 || checkout === null),
    labels: set.labels.length,
    agreement: agreements(set.labels, set.second),
    parts: options.parts.map((part) => measurePart(set, answers, items, part, options)),
  }
}

function measurePart(
  set: RealSet,
  answers: ReadonlyMap<string, RealAnswer>,
  items: readonly RealItem[],
  part: Part,
  options: { wrong: readonly Part[]; named: number },
): PartFigures {
  const ofPart = items.filter(({ label }) => label.part === part)
  const withReply = ofPart.filter(({ reply }) => reply !== null)
  const plain = judgeReal(ofPart, 'plain')
  const readings = judgeReal(withReply, 'readings')
  const lists = options.wrong.includes(part)
  return {
    part,
    answers: ofPart.length,
    plain: figuresOf(plain),
    read: {
      answers: withReply.length,
      plain: figuresOf(plain.filter(({ reply }) => reply !== null)),
      readings: figuresOf(readings),
    },
    otherModels: otherModelsOf(withReply, set),
    ...replacedOf(ofPart, set, lists),
    named: options.named === 0 ? null : namedIn(set, answers, part, options.named, lists),
    mistakes: lists ? [...mistakesOf(plain, 'plain'), ...mistakesOf(readings, 'readings')] : [],
  }
}

function otherModelsOf(read: readonly RealItem[], { brands }: RealSet): PartFigures['otherModels'] {
  if (read.length === 0) return []
  return Object.entries(OTHER_MODELS).map(([habit, change]) => {
    const items = change(read)
    const cases = replacedFacts(items, [...brands.values()])
    return {
      habit,
      readings: figuresOf(judgeReal(items, 'readings')),
      replaced: judgeReplaced(cases, 'readings').figures,
    }
  })
}

function replacedOf(items: readonly RealItem[], { brands }: RealSet, lists: boolean) {
  const cases = replacedFacts(items, [...brands.values()])
  const read = cases.filter(({ one }) => one.reply !== null)
  const plain = judgeReplaced(cases, 'plain')
  const readings = judgeReplaced(read, 'readings')
  return {
    replaced: { cases: cases.length, plain: plain.figures, missed: lists ? plain.missed : [] },
    replacedRead: {
      cases: read.length,
      plain: judgeReplaced(read, 'plain').figures,
      readings: readings.figures,
      missed: lists ? readings.missed : [],
    },
  }
}

/** Labelled answers are left out: what is wrong with those, the labels say. */
function namedIn(
  { brands, labels, ambiguous }: RealSet,
  answers: ReadonlyMap<string, RealAnswer>,
  part: Part,
  most: number,
  lists: boolean,
): NamedFigures {
  const labelled = new Set(labels.map(({ sha256 }) => sha256))
  const unlabelled = [...answers.values()].filter(
    ({ sha256 }) => partOf(sha256) === part && !labelled.has(sha256),
  )
  const figures = judgeNamed(answersThatName(unlabelled, [...brands.values()], { besides: ambiguous, most }))
  return lists ? figures : { ...figures, accusations: [] }
}

const mistakesOf = (judged: readonly JudgedReal[], reader: Mistake['reader']): Mistake[] =>
  judged
    .filter(({ label, verdict }) => label.class !== verdict.class)
    .map(({ label, brand, verdict }) => ({
      reader,
      id: label.id,
      brand: brand.name,
      label: label.class,
      class: verdict.class,
      rule: verdict.rule,
      claims: verdict.class === 'CONFABULATED' ? accusationsIn(verdict) : [],
    }))
