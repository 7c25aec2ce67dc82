import data from './generated-names.json' with { type: 'json' }

/** Invented brands of every kind, and short answers about them: the same ones in every run. For tests only. */
export type Kind = 'coined' | 'words' | 'surnames' | 'places' | 'capitals' | 'digits' | 'pairs'

export interface GeneratedName {
  kind: Kind
  name: string
}

export interface GeneratedAnswer extends GeneratedName {
  frame: string
  prompt: string
  text: string
}

const COUNT = 72

/** A small generator of numbers (mulberry32), so that every run has the same names. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export function generatedNames(): GeneratedName[] {
  const next = numbers(7)
  const pick = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item
  const many = (make: () => string) => {
    const names = new Set<string>()
    while (names.size < COUNT) names.add(make())
    return [...names]
  }
  const coined = () => {
    const word = `${pick(data.syllables)}${pick(data.syllables)}${pick(data.endings)}`
    return `${word[0]?.toUpperCase()}${word.slice(1)}`
  }
  const letters = () => Array.from({ length: 3 }, () => pick([...data.letters])).join('')
  const { first, second } = data.pairs
  const byKind: Record<Kind, readonly string[]> = {
    coined: many(coined),
    words: data.words,
    surnames: data.surnames,
    places: data.places,
    capitals: many(letters),
    digits: many(() => `${coined()}${pick(data.figures)}`),
    pairs: first.flatMap((one) => second.map((two) => `${one} ${two}`)),
  }
  return Object.entries(byKind).flatMap(([kind, names]) =>
    names.map((name) => ({ kind: kind as Kind, name })),
  )
}

/** Every name in every form in which real answers speak of products. */
export function answersAboutBrands(): GeneratedAnswer[] {
  return generatedNames().flatMap((one, index) =>
    Object.entries(data.frames).map(([frame, text]) => filled(one, frame, text, index)),
  )
}

/** Every fifth name in other languages. */
export function answersAbroad(): GeneratedAnswer[] {
  const some = generatedNames().filter((_, index) => index % 5 === 0)
  return some.flatMap((one, index) =>
    Object.entries(data.abroad).map(([frame, text]) => filled(one, frame, text, index)),
  )
}

/** Every name where it is somebody or something else, or belongs to a source or a shop. */
export function answersAboutOthers(): GeneratedAnswer[] {
  return generatedNames().flatMap((one, index) =>
    [...data.namesakes.any, ...data.namesakes[one.kind]].map((text) => filled(one, text, text, index)),
  )
}

function filled(one: GeneratedName, frame: string, text: string, index: number): GeneratedAnswer {
  const [noun = '', model = ''] = [
    data.nouns[index % data.nouns.length],
    data.models[index % data.models.length],
  ]
  const put = (template: string) =>
    template
      .replaceAll('{name}', one.name)
      .replaceAll('{small}', one.name.toLowerCase())
      .replaceAll('{noun}', noun)
      .replaceAll('{model}', model)
  return { ...one, frame, prompt: put(data.prompt), text: put(text) }
}
