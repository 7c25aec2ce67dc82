import { pageOf } from '@veracite/contract/base/use-case'
import * as contract from '@veracite/contract/corrections/operations'
import * as watches from '@veracite/contract/corrections/watches'
import type { WatchChoice } from '@veracite/core/corrections/watch-plan'
import { pick } from '@veracite/terms/pick'
import type { Engine } from '@veracite/terms/vocabulary'
import type { Routes } from '../http/mount.ts'
import { noteOf, optionalText, requireCeiling, signedBy, timeOf } from './from-request.ts'

export const corrections: Routes = (on) => {
  on(contract.openCorrection, ({ services, params, body, caller }) =>
    services.corrections.open(params.brandId, {
      ...(body.findingId && { findingId: body.findingId.toLowerCase() }),
      ...(body.factId && { factId: body.factId.toLowerCase() }),
      deadline: timeOf('deadline', body.deadline ?? null),
      note: noteOf(body.note),
      by: signedBy(caller, body.by),
    }),
  )
  on(contract.listCorrections, ({ services, params, query }) =>
    services.corrections.list(
      params.brandId,
      { state: query.state ?? null, findingId: query.findingId ?? null },
      pageOf(query),
    ),
  )
  on(contract.getCorrectionTimes, ({ services, params, query }) =>
    services.corrections.times(params.brandId, query.origin ?? 'engine'),
  )
  on(contract.moveCorrection, ({ services, params, body, caller }) =>
    services.corrections.move(params.correctionId, {
      move: body.move,
      step: optionalText('step', body.step),
      note: noteOf(body.note),
      by: signedBy(caller, body.by),
    }),
  )
  on(contract.setCorrectionDeadline, ({ services, params, body, caller }) =>
    services.corrections.setDeadline(params.correctionId, {
      deadline: timeOf('deadline', body.deadline),
      by: signedBy(caller, body.by),
    }),
  )
  on(contract.getPageDifference, ({ services, params, query }) =>
    services.corrections.difference(params.correctionId, query.url),
  )
  on(watches.estimateCorrectionWatch, ({ services, params, body }) =>
    services.corrections.estimateWatch(params.correctionId, choiceOf(body)),
  )
  on(watches.startCorrectionWatch, ({ services, params, body, caller }) =>
    services.corrections.startWatch(params.correctionId, {
      ...choiceOf(body),
      by: signedBy(caller, body.by),
    }),
  )
  on(watches.stopCorrectionWatch, ({ services, params, query, caller }) =>
    services.corrections.stopWatch(params.correctionId, {
      ...pick(query, 'engine'),
      by: signedBy(caller, undefined),
    }),
  )
}

type GivenChoice = { [K in keyof WatchChoice]?: WatchChoice[K] | undefined } & {
  engines?: Engine[] | undefined
}

function choiceOf(body: GivenChoice) {
  requireCeiling(body.spendCeilingUsd, 'watch')
  return pick(
    body,
    ...(['engines', 'atMost', 'everyHours', 'rounds'] as const),
    ...(['surveillanceLooks', 'maxQuestions', 'spendCeilingUsd'] as const),
  ) as WatchChoice & { engines?: Engine[] }
}
