import { sha256 } from '@veracite/terms/digest'

/** Draws that depend on nothing but their seed: the same question always gets the same answer. */
export interface Draw {
  /** A number in [0, 1). */
  number(label: string): number
  integer(label: string, below: number): number
  pick<Item>(label: string, items: readonly Item[]): Item | undefined
  weighted<Item>(label: string, items: readonly (readonly [Item, number])[]): Item | undefined
  hex(label: string, length: number): string
}

export function drawFrom(...seed: readonly (string | number)[]): Draw {
  const start = JSON.stringify(seed).slice(0, -1)
  const digest = (label: string) => sha256(`${start},${JSON.stringify(label)}]`)
  const number = (label: string) => digest(label).readUIntBE(0, 6) / 2 ** 48
  return {
    number,
    integer: (label, below) => Math.floor(number(label) * below),
    pick: (label, items) => items[Math.floor(number(label) * items.length)],
    weighted: (label, items) => {
      const total = items.reduce((all, [, weight]) => all + weight, 0)
      let rest = number(label) * total
      for (const [item, weight] of items) {
        rest -= weight
        if (weight > 0 && rest < 0) return item
      }
      return undefined
    },
    hex: (label, length) => digest(label).toString('hex').slice(0, length),
  }
}
