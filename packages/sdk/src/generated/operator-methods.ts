// Generated from the OpenAPI document by scripts/generate.mjs. Do not edit.

import type { OperatorBody, OperatorContent, OperatorExport, OperatorFile, OperatorPages, OperatorQuery, OperatorReply } from '../operator/call.ts'
import type { KeyedRequestOptions, RequestOptions } from '../request.ts'

/** Every operation of the operator's document. */
export interface OperatorMethods {
  accounts: {
    /** Add an account. */
    create(body: OperatorBody<'adminAddAccount'>, options?: RequestOptions): OperatorReply<'adminAddAccount'>
    /** Change an account. */
    change(accountId: string, body: OperatorBody<'adminChangeAccount'>, options?: RequestOptions): OperatorReply<'adminChangeAccount'>
    /** Change the name and the logo of an account’s reports. */
    changeLetterhead(accountId: string, body: OperatorBody<'adminChangeLetterhead'>, options?: RequestOptions): OperatorReply<'adminChangeLetterhead'>
    /** End the access of a program to an account, at once. */
    endProgram(accountId: string, grantId: string, options?: RequestOptions): OperatorReply<'adminEndProgram'>
    /** Read the name and the logo of an account’s reports. */
    getLetterhead(accountId: string, options?: RequestOptions): OperatorReply<'adminGetLetterhead'>
    /** Leave an account; your sessions and your keys for it end at once. */
    leave(accountId: string, options?: RequestOptions): OperatorReply<'adminLeaveAccount'>
    /** List accounts. */
    list(query?: OperatorQuery<'adminListAccounts'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListAccounts'>
    /** List the programs that people let into an account. */
    listPrograms(accountId: string, options?: RequestOptions): OperatorReply<'adminListPrograms'>
  }
  /** Export answers. */
  answers(query?: OperatorQuery<'adminExportAnswers'> & RequestOptions, options?: RequestOptions): OperatorExport<'adminExportAnswers'>
  appPlans: {
    /** Draw a plan of questions that people ask in apps. */
    draw(brandId: string, body: OperatorBody<'adminDrawAppPlan'>, options?: RequestOptions): OperatorReply<'adminDrawAppPlan'>
    /** Show a plan for people: slots, outcomes, and how often app and interface say the same. */
    get(appPlanId: string, options?: RequestOptions): OperatorReply<'adminGetAppPlan'>
    /** List plans of questions that people ask in apps, newest first. */
    list(brandId: string, query?: OperatorQuery<'adminListAppPlans'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListAppPlans'>
  }
  brands: {
    /** Bring answers that a person got in an app. */
    addAppAnswers(brandId: string, body: OperatorBody<'adminAddAppAnswers'>, options?: RequestOptions): OperatorReply<'adminAddAppAnswers'>
    /** Add a brand. */
    create(body: OperatorBody<'adminAddBrand'>, options?: RequestOptions): OperatorReply<'adminAddBrand'>
    /** Bring an answer that a person recorded in an app. */
    addRecording(brandId: string, body: OperatorBody<'adminAddRecording'>, options?: RequestOptions): OperatorReply<'adminAddRecording'>
    /** Archive a brand; its schedules are paused, and its evidence is kept. */
    archive(brandId: string, options?: RequestOptions): OperatorReply<'adminArchiveBrand'>
    /** Change a brand. */
    change(brandId: string, body: OperatorBody<'adminChangeBrand'>, options?: RequestOptions): OperatorReply<'adminChangeBrand'>
    /** Read a brand. */
    get(brandId: string, options?: RequestOptions): OperatorReply<'adminGetBrand'>
    /** What changed between two scans, and what of it stands out. */
    getChanges(brandId: string, query?: OperatorQuery<'adminGetChanges'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminGetChanges'>
    /** Whether the figures of a scan are fit to decide on, and the industry’s two rates. */
    getFit(brandId: string, query?: OperatorQuery<'adminGetFit'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminGetFit'>
    /** How often engines mention a brand in one scan, with intervals. */
    getRates(brandId: string, query?: OperatorQuery<'adminGetRates'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminGetRates'>
    /** One measure over the newest scans of a brand, by engine, with intervals. */
    getTrend(brandId: string, query?: OperatorQuery<'adminGetTrend'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminGetTrend'>
    /** List the answers that people brought from apps, newest first. */
    listAppAnswers(brandId: string, query?: OperatorQuery<'adminListAppAnswers'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListAppAnswers'>
    /** List brands. */
    list(query?: OperatorQuery<'adminListBrands'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListBrands'>
    /** Sentences that praise the brand, advise against it or warn, by topic, to read and not to score. */
    listRemarks(brandId: string, query?: OperatorQuery<'adminListRemarks'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminListRemarks'>
    /** What engines looked up, read and cited in a scan: searches, words they added, hosts by whom they serve. */
    listSearches(brandId: string, query?: OperatorQuery<'adminListSearches'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminListSearches'>
    /** Classify every run of a brand again. */
    reclassify(brandId: string, options?: RequestOptions): OperatorReply<'adminReclassifyBrand'>
    /** Watch an archived brand again; its schedules stay paused. */
    restore(brandId: string, options?: RequestOptions): OperatorReply<'adminRestoreBrand'>
  }
  cases: {
    /** Make a case file of findings and runs. */
    create(body: OperatorBody<'adminCreateCase'>, options?: RequestOptions): OperatorReply<'adminCreateCase'>
    /** Read a case. */
    get(caseId: string, options?: RequestOptions): OperatorReply<'adminGetCase'>
    /** Read what is in a case file. */
    getContents(caseId: string, options?: RequestOptions): OperatorReply<'adminGetCaseContents'>
    /** Download a case file. */
    file(caseId: string, options?: RequestOptions): OperatorFile
    /** Download the document to print of a case file. */
    getPdf(caseId: string, options?: RequestOptions): OperatorFile
    /** Download the pages that the answers of a case cite as a web archive (WACZ). */
    webArchive(caseId: string, options?: RequestOptions): OperatorFile
    /** List the cases made, newest first. */
    list(query?: OperatorQuery<'adminListCases'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListCases'>
    /** Say what a case file of these findings and runs would hold; makes nothing. */
    preview(body: OperatorBody<'adminPreviewCase'>, options?: RequestOptions): OperatorReply<'adminPreviewCase'>
  }
  catalogue: {
    /** Download the products of a brand, however many, as CSV or lines of JSON. */
    export(brandId: string, query?: OperatorQuery<'adminExportCatalogue'> & RequestOptions, options?: RequestOptions): OperatorFile
    /** Read how many products a brand has, and of which lines. */
    get(brandId: string, options?: RequestOptions): OperatorReply<'adminGetCatalogue'>
    /** Read a product with every version it has had. */
    getItem(brandId: string, itemId: string, options?: RequestOptions): OperatorReply<'adminGetCatalogueItem'>
    /** List the products of a brand. */
    listItems(brandId: string, query?: OperatorQuery<'adminListCatalogueItems'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListCatalogueItems'>
  }
  /** Export claims. */
  claims(query?: OperatorQuery<'adminExportClaims'> & RequestOptions, options?: RequestOptions): OperatorExport<'adminExportClaims'>
  confabulations: {
    /** List every run of a brand classified CONFABULATED, newest first, without the limit of a hundred. */
    list(brandId: string, query?: OperatorQuery<'adminListConfabulations'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListConfabulations'>
  }
  corrections: {
    /** What asking again would ask and cost at most; nothing is started. */
    estimateWatch(correctionId: string, body: OperatorBody<'adminEstimateCorrectionWatch'>, options?: RequestOptions): OperatorReply<'adminEstimateCorrectionWatch'>
    /** Export corrections. */
    (query?: OperatorQuery<'adminExportCorrections'> & RequestOptions, options?: RequestOptions): OperatorExport<'adminExportCorrections'>
    /** Read a correction: steps with drafts, pages, watches and history. */
    get(correctionId: string, query?: OperatorQuery<'adminGetCorrection'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminGetCorrection'>
    /** How long it takes until something is corrected, per engine, source and fact. */
    getTimes(brandId: string, query?: OperatorQuery<'adminGetCorrectionTimes'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminGetCorrectionTimes'>
    /** What changed on a page since before anybody was asked, from two signed captures. */
    getPageDifference(correctionId: string, query?: OperatorQuery<'adminGetPageDifference'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminGetPageDifference'>
    /** List the corrections of a brand, newest first. */
    list(brandId: string, query?: OperatorQuery<'adminListCorrections'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListCorrections'>
    /** Say that somebody was asked, note something, close or reopen a correction. */
    move(correctionId: string, body: OperatorBody<'adminMoveCorrection'>, options?: RequestOptions): OperatorReply<'adminMoveCorrection'>
    /** Have a false statement corrected, or everything that contradicts a fact. */
    open(brandId: string, body: OperatorBody<'adminOpenCorrection'>, options?: RequestOptions): OperatorReply<'adminOpenCorrection'>
    /** Set or take away the deadline; events remind three days before and when it has passed. */
    setDeadline(correctionId: string, body: OperatorBody<'adminSetCorrectionDeadline'>, options?: RequestOptions): OperatorReply<'adminSetCorrectionDeadline'>
    /** Ask the engines again by a plan that is logged first, until it is clear. */
    startWatch(correctionId: string, body: OperatorBody<'adminStartCorrectionWatch'>, options?: RequestOptions): OperatorReply<'adminStartCorrectionWatch'>
    /** Stop asking, with a signed outcome; what was found stays. */
    stopWatch(correctionId: string, query?: OperatorQuery<'adminStopCorrectionWatch'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminStopCorrectionWatch'>
  }
  documents: {
    /** Upload a document: what it states about the brand is proposed as facts. */
    create(brandId: string, body: OperatorBody<'adminAddDocument'>, options?: RequestOptions): OperatorReply<'adminAddDocument'>
    /** A document as it was uploaded. */
    getFile(documentId: string, options?: RequestOptions): OperatorFile
    /** List the documents of a brand, newest first. */
    list(brandId: string, query?: OperatorQuery<'adminListDocuments'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListDocuments'>
  }
  engines: {
    /** List the engines: who serves each, or what is missing. */
    list(options?: RequestOptions): OperatorReply<'adminListEngines'>
    /** List calls, failures and cost of each engine and day. */
    listSpend(query?: OperatorQuery<'adminListSpend'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminListSpend'>
  }
  events: {
    /** Read the event feed, oldest first: after an id, or the last few. */
    list(query?: OperatorQuery<'adminListEvents'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminListEvents'>
  }
  /** List what can be exported, with columns and filters. */
  exports(options?: RequestOptions): OperatorReply<'adminListExports'>
  facts: {
    /** Enter facts, all or none. */
    create(brandId: string, body: OperatorBody<'adminAddFacts'>, options?: RequestOptions): OperatorReply<'adminAddFacts'>
    /** Approve proposed facts: answers are judged by them from now on. */
    approve(brandId: string, body: OperatorBody<'adminApproveFacts'>, options?: RequestOptions): OperatorReply<'adminApproveFacts'>
    /** Put another value in the place of a fact. */
    change(factId: string, body: OperatorBody<'adminChangeFact'>, options?: RequestOptions): OperatorReply<'adminChangeFact'>
    /** All facts of a brand as a file, streamed, whatever their number. */
    export(brandId: string, query?: OperatorQuery<'adminExportFacts'> & RequestOptions, options?: RequestOptions): OperatorFile
    /** One fact with everything that ever happened to it. */
    get(factId: string, options?: RequestOptions): OperatorReply<'adminGetFact'>
    /** List the facts of a brand page by page, newest first. */
    list(brandId: string, query?: OperatorQuery<'adminListFacts'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListFacts'>
    /** List what facts can be about, and what to ask the person who enters one. */
    predicates(options?: RequestOptions): OperatorReply<'adminListPredicates'>
    /** List the runs whose class these changes of facts would change; nothing is written. */
    preview(brandId: string, body: OperatorBody<'adminPreviewFacts'>, options?: RequestOptions): OperatorReply<'adminPreviewFacts'>
    /** Read one page of a brand, or the pages that a sitemap of it lists, for facts. */
    readPage(brandId: string, body: OperatorBody<'adminReadPage'>, options?: RequestOptions): OperatorReply<'adminReadPage'>
    /** Refuse proposed facts, with a reason. */
    refuse(brandId: string, body: OperatorBody<'adminRefuseFacts'>, options?: RequestOptions): OperatorReply<'adminRefuseFacts'>
    /** Take the withdrawal of a fact back. */
    restore(factId: string, query?: OperatorQuery<'adminRestoreFact'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminRestoreFact'>
    /** Say from when until when a fact holds. */
    setDays(factId: string, body: OperatorBody<'adminSetFactDays'>, options?: RequestOptions): OperatorReply<'adminSetFactDays'>
    /** Withdraw a fact that should never have been there; it is kept, but nothing is judged by it. */
    archive(factId: string, query?: OperatorQuery<'adminWithdrawFact'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminWithdrawFact'>
  }
  feeds: {
    /** Add a product feed. */
    create(brandId: string, body: OperatorBody<'adminAddFeed'>, options?: RequestOptions): OperatorReply<'adminAddFeed'>
    /** Change a feed; it counts from the next import on. */
    change(brandId: string, feedId: string, body: OperatorBody<'adminChangeFeed'>, options?: RequestOptions): OperatorReply<'adminChangeFeed'>
    /** Read a feed with its newest import. */
    get(brandId: string, feedId: string, options?: RequestOptions): OperatorReply<'adminGetFeed'>
    /** Read an import with its report. */
    getImport(brandId: string, feedId: string, importId: string, options?: RequestOptions): OperatorReply<'adminGetFeedImport'>
    /** List the imports of a feed, newest first. */
    listImports(brandId: string, feedId: string, query?: OperatorQuery<'adminListFeedImports'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListFeedImports'>
    /** List the feeds of a brand, each with its newest import. */
    list(brandId: string, options?: RequestOptions): OperatorReply<'adminListFeeds'>
    /** Show what would be taken of the first rows of a feed; nothing is kept. */
    preview(brandId: string, content?: OperatorContent, query?: OperatorQuery<'adminPreviewFeed'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminPreviewFeed'>
    /** Remove a feed; its products are gone, and what was imported stays on record. */
    remove(brandId: string, feedId: string, options?: RequestOptions): OperatorReply<'adminRemoveFeed'>
    /** Import a feed. */
    startImport(brandId: string, feedId: string, content?: OperatorContent, options?: RequestOptions): OperatorReply<'adminStartFeedImport'>
  }
  findings: {
    /** Export findings. */
    (query?: OperatorQuery<'adminExportFindings'> & RequestOptions, options?: RequestOptions): OperatorExport<'adminExportFindings'>
    /** Read a finding: how often each scan saw it, the answers that state it, what happened to it. */
    get(findingId: string, options?: RequestOptions): OperatorReply<'adminGetFinding'>
    /** Read what the operator calls grave or minor about a brand. */
    getGravities(brandId: string, options?: RequestOptions): OperatorReply<'adminGetGravities'>
    /** List the false statements about a brand, newest first. */
    list(brandId: string, query?: OperatorQuery<'adminListFindings'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListFindings'>
    /** Rank the false statements about a brand: the gravest first, then the most frequent. */
    rank(brandId: string, query?: OperatorQuery<'adminRankFindings'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminRankFindings'>
    /** Rebuild the findings of a brand from its classifications. */
    rebuild(brandId: string, options?: RequestOptions): OperatorReply<'adminRebuildFindings'>
    /** Take the settling of a finding back; its state is again what the answers say. */
    reopen(findingId: string, body: OperatorBody<'adminReopenFinding'>, options?: RequestOptions): OperatorReply<'adminReopenFinding'>
    /** Say how much false statements about one fact matter. */
    setGravity(brandId: string, body: OperatorBody<'adminSetGravity'>, options?: RequestOptions): OperatorReply<'adminSetGravity'>
    /** Settle a finding with a note; if an engine says it again, it counts as returned. */
    settle(findingId: string, body: OperatorBody<'adminSettleFinding'>, options?: RequestOptions): OperatorReply<'adminSettleFinding'>
  }
  forms: {
    /** Export the evidence of a run as a signed in-toto statement. */
    attestation(runId: string, options?: RequestOptions): OperatorReply<'adminGetRunAttestation'>
    /** Export the log entry of a run with a receipt (SCITT). */
    transparentStatement(runId: string, options?: RequestOptions): OperatorFile
    /** Download the pages that an answer cites as a web archive (WACZ). */
    webArchive(runId: string, options?: RequestOptions): OperatorFile
  }
  invitations: {
    /** Invite a person by a link that works once; it is shown only in this answer. */
    create(accountId: string, body: OperatorBody<'adminAddInvitation'>, options?: RequestOptions): OperatorReply<'adminAddInvitation'>
    /** List the invitations to an account, newest first. */
    list(accountId: string, query?: OperatorQuery<'adminListInvitations'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListInvitations'>
    /** Take an invitation back. */
    revoke(invitationId: string, options?: RequestOptions): OperatorReply<'adminRevokeInvitation'>
  }
  jobs: {
    /** Remove a job that was given up; it is never tried again. */
    discard(jobId: string, options?: RequestOptions): OperatorReply<'adminDiscardJob'>
    /** Read a job. */
    get(jobId: string, options?: RequestOptions): OperatorReply<'adminGetJob'>
    /** Try a job again that was given up. */
    retry(jobId: string, options?: RequestOptions): OperatorReply<'adminRetryJob'>
  }
  keys: {
    /** Issue an API key; it is shown only once. */
    issue(body: OperatorBody<'adminIssueKey'>, options?: RequestOptions): OperatorReply<'adminIssueKey'>
    /** List API keys, without the keys themselves. */
    list(query?: OperatorQuery<'adminListKeys'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListKeys'>
    /** Revoke a key at once. */
    revoke(keyId: string, options?: RequestOptions): OperatorReply<'adminRevokeKey'>
    /** Replace a key by one that may do the same; the new one is shown only once. */
    rotate(keyId: string, body: OperatorBody<'adminRotateKey'>, options?: RequestOptions): OperatorReply<'adminRotateKey'>
  }
  log: {
    /** Compare the clock of this process with the configured sources of time; captures state the result. */
    compareClocks(options?: RequestOptions): OperatorReply<'adminCompareClocks'>
    /** Read the state of the transparency log: size, checkpoint, witnesses, time stamps. */
    get(options?: RequestOptions): OperatorReply<'adminGetLog'>
  }
  mail: {
    /** Hand in a message of a mail server that a mail came back; nothing more is sent to that address. */
    reportBounce(body: OperatorBody<'adminReportBounce'>, options?: RequestOptions): OperatorReply<'adminReportBounce'>
  }
  me: {
    /** End the access of a program that you let in, at once. */
    endProgram(grantId: string, options?: RequestOptions): OperatorReply<'adminEndMyProgram'>
    /** Sign one of your sessions out. */
    endSession(sessionId: string, options?: RequestOptions): OperatorReply<'adminEndMySession'>
    /** Sign out everywhere, here included. */
    endSessions(options?: RequestOptions): OperatorReply<'adminEndMySessions'>
    /** Say who you are here, and what you may do in which account. */
    get(options?: RequestOptions): OperatorReply<'adminGetMe'>
    /** Issue a key that acts for you in one account; it is shown only once. */
    issueKey(body: OperatorBody<'adminIssueMyKey'>, options?: RequestOptions): OperatorReply<'adminIssueMyKey'>
    /** List the keys that act for you. */
    listKeys(query?: OperatorQuery<'adminListMyKeys'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListMyKeys'>
    /** List your passkeys. */
    listPasskeys(options?: RequestOptions): OperatorReply<'adminListMyPasskeys'>
    /** List the programs that you let in. */
    listPrograms(options?: RequestOptions): OperatorReply<'adminListMyPrograms'>
    /** List your sessions, newest first; of the operator, all that were signed in with the token. */
    listSessions(options?: RequestOptions): OperatorReply<'adminListMySessions'>
    /** Remove one of your passkeys; the last way to sign in stays. */
    removePasskey(passkeyId: string, options?: RequestOptions): OperatorReply<'adminRemoveMyPasskey'>
    /** Revoke one of your keys at once. */
    revokeKey(keyId: string, options?: RequestOptions): OperatorReply<'adminRevokeMyKey'>
    /** Replace one of your keys; the new one is shown only once. */
    rotateKey(keyId: string, body: OperatorBody<'adminRotateMyKey'>, options?: RequestOptions): OperatorReply<'adminRotateMyKey'>
  }
  /** Export measures. */
  measures(query?: OperatorQuery<'adminExportMeasures'> & RequestOptions, options?: RequestOptions): OperatorExport<'adminExportMeasures'>
  members: {
    /** Give a member another role. */
    change(memberId: string, body: OperatorBody<'adminChangeMember'>, options?: RequestOptions): OperatorReply<'adminChangeMember'>
    /** List the people of an account. */
    list(accountId: string, query?: OperatorQuery<'adminListMembers'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListMembers'>
    /** Take a person out of an account; their sessions and keys end at once. */
    remove(memberId: string, options?: RequestOptions): OperatorReply<'adminRemoveMember'>
  }
  orders: {
    /** Read a notice or order with breaches, near misses and calendar. */
    get(orderId: string, options?: RequestOptions): OperatorReply<'adminGetOrder'>
    /** List notices and orders of a brand, newest first. */
    list(brandId: string, query?: OperatorQuery<'adminListOrders'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListOrders'>
    /** Make the case file for enforcing a notice or order. */
    makeCase(orderId: string, body: OperatorBody<'adminMakeOrderCase'>, options?: RequestOptions): OperatorReply<'adminMakeOrderCase'>
    /** Record a notice or a court order, and watch whether answers breach it. */
    record(brandId: string, body: OperatorBody<'adminRecordOrder'>, options?: RequestOptions): OperatorReply<'adminRecordOrder'>
    /** Withdraw the record of a notice or order, by a signed entry; nothing is asked any more. */
    withdraw(orderId: string, body: OperatorBody<'adminWithdrawOrder'>, options?: RequestOptions): OperatorReply<'adminWithdrawOrder'>
  }
  plans: {
    /** List plans. */
    list(options?: RequestOptions): OperatorReply<'adminListPlans'>
    /** Make or change a plan. */
    put(planId: string, body: OperatorBody<'adminPutPlan'>, options?: RequestOptions): OperatorReply<'adminPutPlan'>
  }
  predicates: {
    /** Declare a predicate, or a new version of one. */
    declare(brandId: string, body: OperatorBody<'adminDeclarePredicate'>, options?: RequestOptions): OperatorReply<'adminDeclarePredicate'>
    /** List every version of a declared predicate, newest first. */
    listDeclarationVersions(brandId: string, name: string, options?: RequestOptions): OperatorReply<'adminListDeclarationVersions'>
    /** List the predicates that are declared for a brand. */
    listDeclarations(brandId: string, options?: RequestOptions): OperatorReply<'adminListDeclarations'>
    /** What would a reader find in stored answers? Nothing is written. */
    preview(brandId: string, body: OperatorBody<'adminPreviewPredicates'>, options?: RequestOptions): OperatorReply<'adminPreviewPredicates'>
    /** Withdraw a declared predicate and its facts; both are kept, but nothing is read or judged by them. */
    withdraw(brandId: string, name: string, options?: RequestOptions): OperatorReply<'adminWithdrawPredicate'>
  }
  prompts: {
    /** Add prompts, all or none. */
    create(brandId: string, body: OperatorBody<'adminAddPrompts'>, options?: RequestOptions): OperatorReply<'adminAddPrompts'>
    /** Draw products from the catalogue and add prompts about them; plans of scans say how they were drawn. */
    addFromCatalogue(brandId: string, body: OperatorBody<'adminAddPromptsFromCatalogue'>, options?: RequestOptions): OperatorReply<'adminAddPromptsFromCatalogue'>
    /** Archive a prompt; its runs are kept. */
    archive(promptId: string, options?: RequestOptions): OperatorReply<'adminArchivePrompt'>
    /** Change a prompt: another takes its place, and earlier answers keep their question. */
    change(promptId: string, body: OperatorBody<'adminChangePrompt'>, options?: RequestOptions): OperatorReply<'adminChangePrompt'>
    /** Add the questions of a file, or the chosen rows of it, all or none. */
    import(brandId: string, body: OperatorBody<'adminImportPrompts'>, options?: RequestOptions): OperatorReply<'adminImportPrompts'>
    /** List the active prompts of a brand, or the archived ones. */
    list(brandId: string, query?: OperatorQuery<'adminListPrompts'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListPrompts'>
    /** What questions a file holds, and which of its lines cannot be prompts; nothing is added. */
    previewImport(brandId: string, body: OperatorBody<'adminPreviewImport'>, options?: RequestOptions): OperatorReply<'adminPreviewImport'>
    /** What products would be drawn from; nothing is drawn, and nobody can know what will be. */
    previewFromCatalogue(brandId: string, body: OperatorBody<'adminPreviewPromptsFromCatalogue'>, options?: RequestOptions): OperatorReply<'adminPreviewPromptsFromCatalogue'>
    /** Ask an archived prompt again. */
    restore(promptId: string, options?: RequestOptions): OperatorReply<'adminRestorePrompt'>
    /** Suggest prompts for all four intents from what is known about the brand; nothing is added. */
    suggest(brandId: string, options?: RequestOptions): OperatorReply<'adminSuggestPrompts'>
  }
  queues: {
    /** List jobs that were given up, the newest first. */
    listDeadJobs(query?: OperatorQuery<'adminListDeadJobs'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListDeadJobs'>
    /** Count jobs by lane: waiting, active, delayed, given up. */
    list(options?: RequestOptions): OperatorReply<'adminListQueues'>
    /** Try every job of a lane again that was given up, up to 500 at once. */
    retry(lane: string, options?: RequestOptions): OperatorReply<'adminRetryQueue'>
  }
  /** Export rates. */
  rates(query?: OperatorQuery<'adminExportRates'> & RequestOptions, options?: RequestOptions): OperatorExport<'adminExportRates'>
  readers: {
    /** Measure the reader on the shipped answers. */
    check(options?: RequestOptions): OperatorReply<'adminCheckReaders'>
    /** List the models that read answers, and how well each was measured. */
    list(options?: RequestOptions): OperatorReply<'adminListReaders'>
  }
  record: {
    /** Check a day of the record against what the log says about it. */
    getActDay(day: string, options?: RequestOptions): OperatorReply<'adminGetActDay'>
    /** List the days of the record that are in the log, newest first. */
    listActDays(query?: OperatorQuery<'adminListActDays'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListActDays'>
    /** List who did what, newest first. */
    listActs(query?: OperatorQuery<'adminListActs'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListActs'>
  }
  registers: {
    /** List the registers that can be asked, and which are switched on. */
    list(options?: RequestOptions): OperatorReply<'adminListRegisters'>
    /** Look a company up in a register: what is on record is proposed as facts. */
    lookUp(brandId: string, body: OperatorBody<'adminLookUpRegister'>, options?: RequestOptions): OperatorReply<'adminLookUpRegister'>
  }
  reportPlan: {
    /** Read when reports make themselves. */
    get(brandId: string, options?: RequestOptions): OperatorReply<'adminGetReportPlan'>
    /** Have reports make themselves, each week or month. */
    put(brandId: string, body: OperatorBody<'adminPutReportPlan'>, options?: RequestOptions): OperatorReply<'adminPutReportPlan'>
    /** Make no more reports by themselves; those that are made stay. */
    remove(brandId: string, options?: RequestOptions): OperatorReply<'adminRemoveReportPlan'>
  }
  reports: {
    /** Read a report, as figures and in words. */
    get(reportId: string, options?: RequestOptions): OperatorReply<'adminGetReport'>
    /** A report as one page without script, for reading and printing. */
    getPage(reportId: string, options?: RequestOptions): OperatorFile
    /** A report as PDF. */
    getPdf(reportId: string, options?: RequestOptions): OperatorFile
    /** List the reports of a brand, newest first. */
    list(brandId: string, query?: OperatorQuery<'adminListReports'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListReports'>
    /** Make a report of a period. */
    make(brandId: string, body: OperatorBody<'adminMakeReport'>, options?: RequestOptions): OperatorReply<'adminMakeReport'>
  }
  review: {
    /** Answer what a run waits for, in plain words; the class follows. */
    answer(runId: string, body: OperatorBody<'adminAnswerReview'>, options?: RequestOptions): OperatorReply<'adminAnswerReview'>
    /** List the runs of a brand that wait for a person, newest first. */
    list(brandId: string, query?: OperatorQuery<'adminListReview'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListReview'>
    /** Settle a run: what a person reads in its answer, and the class that follows. */
    settle(runId: string, body: OperatorBody<'adminSettleReview'>, options?: RequestOptions): OperatorReply<'adminSettleReview'>
    /** Take the last answer of a person back; the run is judged as if it had not been given. */
    undo(runId: string, options?: RequestOptions): OperatorReply<'adminUndoReview'>
  }
  rivals: {
    /** The brand among its rivals: named, first, recommended, cited, with intervals. */
    compare(brandId: string, query?: OperatorQuery<'adminCompareRivals'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminCompareRivals'>
    /** How many answers no model has read for names, and what reading them costs at most. */
    estimateNameReading(brandId: string, query?: OperatorQuery<'adminEstimateNameReading'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminEstimateNameReading'>
    /** List the declared rivals of a brand, and names that answers propose. */
    list(brandId: string, options?: RequestOptions): OperatorReply<'adminListRivals'>
    /** Have the model read them, newest first; the ceilings of reading hold. */
    orderNameReading(brandId: string, body: OperatorBody<'adminOrderNameReading'>, options?: RequestOptions): OperatorReply<'adminOrderNameReading'>
    /** Declare a rival, a shop, a marketplace or a publication, or change one. */
    put(brandId: string, body: OperatorBody<'adminPutRival'>, options?: RequestOptions): OperatorReply<'adminPutRival'>
    /** Take a declared name back; answers and readings stay. */
    remove(brandId: string, rivalId: string, options?: RequestOptions): OperatorReply<'adminRemoveRival'>
  }
  runs: {
    /** What the engine looked up, read and cited for an answer. */
    getSearches(runId: string, options?: RequestOptions): OperatorReply<'adminGetRunSearches'>
    /** Whether the pages behind an answer say what it states wrongly, and what searching them costs. */
    getSourceSearch(runId: string, options?: RequestOptions): OperatorReply<'adminGetSourceSearch'>
    /** Have a model search every page behind an answer; the ceilings of reading and of pages hold. */
    orderSourceSearch(runId: string, options?: RequestOptions): OperatorReply<'adminOrderSourceSearch'>
    /** Classify a run again from its stored readings. */
    reclassify(runId: string, options?: RequestOptions): OperatorReply<'adminReclassifyRun'>
    /** Ask an engine again several times, to measure how often it says so. */
    verify(runId: string, body: OperatorBody<'adminVerifyRun'>, options?: RequestOptions): OperatorReply<'adminVerifyRun'>
  }
  scans: {
    /** Estimate what such a scan would cost, and how exact it would be; nothing is started. */
    estimate(brandId: string, body: OperatorBody<'adminEstimateScan'>, options?: RequestOptions): OperatorReply<'adminEstimateScan'>
    /** Read a scan: its brand, and the progress of each engine and intent. */
    get(scanId: string, options?: RequestOptions): OperatorReply<'adminGetScan'>
    /** List the runs of a scan. */
    runs(scanId: string, query?: OperatorQuery<'adminListRuns'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListRuns'>
    /** List the scans of a brand, newest first. */
    list(brandId: string, query?: OperatorQuery<'adminListScans'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListScans'>
    /** Start a scan with chosen samples, engines and prompts. */
    create(brandId: string, body: OperatorBody<'adminStartScan'>, options?: KeyedRequestOptions): OperatorReply<'adminStartScan'>
    /** Stop a scan: what is not asked yet is not asked any more; answers are kept and judged. */
    stop(scanId: string, options?: RequestOptions): OperatorReply<'adminStopScan'>
  }
  schedules: {
    /** Scan a brand on a schedule. */
    create(brandId: string, body: OperatorBody<'adminAddSchedule'>, options?: RequestOptions): OperatorReply<'adminAddSchedule'>
    /** Change, pause or resume a schedule; times missed in between are not made up for. */
    change(scheduleId: string, body: OperatorBody<'adminChangeSchedule'>, options?: RequestOptions): OperatorReply<'adminChangeSchedule'>
    /** List the schedules of a brand with their next three times. */
    listOfBrand(brandId: string, query?: OperatorQuery<'adminListBrandSchedules'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListBrandSchedules'>
    /** List the outcomes of the latest times of a schedule. */
    listTimes(scheduleId: string, query?: OperatorQuery<'adminListScheduleTimes'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminListScheduleTimes'>
    /** List all schedules with their next three times. */
    list(query?: OperatorQuery<'adminListSchedules'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListSchedules'>
    /** Remove a schedule; its scans are kept. */
    remove(scheduleId: string, options?: RequestOptions): OperatorReply<'adminRemoveSchedule'>
  }
  /** Find brands, wrong statements, prompts, facts, pages and scans by their words, and anything by id or hash. */
  search(query?: OperatorQuery<'adminSearch'> & RequestOptions, options?: RequestOptions): OperatorReply<'adminSearch'>
  shares: {
    /** Make an address that shows one finding, run, case or report to anybody who has it; it is shown only once. */
    create(body: OperatorBody<'adminAddShare'>, options?: RequestOptions): OperatorReply<'adminAddShare'>
    /** List what is shared, newest first, without the addresses. */
    list(query?: OperatorQuery<'adminListShares'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListShares'>
    /** Take an address back: it shows nothing any more. */
    revoke(shareId: string, options?: RequestOptions): OperatorReply<'adminRevokeShare'>
  }
  sources: {
    /** List the cited pages that say the same wrong thing, by the number of answers that cite them. */
    list(brandId: string, query?: OperatorQuery<'adminListSources'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListSources'>
  }
  webhooks: {
    /** Register an address for events; its secret is shown only once. */
    create(body: OperatorBody<'adminAddWebhook'>, options?: RequestOptions): OperatorReply<'adminAddWebhook'>
    /** Change what is delivered, or switch it on or off. */
    change(webhookId: string, body: OperatorBody<'adminChangeWebhook'>, options?: RequestOptions): OperatorReply<'adminChangeWebhook'>
    /** Read a delivery with its newest hundred attempts. */
    getDelivery(deliveryId: string, options?: RequestOptions): OperatorReply<'adminGetDelivery'>
    /** Read a registered address. */
    get(webhookId: string, options?: RequestOptions): OperatorReply<'adminGetWebhook'>
    /** List deliveries to an address, newest first. */
    listDeliveries(webhookId: string, query?: OperatorQuery<'adminListDeliveries'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListDeliveries'>
    /** List registered addresses, without their secrets. */
    list(query?: OperatorQuery<'adminListWebhooks'> & RequestOptions, options?: RequestOptions): OperatorPages<'adminListWebhooks'>
    /** Remove an address; nothing more is sent to it. */
    remove(webhookId: string, options?: RequestOptions): OperatorReply<'adminRemoveWebhook'>
    /** Make a new secret, shown only once; the old one stops working at once. */
    renewSecret(webhookId: string, options?: RequestOptions): OperatorReply<'adminRenewWebhookSecret'>
    /** Send a delivery again, under the same id. */
    replayDelivery(deliveryId: string, options?: RequestOptions): OperatorReply<'adminReplayDelivery'>
    /** Send a test event the way every delivery is sent. */
    test(webhookId: string, options?: RequestOptions): OperatorReply<'adminTestWebhook'>
  }
}
