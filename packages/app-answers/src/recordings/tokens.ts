/** Something in a reply that whoever reads the evidence could use. */
export interface Token {
  /** `cookie __cf_bm`; never its value. */
  what: string
  /** When it stops working, in milliseconds since 1970; null where nothing says so. */
  expiresAtMs: number | null
}

/**
 * What must not be published with a reply: its connection is shown whole, because nothing of it can be left out. Cookies that are deleted or
 * empty count for nothing.
 */
export function tokensIn(
  { headers, body, sentAtMs }: { headers: ReadonlyMap<string, string>; body: string; sentAtMs: number },
  atMs: number,
): Token[] {
  // Repeated headers are joined with commas, and so are the dates in them.
  const cookies = (headers.get('set-cookie') ?? '').split(/,\s*(?=[\w!#$%&'*+.^`|~-]{1,200}=)/)
  const found = cookies.flatMap((line) => cookieOf(line, sentAtMs))
  for (const [name, value] of headers)
    if (name !== 'set-cookie' && TOKEN_HEADER.test(name) && value !== '')
      found.push({ what: `header ${name}`, expiresAtMs: expiryOfJwt(value) })
  for (const [token] of body.slice(0, MAX_TEXT).matchAll(JWT))
    found.push({ what: 'JWT', expiresAtMs: expiryOfJwt(token) })
  return found.filter(({ expiresAtMs }) => expiresAtMs === null || expiresAtMs > atMs)
}

/** What to do with a reply that holds tokens: null to go on, otherwise until when it is held, or why it is refused. */
export function decideTokens(
  tokens: readonly Token[],
  atMs: number,
): null | { kind: 'hold'; untilMs: number; why: string } | { kind: 'refuse'; why: string } {
  if (tokens.length === 0) return null
  const what = [...new Set(tokens.map((token) => token.what))].slice(0, 5).join(', ')
  const untilMs = Math.max(...tokens.map(({ expiresAtMs }) => expiresAtMs ?? Number.POSITIVE_INFINITY))
  if (untilMs - atMs > LONGEST_HOLD_MS)
    return {
      kind: 'refuse',
      why: `The reply holds the ${what}, which would still work when others read the evidence, and cannot be blacked out. Nothing is published. Ask again in the same window: services mostly send such things with the first reply only.`,
    }
  return {
    kind: 'hold',
    untilMs,
    why: `The reply holds the ${what}, which works until ${new Date(untilMs).toISOString()}. The recording is held back until then.`,
  }
}

function cookieOf(line: string, sentAtMs: number): Token[] {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const at = pair.indexOf('=')
  if (at < 0 || pair.slice(at + 1) === '') return []
  const of = (name: string): string | null =>
    attributes.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1) ?? null
  const age = of('max-age')
  const date = Date.parse(of('expires') ?? '')
  const expiresAtMs =
    age !== null && /^-?[0-9]{1,12}$/.test(age)
      ? sentAtMs + Number(age) * 1000
      : Number.isNaN(date)
        ? null
        : date
  return [{ what: `cookie ${pair.slice(0, at).slice(0, 60)}`, expiresAtMs }]
}

/** Of a JSON Web Token, which says itself until when it works. */
function expiryOfJwt(text: string): number | null {
  const [, claims] = /(?<![\w-])eyJ[\w-]+\.(eyJ[\w-]+)\./.exec(text) ?? []
  if (claims === undefined) return null
  try {
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : null
  } catch {
    return null
  }
}

const TOKEN_HEADER = /(?:^|-)(?:token|auth|authorization|session|csrf|api-?key)$/
/** Begins where a word begins, so that no text is read more than a few times. */
const JWT = /(?<![\w-])eyJ[\w-]{8,2000}\.eyJ[\w-]{2,4000}\.[\w-]{8,1000}/g
const MAX_TEXT = 4_000_000
/** A day: longer waits are forgotten. */
const LONGEST_HOLD_MS = 24 * 3_600_000
