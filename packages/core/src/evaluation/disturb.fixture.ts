import neutral from './neutral.json' with { type: 'json' }

/**
 * An answer with something added, or in another form, that says nothing about the brand. In any case, the
 * answer may not become an accusation by it: a check that needs no labels.
 */
export interface Disturbed {
  how: string
  text: string
}

/** The disturbances of one answer; `seed` picks the words and values, so that many answers together see all of them. */
export function disturbancesOf(
  answer: string,
  prompt: string,
  language: string | null,
  seed: number,
): Disturbed[] {
  const words = WORDS.get(language ?? 'en') ?? (WORDS.get('en') as Words)
  const sentence = (at: number) =>
    fill(words.sentences[(seed + at) % words.sentences.length] ?? '', seed + at)
  const paragraphs = answer.split('\n\n')
  const middle = Math.ceil(paragraphs.length / 2)
  const label = `**${words.labels[seed % words.labels.length]}**`
  const rival = fill(words.rival, seed)
  return [
    { how: 'a sentence at the start', text: `${sentence(0)} ${answer}` },
    { how: 'a sentence in the middle', text: paragraphs.toSpliced(middle, 0, sentence(1)).join('\n\n') },
    { how: 'a sentence at the end', text: `${answer} ${sentence(2)}` },
    { how: 'a paragraph at the end', text: `${answer}\n\n${sentence(3)} ${sentence(4)}` },
    { how: 'a label above a list', text: labelled(answer, label) },
    { how: 'a rival before', text: `${rival}\n\n${answer}` },
    { how: 'a rival behind', text: `${answer}\n\n${rival}` },
    { how: 'as a list', text: asList(answer) },
    { how: 'as a table', text: asTable(answer) },
    { how: 'the prompt quoted', text: `${words.asked.replace('{prompt}', prompt)}\n\n${answer}` },
  ]
}

interface Words {
  sentences: string[]
  labels: string[]
  rival: string
  asked: string
}

const WORDS = new Map<string, Words>(Object.entries(neutral.languages))
const VALUES = new Map<string, string[]>(Object.entries(neutral.values))

/** Each place in a template gets another value: `{year}` twice are two years. */
function fill(template: string, seed: number): string {
  let turn = seed
  return template.replace(/\{(\w+)\}/g, (_, kind: string) => {
    const values = VALUES.get(kind) ?? ['']
    turn += 1
    return values[turn % values.length] ?? ''
  })
}

/** A label above every list, or at the head of an answer without one. */
function labelled(answer: string, label: string): string {
  const lines = answer.split('\n')
  const isItem = (line: string | undefined) => /^\s*(?:[-*+]|\d+[.)])\s/.test(line ?? '')
  if (!lines.some(isItem)) return `${label}\n\n${answer}`
  return lines
    .flatMap((line, at) => (isItem(line) && !isItem(lines[at - 1]) ? ['', label, '', line] : [line]))
    .join('\n')
}

/** Every paragraph an item; what is a list, a table or a heading already stays as it is. */
function asList(answer: string): string {
  return answer
    .split('\n\n')
    .map((part) => (/^\s*(?:[-*+#|>]|\d+[.)]\s|```)/.test(part) ? part : `- ${part.replaceAll('\n', ' ')}`))
    .join('\n\n')
}

/** Every paragraph a row of one column. */
function asTable(answer: string): string {
  return answer
    .split('\n\n')
    .map((part) =>
      /^\s*(?:[-*+#|>]|\d+[.)]\s|```)/.test(part) || part.includes('|')
        ? part
        : `| |\n|---|\n| ${part.replaceAll('\n', ' ')} |`,
    )
    .join('\n\n')
}
