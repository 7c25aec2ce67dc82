import * as contract from '@veracite/contract/app-answers/operations'
import type { Routes } from '../http/mount.ts'

export const appAnswers: Routes = (on) => {
  on(contract.addAppAnswers, ({ services, params, body, caller, abortSignal }) =>
    services.appAnswers.add(params.brandId, { ...body, by: caller.name }, abortSignal()),
  )
  on(contract.addRecording, ({ services, params, body, caller, abortSignal }) =>
    services.recordings.add(
      params.brandId,
      body,
      { name: caller.name, signingKey: caller.signingKey ?? null },
      abortSignal(),
    ),
  )
}
