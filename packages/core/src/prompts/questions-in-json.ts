import { isObject, type Json, parsedJson } from '@veracite/terms/json'
import type { QuestionList } from '@veracite/terms/prompt-origins'
import { refusal } from '@veracite/words/refusals'
import {
  type ListedQuestion,
  type ListProblem,
  problemAt,
  type QuestionFile,
  refused,
} from './question-file.ts'
import WORDS from './question-lists.json' with { type: 'json' }

/** Questions in an answer of Search Console, a suggest service or a search interface; null for anything else. */
export function questionsInJson(text: string): QuestionFile | null {
  const document = parsedJson(text)
  if (Array.isArray(document)) {
    const [asked, suggested] = document
    if (typeof asked !== 'string' || !Array.isArray(suggested)) return null
    return listed(
      'suggestions',
      suggested.map((one) => ({ text: typeof one === 'string' ? one : '' })),
    )
  }
  if (!isObject(document)) return null
  if (Array.isArray(document.rows)) return searchConsole(document.rows)
  const locale = localeOf(document.search_parameters)
  if (Array.isArray(document.related_questions))
    return listed(
      'related_questions',
      document.related_questions.map((one) => ({ text: textIn(one, 'question'), locale })),
    )
  return Array.isArray(document.tasks) ? dataForSeo(document.tasks) : null
}

const listIn = (value: unknown, name: string): unknown[] => {
  const found = isObject(value) ? value[name] : undefined
  return Array.isArray(found) ? found : []
}
const textIn = (value: unknown, name: string): string => {
  const found = isObject(value) ? value[name] : undefined
  return typeof found === 'string' ? found : ''
}
const localeOf = (parameters: unknown): string | null => textIn(parameters, 'hl') || null

const listed = (
  list: QuestionList,
  questions: readonly { text: string; locale?: string | null }[],
): QuestionFile => ({
  list,
  questions: questions.map(({ text, locale = null }, at) => ({
    ...{ row: at + 1, text, intent: null, locale, figures: {} },
  })),
  problems: [],
  isRefused: false,
})

/**
 * The request, which the file does not hold, said which dimensions the keys have: the query is the one key that is neither a
 * page, a day, a device nor a country.
 */
function searchConsole(rows: readonly unknown[]): QuestionFile {
  const problems: ListProblem[] = []
  const questions = rows.flatMap((row, at): ListedQuestion[] => {
    const keys = listIn(row, 'keys').filter((key) => typeof key === 'string')
    // Alone, three letters are a query: there is no other key that could be it.
    const isOther = (key: string) =>
      NOT_A_QUERY.some((form) => form.test(key)) || (keys.length > 1 && COUNTRY.test(key))
    const queries = keys.filter((key) => !isOther(key))
    const [text] = queries
    if (text === undefined || queries.length > 1) {
      problems.push(problemAt(at + 1, null, refusal('has_several_query_keys', { count: queries.length })))
      return []
    }
    const figures = Object.fromEntries(
      ['clicks', 'impressions', 'ctr', 'position'].flatMap((name) => {
        const figure = (row as Json)[name]
        return typeof figure === 'number' ? [[name, figure]] : []
      }),
    )
    return [{ row: at + 1, text, intent: null, locale: null, figures }]
  })
  return { list: 'search_console', questions, problems, isRefused: false }
}

const COUNTRY = new RegExp(WORDS.countries)
const NOT_A_QUERY = [/^https?:\/\//, /^\d{4}-\d{2}-\d{2}$/, new RegExp(WORDS.devices)]

/** A task that failed holds no questions, whatever else the answer says. */
function dataForSeo(tasks: readonly unknown[]): QuestionFile {
  const failed = tasks.findIndex((task) => isObject(task) && task.status_code !== 20_000)
  if (failed >= 0) return refused('related_questions', { line: failed + 1, column: null }, 'is_a_failed_task')
  const questions = tasks
    .flatMap((task) => listIn(task, 'result'))
    .flatMap((result) =>
      listIn(result, 'items')
        .filter((item) => textIn(item, 'type') === 'people_also_ask')
        .flatMap((item) => listIn(item, 'items'))
        .filter((item) => textIn(item, 'type') === 'people_also_ask_element')
        .map((item) => ({ text: textIn(item, 'title'), locale: textIn(result, 'language_code') || null })),
    )
  return listed('related_questions', questions)
}
