/**
 * Where a key may begin: not inside a word, except behind an escaped line break, because lines of the log are JSON and
 * `\nsk-…` stands there as the letter n followed by the key.
 */
const START = String.raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf]))`

/** Prefixes of keys, each with what follows it: our own, those of every engine and reader, and those of other secrets. */
const KEY_SHAPES: readonly string[] = [
  'vr[csp]_[0-9a-f]{32}',
  'whsec_[A-Za-z0-9+/=]{20,}',
  // OpenAI, Anthropic, DeepSeek and Scrapeless; restricted keys; Perplexity; xAI; Pangolinfo.
  String.raw`(?:sk|rk|pplx|xai|pgl)[-_][\w-]{8,}`,
  // Google: no separator follows the prefix.
  String.raw`AIza[\w-]{20,}`,
  String.raw`AQ\.[\w-]{20,}`,
  String.raw`ya29\.[\w.-]{20,}`,
  // Meta. Names of its models have a hyphen sooner.
  String.raw`meta-\w{16,}`,
  String.raw`LLM\|\d+\|[\w-]{8,}`,
  String.raw`AGE-SECRET-KEY-[\w-]{20,}`,
]

const SECRET_MEMBERS =
  'key|api_?key|token|access_token|refresh_token|id_token|secret|client_secret|password|code|code_verifier'

const PATTERNS: readonly [RegExp, string][] = [
  [/\b(Bearer|Basic)\s+[\x21\x23-\x7e]+/gi, '$1 *'],
  [new RegExp(`${START}(?:${KEY_SHAPES.join('|')})`, 'gi'), '*'],
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@"]+@/gi, '$1*@'],
  [new RegExp(`([?&](?:${SECRET_MEMBERS})=)[^\\s&"\\\\]+`, 'gi'), '$1*'],
  [/PRIVATE\+KEY\+[^\s"\\]+/g, '*'],
  [/-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^"-]*(?:-----END [A-Z ]{0,40}PRIVATE KEY-----)?/g, '*'],
]

/** Every pattern above contains one of these; texts without any are returned as they are. */
const SUSPICIOUS =
  /bearer\s|basic\s|vr[csp]_|whsec_|(?:sk|rk|pplx|xai|pgl)[-_]|AIza|AQ\.|ya29\.|meta-|LLM\||AGE-SECRET|:\/\/|[?&]|PRIVATE/i

/** Replaces whatever looks like a secret by `mark`. Takes time in proportion to the text. */
export function hideSecrets(text: string, mark: string): string {
  if (!SUSPICIOUS.test(text)) return text
  return PATTERNS.reduce(
    (clean, [pattern, replacement]) => clean.replace(pattern, replacement.replace('*', mark)),
    text,
  )
}
