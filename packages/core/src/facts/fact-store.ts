import type { Fact, FactAct, FactChanges, FactsForVerdict } from '@veracite/ground-truth/facts/fact'
import type { FactEvent } from '@veracite/ground-truth/facts/fact-life'
import type { AskedPage, Page } from '@veracite/terms/page'
import type { FactState } from '@veracite/terms/vocabulary'
import type { Lease } from '../jobs/jobs.ts'

/** Selects the facts of a brand that match every member. */
export interface FactFilter {
  state: FactState | null
  predicate: string | null
  sourceKind: string | null
  /** In the value, the quote, the note or the address, whatever the case of its letters. */
  text: string | null
}

/** A change of facts, and the job that judges answers again because of it; null if there is nothing to judge. */
export interface FactsChanged {
  facts: Fact[]
  jobId: string | null
}

/** The most facts in force that a brand may have: verdicts consider every one of them. Products belong into a catalogue. */
export const MAX_ACTIVE_FACTS = 5_000

/** Every change is one transaction: states, history, findings, events, and the job that judges answers again. */
export interface FactStore extends FactsForVerdict {
  /** The first `limit` facts of the brand, active ones first, newest first, and how many there are; none that were never approved. */
  listForBrand(brandId: string, limit: number): Promise<{ facts: Fact[]; total: number; active: number }>
  /** All facts of these predicates, or of all: what a change is compared with. Refused beyond `MAX_KNOWN`. */
  listKnown(brandId: string, predicates: readonly string[] | null): Promise<Fact[]>
  /** Newest first. */
  browse(brandId: string, filter: FactFilter, page: AskedPage, now: Date): Promise<Page<Fact>>
  /** The same, all of them, in portions. */
  stream(brandId: string, filter: FactFilter, now: Date): AsyncIterable<readonly Fact[]>
  countByState(brandId: string, now: Date): Promise<Record<FactState, number>>
  find(factId: string): Promise<(Fact & { brandId: string }) | null>
  findAll(factIds: readonly string[]): Promise<(Fact & { brandId: string })[]>
  /** Newest first. */
  history(factId: string, limit: number): Promise<FactEvent[]>
  /** Changes whenever something about the brand's facts does; null before there was anything. */
  newestEvent(brandId: string): Promise<string | null>
  /** Appended, active or proposed, superseding what they replace. */
  addFacts(brandId: string, changes: FactChanges, act: FactAct): Promise<FactsChanged>
  /** Puts those of `factIds` that still wait in force; they supersede what they replace. Others stay as they are. */
  approve(
    brandId: string,
    decided: { factIds: readonly string[]; supersede: FactChanges['supersede'] },
    act: FactAct,
  ): Promise<FactsChanged>
  /** The same for proposals that are not true; no refresh brings them back. */
  refuse(brandId: string, factIds: readonly string[], act: FactAct): Promise<Fact[]>
  /** Nothing is judged by it any more; findings that rest on it are settled. Null for an unknown fact. */
  withdraw(factId: string, act: FactAct): Promise<FactsChanged | null>
  /** Takes the withdrawal back. Refused if a fact with the same place, one of `rivals`, is active. */
  restore(factId: string, rivals: readonly string[], act: FactAct): Promise<FactsChanged | null | 'replaced'>
  /** On which days it holds. One that had expired is in force again if its days say so, unless a rival is. */
  setDays(
    factId: string,
    days: { validFrom: string | null; validUntil: string | null },
    rivals: readonly string[],
    act: FactAct,
  ): Promise<FactsChanged | null | 'replaced'>
  /** Up to `limit` facts whose last day is over: of one brand, marked as expired. Null when there are none. */
  expireSome(
    limit: number,
    act: FactAct,
  ): Promise<{ brandId: string; expired: number; jobId: string | null } | null>
  /** Completes the job `ground-truth.refresh`: pages, new facts, states, all in one transaction. */
  appendRefresh(
    lease: Lease,
    brandId: string,
    changes: FactChanges,
    act: FactAct,
    result: Record<string, unknown>,
  ): Promise<void>
}

/** Beyond this a change is refused: comparing with a part of the facts would be a guess. */
export const MAX_KNOWN = 50_000
