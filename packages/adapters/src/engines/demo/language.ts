import { german } from './phrases/de.ts'
import { english } from './phrases/en.ts'
import { spanish } from './phrases/es.ts'
import { french } from './phrases/fr.ts'
import type { Phrases } from './phrases/phrases.ts'
import { portuguese } from './phrases/pt.ts'

const LANGUAGES: Readonly<Record<string, { phrases: Phrases; words: ReadonlySet<string> }>> = {
  en: {
    phrases: english,
    words: words('the is are what who which how does for and with best where when of to tell about'),
  },
  es: {
    phrases: spanish,
    words: words(
      'el la los las qué que es son cuál cuáles quién cómo para con mejor mejores dónde cuándo del sobre una y',
    ),
  },
  pt: {
    phrases: portuguese,
    words: words(
      'o a os as qual quais quem como é são para com melhor melhores onde quando da do sobre uma que e em',
    ),
  },
  de: {
    phrases: german,
    words: words(
      'der die das ist sind was wer welche welcher wie für mit beste besten wo wann von und über ein eine',
    ),
  },
  fr: {
    phrases: french,
    words: words(
      'le la les est sont quel quelle quels qui comment pour avec meilleur meilleure meilleurs où quand des du sur une et que',
    ),
  },
}

/** Answers come in the language the prompt is written in; its locale decides when the words do not. */
export function phrasesFor(prompt: string, locale: string): Phrases {
  const spoken = locale.slice(0, 2).toLowerCase()
  const found = prompt.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = Object.entries(LANGUAGES).map(([language, { phrases, words }]) => ({
    phrases,
    score: found.filter((word) => words.has(word)).length + (language === spoken ? 0.5 : 0),
  }))
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > 0 ? best.phrases : english
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
