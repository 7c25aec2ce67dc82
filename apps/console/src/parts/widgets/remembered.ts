/** What this browser keeps between visits. Some browsers, and private windows, keep nothing: then it holds until the page is left. */

type Key = 'veracite-name' | 'veracite-theme' | 'veracite-brand' | 'veracite-demo'

export function remembered(key: Key): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null forgets it. */
export function remember(key: Key, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing is kept.
  }
}
