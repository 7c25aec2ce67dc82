import type { Hit } from '../../text/phrases.ts'
import type { Entity } from './entities.ts'
import type { Topic } from './topics.ts'

/** Whom a statement is about, and how that was found. */
export interface Owner extends Topic {
  by: 'object' | 'subject' | 'oblique' | 'pronoun' | 'opening' | 'head' | 'cell' | 'topic' | 'nothing'
}

export const NOBODYS: Owner = { who: 'nobody', product: null, by: 'nothing' }

/** A cue whose owner is sought. It may be an object: "the headquarters of X", "A founded X". */
export interface OwnerQuestion {
  cue: Hit
  /** A name inside the value is not the owner. */
  value: Hit
  mayBeObject?: boolean
  /** Only as an object; `mayBeObject` is then true as well. */
  mustBeObject?: boolean
}

export function ownedBy({ who, product }: Topic | Entity, by: Owner['by']): Owner {
  return { who: who === 'pronoun' ? 'other' : who, product, by }
}
