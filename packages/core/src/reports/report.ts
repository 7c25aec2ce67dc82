import type { Language } from '@veracite/words/languages'
import type { Phrase } from '@veracite/words/story'
import type { TrendDrawing } from './draw-trend.ts'
import type { ReportFigures } from './figures.ts'

/** The content of a report in reading order, for the page, the print and the console. */
export interface ReportDocument {
  /** Absent from reports of earlier versions, which are in English. */
  language?: Language
  title: string
  /** The period and the brand's address. */
  under: string
  /** The issuer, from the letterhead. */
  by: string
  /** Set if nothing in it was said by an engine. */
  warning: string | null
  sections: ReportSection[]
}

export interface ReportSection {
  heading: string
  blocks: ReportBlock[]
}

export type ReportBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; heads: string[]; rows: ReportCell[][] }
  /** The sentence that the report opens with. */
  | { kind: 'lead'; phrases: Phrase[] }
  /** A line over time; `text` says what a reader of the line sees. */
  | ({ kind: 'trend'; text: string } & TrendDrawing)
  /** False statements: each in its own words, then what is true, who says it how often, and the proof. */
  | { kind: 'statements'; rows: ReportCell[][] }

/** `wrong` is what a fact contradicts, within the text around it. */
export interface ReportCell {
  text: string
  before?: string
  wrong?: string
  after?: string
  note?: string
  /** An address below this server, or of a page outside. */
  href?: string
}

/** The beginning of a report as lines of text: the sentence, its basis and the list. */
export const shortWords = (
  sections: readonly {
    blocks: readonly { kind: string; text?: string; items?: string[]; phrases?: { text: string }[] }[]
  }[],
): string[] =>
  (sections[0]?.blocks ?? []).flatMap(
    ({ text, items, phrases }) => items ?? text ?? phrases?.map((phrase) => phrase.text).join('') ?? [],
  )

export interface Report {
  id: string
  brandId: string
  accountId: string
  figures: ReportFigures
  document: ReportDocument
  /** Null: without a logo. */
  logo: ReportLogo | null
  madeBy: string
  createdAt: Date
}

export const LOGO_TYPES = ['image/png', 'image/jpeg'] as const
export interface ReportLogo {
  type: (typeof LOGO_TYPES)[number]
  bytes: Uint8Array
}

/** Under whose name an account's reports appear. */
export interface Letterhead {
  accountId: string
  name: string
  logo: ReportLogo | null
  updatedAt: Date
}
