import { ARTICLES } from '../languages/all.ts'
import type { Document } from '../plain/document.ts'
import { fold } from '../text/fold.ts'
import { type ListForm, type Slot, type SlotList, slotLists } from './list-slots.ts'

/** The place of a name in a list or a table. */
export interface ListPlace {
  form: ListForm
  /** Which of the answer's lists and tables that name somebody, from 1. */
  list: number
  /** From 1. */
  place: number
  /** How many entries the list has. */
  of: number
}

/** A name in the answer: `who` is the same for all names of one company. */
export interface NamedAt {
  who: string
  start: number
  end: number
}

/**
 * The place of each name, in the first list that has one for it. A list counts if names stand at the head of its
 * entries, and if it is not a list of things of a single company.
 */
export function placesOf(document: Document, named: readonly NamedAt[]): Map<string, ListPlace> {
  const inOrder = named.toSorted((a, b) => a.start - b.start)
  const rankings = slotLists(document)
    .map((list) => entriesOf(document.text, list, inOrder))
    .filter(({ entries, of }) => of > 1 && isRanking(entries))
    .toSorted((a, b) => a.start - b.start)
  const places = new Map<string, ListPlace>()
  for (const [at, { entries, form, of }] of rankings.entries())
    for (const { who, place } of entries)
      if (!places.has(who)) places.set(who, { form, list: at + 1, place, of })
  return places
}

interface Entry {
  who: string
  place: number
}

function entriesOf(text: string, { form, slots, isByName }: SlotList, named: readonly NamedAt[]) {
  const headed = slots
    .map((slot) => ({ ...slot, who: namesAt(text, slot, named) }))
    .filter(({ who }) => who.length > 0)
  const first = Math.min(...headed.map(({ column }) => column))
  const counting = headed.filter(({ column }) => column === first)
  const entries = counting.flatMap(({ place, who }, at) =>
    who.map((one): Entry => ({ who: one, place: isByName ? at + 1 : place })),
  )
  const of = isByName ? counting.length : new Set(slots.map(({ place }) => place)).size
  return { entries, form, of, start: slots[0]?.start ?? 0 }
}

/** The companies named in the head of the entry; only the first, unless others stand right beside it: "Acme / Norvik". */
function namesAt(text: string, slot: Slot, inOrder: readonly NamedAt[]): string[] {
  const at = firstFrom(inOrder, slot.start)
  const first = inOrder[at]
  if (first === undefined || first.start >= slot.end || !isOpening(text, slot.start, first.start)) return []
  const who = new Set<string>()
  for (let next = at; next < inOrder.length && who.size < MOST_BESIDE; next += 1) {
    const one = inOrder[next] as NamedAt
    if (one.start >= slot.end || one.start - first.end > LONGEST_JOINT) break
    who.add(one.who)
  }
  return [...who]
}

/** The index of the first name that begins at `start` or later. */
function firstFrom(inOrder: readonly NamedAt[], start: number): number {
  let [low, high] = [0, inOrder.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((inOrder[middle] as NamedAt).start < start) low = middle + 1
    else high = middle
  }
  return low
}

const MOST_BESIDE = 3

/** Nothing but an article before the name: "The Norvik", not "Ask Norvik for a quote". */
function isOpening(text: string, start: number, name: number): boolean {
  if (name - start > LONGEST_ARTICLE) return false
  const words = text.slice(start, name).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => ARTICLES.has(fold(word)))
}

/** The longest article before a name in a list, in characters. */
const LONGEST_ARTICLE = 10
const LONGEST_JOINT = 5

/** Several entries that are all of one company are its products or what is said of it. */
function isRanking(entries: readonly Entry[]): boolean {
  const who = new Set(entries.map((entry) => entry.who))
  const places = new Set(entries.map(({ place }) => place))
  return who.size > 1 || places.size === 1
}
