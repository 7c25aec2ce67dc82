import type { ApiPromise } from '../api-promise.ts'
import { OPERATOR_OPERATIONS, type OperatorOperationId } from '../generated/operator-operations.ts'
import type { KeyedRequestOptions, RequestOptions } from '../request.ts'
import type { Send } from '../transport.ts'
import {
  createOperatorCall,
  type OperatorAnswer,
  type OperatorBody,
  type OperatorError,
  type OperatorQuery,
} from './call.ts'
import { createExport, type ExportFilter, type ExportOf } from './exports.ts'
import { pages } from './pages.ts'

type Id = string
type Answer<Op extends OperatorOperationId> = ApiPromise<OperatorAnswer<Op>, OperatorError<Op>>
type Body<Op extends OperatorOperationId> = OperatorBody<Op>
type Query<Op extends OperatorOperationId> = OperatorQuery<Op>

/** The operator's side: what is asked, what is known, and everything that came of it. Created by `new Veracite`. */
export type Operator = ReturnType<typeof createOperator>

export function createOperator(send: Send) {
  const call = createOperatorCall(send)
  /** One thing by its id. */
  const one =
    <Op extends OperatorOperationId>(operation: Op, name: string) =>
    (id: Id, options?: RequestOptions): Answer<Op> =>
      call(operation, { path: { [name]: id }, options })
  /** A change of one thing. */
  const change =
    <Op extends OperatorOperationId>(operation: Op, name: string) =>
    (id: Id, body: Body<Op>, options?: KeyedRequestOptions): Answer<Op> =>
      call(operation, { path: { [name]: id }, body: body as object, options })
  const create =
    <Op extends OperatorOperationId>(operation: Op) =>
    (body: Body<Op>, options?: RequestOptions): Answer<Op> =>
      call(operation, { body: body as object, options })
  const exported =
    <Op extends Parameters<typeof createExport>[1]>(operation: Op) =>
    (filter?: ExportFilter<Op>, options?: RequestOptions): ExportOf<Op> =>
      createExport(send, operation, filter, options)
  /** A file, to be read as it comes. */
  const bytes =
    (operation: OperatorOperationId, name: string) =>
    async (id: Id, options?: RequestOptions): Promise<ReadableStream<Uint8Array>> => {
      const { response } = await send(
        { id: operation, ...OPERATOR_OPERATIONS[operation] },
        { path: { [name]: id }, accept: 'stream', options },
      )
      return response.body ?? new Blob([]).stream()
    }

  return {
    accounts: {
      list: (options?: RequestOptions) => pages(call, 'adminListAccounts', {}, {}, options),
      create: create('adminAddAccount'),
    },
    brands: {
      list: (query?: Query<'adminListBrands'>, options?: RequestOptions) =>
        pages(call, 'adminListBrands', {}, query, options),
      get: one('adminGetBrand', 'brandId'),
      create: create('adminAddBrand'),
      change: change('adminChangeBrand', 'brandId'),
      archive: one('adminArchiveBrand', 'brandId'),
      restore: one('adminRestoreBrand', 'brandId'),
    },
    prompts: {
      list: (brandId: Id, query?: Query<'adminListPrompts'>, options?: RequestOptions) =>
        pages(call, 'adminListPrompts', { brandId }, query, options),
      suggest: one('adminSuggestPrompts', 'brandId'),
      create: change('adminAddPrompts', 'brandId'),
      /** A prompt is never reworded: another takes its place, and has an id of its own. */
      change: change('adminChangePrompt', 'promptId'),
      archive: one('adminArchivePrompt', 'promptId'),
      restore: one('adminRestorePrompt', 'promptId'),
    },
    facts: {
      /** What facts can be about, and what their values look like. Facts are listed by `groundTruth.list`. */
      predicates: (options?: RequestOptions) => call('adminListPredicates', { options }),
      create: change('adminAddFacts', 'brandId'),
      change: change('adminChangeFact', 'factId'),
      /** From now on answers are not judged against it. */
      archive: one('adminWithdrawFact', 'factId'),
      restore: one('adminRestoreFact', 'factId'),
    },
    scans: {
      list: (brandId: Id, query?: Query<'adminListScans'>, options?: RequestOptions) =>
        pages(call, 'adminListScans', { brandId }, query, options),
      get: one('adminGetScan', 'scanId'),
      /** With samples, engines and a ceiling; `scans.create` of the client takes the brand's own. */
      create: change('adminStartScan', 'brandId'),
      estimate: change('adminEstimateScan', 'brandId'),
      stop: one('adminStopScan', 'scanId'),
      runs: (scanId: Id, query?: Query<'adminListRuns'>, options?: RequestOptions) =>
        pages(call, 'adminListRuns', { scanId }, query, options),
    },
    cases: {
      list: (query?: Query<'adminListCases'>, options?: RequestOptions) =>
        pages(call, 'adminListCases', {}, query, options),
      get: one('adminGetCase', 'caseId'),
      create: create('adminCreateCase'),
      file: bytes('adminGetCaseFile', 'caseId'),
      /** The pages that its answers cite, as a WACZ file. */
      webArchive: bytes('adminGetCaseWebArchive', 'caseId'),
    },
    /** The evidence of a run in forms that others verify; `runs.bundle` has all of it in ours. */
    forms: {
      /** An in-toto statement in a DSSE envelope. */
      attestation: one('adminGetRunAttestation', 'runId'),
      /** The entry of the log with a receipt (SCITT), CBOR. */
      transparentStatement: bytes('adminGetRunStatement', 'runId'),
      /** The pages that the answer cites, as a WACZ file. */
      webArchive: bytes('adminGetRunWebArchive', 'runId'),
    },
    /** What can be exported, with columns and filters. */
    exports: (options?: RequestOptions) => call('adminListExports', { options }),
    answers: exported('adminExportAnswers'),
    claims: exported('adminExportClaims'),
    rates: exported('adminExportRates'),
    corrections: exported('adminExportCorrections'),
    /** `findings(…)` exports them; the rest is about single ones. */
    findings: Object.assign(exported('adminExportFindings'), {
      list: (brandId: Id, query?: Query<'adminListFindings'>, options?: RequestOptions) =>
        pages(call, 'adminListFindings', { brandId }, query, options),
      get: one('adminGetFinding', 'findingId'),
      settle: change('adminSettleFinding', 'findingId'),
      reopen: change('adminReopenFinding', 'findingId'),
    }),
  }
}
