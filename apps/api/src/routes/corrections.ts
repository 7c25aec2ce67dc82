import * as contract from '@veracite/contract/corrections/operations'
import * as watches from '@veracite/contract/corrections/watches'
import { type Caller, signatureOf } from '@veracite/core/access/caller'
import type { WatchChoice } from '@veracite/core/corrections/watch-plan'
import type { Services } from '@veracite/core/services'
import { invalidInput } from '@veracite/terms/errors'
import type { Engine } from '@veracite/terms/vocabulary'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'
import { storable } from './storable.ts'

export function mountCorrections(
  mount: Mount,
  { corrections }: Pick<Services['admin'], 'corrections'>,
): void {
  mount(contract.openCorrection, async ({ params, body, caller, scope }) => ({
    status: 201,
    body: await corrections.open(
      params.brandId,
      {
        ...(body.findingId && { findingId: body.findingId.toLowerCase() }),
        ...(body.factId && { factId: body.factId.toLowerCase() }),
        deadline: timeOf('deadline', body.deadline ?? null),
        note: noteOf(body.note),
        by: nameOf(caller, body.by),
      },
      scope,
    ),
  }))
  mount(contract.listCorrections, async ({ params, query, scope }) => ({
    status: 200,
    body: await corrections.list(
      params.brandId,
      { state: query.state ?? null, findingId: query.findingId ?? null },
      pageOf(query),
      scope,
    ),
  }))
  mount(contract.getCorrectionTimes, async ({ params, query, scope }) => ({
    status: 200,
    body: await corrections.times(params.brandId, query.origin ?? 'engine', scope),
  }))
  mount(contract.getCorrection, async ({ params, scope }) => ({
    status: 200,
    body: await corrections.get(params.correctionId, scope),
  }))
  mount(contract.moveCorrection, async ({ params, body, caller, scope }) => ({
    status: 200,
    body: await corrections.move(
      params.correctionId,
      {
        move: body.move,
        step: body.step === undefined ? null : storable('step', body.step),
        note: noteOf(body.note),
        by: nameOf(caller, body.by),
      },
      scope,
    ),
  }))
  mount(contract.setCorrectionDeadline, async ({ params, body, caller, scope }) => ({
    status: 200,
    body: await corrections.setDeadline(
      params.correctionId,
      {
        deadline: timeOf('deadline', body.deadline),
        by: nameOf(caller, body.by),
      },
      scope,
    ),
  }))
  mount(contract.getPageDifference, async ({ params, query, scope }) => ({
    status: 200,
    body: await corrections.difference(params.correctionId, query.url, scope),
  }))
  mountWatches(mount, corrections)
}

function mountWatches(mount: Mount, corrections: Services['admin']['corrections']): void {
  mount(watches.estimateCorrectionWatch, async ({ params, body, scope }) => ({
    status: 200,
    body: await corrections.estimateWatch(params.correctionId, choiceOf(body), scope),
  }))
  mount(watches.startCorrectionWatch, async ({ params, body, caller, scope }) => ({
    status: 201,
    body: await corrections.startWatch(
      params.correctionId,
      {
        ...choiceOf(body),
        by: nameOf(caller, body.by),
      },
      scope,
    ),
  }))
  mount(watches.stopCorrectionWatch, async ({ params, query, caller, scope }) => ({
    status: 200,
    body: await corrections.stopWatch(
      params.correctionId,
      {
        ...(query.engine && { engine: query.engine }),
        by: nameOf(caller, undefined),
      },
      scope,
    ),
  }))
}

type GivenChoice = { [K in keyof WatchChoice]?: WatchChoice[K] | undefined } & {
  engines?: Engine[] | undefined
}

function choiceOf(body: GivenChoice): WatchChoice & { engines?: Engine[] } {
  const { engines, atMost, everyHours, rounds, surveillanceLooks, maxQuestions, spendCeilingUsd } = body
  if (spendCeilingUsd != null && Number(spendCeilingUsd) === 0)
    throw invalidInput('Invalid watch.', [{ path: 'spendCeilingUsd', message: 'must be more than 0' }])
  return {
    ...(engines && { engines }),
    ...(atMost !== undefined && { atMost }),
    ...(everyHours !== undefined && { everyHours }),
    ...(rounds !== undefined && { rounds }),
    ...(surveillanceLooks !== undefined && { surveillanceLooks }),
    ...(maxQuestions !== undefined && { maxQuestions }),
    ...(spendCeilingUsd !== undefined && { spendCeilingUsd }),
  }
}

const nameOf = (caller: Caller, by: string | undefined): string => storable('by', signatureOf(caller, by))

const noteOf = (note: string | undefined): string | null =>
  note === undefined ? null : storable('note', note)

function timeOf(path: string, given: string | null): Date | null {
  if (given === null) return null
  const time = new Date(given)
  if (Number.isNaN(time.getTime()) || time.getUTCFullYear() > 9998)
    throw invalidInput('Invalid time.', [{ path, message: 'must be a time such as 2026-12-01T00:00:00Z' }])
  return time
}
