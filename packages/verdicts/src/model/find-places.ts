/** Every place where `wanted` stands in `text`, in time that follows their lengths, whatever they hold. */
export function* findPlaces(text: string, wanted: string): Generator<number> {
  if (wanted === '') return
  const back = fallbacksOf(wanted)
  let matched = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    while (matched > 0 && wanted.charCodeAt(matched) !== unit) matched = back[matched - 1] as number
    if (wanted.charCodeAt(matched) === unit) matched += 1
    if (matched < wanted.length) continue
    yield at + 1 - wanted.length
    matched = back[matched - 1] as number
  }
}

/** For each beginning of the text, how much of it also ends it: so much is matched already when the next unit differs. */
function fallbacksOf(wanted: string): number[] {
  const back = [0]
  let length = 0
  for (let at = 1; at < wanted.length; at += 1) {
    const unit = wanted.charCodeAt(at)
    while (length > 0 && wanted.charCodeAt(length) !== unit) length = back[length - 1] as number
    if (wanted.charCodeAt(length) === unit) length += 1
    back.push(length)
  }
  return back
}

/** Whether a cut at this place would go through a word or a number. Scripts without spaces have no such places. */
export function cutsWord(text: string, at: number): boolean {
  const [before, after] = [kindOf(text.charCodeAt(at - 1)), kindOf(text.charCodeAt(at))]
  return before !== 'sign' && before === after
}

function kindOf(unit: number): 'letter' | 'figure' | 'sign' {
  if (unit >= 0x30 && unit <= 0x39) return 'figure'
  if (unit < 0x80) return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a ? 'letter' : 'sign'
  return SPACED_LETTER.test(String.fromCharCode(unit)) ? 'letter' : 'sign'
}

const SPACED_LETTER = /(?![\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}])\p{L}/u
