const PUNCTUATION = new Set('.,;:!?*_…。，、')
const MAX_URL_LENGTH = 2048

/** URLs a reader sees in the text itself: bare ones and markdown link targets, in order, each once. */
export function urlsInProse(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"'`\\\]}|]+/gi) ?? []
  const urls = found.map(withoutProse).filter((url) => url.length <= MAX_URL_LENGTH && URL.canParse(url))
  return [...new Set(urls)]
}

/** Punctuation after a URL belongs to the sentence; a closing bracket does so unless the URL opened it. */
function withoutProse(match: string): string {
  let end = unopenedBracket(match)
  while (end > 0 && PUNCTUATION.has(match[end - 1] ?? '')) end--
  return match.slice(0, end)
}

function unopenedBracket(url: string): number {
  let open = 0
  for (let at = 0; at < url.length; at++) {
    if (url[at] === '(') open++
    if (url[at] === ')' && --open < 0) return at
  }
  return url.length
}
