import { canonicalJsonBytes } from '@veracite/terms/canonical-json'
import { sha256Hex } from '@veracite/terms/digest'
import { type Item, readItem } from '../evaluation/read-item.ts'
import de from './answers/de.json' with { type: 'json' }
import en from './answers/en.json' with { type: 'json' }
import es from './answers/es.json' with { type: 'json' }
import fr from './answers/fr.json' with { type: 'json' }
import it from './answers/it.json' with { type: 'json' }
import ja from './answers/ja.json' with { type: 'json' }
import nl from './answers/nl.json' with { type: 'json' }
import pl from './answers/pl.json' with { type: 'json' }
import pt from './answers/pt.json' with { type: 'json' }

const SHIPPED: readonly unknown[] = [en, de, fr, es, it, pt, nl, pl, ja].flat()

/** Digest of the shipped answers with their labels: results on different answers are not comparable. */
export const ANSWERS_SHA256 = sha256Hex(canonicalJsonBytes(SHIPPED))

/** How many answers a check reads. */
export const ANSWER_COUNT = SHIPPED.length

/** Invented, labelled answers in nine languages. Never fit a rule, weight, prompt or word list to them. */
export const shippedAnswers = (): Item[] => SHIPPED.map((one) => readItem(JSON.stringify(one)))
