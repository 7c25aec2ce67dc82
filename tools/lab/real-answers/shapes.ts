import { parseCsv } from '../../../packages/core/src/prompts/csv.ts'

/** Where an answer stands in its repository, and what was asked. */
export interface FoundAnswer {
  path: string
  /** The line of the file, from 0; with a name behind it where a line holds several answers. */
  record: number | string
  engine: string
  prompt: string
  text: string
}

type Read = (path: string) => string
type Row = Record<string, unknown>

/** The answers in the files of a repository, in file order. `read` gives a file's text; empty when there is none. */
export function answersIn(repo: string, read: Read): FoundAnswer[] {
  const shape = SHAPES[repo]
  if (shape === undefined) throw new Error(`Nobody knows where ${repo} keeps its answers.`)
  return shape(read)
}

const SHAPES: Record<string, (read: Read) => FoundAnswer[]> = {
  'amplifying-ai/ai-product-bench': productBench,
  'Chkhikvadze/ai-search-benchmark': (read) =>
    ['gemini_results', 'grok_search_result'].flatMap((file) =>
      plainRows(read, `results/${file}.jsonl`, { engine: file.slice(0, file.indexOf('_')) }),
    ),
  'chaitanyamalaviya/ExpertQA': expertQa,
  'RUCAIBox/HaluEval': (read) =>
    plainRows(read, 'data/general_data.json', { prompt: 'user_query', text: 'chatgpt_response' }),
  'GAIR-NLP/factool': (read) =>
    plainRows(read, 'datasets/knowledge_qa/knowledge_qa.jsonl', { prompt: 'prompt', text: 'response' }),
  'AlessandroFerraiolo/geo-brand-visibility-study': brandVisibility,
}

function plainRows(
  read: Read,
  path: string,
  { engine = 'chatgpt2023', prompt = 'question', text = 'result' },
): FoundAnswer[] {
  return rowsOf(read(path)).map((row, record) => ({
    path,
    record,
    engine,
    prompt: textOf(row[prompt]),
    text: textOf(row[text]),
  }))
}

const PRODUCT_DATA = 'experiments/consumer-products/data'
/** Queries have no id of their own: answers count their wordings from this one on. */
const FIRST_QUERY = 2219

function productBench(read: Read): FoundAnswer[] {
  const queries = rowsOf(read(`${PRODUCT_DATA}/queries/queries.jsonl`))
    .flatMap(({ variations }) => listOf(variations))
    .map(({ text }) => textOf(text))
  const promptOf = (row: Row) => queries[Number(textOf(row.query_id).split('-')[1]) - FIRST_QUERY] ?? ''
  return ['chatgpt', 'google_ai_mode'].flatMap((engine) =>
    [1, 2, 3].flatMap((run) => {
      const path = `${PRODUCT_DATA}/responses/${engine}/run_${run}.jsonl`
      return rowsOf(read(path)).map((row, record) => ({
        path,
        record,
        engine,
        prompt: promptOf(row),
        text: textOf(row.response),
      }))
    }),
  )
}

function expertQa(read: Read): FoundAnswer[] {
  return ['rand_test', 'rand_val', 'domain_test', 'domain_val'].flatMap((file) => {
    const path = `data/lfqa/${file}.jsonl`
    return rowsOf(read(path)).flatMap((row, at) =>
      Object.entries(rowOf(row.answers)).map(([engine, answer]) => ({
        path,
        record: `${at}/${engine}`,
        engine,
        prompt: textOf(row.question),
        text: textOf(rowOf(answer).answer_string),
      })),
    )
  })
}

/** Tables with a line of names. Line breaks of the answers were lost when they were collected. */
function brandVisibility(read: Read): FoundAnswer[] {
  return ['chatgpt', 'gemini'].flatMap((engine) => {
    const path = `data/responses_${engine}.csv`
    const [names, ...rows] = parseCsv(read(path)).rows.map(({ cells }) => cells)
    const cellOf = (cells: readonly string[], name: string) => cells[names?.indexOf(name) ?? -1] ?? ''
    return rows.map((cells, record) => ({
      path,
      record,
      engine,
      prompt: cellOf(cells, 'query_text'),
      text: cellOf(cells, 'response_text'),
    }))
  })
}

const rowsOf = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => rowOf(JSON.parse(line)))

const rowOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? { ...value } : {})
const listOf = (value: unknown): Row[] => (Array.isArray(value) ? value.map(rowOf) : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
