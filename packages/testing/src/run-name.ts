import { createHash } from 'node:crypto'

/** Marks what one run makes on a server or a disk that outlives it, so that a later run can clear up after it. */
export type RunName = { prefix: string; isLeftover(name: string, isAlive: (pid: number) => boolean): boolean }

/** A process number means something on its own machine only, so leftovers of other machines are left alone. */
export function nameRun(host: string, pid: number): RunName {
  const machine = `veracite_test_${createHash('sha256').update(host).digest('hex').slice(0, 6)}_`
  return {
    prefix: `${machine}${pid}_`,
    isLeftover(name, isAlive) {
      if (!name.startsWith(machine)) return false
      const owner = Number(name.slice(machine.length).split('_')[0])
      return Number.isSafeInteger(owner) && owner > 0 && owner !== pid && !isAlive(owner)
    },
  }
}
