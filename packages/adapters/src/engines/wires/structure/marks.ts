import { linesOf } from './lines.ts'

const URL = String.raw`https?://[^\s()]{1,2048}(?:\([^\s()]{0,200}\)[^\s()]{0,2048}){0,3}`
/** `[[1]](https://…)` behind what it backs. */
const LINKED = new RegExp(String.raw` ?\[\[\d{1,3}\]\]\((${URL})\)`, 'g')
/** `([Name][1])`, explained below the answer by `[1]: https://… "Title"`. */
const NAMED = / ?\((?:\[[^\][\n]{1,120}\]\[\d{1,3}\](?:, ?)?){1,9}\)/g
const EXPLAINED = new RegExp(String.raw`^\[\d{1,3}\]: (${URL})(?: "[^"]*")?$`)

/** A page's markdown without the marks that point at sources, and the addresses they point at. */
export function withoutMarks(markdown: string): { text: string; urls: string[] } {
  const urls = [...markdown.matchAll(LINKED)].map((match) => match[1] ?? '')
  const lines = linesOf(markdown.replace(LINKED, ''))
  const explained = lines.flatMap((line) => EXPLAINED.exec(line)?.[1] ?? [])
  const kept = lines.filter((line) => !EXPLAINED.test(line)).join('\n')
  return {
    text: explained.length === 0 ? kept : kept.replace(NAMED, ''),
    urls: [...urls, ...explained],
  }
}
