import { hexEncode } from '../bytes.ts'
import { linesRoot } from './sampling-lines.ts'

/** Lists of outcomes that several bundles share, found by the root that their manifests sign. */
export class OutcomeLists {
  readonly #lists = new Map<string, string[]>()
  readonly #counted = new Set<string>()
  readonly #used = new Set<string>()

  constructor(lists: Iterable<string[]>) {
    for (const lines of lists) this.#lists.set(hexEncode(linesRoot(lines)), lines)
  }

  find(root: string): string[] | null {
    this.#used.add(root)
    return this.#lists.get(root) ?? null
  }

  /** Counts a list under its two manifests once, however many bundles rest on it; only what held is remembered. */
  once(manifests: string, count: () => void): void {
    if (this.#counted.has(manifests)) return
    count()
    this.#counted.add(manifests)
  }

  /** A list that no bundle asked for belongs to nothing. */
  hasIdle(): boolean {
    return [...this.#lists.keys()].some((root) => !this.#used.has(root))
  }
}
