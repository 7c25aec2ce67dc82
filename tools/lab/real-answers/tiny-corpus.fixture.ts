import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sha256Of } from './corpora.ts'
import type { Label, Place } from './labels.ts'
import TINY from './tiny-corpus.json' with { type: 'json' }

/** Invented answers in the shape of each of the six repositories. */
export const { answers: ANSWERS, brands: BRANDS } = TINY

export const QUESTION = 'Which kettle should I buy?'

const jsonl = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

const PRODUCTS = 'experiments/consumer-products/data'

const FILES: Record<string, string> = {
  [`amplifying-ai_ai-product-bench/${PRODUCTS}/queries/queries.jsonl`]: jsonl([
    { id: 'kettle', variations: [{ text: 'best kettle?' }, { text: QUESTION }] },
  ]),
  [`amplifying-ai_ai-product-bench/${PRODUCTS}/responses/chatgpt/run_1.jsonl`]: jsonl([
    { query_id: 'query-2219', response: 'Too short.' },
    { query_id: 'query-2220', response: ANSWERS.card },
  ]),
  'Chkhikvadze/ai-search-benchmark/results/gemini_results.jsonl': jsonl([
    { question: QUESTION, result: ANSWERS.founded },
    { question: 'The same again?', result: ANSWERS.founded },
  ]),
  'ExpertQA/data/lfqa/rand_test.jsonl': jsonl([
    { question: QUESTION, answers: { some_model: { answer_string: ANSWERS.expert }, silent: {} } },
  ]),
  'RUCAIBox-HaluEval/data/general_data.json': jsonl([
    { user_query: QUESTION, chatgpt_response: ANSWERS.other },
  ]),
  'GAIR-NLP+factool/datasets/knowledge_qa/knowledge_qa.jsonl': jsonl([
    { prompt: QUESTION, response: ANSWERS.none },
  ]),
  'geo-brand-visibility-study/data/responses_gemini.csv': `query_id,query_text,topic,response_text\n1,${QUESTION},Price,"${ANSWERS.quoted.replaceAll('"', '""')}"\n`,
}

/** Checkouts under the names that people give them. */
export function tinyCorpora(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veracite-corpora-'))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Labels refer to the answer by its hash and to passages by their place. */
export const labelOf = (
  name: keyof typeof ANSWERS,
  mention: Label['mention'],
  given: Label['class'],
  states: Label['states'] = [],
): Label => ({
  ...{ id: name, brand: 'Solvane', part: 'learn', mention, class: given, states, facts: [] },
  ...{ repo: TINY.repos[name], path: '', record: 0, sha256: sha256Of(ANSWERS[name]) },
})

export const CORPORA = Object.values(TINY.repos).map((repo) => ({ repo, commit: '0'.repeat(40) }))

export function placeOf(name: keyof typeof ANSWERS, quote: string): Place {
  const at = ANSWERS[name].indexOf(quote)
  return [at, at + quote.length]
}
