import { sha256Hex } from '@veracite/terms/digest'

/**
 * Names everything that a run creates on a server or disk that outlives it, so that a later run can clean up.
 */
export type RunName = { prefix: string; isLeftover(name: string, isAlive: (pid: number) => boolean): boolean }

/**
 * A pid is meaningful only on its own machine, so leftovers of other machines are left alone. After a reboot
 * pids repeat while databases stay: the mark tells such runs apart.
 */
export function nameRun(host: string, pid: number, mark: string): RunName {
  const machine = `veracite_test_${sha256Hex(host).slice(0, 6)}_`
  const prefix = `${machine}${pid}_${mark}_`
  return {
    prefix,
    isLeftover(name, isAlive) {
      if (!name.startsWith(machine) || name.startsWith(prefix)) return false
      const owner = Number(name.slice(machine.length).split('_')[0])
      // Our own pid under another mark: the run that had it before us is dead.
      return Number.isSafeInteger(owner) && owner > 0 && (owner === pid || !isAlive(owner))
    },
  }
}
