import type { OperatorAnswer, OperatorOperationId } from '@veracite/sdk'

/** Short names for what the operator's API answers. */

type Item<Op extends OperatorOperationId> = OperatorAnswer<Op> extends { items: (infer One)[] } ? One : never

export type Account = Item<'adminListAccounts'>
export type Brand = Item<'adminListBrands'>
export type ScanDetail = OperatorAnswer<'adminGetScan'>
export type Run = Item<'adminListRuns'>
export type RunForReview = Item<'adminListReview'>
export type FindingBody = Item<'adminListFindings'>
export type CaseBody = OperatorAnswer<'adminGetCase'>
export type CorrectionBody = Item<'adminListCorrections'>
export type CorrectionDetail = OperatorAnswer<'adminGetCorrection'>
export type TimesToCorrection = OperatorAnswer<'adminGetCorrectionTimes'>
export type PageDifference = OperatorAnswer<'adminGetPageDifference'>
export type WatchEstimate = OperatorAnswer<'adminEstimateCorrectionWatch'>
export type ReportBody = OperatorAnswer<'adminGetReport'>
export type SourceSearch = OperatorAnswer<'adminGetSourceSearch'>
export type FeedEvent = Item<'adminListEvents'>
export type Schedule = Item<'adminListSchedules'>
export type Webhook = OperatorAnswer<'adminGetWebhook'>
export type Delivery = Item<'adminListDeliveries'>
export type ScanEstimate = OperatorAnswer<'adminEstimateScan'>
export type Feed = Item<'adminListFeeds'>
export type FeedImport = OperatorAnswer<'adminGetFeedImport'>
export type CatalogueItem = Item<'adminListCatalogueItems'>
export type Job = OperatorAnswer<'adminGetJob'>
export type Reader = Item<'adminListReaders'>
export type Engine = Item<'adminListEngines'>
