import type { PageWork } from '@veracite/ground-truth/crawl/page-reader'
import {
  type DocumentPart,
  documentFacts,
  type PlacedFact,
} from '@veracite/ground-truth/documents/document-facts'
import type { BrandIdentity } from '@veracite/ground-truth/facts/brand-identity'
import { readHtml } from '@veracite/ground-truth/markup/read-html'
import { extractFacts } from '@veracite/ground-truth/pages/extract-facts'
import { readSitemap } from '@veracite/ground-truth/pages/sitemap'
import { confirmationFromReply } from '@veracite/verdicts/model/confirm'
import { readingFromReply } from '@veracite/verdicts/model/reply'
import { type PageFinding, pageFindings, type SoughtOnPage } from '@veracite/verdicts/model/search-page'
import { type AnswerToCount, type CountedAnswer, countNamed } from '@veracite/verdicts/named/count-named'
import { readPlainly } from '@veracite/verdicts/plain/read-plainly'
import type { BrandProfile, ReaderInput, ReaderName, Reading } from '@veracite/verdicts/reading'
import { verdict } from '@veracite/verdicts/verdict/decide'
import type { FactsUnderJudgement } from '@veracite/verdicts/verdict/judge-claim'
import type { ModelTrust } from '@veracite/verdicts/verdict/judge-reading'
import type { JudgedFact, Verdict } from '@veracite/verdicts/verdict/verdict'
import { withFindingsBounded } from '../statements/false-statements.ts'
import { type PageText, type PageToExtract, textOfPage } from './page-text.ts'
import { pageToTrace, type SoughtStatement, type TracedStatement } from './trace-page.ts'

/** Computations on untrusted text, done in other threads because its author decides how long they take. */
export interface Work extends PageWork {
  /** What an answer states, by the plain reader. */
  read: { given: ReaderInput; made: Reading }
  /** The reading in a model's reply, checked against the answer. */
  reply: { given: ReplyToCheck; made: Reading }
  /** The answers to the second question about accusations, checked against the answer. */
  confirm: { given: ConfirmationToCheck; made: Reading }
  /** Who is named in an answer, by readings and declared names. */
  count: { given: AnswerToCount; made: CountedAnswer }
  /** The verdict from readings and facts. */
  judge: { given: CaseToJudge; made: Verdict }
  /** What a page says about false statements. */
  trace: { given: PageToSearch; made: SearchedPage }
  /** What a page says about false statements, from a model's replies about its parts. */
  pageFindings: { given: { page: SoughtOnPage; replies: readonly unknown[] }; made: PageFinding[] }
  /** What a part of a document states about a brand. */
  documentFacts: { given: DocumentToRead; made: PlacedFact[] }
  /** The text of a fetched page; see `textOfPage`. */
  pageText: { given: PageToExtract; made: PageText | null }
}

export type WorkKind = keyof Work

export type Given<Kind extends WorkKind> = Work[Kind]['given']

export type Made<Kind extends WorkKind> = Work[Kind]['made']

export interface ReplyToCheck {
  answer: ReaderInput
  /** The model's reply, as it wrote it. */
  text: string
  reader: Omit<ReaderName, 'kind'>
}

/** An answer and what it is accused of saying. */
export type AnswerToConfirm = Parameters<typeof confirmationFromReply>[0]

export interface ConfirmationToCheck {
  about: AnswerToConfirm
  /** The model's reply, as it wrote it. */
  text: string
  reader: Omit<ReaderName, 'kind'>
}

export interface CaseToJudge {
  readings: readonly Reading[]
  facts: readonly JudgedFact[]
  brand: Pick<BrandProfile, 'name' | 'aliases'>
  at: NonNullable<FactsUnderJudgement['at']>
  /** What the facts were taken from; without it, they are all that there are. */
  range?: FactsUnderJudgement['range']
  /** What a contradiction in a model's reading needs to accuse. */
  model: ModelTrust
}

export interface DocumentToRead {
  part: DocumentPart
  brand: BrandIdentity
  lang: string | null
}

export interface PageToSearch {
  text: string
  brand: BrandProfile
  isBrandsOwn: boolean
  /** Null when the page has not been read yet. */
  reading: Reading | null
  sought: readonly SoughtStatement[]
  facts: readonly JudgedFact[]
}

export interface SearchedPage {
  reading: Reading
  statements: TracedStatement[]
}

export type Workers = { [Kind in WorkKind]: (given: Given<Kind>) => Made<Kind> }

export const WORKERS: Workers = {
  read: (input) => readPlainly(input),
  reply: ({ answer, text, reader }) => readingFromReply(answer, text, reader),
  confirm: ({ about, text, reader }) => confirmationFromReply(about, text, reader),
  count: (answer) => countNamed(answer),
  judge: ({ readings, facts, brand, at, range, model }) =>
    withFindingsBounded(verdict(readings, facts, brand, { at, range, model })),
  trace({ text, brand, isBrandsOwn, reading, sought, facts }) {
    const page = pageToTrace(text, brand, isBrandsOwn)
    const read = reading ?? readPlainly(page.input)
    return { reading: read, statements: page.trace(read, sought, facts) }
  },
  pageFindings: ({ page, replies }) => pageFindings(page, replies),
  documentFacts: ({ part, brand, lang }) => documentFacts(part, brand, lang),
  pageText: textOfPage,
  pageFacts: ({ page, brand }) => extractFacts(page, brand),
  pageLinks(markup) {
    const { lang, links } = readHtml(markup)
    return { lang, links }
  },
  sitemaps: (xml) => {
    const { pages, sitemaps } = readSitemap(xml)
    return { pages: pages.map(({ url }) => url), sitemaps }
  },
}

/** The outcome of one piece of work: its result, or one line with the reason why it was set aside. */
export type Worked<Kind extends WorkKind> =
  | { kind: 'done'; made: Made<Kind> }
  | { kind: 'set_aside'; reason: string }
