import type { ExportedBundle } from '@veracite/evidence/bundle/exported-bundle'
import { EXPORTS_QUIET_MS } from '@veracite/evidence/bundle/record-export'
import { existing } from '@veracite/terms/errors'
import type { Clock } from '@veracite/terms/ports'
import type { Scope } from '../access/scope.ts'
import type { Ports } from '../ports.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { VersionStore } from './version-store.ts'

export interface KeptDeps {
  kept: KeptAnswers
  versions: VersionStore
  scope: Scope
  clock: Clock
}

export const keyOf = ({ scope }: KeptDeps, name: string, asked: readonly unknown[]): string =>
  JSON.stringify([scope.accountId, name, ...asked])

type Read<Id extends string, Rest extends unknown[], T> = (id: Id, ...rest: Rest) => Promise<T>

/** A read of one brand, kept until anything about the brand has changed. */
export const keptOfBrand =
  <Rest extends unknown[], T extends object>(
    deps: KeptDeps,
    name: string,
    read: Read<string, Rest, T>,
  ): Read<string, Rest, T> =>
  async (brandId, ...rest) => {
    const version = await deps.versions.ofBrand(brandId)
    const key = keyOf(deps, name, [brandId, ...rest])
    return deps.kept.get({ key, version, now: deps.clock.now() }, () => read(brandId, ...rest))
  }

/** A read of one scan, kept until the scan or one of its runs has changed. `isPart`: of an answer that has its turn. */
export const keptOfScan =
  <Rest extends unknown[], T extends object>(
    deps: KeptDeps,
    name: string,
    read: Read<string, Rest, T>,
    { isPart = false } = {},
  ): Read<string, Rest, T> =>
  async (scanId, ...rest) => {
    const version = await deps.versions.ofScan(scanId)
    const key = keyOf(deps, name, [scanId, ...rest])
    return deps.kept.get({ key, version, now: deps.clock.now(), isPart }, () => read(scanId, ...rest))
  }

/** The evidence of a run, kept until the run, its brand, its facts or the log has changed. */
export const keptOfRun =
  <T extends object>(deps: KeptDeps, name: string, read: (input: { runId: string }) => Promise<T>) =>
  async (input: { runId: string }): Promise<T> => {
    const version = existing(await deps.versions.ofRun(input.runId), 'run')
    const wanted = { key: keyOf(deps, name, [input.runId]), version: `${version.run} ${version.log}` }
    return deps.kept.get({ ...wanted, now: deps.clock.now() }, () => read(input))
  }

/**
 * A bundle, kept until the run's next event. Every export is recorded at most once per run and minute, before the bundle is
 * handed out: a copy is handed out only while the last record is younger than that, so nothing has to be written for it.
 */
export const keptBundle =
  <Input extends { runId: string }, T extends object>(
    deps: KeptDeps & Pick<Ports, 'witnessing' | 'tsaRoots'>,
    name: string,
    read: (input: Input) => Promise<T>,
    bundleOf: (made: T) => ExportedBundle,
  ) =>
  async (input: Input): Promise<T> => {
    const version = await deps.versions.ofRun(input.runId)
    if (version === null) return read(input)
    const now = deps.clock.now()
    const whole = `${version.run} log ${version.log}`
    const isCurrent = (kept: { value: T; version: string }): boolean =>
      isRecorded(version.exportedAt, now) &&
      (kept.version === whole ||
        (kept.version.startsWith(`${version.run} log `) && awaitsNothing(deps, bundleOf(kept.value))))
    const wanted = { key: keyOf(deps, name, [input]), version: whole, now, isCurrent }
    return deps.kept.get(wanted, () => read(input))
  }

const isRecorded = (exportedAt: Date | null, now: Date): boolean =>
  exportedAt !== null && now.getTime() - exportedAt.getTime() < EXPORTS_QUIET_MS

/** Everything in it is in the log, and nobody will cosign or stamp it: later checkpoints are no event of this run. */
const awaitsNothing = (
  { witnessing, tsaRoots }: Pick<Ports, 'witnessing' | 'tsaRoots'>,
  { status, pending }: ExportedBundle,
): boolean =>
  status === 'integrated' &&
  pending.length === 0 &&
  witnessing.witnesses.length === 0 &&
  tsaRoots.length === 0
