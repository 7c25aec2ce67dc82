// Generated from the OpenAPI document by scripts/generate.mjs. Do not edit.
export interface paths {
    "/api/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description List accounts.
         */
        get: operations["adminListAccounts"];
        put?: never;
        /**
         * Add an account
         * @description Add an account.
         */
        post: operations["adminAddAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an account
         * @description Change an account.
         */
        patch: operations["adminChangeAccount"];
        trace?: never;
    };
    "/api/admin/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List brands
         * @description List brands.
         */
        get: operations["adminListBrands"];
        put?: never;
        /**
         * Add a brand
         * @description Add a brand.
         */
        post: operations["adminAddBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a brand
         * @description Read a brand.
         */
        get: operations["adminGetBrand"];
        put?: never;
        post?: never;
        /**
         * Archive a brand; its schedules are paused, and its evidence is kept
         * @description Archive a brand; its schedules are paused, and its evidence is kept.
         */
        delete: operations["adminArchiveBrand"];
        options?: never;
        head?: never;
        /**
         * Change a brand
         * @description Change a brand.
         */
        patch: operations["adminChangeBrand"];
        trace?: never;
    };
    "/api/admin/brands/{brandId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed between two scans, and what of it stands out
         * @description What changed between two scans, and what of it stands out.
         */
        get: operations["adminGetChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/confabulations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List every run of a brand classified CONFABULATED, newest first, without the limit of a hundred
         * @description List every run of a brand classified CONFABULATED, newest first, without the limit of a hundred.
         */
        get: operations["adminListConfabulations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter facts, all or none
         * @description Enter facts, all or none.
         */
        post: operations["adminAddFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/facts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the runs whose class these changes of facts would change; nothing is written
         * @description List the runs whose class these changes of facts would change; nothing is written.
         */
        post: operations["adminPreviewFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the false statements about a brand, newest first
         * @description List the false statements about a brand, newest first.
         */
        get: operations["adminListFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/findings/gravity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the operator calls grave or minor about a brand
         * @description Read what the operator calls grave or minor about a brand.
         */
        get: operations["adminGetGravities"];
        /**
         * Say how much false statements about one fact matter
         * @description Say how much false statements about one fact matter.
         */
        put: operations["adminSetGravity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/findings/ranked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rank the false statements about a brand: the gravest first, then the most frequent
         * @description Rank the false statements about a brand: the gravest first, then the most frequent.
         */
        get: operations["adminRankFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/findings/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rebuild the findings of a brand from its classifications
         * @description Rebuild the findings of a brand from its classifications.
         */
        post: operations["adminRebuildFindings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the active prompts of a brand, or the archived ones
         * @description List the active prompts of a brand, or the archived ones.
         */
        get: operations["adminListPrompts"];
        put?: never;
        /**
         * Add prompts, all or none
         * @description Add prompts, all or none.
         */
        post: operations["adminAddPrompts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/prompts/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the prompts of a CSV or JSON-lines file, all or none
         * @description Add the prompts of a CSV or JSON-lines file, all or none.
         */
        post: operations["adminImportPrompts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/prompts/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest prompts for all four intents from what is known about the brand; nothing is added
         * @description Suggest prompts for all four intents from what is known about the brand; nothing is added.
         */
        get: operations["adminSuggestPrompts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How often engines mention a brand in one scan, with intervals
         * @description How often engines mention a brand in one scan, with intervals.
         */
        get: operations["adminGetRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/reclassify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Classify every run of a brand again
         * @description Classify every run of a brand again.
         */
        post: operations["adminReclassifyBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watch an archived brand again; its schedules stay paused
         * @description Watch an archived brand again; its schedules stay paused.
         */
        post: operations["adminRestoreBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of a brand that wait for a person, newest first
         * @description List the runs of a brand that wait for a person, newest first.
         */
        get: operations["adminListReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the scans of a brand, newest first
         * @description List the scans of a brand, newest first.
         */
        get: operations["adminListScans"];
        put?: never;
        /**
         * Start a scan with chosen samples, engines and prompts
         * @description Start a scan with chosen samples, engines and prompts.
         */
        post: operations["adminStartScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/scans/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate what such a scan would cost, and how exact it would be; nothing is started
         * @description Estimate what such a scan would cost, and how exact it would be; nothing is started.
         */
        post: operations["adminEstimateScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the schedules of a brand with their next three times
         * @description List the schedules of a brand with their next three times.
         */
        get: operations["adminListBrandSchedules"];
        put?: never;
        /**
         * Scan a brand on a schedule
         * @description Scan a brand on a schedule.
         */
        post: operations["adminAddSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cited pages that say the same wrong thing, by the number of answers that cite them
         * @description List the cited pages that say the same wrong thing, by the number of answers that cite them.
         */
        get: operations["adminListSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One measure over the newest scans of a brand, by engine, with intervals
         * @description One measure over the newest scans of a brand, by engine, with intervals.
         */
        get: operations["adminGetTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cases made, newest first
         * @description List the cases made, newest first.
         */
        get: operations["adminListCases"];
        put?: never;
        /**
         * Make a case file of findings and runs
         * @description Puts the evidence of findings and runs of one brand into one file: an index page to print, every bundle as JSON and as a page, and one manifest that names the digest of every part, signed and logged. A finding includes the runs that state it. Asking again for the same evidence returns the existing case with 200. A hundred runs take seconds, or up to a minute on a slow machine.
         */
        post: operations["adminCreateCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cases/{caseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a case
         * @description Read a case.
         */
        get: operations["adminGetCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cases/{caseId}/contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is in a case file
         * @description Read what is in a case file.
         */
        get: operations["adminGetCaseContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cases/{caseId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a case file
         * @description The ZIP archive, with the proof that its manifest is in the log. Every download has the same manifest and the same parts.
         */
        get: operations["adminGetCaseFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery with its newest hundred attempts
         * @description Read a delivery with its newest hundred attempts.
         */
        get: operations["adminGetDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again, under the same id
         * @description Send a delivery again, under the same id.
         */
        post: operations["adminReplayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/engines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the engines: who serves each, or what is missing
         * @description List the engines: who serves each, or what is missing.
         */
        get: operations["adminListEngines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/engines/spend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls, failures and cost of each engine and day
         * @description List calls, failures and cost of each engine and day.
         */
        get: operations["adminListSpend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the event feed, oldest first: after an id, or the last few
         * @description Read the event feed, oldest first: after an id, or the last few.
         */
        get: operations["adminListEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/facts/predicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what facts can be about, and what to ask the person who enters one
         * @description List what facts can be about, and what to ask the person who enters one.
         */
        get: operations["adminListPredicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/facts/{factId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw a fact that should never have been there; it is kept, but nothing is judged by it
         * @description Nothing is judged by it any more, no refresh brings the same statement back, and findings that rest on it are settled. Verdicts that used it stay on record until answers are classified again.
         */
        delete: operations["adminWithdrawFact"];
        options?: never;
        head?: never;
        /**
         * Put another value in the place of a fact
         * @description Facts are evidence, so the old one stays on record and a new one takes its place. `mistaken`: the old value was never true, and nothing is judged by it any more. `changed`: it was true until now, and answers that still say it are outdated. Findings that rest on the old one are settled. Verdicts stay on record until answers are classified again.
         */
        patch: operations["adminChangeFact"];
        trace?: never;
    };
    "/api/admin/facts/{factId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the withdrawal of a fact back
         * @description Take the withdrawal of a fact back.
         */
        post: operations["adminRestoreFact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/findings/{findingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a finding: how often each scan saw it, the answers that state it, what happened to it
         * @description Read a finding: how often each scan saw it, the answers that state it, what happened to it.
         */
        get: operations["adminGetFinding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/findings/{findingId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the settling of a finding back; its state is again what the answers say
         * @description Take the settling of a finding back; its state is again what the answers say.
         */
        post: operations["adminReopenFinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/findings/{findingId}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a finding with a note; if an engine says it again, it counts as returned
         * @description Settle a finding with a note; if an engine says it again, it counts as returned.
         */
        post: operations["adminSettleFinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a job
         * @description Read a job.
         */
        get: operations["adminGetJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys, without the keys themselves
         * @description List API keys, without the keys themselves.
         */
        get: operations["adminListKeys"];
        put?: never;
        /**
         * Issue an API key; it is shown only once
         * @description Issue an API key; it is shown only once.
         */
        post: operations["adminIssueKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key at once
         * @description Revoke a key at once.
         */
        delete: operations["adminRevokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the transparency log: size, checkpoint, witnesses, time stamps
         * @description Read the state of the transparency log: size, checkpoint, witnesses, time stamps.
         */
        get: operations["adminGetLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plans
         * @description List plans.
         */
        get: operations["adminListPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/plans/{planId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make or change a plan
         * @description Make or change a plan.
         */
        put: operations["adminPutPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/prompts/{promptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Archive a prompt; its runs are kept
         * @description Archive a prompt; its runs are kept.
         */
        delete: operations["adminArchivePrompt"];
        options?: never;
        head?: never;
        /**
         * Change a prompt: another takes its place, and earlier answers keep their question
         * @description Archives the prompt and adds one with the changes, which has its own identifier. What is left out is taken from the old one.
         */
        patch: operations["adminChangePrompt"];
        trace?: never;
    };
    "/api/admin/prompts/{promptId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask an archived prompt again
         * @description Ask an archived prompt again.
         */
        post: operations["adminRestorePrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}/reclassify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Classify a run again from its stored readings
         * @description Classify a run again from its stored readings.
         */
        post: operations["adminReclassifyRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a run: what a person reads in its answer, and the class that follows
         * @description Settle a run: what a person reads in its answer, and the class that follows.
         */
        post: operations["adminSettleReview"];
        /**
         * Take the last answer of a person back; the run is judged as if it had not been given
         * @description The answer stays evidence; a new classification, signed and logged, no longer rests on it.
         */
        delete: operations["adminUndoReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}/review/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer what a run waits for, in plain words; the class follows
         * @description `wrong`: what it seems to say is what it says, and that is false. `right`: nothing in doubt is false. `not_ours`: it is about somebody else. `cannot_tell`: the run waits no longer until it is judged again, and nothing else changes. Every other answer is added to the evidence with the name, signed and logged; nothing is overwritten.
         */
        post: operations["adminAnswerReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask an engine again several times, to measure how often it says so
         * @description Counts towards the monthly number of the account as a third of its answers, rounded up, and once towards the daily number of the run. The spend ceiling of the engine applies to every answer.
         */
        post: operations["adminVerifyRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/scans/{scanId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a scan: its brand, and the progress of each engine and intent
         * @description Read a scan: its brand, and the progress of each engine and intent.
         */
        get: operations["adminGetScan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/scans/{scanId}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of a scan
         * @description List the runs of a scan.
         */
        get: operations["adminListRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/scans/{scanId}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a scan: what is not asked yet is not asked any more; answers are kept and judged
         * @description Questions that wait fail with the reason; those that are being asked are waited for. The scan then ends as PARTIAL, or as FAILED if nothing was answered. It cannot be resumed: start another.
         */
        post: operations["adminStopScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all schedules with their next three times
         * @description List all schedules with their next three times.
         */
        get: operations["adminListSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/schedules/{scheduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a schedule; its scans are kept
         * @description Remove a schedule; its scans are kept.
         */
        delete: operations["adminRemoveSchedule"];
        options?: never;
        head?: never;
        /**
         * Change, pause or resume a schedule; times missed in between are not made up for
         * @description Change, pause or resume a schedule; times missed in between are not made up for.
         */
        patch: operations["adminChangeSchedule"];
        trace?: never;
    };
    "/api/admin/schedules/{scheduleId}/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the outcomes of the latest times of a schedule
         * @description List the outcomes of the latest times of a schedule.
         */
        get: operations["adminListScheduleTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find brands, wrong statements, prompts, facts, pages and scans by their words, and anything by id or hash
         * @description Find brands, wrong statements, prompts, facts, pages and scans by their words, and anything by id or hash.
         */
        get: operations["adminSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List registered addresses, without their secrets
         * @description List registered addresses, without their secrets.
         */
        get: operations["adminListWebhooks"];
        put?: never;
        /**
         * Register an address for events; its secret is shown only once
         * @description Register an address for events; its secret is shown only once.
         */
        post: operations["adminAddWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a registered address
         * @description Read a registered address.
         */
        get: operations["adminGetWebhook"];
        put?: never;
        post?: never;
        /**
         * Remove an address; nothing more is sent to it
         * @description Remove an address; nothing more is sent to it.
         */
        delete: operations["adminRemoveWebhook"];
        options?: never;
        head?: never;
        /**
         * Change what is delivered, or switch it on or off
         * @description Change what is delivered, or switch it on or off.
         */
        patch: operations["adminChangeWebhook"];
        trace?: never;
    };
    "/api/admin/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries to an address, newest first
         * @description List deliveries to an address, newest first.
         */
        get: operations["adminListDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret, shown only once; the old one stops working at once
         * @description Make a new secret, shown only once; the old one stops working at once.
         */
        post: operations["adminRenewWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event the way every delivery is sent
         * @description Send a test event the way every delivery is sent.
         */
        post: operations["adminTestWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Owns brands and has a plan. */
        Account: {
            /** @description Account identifier. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Its plan. */
            plan: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        AccountPage: {
            /** @description The page. */
            items: components["schemas"]["Account"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description It is archived; its captures are kept. */
        Archived: {
            /** @description Always true. */
            archived: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description A brand that is watched. */
        Brand: {
            /** @description Brand identifier. */
            id: string;
            /** @description The account it belongs to. */
            accountId: string;
            /** @description Its name. */
            name: string;
            /** @description Host name of its website. */
            domain: string;
            /** @description Other names that answers use for it. */
            aliases: string[];
            /** @description How often each prompt is asked of each engine in a scan. */
            samplesPerPrompt: number;
            /**
             * @description Which answers have their cited pages captured: `none`, those with `findings`, or `all`.
             * @enum {string}
             */
            captureSources: "none" | "findings" | "all";
            /**
             * Format: date-time
             * @description When it was added.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was archived; null while it is watched.
             */
            archivedAt: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        BrandPage: {
            /** @description The page. */
            items: components["schemas"]["Brand"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        Case: {
            /** @description Identifier of the case. */
            id: string;
            /** @description Identifier of the brand. */
            brandId: string;
            /** @description The name given by the person who asked for it. */
            reference: string | null;
            /** @description What it is for. */
            purpose: string | null;
            /** @description SHA-256 of the signed manifest; it covers the whole case. */
            sha256: string;
            /**
             * @description `integrated` once a published checkpoint of the log contains it. Until then there is no file.
             * @enum {string}
             */
            status: "pending" | "integrated";
            /** @description True if an answer in it is a demonstration, invented by this software. */
            demo?: boolean;
            /** @description Runs in it. */
            runs: number;
            /** @description Files in it, without manifest, proof and list. */
            parts: number;
            /** @description Total bytes of these files. */
            bytes: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /** @description Path of the file. */
            file: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What a case file holds. */
        CaseContents: {
            /** @description True if an answer in it is a demonstration. */
            demo: boolean;
            brand: {
                id: string;
                name: string;
                domain: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Who made it. */
            preparedBy: string | null;
            /** @description For whom. */
            preparedFor: string | null;
            /** @description The findings it was made of; none if it was made of runs. */
            statements: ({
                /** @description Who says it, in words. */
                engine: string;
                /** @description What it is about, in words. */
                about: string;
                /** @description What is said. */
                stated: string;
                /** @description What is true. */
                truth: string | null;
                /** @description Answers that state it. */
                occurrences: number;
                /** @description Those of them that are in the file. */
                exhibits: number[];
            } & {
                [key: string]: unknown;
            })[];
            exhibits: ({
                /** @description Its number in the file. */
                place: number;
                /** @description Identifier of the run. */
                runId: string;
                /** @description Who answered, in words. */
                engine: string;
                /** @description What was asked. */
                question: string;
                /**
                 * Format: date-time
                 * @description When the answer was captured.
                 */
                capturedAt: string;
                /** @description Its class. */
                citationClass: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Pages that the answers cite. */
            sources: number;
            /** @description By name, without manifest, proof and list. */
            files: ({
                /** @description Its name in the archive. */
                path: string;
                /** @description One of index, summary, print, bundle, bundle_page, list, page. */
                kind: string;
                /** @description Its size, unpacked. */
                bytes: number;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Only a certain contradiction accuses; a likely one asks a person to look.
         * @enum {string}
         */
        Certainty: "certain" | "likely";
        Change: {
            /** @description Null: all of them. */
            engine: string | null;
            /** @description Null: all of them. */
            promptId: string | null;
            /** @description Its text. */
            prompt: string | null;
            from: {
                seen: number;
                asked: number;
            } & {
                [key: string]: unknown;
            };
            to: {
                seen: number;
                asked: number;
            } & {
                [key: string]: unknown;
            };
            /** @description The later rate minus the earlier one; each prompt and engine weighs the same in both. */
            difference: number;
            /** @description Lower end of the difference, with 95 % confidence; null with one answer on either side. */
            low: number | null;
            /** @description Upper end. */
            high: number | null;
            /** @description The exact one or that of the interval, whichever is larger. */
            p: number;
            /** @description p after Benjamini–Hochberg over everything that is compared between the two scans. */
            adjustedP: number;
            /** @description Among everything that is compared between the two scans, all measures included: of 100 scans in which nothing changed, at most five say anything. */
            standsOut: boolean;
            /**
             * @description `newcombe`, or `mcnemar` where each prompt and engine has one answer on either side.
             * @enum {string}
             */
            method: "newcombe" | "mcnemar";
            /** @description Cells with answers in both scans. */
            pairs: number;
            /** @description Another model answered: the difference may be the model’s. */
            modelChanged: boolean;
            /** @description `3 of 10 → 7 of 10: −3 to +67 points` */
            words: string;
        } & {
            [key: string]: unknown;
        };
        Changes: {
            brandId: string;
            measure: components["schemas"]["Measure"];
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            from: components["schemas"]["MeasuredScan"];
            to: components["schemas"]["MeasuredScan"];
            /** @description For everything together. */
            falseDiscoveryRate: number;
            /** @description How many comparisons could have stood out: of every measure, over all, by engine and by cell. */
            family: number;
            /** @description Engines that answered with another model than before. */
            breaks: ({
                /** @enum {string} */
                engine: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                /** @description Models before. */
                from: (string | null)[];
                /** @description Models after. */
                to: (string | null)[];
            } & {
                [key: string]: unknown;
            })[];
            /** @description Null when nothing is in both scans. */
            overall: components["schemas"]["Change"] | null;
            /** @description Over all, for every measure by its name: all of them are tested together anyway. */
            overalls: {
                [key: string]: components["schemas"]["Change"] | null;
            };
            /** @description The most telling first. */
            engines: components["schemas"]["Change"][];
            cellsCompared: number;
            /** @description The most telling first, at most 2,000. */
            cells: components["schemas"]["Change"][];
            cellsNotCompared: number;
            /** @description What one of the two lacks, at most 2,000. */
            notCompared: ({
                /** @enum {string} */
                engine: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                promptId: string;
                prompt: string;
                /** @enum {string} */
                reason: "only_in_from" | "only_in_to" | "no_answer_in_from" | "no_answer_in_to";
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /** @description The newest checkpoint that was signed. */
        CheckpointState: {
            /** @description Entries it covers. */
            size: number;
            /**
             * Format: date-time
             * @description When it was signed.
             */
            signedAt: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How an answer treats the brand.
         * @enum {string}
         */
        CitationClass: "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
        /** @description Runs per citation class. */
        CitationCounts: {
            STRONG: number;
            DESCRIPTIVE: number;
            ECHO: number;
            CONFABULATED: number;
            ABSENT: number;
        };
        /** @description A statement of the answer, and its outcome. */
        Claim: {
            /** @description What the statement is about, for example `founded_year` or `price`. */
            predicate: string;
            /** @description What the answer says, in words. */
            stated: string;
            /** @description What the fact says, in words; null when there was none to compare with. */
            truth: string | null;
            /** @description The fact it was checked against; null when there was none to compare with. */
            factId: string | null;
            span: components["schemas"]["Span"];
            /** @description Why, where statement and fact did not simply agree or differ: one of on_offer, offer, variant, other_currency, other_country, card_above_list, instalments, fact_may_be_old, former_name, shares_first_word, owners_owner, other_role, not_the_seat, unknown_place, beside_range, one_right. Left out where they did. */
            reason?: string;
            /** @description Who read it: model, person, or the form and the rule of ownership by which rules did, as in "price:label, by subject". Left out in older records. */
            readBy?: string;
            /** @description Null in records from versions that did not tell them apart. */
            certainty: components["schemas"]["Certainty"] | null;
            verdict: components["schemas"]["ClaimVerdict"];
            /** @description How the answer puts it forward, one of asserted, denied, hedged, past, hearsay, corrected, conditional, asked; null in records from versions that did not keep it. */
            stance: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The outcome of checking a statement against the facts.
         * @enum {string}
         */
        ClaimVerdict: "supported" | "contradicted" | "outdated" | "unverifiable";
        /** @description A statement of the answer that a fact contradicts. */
        ConfabulatedClaim: {
            /** @description What the statement is about, for example `founded_year` or `price`. */
            predicate: string;
            /** @description What the answer says, in words. */
            stated: string;
            /** @description What the fact says, in words; null when there was none to compare with. */
            truth: string | null;
            /** @description The fact it was checked against; null when there was none to compare with. */
            factId: string | null;
            span: components["schemas"]["Span"];
            /** @description Why, where statement and fact did not simply agree or differ: one of on_offer, offer, variant, other_currency, other_country, card_above_list, instalments, fact_may_be_old, former_name, shares_first_word, owners_owner, other_role, not_the_seat, unknown_place, beside_range, one_right. Left out where they did. */
            reason?: string;
            /** @description Who read it: model, person, or the form and the rule of ownership by which rules did, as in "price:label, by subject". Left out in older records. */
            readBy?: string;
            /** @description Null in records from versions that did not tell them apart. */
            certainty: components["schemas"]["Certainty"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A run classified CONFABULATED, with minimal evidence. The rest is in the evidence of the run. */
        ConfabulationItem: {
            /** @description Run identifier. */
            runId: string;
            /** @description The scan it belongs to. */
            scanId: string;
            engine: components["schemas"]["Engine"];
            intent: components["schemas"]["PromptIntent"];
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description How the engine was reached, one of official_api, data_provider, compatible_server, demo. */
            access: string;
            /** @description The question that was asked. */
            prompt: string;
            /**
             * Format: date-time
             * @description When the answer was captured.
             */
            capturedAt: string;
            /** @description SHA-256 of the exact bytes of the reply. */
            sha256: string;
            /** @description The words of the answer that matter most. */
            excerpt: string;
            /** @description Its statements that a fact contradicts; at most 20. */
            claims: components["schemas"]["ConfabulatedClaim"][];
            verificationStatus: components["schemas"]["VerificationStatus"];
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        ConfabulationPage: {
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Items on all pages together, of the origin named here. */
            total: number;
            /** @description Answers of other origin: they are in none of the other numbers. */
            apart?: components["schemas"]["OfOrigin"][];
            /** @description The page. */
            items: components["schemas"]["ConfabulationItem"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How far back to look, in whole UTC days by time of capture.
         * @enum {string}
         */
        ConfabulationWindow: "7d" | "30d" | "all";
        /**
         * @description An AI answer engine.
         * @enum {string}
         */
        Engine: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
        /** @description What an engine was asked on a day, and what it cost. */
        EngineDay: {
            engine: components["schemas"]["Engine"];
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /**
             * Format: date
             * @description The day (UTC).
             */
            day: string;
            /** @description Calls, failed ones included. */
            calls: number;
            /** @description Calls that brought neither an answer nor a refusal to answer. */
            failed: number;
            /** @description In US dollars, as a decimal. */
            costUsd: string;
        } & {
            [key: string]: unknown;
        };
        /** @description How fast it may be asked, and for how much. */
        EngineLimits: {
            /** @description Longest time for one answer, in milliseconds. */
            timeoutMs: number;
            /** @description Questions at once. */
            concurrency: number;
            /** @description Questions in a minute. */
            requestsPerMinute: number;
            /** @description US dollars per UTC day as a decimal string; null for no ceiling. */
            dailySpendUsd: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description An engine: who serves it, or what is missing. */
        EngineState: {
            engine: components["schemas"]["Engine"];
            /** @description Whether it can be asked. */
            runnable: boolean;
            /** @description How it is reached. */
            access?: string;
            /** @description Who serves it. */
            provider?: string;
            /** @description The model asked for. */
            model?: string | null;
            /** @description What is asked, and what that is not, for example the app of an engine and not its API. */
            description?: string;
            /** @description Version of what reads its replies. */
            adapter?: string;
            limits?: components["schemas"]["EngineLimits"];
            /** @description Settings that would make it runnable: any one group. */
            missing?: string[][];
        } & {
            [key: string]: unknown;
        };
        /** @description All engines. */
        Engines: {
            /** @description Runnable engines first. */
            items: components["schemas"]["EngineState"][];
        } & {
            [key: string]: unknown;
        };
        /** @description Every refusal has this shape; further fields may accompany it. */
        Error: {
            /** @description What went wrong, for a person. */
            error: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A fact about a brand. */
        Fact: {
            /** @description Identifier of the fact. */
            id: string;
            /** @description What the fact is about, for example `founded_year` or `price`. */
            predicate: string;
            /** @description Its value; the form depends on the predicate: a year is a number, a name a text, a price an object. A company or a seat is a text, or an object with other names as well. */
            value: unknown;
            source: components["schemas"]["FactSource"];
            /** @description Digest of predicate, value and source. */
            hash: string;
            /** @description What the operator noted; null when nothing. */
            note: string | null;
            /** @description Whether answers are judged against it. */
            active: boolean;
            /**
             * Format: date-time
             * @description When it was first seen.
             */
            firstSeenAt: string;
            /**
             * Format: date-time
             * @description When it was last seen.
             */
            lastSeenAt: string;
            /** @description The fact that replaced it; null while none has. */
            supersededBy: string | null;
            /**
             * Format: date-time
             * @description When the operator withdrew it; null unless that happened.
             */
            withdrawnAt: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A run whose class the facts would change. */
        FactChange: {
            /** @description Run identifier. */
            runId: string;
            engine: components["schemas"]["Engine"];
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            intent: components["schemas"]["PromptIntent"];
            /** @description The question that was asked. */
            prompt: string;
            citationClass: components["schemas"]["CitationClass"];
            /**
             * Format: date-time
             * @description When the answer was captured.
             */
            capturedAt: string;
            class: components["schemas"]["CitationClass"];
            wouldBe: components["schemas"]["CitationClass"];
            /** @description The rule that would decide. */
            rule: string;
            /** @description Why a person would have to look. */
            needsReview: components["schemas"]["Review"][];
            /** @description The statements that the new facts decide. */
            claims: components["schemas"]["Claim"][];
        } & {
            [key: string]: unknown;
        };
        /** @description One thing to ask the person who enters such a fact. */
        FactInput: {
            /** @description The member of the value that it fills; null when it is the whole value. */
            member: string | null;
            /**
             * @description `texts` is a list of texts, `whole` a number without a fraction, `truth` yes or no.
             * @enum {string}
             */
            kind: "text" | "texts" | "whole" | "number" | "truth";
            /** @description False if it may be left out. */
            needed: boolean;
            /** @description For numbers; null otherwise. */
            least: number | null;
            /** @description For numbers; null otherwise. */
            most: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What facts would change; nothing is written. */
        FactPreview: {
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description They are in none of the other numbers. */
            apart?: components["schemas"]["PreviewApart"][];
            /** @description Runs that were looked at. */
            runs: number;
            /** @description Of these, the ones that would have to be read again first. */
            unread: number;
            /** @description Runs that would change. */
            changed: number;
            /** @description There are more runs than were looked at, or more changes than listed. */
            truncated: boolean;
            /** @description Newest first. */
            items: components["schemas"]["FactChange"][];
            /** @description Findings, not settled so far, that rest on facts that would go: they would be settled. */
            findings: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Where a fact comes from. */
        FactSource: {
            /** @description How it was found, for example `json-ld`, `wikidata` or `operator`. */
            kind: string;
            /** @description Page that says so; null when the operator entered it. */
            url: string | null;
            /** @description The words of the page. */
            quote: string | null;
            /**
             * Format: date-time
             * @description When the page was fetched, or the fact entered.
             */
            fetchedAt: string | null;
            /** @description SHA-256 of the page as it was fetched; null when the operator entered it. */
            sha256: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The facts that were added. */
        Facts: {
            /** @description Without those that were already known. */
            items: components["schemas"]["Fact"][];
        } & {
            [key: string]: unknown;
        };
        /** @description One false statement of one engine about one brand. */
        Finding: {
            /** @description Identifier of the finding. */
            id: string;
            /** @description Identifier of the brand. */
            brandId: string;
            /** @enum {string} */
            engine: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description One of legal_name, founded_year, headquarters, founder, ceo, parent_company, employees, product, price, industry, phone, email, url, discontinued, award, certification, country_availability. */
            predicate: string;
            /** @description What the statement is about, for example a product; null for the brand itself. */
            about: string | null;
            /** @description What is said, as the newest answer words it. */
            stated: string;
            /** @description What the fact says. */
            truth: string | null;
            /** @description The fact that it contradicts. */
            factId: string | null;
            /**
             * Format: date-time
             * @description When it was first said.
             */
            firstSaidAt: string;
            /**
             * Format: date-time
             * @description When it was last said.
             */
            lastSaidAt: string;
            /** @description The run that last stated it. */
            lastRunId: string;
            /** @description Answers that state it. */
            occurrences: number;
            state: components["schemas"]["FindingState"];
            /**
             * Format: date-time
             * @description Since when it is in this state.
             */
            stateSince: string;
            /**
             * @description Why it is settled; null if it is not.
             * @enum {string|null}
             */
            settledBy: "operator" | "fact" | "reading" | null;
            /** @description Only in the state `not_seen`. */
            notSeen: ({
                /** @description Answers to the same prompt since it was last said. */
                asked: number;
                /** @description The highest rate that this many answers still allow, with 95 % confidence (one-sided, exact). */
                upTo: number;
                /** @description `0 of 10: a rate of up to 26 % is still possible` */
                words: string;
            } & {
                [key: string]: unknown;
            }) | null;
            settlement: ({
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                by: string;
                note: string;
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        };
        FindingDetail: {
            /** @description Identifier of the finding. */
            id: string;
            /** @description Identifier of the brand. */
            brandId: string;
            /** @enum {string} */
            engine: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description One of legal_name, founded_year, headquarters, founder, ceo, parent_company, employees, product, price, industry, phone, email, url, discontinued, award, certification, country_availability. */
            predicate: string;
            /** @description What the statement is about, for example a product; null for the brand itself. */
            about: string | null;
            /** @description What is said, as the newest answer words it. */
            stated: string;
            /** @description What the fact says. */
            truth: string | null;
            /** @description The fact that it contradicts. */
            factId: string | null;
            /**
             * Format: date-time
             * @description When it was first said.
             */
            firstSaidAt: string;
            /**
             * Format: date-time
             * @description When it was last said.
             */
            lastSaidAt: string;
            /** @description The run that last stated it. */
            lastRunId: string;
            /** @description Answers that state it. */
            occurrences: number;
            state: components["schemas"]["FindingState"];
            /**
             * Format: date-time
             * @description Since when it is in this state.
             */
            stateSince: string;
            /**
             * @description Why it is settled; null if it is not.
             * @enum {string|null}
             */
            settledBy: "operator" | "fact" | "reading" | null;
            /** @description Only in the state `not_seen`. */
            notSeen: ({
                /** @description Answers to the same prompt since it was last said. */
                asked: number;
                /** @description The highest rate that this many answers still allow, with 95 % confidence (one-sided, exact). */
                upTo: number;
                /** @description `0 of 10: a rate of up to 26 % is still possible` */
                words: string;
            } & {
                [key: string]: unknown;
            }) | null;
            settlement: ({
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                by: string;
                note: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description What it is about, for people: `Founding year`. */
            label: string;
            gravity: components["schemas"]["Gravity"];
            /**
             * @description Who says so.
             * @enum {string}
             */
            setBy: "operator" | "default";
            /**
             * @description Whether people are misled about contact, price or safety; null for everything else.
             * @enum {string|null}
             */
            subject: "contact" | "price" | "safety" | null;
            /** @description From the newest answer that states it; null if that is very long. */
            sentence: components["schemas"]["MarkedSentence"] | null;
            fact: ({
                id: string;
                predicate: string;
                /** @description Its shape depends on the predicate. */
                value: unknown;
                source: {
                    kind: string;
                    /** @description Where it was found. */
                    url: string | null;
                    /** @description The words there. */
                    quote: string | null;
                    /**
                     * Format: date-time
                     * @description When it was fetched.
                     */
                    fetchedAt: string | null;
                    /** @description Digest of the page. */
                    sha256: string | null;
                } & {
                    [key: string]: unknown;
                };
                hash: string;
                /** @description What the operator noted. */
                note: string | null;
                /** @description Whether it is active today. */
                active: boolean;
                /**
                 * Format: date-time
                 * @description First seen.
                 */
                firstSeenAt: string;
                /**
                 * Format: date-time
                 * @description Last seen.
                 */
                lastSeenAt: string;
                /** @description The fact that replaced it. */
                supersededBy: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description The newest scans since it was first said, at most 20, newest first. */
            scans: ({
                scanId: string;
                /** @enum {string} */
                status: "QUEUED" | "RUNNING" | "CLASSIFYING" | "COMPLETED" | "PARTIAL" | "FAILED";
                /**
                 * Format: date-time
                 * @description When the scan was started.
                 */
                createdAt: string;
                /** @description Answers that state it. */
                seen: number;
                /** @description Answers to the prompts that have ever led to it. */
                asked: number;
                /** @description Lower end of the rate, with 95 % confidence. */
                low: number | null;
                /** @description Upper end. */
                high: number | null;
                /** @description `7 of 10 · 35–93 %` */
                words: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The answers that state it, at most 100, newest first. */
            saidIn: ({
                runId: string;
                captureId: string;
                classificationId: string;
                /** @enum {string} */
                kind: "original" | "verification";
                scanId: string;
                prompt: string;
                stated: string;
                /**
                 * Format: date-time
                 * @description When the answer was captured.
                 */
                saidAt: string;
                /** @description Digest of the reply. */
                sha256: string;
                /** @description Path of the evidence bundle. */
                bundle: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description What the pages cited by its answers say about it, at most 100: pages that say the same first, then by number of answers. */
            sourceTrail: components["schemas"]["FindingSource"][];
            /** @description Every change of state, at most 100, newest first. Append-only. */
            events: ({
                id: string;
                fromState: components["schemas"]["FindingState"] | null;
                state: components["schemas"]["FindingState"];
                /**
                 * @description Why it is settled; null if it is not.
                 * @enum {string|null}
                 */
                settledBy: "operator" | "fact" | "reading" | null;
                /** @description Only in the state `not_seen`. */
                notSeen: ({
                    /** @description Answers to the same prompt since it was last said. */
                    asked: number;
                    /** @description The highest rate that this many answers still allow, with 95 % confidence (one-sided, exact). */
                    upTo: number;
                    /** @description `0 of 10: a rate of up to 26 % is still possible` */
                    words: string;
                } & {
                    [key: string]: unknown;
                }) | null;
                /** @description Who settled it. */
                by: string | null;
                /** @description What they noted. */
                note: string | null;
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        FindingGroup: {
            /** @description Tells the group from others of the same answer. */
            key: string;
            gravity: components["schemas"]["Gravity"];
            /**
             * @description Who says so.
             * @enum {string}
             */
            setBy: "operator" | "default";
            /**
             * @description Whether people are misled about contact, price or safety; null for everything else.
             * @enum {string|null}
             */
            subject: "contact" | "price" | "safety" | null;
            /** @description In the newest finished scan; null if that did not ask. */
            said: components["schemas"]["SaidIn"] | null;
            /** @description Who says it, the worst first. */
            engines: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[];
            /** @description All of it was first said in the newest finished scan. */
            isNew: boolean;
            /** @description The gravest and most frequent first. */
            findings: components["schemas"]["RankedFinding"][];
        } & {
            [key: string]: unknown;
        };
        /** @description What a cited page says about a finding. */
        FindingSource: {
            /** @description The final address after redirects, or the cited one. */
            url: string;
            /** @description Its newest capture. */
            pageId: string;
            says: components["schemas"]["SourceSays"];
            /** @description The words on the page. */
            quote: string | null;
            /** @description Why it was not read. */
            reason: string | null;
            /** @description Answers of the finding that cite it. */
            answers: number;
            /**
             * Format: date-time
             * @description When it was last captured.
             */
            fetchedAt: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description `open`: the engine said it when last asked. `not_seen`: asked again since, and not said. `returned`: said again after it was not seen or was settled. `settled`: by the operator, because a fact changed, or because no answer is accused of it any more.
         * @enum {string}
         */
        FindingState: "open" | "not_seen" | "returned" | "settled";
        FindingsSince: {
            /** @description First said since then. */
            fresh: number;
            /** @description Said again since then, after they were gone. */
            returned: number;
            /** @description Asked about again since then, and not said. */
            gone: number;
        } & {
            [key: string]: unknown;
        };
        Gravities: {
            /** @description What the operator decided; everything else is as usual. */
            items: ({
                predicate: string;
                /** @description The product or page that it is about; null: everything of the predicate. */
                about: string | null;
                gravity: components["schemas"]["Gravity"];
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How much it matters: what is `grave` comes first. Contact, price and safety are, unless the operator says otherwise.
         * @enum {string}
         */
        Gravity: "grave" | "usual" | "minor";
        /** @description An API key, including the key itself, which is shown only once. */
        IssuedKey: {
            /** @description Key identifier. */
            id: string;
            /** @description The account it belongs to. */
            accountId: string;
            /** @description Its name. */
            name: string;
            /** @description The last four characters. */
            hint: string;
            /** @description What it may do. */
            scopes: ("read" | "scan" | "verify")[];
            /**
             * Format: date-time
             * @description When it was issued.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was revoked; null while it works.
             */
            revokedAt: string | null;
            /** @description The key. */
            key: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Work in the background. */
        Job: {
            /** @description Job identifier. */
            id: string;
            /** @description What it does. */
            kind: string;
            /**
             * @description `done` and `dead` are final.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "dead";
            /** @description The lane it waits in. */
            lane: string;
            /** @description How often it was tried. */
            attempt: number;
            /** @description How often its worker vanished. */
            crashes: number;
            /** @description Why it failed, or why it is tried again. */
            error: string | null;
            /** @description The outcome; its form depends on the kind. */
            result: {
                [key: string]: unknown;
            } | null;
            /** @description The progress; its form depends on the kind. */
            progress: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it was queued.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last started.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When it ended; null until then.
             */
            finishedAt: string | null;
            /**
             * Format: date-time
             * @description When it may be tried next.
             */
            runAt: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The work is queued. */
        JobAck: {
            /** @description Identifier of the queued job. */
            jobId: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An API key, without the key itself. */
        Key: {
            /** @description Key identifier. */
            id: string;
            /** @description The account it belongs to. */
            accountId: string;
            /** @description Its name. */
            name: string;
            /** @description The last four characters. */
            hint: string;
            /** @description What it may do. */
            scopes: ("read" | "scan" | "verify")[];
            /**
             * Format: date-time
             * @description When it was issued.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was revoked; null while it works.
             */
            revokedAt: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        KeyPage: {
            /** @description The page. */
            items: components["schemas"]["Key"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A scan and its progress. */
        ListedScan: {
            /** @description Scan identifier. */
            id: string;
            /** @description Scan state, one of QUEUED, RUNNING, CLASSIFYING, COMPLETED, PARTIAL, FAILED. */
            status: string;
            /**
             * Format: date-time
             * @description When the first work began.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description Set in every terminal state; null while the scan is still going.
             */
            finishedAt: string | null;
            /** @description Prompts asked. */
            totalPrompts: number;
            /** @description Prompts times engines times samples. */
            totalRuns: number;
            /** @description Cost in US dollars as a decimal string; null until the first cost is known. */
            totalCostUsd: number | string | null;
            /** @description Runs per run status. */
            byStatus: {
                [key: string]: number;
            };
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Classified runs that mention the brand, with answers of the origin named here. */
            mentions: number;
            /** @description Answers of other origin: they are in none of the other numbers. */
            apart?: components["schemas"]["OfOrigin"][];
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the operator stopped it; usually null.
             */
            stoppedAt: string | null;
            /** @description The scan whose doubtful changes it re-checks; null for an ordinary scan. */
            confirmsScanId: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description State of the transparency log. */
        LogState: {
            /** @description This installation keeps no log. */
            off: boolean;
            /** @description Name of the log; null while it has no key. */
            origin: string | null;
            /** @description Entries in the tree. */
            size: number;
            /** @description Null until one has been signed. */
            checkpoint: components["schemas"]["CheckpointState"] | null;
            /** @description Waiting entries, counted up to ten thousand. */
            waiting: number;
            /**
             * Format: date-time
             * @description Since when the oldest entry has waited for a checkpoint; null when none waits.
             */
            waitingSince: string | null;
            /** @description How many witnesses must have cosigned the checkpoints in bundles; zero for none. */
            quorum: number;
            /** @description All that are configured. */
            witnesses: components["schemas"]["WitnessState"][];
            /** @description Those that stamped recently. */
            timestamps: components["schemas"]["StampState"][];
            /** @description Where else the key of the log is published. */
            keyPlaces: string[];
        } & {
            [key: string]: unknown;
        };
        MarkedSentence: {
            /** @description The sentence up to them. */
            before: string;
            /** @description The words that are false. */
            words: string;
            /** @description The rest of the sentence. */
            after: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What is counted: answers that mention the brand at all, or answers of one class.
         * @enum {string}
         */
        Measure: "mentioned" | "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
        MeasuredScan: {
            id: string;
            /** @enum {string} */
            status: "QUEUED" | "RUNNING" | "CLASSIFYING" | "COMPLETED" | "PARTIAL" | "FAILED";
            /**
             * Format: date-time
             * @description When it was started.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ended.
             */
            finishedAt: string | null;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Answers of other origin: they are in none of the other numbers. */
            apart?: components["schemas"]["OfOrigin"][];
            /** @description Runs that it planned. */
            planned: number;
            /** @description Answers that are counted. */
            classified: number;
            /** @description What is missing, in words; null when nothing is. */
            note: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description How many there are of another origin. */
        OfOrigin: {
            origin: components["schemas"]["Origin"];
            /** @description How many. */
            count: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Who gives an answer: `engine`, the engine itself; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up.
         * @enum {string}
         */
        Origin: "engine" | "stand_in" | "demo";
        /** @description Which engines an account asks, and how often. */
        Plan: {
            /** @description Name of the plan. */
            id: string;
            /** @description Engines that are asked. */
            engines: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[];
            /** @description Scans in a calendar month (UTC). */
            maxScansPerMonth: number;
        } & {
            [key: string]: unknown;
        };
        /** @description All plans. */
        Plans: {
            /** @description By name. */
            items: components["schemas"]["Plan"][];
        } & {
            [key: string]: unknown;
        };
        /** @description Something a fact can be about. */
        Predicate: {
            /** @description The name that facts use. */
            name: string;
            /** @description For people. */
            label: string;
            /** @description What such a fact states, and in which form. */
            hint: string;
            /** @description A brand has one of these at a time: a new value replaces the old one. */
            single: boolean;
            /** @description What to ask for. */
            inputs: components["schemas"]["FactInput"][];
        } & {
            [key: string]: unknown;
        };
        /** @description All predicates. */
        Predicates: {
            /** @description In the order in which they are shown. */
            items: components["schemas"]["Predicate"][];
        } & {
            [key: string]: unknown;
        };
        /** @description Runs with answers of another origin. */
        PreviewApart: {
            origin: components["schemas"]["Origin"];
            /** @description Runs that were looked at. */
            count: number;
            /** @description Of these, the ones that would change. */
            changed: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A question that is asked about a brand. */
        Prompt: {
            /** @description Prompt identifier. */
            id: string;
            /** @description The brand it is asked for. */
            brandId: string;
            /** @description The question. */
            text: string;
            /**
             * @description What it asks about.
             * @enum {string}
             */
            intent: "CATEGORY" | "BRANDED" | "COMPARATIVE" | "DEFENSIVE";
            /** @description Its language, for example `en` or `en-US`. */
            locale: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was archived; null while it is asked.
             */
            archivedAt: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What a prompt asks about.
         * @enum {string}
         */
        PromptIntent: "CATEGORY" | "BRANDED" | "COMPARATIVE" | "DEFENSIVE";
        /** @description One page of a list. */
        PromptPage: {
            /** @description Items on all pages together. */
            total: number;
            /** @description The page. */
            items: components["schemas"]["Prompt"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The prompts that were added. */
        Prompts: {
            /** @description In the order in which they were given. */
            items: components["schemas"]["Prompt"][];
        } & {
            [key: string]: unknown;
        };
        RankedFinding: {
            /** @description Identifier of the finding. */
            id: string;
            /** @description Identifier of the brand. */
            brandId: string;
            /** @enum {string} */
            engine: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description One of legal_name, founded_year, headquarters, founder, ceo, parent_company, employees, product, price, industry, phone, email, url, discontinued, award, certification, country_availability. */
            predicate: string;
            /** @description What the statement is about, for example a product; null for the brand itself. */
            about: string | null;
            /** @description What is said, as the newest answer words it. */
            stated: string;
            /** @description What the fact says. */
            truth: string | null;
            /** @description The fact that it contradicts. */
            factId: string | null;
            /**
             * Format: date-time
             * @description When it was first said.
             */
            firstSaidAt: string;
            /**
             * Format: date-time
             * @description When it was last said.
             */
            lastSaidAt: string;
            /** @description The run that last stated it. */
            lastRunId: string;
            /** @description Answers that state it. */
            occurrences: number;
            state: components["schemas"]["FindingState"];
            /**
             * Format: date-time
             * @description Since when it is in this state.
             */
            stateSince: string;
            /**
             * @description Why it is settled; null if it is not.
             * @enum {string|null}
             */
            settledBy: "operator" | "fact" | "reading" | null;
            /** @description Only in the state `not_seen`. */
            notSeen: ({
                /** @description Answers to the same prompt since it was last said. */
                asked: number;
                /** @description The highest rate that this many answers still allow, with 95 % confidence (one-sided, exact). */
                upTo: number;
                /** @description `0 of 10: a rate of up to 26 % is still possible` */
                words: string;
            } & {
                [key: string]: unknown;
            }) | null;
            settlement: ({
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                by: string;
                note: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description What it is about, for people: `Founding year`. */
            label: string;
            gravity: components["schemas"]["Gravity"];
            /**
             * @description Who says so.
             * @enum {string}
             */
            setBy: "operator" | "default";
            /**
             * @description Whether people are misled about contact, price or safety; null for everything else.
             * @enum {string|null}
             */
            subject: "contact" | "price" | "safety" | null;
            /** @description First said in the newest finished scan. */
            isNew: boolean;
            /** @description In the newest finished scan; null if that did not ask. */
            said: components["schemas"]["SaidIn"] | null;
            /** @description From the newest answer that states it; null if that is very long. */
            sentence: components["schemas"]["MarkedSentence"] | null;
            /** @description The newest captured page that says the same; null if none is known. */
            page: ({
                url: string;
                /**
                 * Format: date-time
                 * @description When it was captured.
                 */
                fetchedAt: string;
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        };
        RankedFindings: {
            brandId: string;
            /** @enum {string} */
            by: "statement" | "fact" | "engine";
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Answers of other origin: they are in none of the other numbers. */
            apart?: components["schemas"]["OfOrigin"][];
            /** @description The scan in which answers are counted; null before the first one ends. */
            scan: ({
                id: string;
                /**
                 * Format: date-time
                 * @description When it was started.
                 */
                createdAt: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description What that scan changed. */
            since: components["schemas"]["FindingsSince"] | null;
            /** @description Findings, of the origin named here. */
            total: number;
            /** @description Groups on all pages together. */
            groups: number;
            items: components["schemas"]["FindingGroup"][];
        } & {
            [key: string]: unknown;
        };
        Rate: {
            seen: number;
            /** @description Classified answers. */
            asked: number;
            /** @description `seen` of `asked`, for these questions. */
            rate: number;
            /** @description Lower end of the exact interval, with 95 % confidence. */
            low: number;
            /** @description Upper end. */
            high: number;
            /**
             * @description `clopper_pearson`: exact and two-sided; `one_sided` for none and all, where the other side is open: none in 10 leaves 26 %, none in 59 excludes 5 %.
             * @enum {string}
             */
            method: "clopper_pearson" | "one_sided";
            /** @description The interval is wider than 40 points: it says little. */
            wide: boolean;
            /** @description `7 of 10 · 35–93 %`; counts only below five answers. */
            words: string;
            /** @description Another question: the rate that other questions of the same kind would have, with the prompts as the sample. In simulations the interval covers 80 to 100 %. Null below ten prompts. */
            likeThese: components["schemas"]["RateLikeThese"] | null;
        } & {
            [key: string]: unknown;
        };
        RateLikeThese: {
            /** @description The mean of the rates of the prompts. */
            rate: number;
            /** @description Lower end of the interval. */
            low: number;
            /** @description Upper end. */
            high: number;
            /** @description Prompts that were asked: the sample. */
            prompts: number;
            /** @description How many independent answers would say as much, from the number of prompts to that of answers. */
            effective: number;
            /** @description `62–88 % for questions like these, from 12 prompts` */
            words: string;
        } & {
            [key: string]: unknown;
        };
        RateRow: {
            /** @description Null: all of them. */
            engine: string | null;
            /** @description Null: all of them. */
            intent: string | null;
            /** @description Null: all of them. */
            promptId: string | null;
            /** @description Its text. */
            prompt: string | null;
            /** @description Prompts that it covers. */
            prompts: number;
            /** @description Runs that were planned. */
            planned: number;
            /** @description Answers that are counted. */
            classified: number;
            /** @description By measure; cells have only the requested one. */
            rates: {
                /** @description Null when nothing was classified. */
                mentioned?: components["schemas"]["Rate"] | null;
                /** @description Null when nothing was classified. */
                STRONG?: components["schemas"]["Rate"] | null;
                /** @description Null when nothing was classified. */
                DESCRIPTIVE?: components["schemas"]["Rate"] | null;
                /** @description Null when nothing was classified. */
                ECHO?: components["schemas"]["Rate"] | null;
                /** @description Null when nothing was classified. */
                CONFABULATED?: components["schemas"]["Rate"] | null;
                /** @description Null when nothing was classified. */
                ABSENT?: components["schemas"]["Rate"] | null;
            };
        } & {
            [key: string]: unknown;
        };
        Rates: {
            brandId: string;
            measure: components["schemas"]["Measure"];
            scan: components["schemas"]["MeasuredScan"];
            overall: components["schemas"]["RateRow"];
            engines: components["schemas"]["RateRow"][];
            intents: components["schemas"]["RateRow"][];
            /** @description One for each engine and intent that was asked. */
            matrix: components["schemas"]["RateRow"][];
            /** @description Prompts x engines of the scan. */
            cellsTotal: number;
            /** @description One for each prompt and engine, at most 2,000. */
            cells: components["schemas"]["RateRow"][];
        } & {
            [key: string]: unknown;
        };
        /** @description What a reading model was asked on a day, and what it cost. */
        ReaderDay: {
            /** @description The model. */
            model: string;
            /**
             * Format: date
             * @description The day (UTC).
             */
            day: string;
            /** @description Calls. */
            calls: number;
            /** @description In US dollars, as a decimal. */
            costUsd: string;
        } & {
            [key: string]: unknown;
        };
        /** @description One reason why a person should look. */
        Review: {
            /** @description One of likely_contradiction, readers_disagree, unclear_name, unknown_language, answer_too_long, unreadable, unreliable, many_false_statements. */
            reason: string;
            /** @description The reason in words. */
            message: string;
            /** @description The words in question; null when it is about the whole answer. */
            span: components["schemas"]["Span"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What follows from the answer of a person. */
        ReviewOutcome: {
            /** @description Run identifier. */
            runId: string;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description The class it had before. */
            previousClass: components["schemas"]["CitationClass"] | null;
            /** @description The class it has now. */
            class: components["schemas"]["CitationClass"] | null;
            /** @description Who answered. */
            by: string;
            /** @description What was noted. */
            note: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        ReviewPage: {
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Items on all pages together, of the origin named here. */
            total: number;
            /** @description Answers of other origin: they are in none of the other numbers. */
            apart?: components["schemas"]["OfOrigin"][];
            /** @description The page. */
            items: components["schemas"]["RunForReview"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The key is revoked. */
        Revoked: {
            /** @description Always true. */
            revoked: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description A run, in short. */
        Run: {
            /** @description Run identifier. */
            id: string;
            /** @description The scan it belongs to. */
            scanId: string;
            engine: components["schemas"]["Engine"];
            intent: components["schemas"]["PromptIntent"];
            /** @description The question that is asked. */
            prompt: string;
            /** @description Number of this sample among those of its prompt and engine, from 1. */
            sample: number;
            /**
             * @description State of the run.
             * @enum {string}
             */
            status: "QUEUED" | "RUNNING" | "CAPTURED" | "CLASSIFIED" | "SET_ASIDE" | "NO_ANSWER" | "FAILED";
            /** @description Null until it is classified. */
            citationClass: components["schemas"]["CitationClass"] | null;
            /** @description SHA-256 of the reply; null while there is none. */
            sha256: string | null;
            /** @description Why there is no answer; null otherwise. */
            noAnswerReason: string | null;
            /** @description Why it failed or was set aside; null otherwise. */
            error: string | null;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
        } & {
            [key: string]: unknown;
        };
        /** @description A run that waits for a person. */
        RunForReview: {
            /** @description Run identifier. */
            runId: string;
            /** @description The scan it belongs to. */
            scanId: string;
            engine: components["schemas"]["Engine"];
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            intent: components["schemas"]["PromptIntent"];
            /** @description The question that was asked. */
            prompt: string;
            citationClass: components["schemas"]["CitationClass"];
            /**
             * Format: date-time
             * @description When the answer was captured.
             */
            capturedAt: string;
            /** @description The words of the answer that matter most. */
            excerpt: string;
            /** @description Why a person should look. */
            needsReview: components["schemas"]["Review"][];
            /** @description What it seems to say that a fact contradicts; none if the doubt is another one. */
            statements: components["schemas"]["StatementInDoubt"][];
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        RunPage: {
            /** @description Items on all pages together. */
            total: number;
            /** @description The page. */
            items: components["schemas"]["Run"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        SaidIn: {
            /** @description Answers of the scan that state it; each counts once. */
            seen: number;
            /** @description Answers to the prompts that ever led to it. */
            asked: number;
            /** @description Lower end of the rate, with 95 % confidence. */
            low: number;
            /** @description Upper end. */
            high: number;
            /** @description `24 of 70 · 23–47 %` */
            words: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Progress of the runs of one engine and intent. */
        ScanCell: {
            engine: components["schemas"]["Engine"];
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            intent: components["schemas"]["PromptIntent"];
            /** @description Runs that are planned. */
            runs: number;
            /** @description Runs per run status. */
            byStatus: {
                [key: string]: number;
            };
            counts: components["schemas"]["CitationCounts"];
        } & {
            [key: string]: unknown;
        };
        /** @description Samples, engines, prompts and spread of one scan. */
        ScanChoice: {
            samples?: number;
            engines?: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[];
            promptIds?: string[];
            spreadMinutes?: number;
        };
        /** @description The scan is queued. */
        ScanCreated: {
            /** @description Identifier of the new scan. */
            scanId: string;
            /** @description Identifier of the queued job. */
            jobId: string;
            /** @constant */
            status: "QUEUED";
            /** @description Engines that will be asked. */
            engines: components["schemas"]["Engine"][];
            /** @description In the plan, but not configured on this server. */
            enginesNotRunnable: components["schemas"]["Engine"][];
            /** @description Not in the plan of the account. */
            enginesOutOfPlan: components["schemas"]["Engine"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A scan, its brand, and the progress of each engine and intent. */
        ScanDetail: {
            /** @description Scan identifier. */
            id: string;
            /** @description Scan state, one of QUEUED, RUNNING, CLASSIFYING, COMPLETED, PARTIAL, FAILED. */
            status: string;
            /**
             * Format: date-time
             * @description When the first work began.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description Set in every terminal state; null while the scan is still going.
             */
            finishedAt: string | null;
            /** @description Prompts asked. */
            totalPrompts: number;
            /** @description Prompts times engines times samples. */
            totalRuns: number;
            /** @description Cost in US dollars as a decimal string; null until the first cost is known. */
            totalCostUsd: number | string | null;
            /** @description Runs per run status. */
            byStatus: {
                [key: string]: number;
            };
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Classified runs that mention the brand, with answers of the origin named here. */
            mentions: number;
            /** @description Answers of other origin: they are in none of the other numbers. */
            apart?: components["schemas"]["OfOrigin"][];
            /** @description The brand it is about. */
            brandId: string;
            /** @description How often each prompt is asked of each engine. */
            samples: number;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the operator stopped it; usually null.
             */
            stoppedAt: string | null;
            /** @description One for each engine and intent that is asked. */
            matrix: components["schemas"]["ScanCell"][];
        } & {
            [key: string]: unknown;
        };
        /** @description What a scan would ask, cost and tell. Nothing was started. */
        ScanEstimate: {
            /** @description Prompts that would be asked. */
            prompts: number;
            /** @description How often each would be asked of each engine. */
            samples: number;
            /** @description Prompts times engines times samples. */
            runs: number;
            /** @description Estimated cost, from the average of each engine over the last 30 days, or else its price list. In US dollars; null where it is not known. */
            priceUsd: string | null;
            /** @description Each engine that would be asked. */
            engines: ({
                /** @enum {string} */
                engine: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                /** @description Questions to this engine. */
                runs: number;
                /** @description What one question has cost on average, or costs by the price list. In US dollars; null where it is not known. */
                usdPerAnswer: string | null;
                /**
                 * @description `measured`: the average of the last 30 days. `list`: never asked in that time, so the price list for an answer of usual length. Null where neither is known.
                 * @enum {string|null}
                 */
                basis: "measured" | "list" | null;
                /** @description What all of them would cost. In US dollars; null where it is not known. */
                priceUsd: string | null;
                /** @description Its daily spend ceiling: questions beyond it wait for the next day. In US dollars; null where it is not known. */
                dailySpendUsd: string | null;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Engines whose cost is not known yet. */
            unpriced: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[];
            /** @description The time over which samples are spread, at least. */
            spreadSeconds: number;
            /** @description How exact the rate of one prompt and engine will be, at 95 % confidence. */
            width: {
                /** @description Half the width of the exact interval around one half, the widest, from 0 to 1. */
                halfWidth: number;
                /** @description `about half reads 5 of 10 · 19–81 %`; below five samples, that there are counts only. */
                words: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Scans, newest first, and how much of the month's cap is used. */
        ScanPage: {
            /** @description Scans that the account has started this month (UTC). */
            scansThisMonth: number;
            /** @description Scans that its plan allows in a month. */
            maxScans: number;
            /** @description The page. */
            items: components["schemas"]["ListedScan"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Something that was found. */
        SearchHit: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "brand" | "scan" | "run" | "finding" | "prompt" | "fact" | "page";
            /** @description Its identifier. */
            id: string;
            /** @description Name of the brand, prompt of the run, or what it says. */
            title: string;
            /** @description Domain of the brand, state of the scan, engine of the run, or the brand of anything else. */
            detail: string;
            /** @description The brand that it belongs to. */
            brandId?: string;
            /** @description For a page: a finding that it is behind. */
            findingId?: string;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
        } & {
            [key: string]: unknown;
        };
        /** @description What was found, at most ten of each kind. */
        SearchHits: {
            /** @description Brands first. */
            items: components["schemas"]["SearchHit"][];
        } & {
            [key: string]: unknown;
        };
        /** @description What a person found, and the class that follows. */
        Settlement: {
            /** @description Run identifier. */
            runId: string;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description The new classification. */
            classificationId: string;
            /** @description The person's reading. */
            readingId: string | null;
            /** @description As the signed classification names it. */
            readingSha256: string | null;
            /** @description The class it had before. */
            previousClass: components["schemas"]["CitationClass"] | null;
            class: components["schemas"]["CitationClass"];
            /** @description The rule that decided. */
            rule: string;
            /** @description What the answer states. */
            claims: components["schemas"]["Claim"][];
            /** @description Who settled it. */
            by: string;
            /** @description What was noted. */
            note: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What a cited page says: `same_error` as the answer, the `truth` instead, `neither`, or it could not be read (`unread`).
         * @enum {string}
         */
        SourceSays: "same_error" | "truth" | "neither" | "unread";
        /** @description A stretch of the answer text, in UTF-16 code units: `answer.slice(start, end) === quote`. */
        Span: {
            /** @description Where it begins. */
            start: number;
            /** @description Where it ends, exclusive. */
            end: number;
            /** @description The words themselves. */
            quote: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What was asked and what it cost, newest day first. Days without a call are left out. */
        Spend: {
            /**
             * Format: date
             * @description The day (UTC).
             */
            since: string;
            /**
             * Format: date
             * @description The day (UTC).
             */
            today: string;
            /** @description One for each engine, origin and day. */
            engines: components["schemas"]["EngineDay"][];
            /** @description One for each reading model and day. */
            readers: components["schemas"]["ReaderDay"][];
        } & {
            [key: string]: unknown;
        };
        /** @description An independent time-stamping authority, and what it last stamped. */
        StampState: {
            /** @description The authority. */
            tsa: string;
            /** @description Size of the newest checkpoint it has stamped. */
            size: number;
            /**
             * Format: date-time
             * @description The time in its stamp.
             */
            genTime: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A statement that a person is to judge. */
        StatementInDoubt: {
            /** @description What the statement is about, for example `founded_year` or `price`. */
            predicate: string;
            /** @description What the answer says, in words. */
            stated: string;
            /** @description What the fact says, in words; null when there was none to compare with. */
            truth: string | null;
            /** @description The fact it was checked against; null when there was none to compare with. */
            factId: string | null;
            span: components["schemas"]["Span"];
            /** @description Why, where statement and fact did not simply agree or differ: one of on_offer, offer, variant, other_currency, other_country, card_above_list, instalments, fact_may_be_old, former_name, shares_first_word, owners_owner, other_role, not_the_seat, unknown_place, beside_range, one_right. Left out where they did. */
            reason?: string;
            /** @description Who read it: model, person, or the form and the rule of ownership by which rules did, as in "price:label, by subject". Left out in older records. */
            readBy?: string;
            /** @description Null in records from versions that did not tell them apart. */
            certainty: components["schemas"]["Certainty"] | null;
            verdict: components["schemas"]["ClaimVerdict"];
            /** @description How the answer puts it forward, one of asserted, denied, hedged, past, hearsay, corrected, conditional, asked; null in records from versions that did not keep it. */
            stance: string | null;
            /** @description Why it is not certain, in a sentence. */
            why: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A question worth asking about the brand. */
        SuggestedPrompt: {
            /** @description The question. */
            text: string;
            /**
             * @description What it asks about.
             * @enum {string}
             */
            intent: "CATEGORY" | "BRANDED" | "COMPARATIVE" | "DEFENSIVE";
            /** @description The predicate of the fact that its answers can be checked against; null for none. */
            about: string | null;
            /** @description Whether the brand has it already. */
            active: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description The same facts give the same questions. */
        SuggestedPrompts: {
            /** @description By intent. */
            items: components["schemas"]["SuggestedPrompt"][];
        } & {
            [key: string]: unknown;
        };
        Trend: {
            brandId: string;
            measure: components["schemas"]["Measure"];
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description One for each finished scan, oldest first. */
            points: components["schemas"]["TrendPoint"][];
        } & {
            [key: string]: unknown;
        };
        TrendPoint: {
            scan: components["schemas"]["MeasuredScan"];
            /** @description Null when nothing was classified. */
            overall: components["schemas"]["Rate"] | null;
            engines: ({
                /** @enum {string} */
                engine: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                /** @description Null when nothing was classified. */
                rate: components["schemas"]["Rate"] | null;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /** @description An invalid body or query, with each offending field. */
        ValidationError: {
            /** @description What went wrong, for a person. */
            error: string;
            /** @description Every offending field. */
            fields: {
                /** @description The offending field, for example `brandId` or `query.window`. */
                path: string;
                /** @description What it must be. */
                message: string;
            }[];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Whether what was found still holds: `active`, `stale` (too old, or a fact behind it changed) or `not_reproducible` (asked again, the engine no longer said it).
         * @enum {string}
         */
        VerificationStatus: "active" | "stale" | "not_reproducible";
        /** @description A witness, and how far it has followed the log. */
        WitnessState: {
            /** @description Name of its key. */
            name: string;
            /** @description Size of the newest checkpoint it has cosigned; null for none. */
            cosignedSize: number | null;
            /**
             * Format: date-time
             * @description When it cosigned that one.
             */
            cosignedAt: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A page that says the same wrong thing as answers that cite it. */
        WrongPage: {
            /** @description The final address, after redirects. */
            url: string;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Answers of the origin named here that cite it and repeat what it says. */
            answers: number;
            /** @description The engines that gave these answers. */
            engines: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[];
            /**
             * Format: date-time
             * @description When such an answer was last captured.
             */
            lastSaidAt: string;
            /**
             * Format: date-time
             * @description When the page was last captured.
             */
            fetchedAt: string;
            /** @description What it says that is wrong, at most 20. */
            statements: ({
                /** @description The finding. */
                findingId: string;
                /** @enum {string} */
                engine: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                predicate: string;
                /** @description What is wrong. */
                stated: string;
                /** @description What the fact says. */
                truth: string | null;
                /** @description The words on the page. */
                quote: string | null;
                /** @description Answers that cite the page for it. */
                answers: number;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    adminListAccounts: {
        parameters: {
            query?: {
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPage"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminAddAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    plan: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminChangeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    plan?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListBrands: {
        parameters: {
            query?: {
                /** @description Only what belongs to this account. */
                accountId?: string;
                /** @description The archived ones instead of the others. */
                archived?: boolean;
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandPage"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminAddBrand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountId: string;
                    name: string;
                    domain: string;
                    aliases?: string[];
                    samplesPerPrompt?: number;
                    /** @enum {string} */
                    captureSources?: "none" | "findings" | "all";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminGetBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminArchiveBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archived"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminChangeBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    domain?: string;
                    aliases?: string[];
                    samplesPerPrompt?: number;
                    /** @enum {string} */
                    captureSources?: "none" | "findings" | "all";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminGetChanges: {
        parameters: {
            query?: {
                /** @description from */
                from?: string;
                /** @description to */
                to?: string;
                /** @description measure */
                measure?: "mentioned" | "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
                /** @description Who gives an answer: `engine`, the engine itself; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
                origin?: components["schemas"]["Origin"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListConfabulations: {
        parameters: {
            query?: {
                /** @description Only runs of this engine. */
                engine?: components["schemas"]["Engine"];
                /** @description Only runs of prompts with this intent. */
                intent?: components["schemas"]["PromptIntent"];
                /** @description How far back to look, by time of capture, in whole UTC days. */
                window?: components["schemas"]["ConfabulationWindow"];
                /** @description Who gives an answer: `engine`, the engine itself; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
                origin?: components["schemas"]["Origin"];
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfabulationPage"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminAddFacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    facts: {
                        /** @enum {string} */
                        predicate: "legal_name" | "founded_year" | "headquarters" | "founder" | "ceo" | "parent_company" | "employees" | "product" | "price" | "industry" | "phone" | "email" | "url" | "discontinued" | "award" | "certification" | "country_availability";
                        value: unknown;
                        note?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facts"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminPreviewFacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Facts that would be entered. */
                    facts?: {
                        /** @enum {string} */
                        predicate: "legal_name" | "founded_year" | "headquarters" | "founder" | "ceo" | "parent_company" | "employees" | "product" | "price" | "industry" | "phone" | "email" | "url" | "discontinued" | "award" | "certification" | "country_availability";
                        value: unknown;
                        note?: string;
                    }[];
                    /** @description Facts that would be withdrawn, or replaced as mistaken. */
                    withdraw?: string[];
                    /** @description Withdrawn facts that would be restored. */
                    restore?: string[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactPreview"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListFindings: {
        parameters: {
            query?: {
                /** @description Only findings in this state. */
                state?: "open" | "not_seen" | "returned" | "settled";
                /** @description Only runs of this engine. */
                engine?: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                /** @description Who gives an answer: `engine`, the engine itself; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
                origin?: components["schemas"]["Origin"];
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of findings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
                        demo?: boolean;
                        origin?: components["schemas"]["Origin"];
                        /** @description Findings on all pages together, of the origin named here. */
                        total: number;
                        /** @description Answers of other origin: they are in none of the other numbers. */
                        apart?: components["schemas"]["OfOrigin"][];
                        /** @description Where the next page starts. */
                        nextCursor: string | null;
                        items: components["schemas"]["Finding"][];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminGetGravities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gravities"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminSetGravity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    predicate: string;
                    /** @description As findings name it. Without it, everything of the predicate. */
                    about?: string | null;
                    /**
                     * @description Null: as usual again.
                     * @enum {string|null}
                     */
                    gravity: "grave" | "usual" | "minor" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gravities"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminRankFindings: {
        parameters: {
            query?: {
                /** @description What is put together: the same statement of several engines (default), everything about one fact, or everything of one engine. */
                by?: "statement" | "fact" | "engine";
                /** @description Only findings in this state. */
                state?: "open" | "not_seen" | "returned" | "settled";
                /** @description Only runs of this engine. */
                engine?: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                /** @description Who gives an answer: `engine`, the engine itself; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
                origin?: components["schemas"]["Origin"];
                /** @description Only what was first said in the newest scan. */
                new?: "yes";
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description How many groups to skip. */
                start?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ranking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankedFindings"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminRebuildFindings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAck"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListPrompts: {
        parameters: {
            query?: {
                /** @description The archived ones instead of the others. */
                archived?: boolean;
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptPage"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminAddPrompts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    prompts: {
                        text: string;
                        /** @enum {string} */
                        intent: "CATEGORY" | "BRANDED" | "COMPARATIVE" | "DEFENSIVE";
                        locale?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompts"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminImportPrompts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description CSV whose first line names the columns text, intent and, optionally, locale; or one JSON object with these members per line. A problem is named by its line: `file.line 3`. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompts"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminSuggestPrompts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestedPrompts"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminGetRates: {
        parameters: {
            query?: {
                /** @description scan */
                scan?: string;
                /** @description measure */
                measure?: "mentioned" | "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
                /** @description Who gives an answer: `engine`, the engine itself; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
                origin?: components["schemas"]["Origin"];
                /** @description Leaves out `cells`, by far the most of it. */
                cells?: "none";
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates of the scan, or of the newest finished one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rates"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminReclassifyBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAck"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminRestoreBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListReview: {
        parameters: {
            query?: {
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListScans: {
        parameters: {
            query?: {
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanPage"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminStartScan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key with the same request gets the same answer and starts nothing twice; with a different request it is refused with 409.
                 * @example 5b1a7c1e-9c53-4a39-8c0e-1f1d0c7b7a55
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanChoice"];
            };
        };
        responses: {
            /** @description The scan is queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanCreated"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminEstimateScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanChoice"];
            };
        };
        responses: {
            /** @description The estimate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanEstimate"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListBrandSchedules: {
        parameters: {
            query?: {
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            brandId: string;
                            cron: string;
                            timeZone: string;
                            jitterSeconds: number;
                            /** @description Null: the setting of the brand. */
                            samples: number | null;
                            /** @description Null: every engine of the plan. */
                            engines: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[] | null;
                            spendCeilingUsd: string | null;
                            /** @enum {string} */
                            missed: "skip" | "once";
                            /**
                             * @description At a time while its previous scan still runs: leave it out, or start another.
                             * @enum {string}
                             */
                            overlap: "skip" | "allow";
                            paused: boolean;
                            /** @description The next three, without jitter. */
                            nextTimes: string[];
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminAddSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cron: string;
                    timeZone?: string;
                    jitterSeconds?: number;
                    samples?: number;
                    engines?: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[];
                    spendCeilingUsd?: string;
                    /** @enum {string} */
                    missed?: "skip" | "once";
                    /** @enum {string} */
                    overlap?: "skip" | "allow";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        brandId: string;
                        cron: string;
                        timeZone: string;
                        jitterSeconds: number;
                        /** @description Null: the setting of the brand. */
                        samples: number | null;
                        /** @description Null: every engine of the plan. */
                        engines: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[] | null;
                        spendCeilingUsd: string | null;
                        /** @enum {string} */
                        missed: "skip" | "once";
                        /**
                         * @description At a time while its previous scan still runs: leave it out, or start another.
                         * @enum {string}
                         */
                        overlap: "skip" | "allow";
                        paused: boolean;
                        /** @description The next three, without jitter. */
                        nextTimes: string[];
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListSources: {
        parameters: {
            query?: {
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["WrongPage"][];
                        /** @description Where the next page starts. */
                        nextCursor: string | null;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminGetTrend: {
        parameters: {
            query?: {
                /** @description measure */
                measure?: "mentioned" | "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
                /** @description Who gives an answer: `engine`, the engine itself; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
                origin?: components["schemas"]["Origin"];
                /** @description Most scans. */
                scans?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trend. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trend"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListCases: {
        parameters: {
            query?: {
                /** @description Only what is about this brand. */
                brandId?: string;
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of cases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Case"][];
                        /** @description Where the next page starts. */
                        nextCursor: string | null;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Brand not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminCreateCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    brandId: string;
                    findings?: string[];
                    runs?: string[];
                    reference?: string;
                    preparedBy?: string;
                    preparedFor?: string;
                    purpose?: string;
                };
            };
        };
        responses: {
            /** @description It was made before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Brand not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A run is not in a published checkpoint of the log yet, or there is no log. */
            409: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminGetCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                caseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminGetCaseContents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                caseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its contents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseContents"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminGetCaseFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                caseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The case is not in a published checkpoint of the log yet. */
            409: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminGetDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Sent as `webhook-id`; every attempt has the same one. */
                        id: string;
                        webhookId: string;
                        /** @enum {string} */
                        kind: "event" | "digest" | "test";
                        /** @enum {string} */
                        state: "pending" | "delivered" | "failed" | "skipped";
                        attempts: number;
                        eventIds: number[];
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        finishedAt: string | null;
                        log: {
                            id: string;
                            /** Format: date-time */
                            startedAt: string;
                            durationMs: number;
                            /** @description Null: there was no answer. */
                            status: number | null;
                            error: string | null;
                            /** @description The first 200 bytes of the answer. */
                            reply: string;
                        }[];
                    };
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminReplayDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliveryId: string;
                    };
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListEngines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engines"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListSpend: {
        parameters: {
            query?: {
                /** @description How many days, today (UTC) included. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Spend"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListEvents: {
        parameters: {
            query?: {
                /** @description Events after the one with this id. */
                after?: string;
                /** @description Only the last N events. */
                last?: string;
                /** @description Only what is about this brand. */
                brandId?: string;
                /** @description limit */
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, and the id to continue after. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** @description Position in the feed: without gaps, in the order in which things happened. */
                            id: number;
                            /** @enum {string} */
                            kind: "measurement.completed" | "measurement.failed" | "confabulation.new" | "confabulation.returned" | "confabulation.not_seen" | "citation_class.changed" | "fact.superseded" | "log.unwitnessed" | "webhook.switched_off";
                            brandId: string | null;
                            /** Format: date-time */
                            occurredAt: string;
                            /** @description Ids, hashes, log positions and numbers. Never the text of an answer. Where it is about answers, `origin` says whose, and `demo` whether they are invented. */
                            data: {
                                [key: string]: unknown;
                            };
                            /** @description Where to read more, as paths. */
                            links: {
                                [key: string]: string;
                            };
                        }[];
                        nextAfter: number;
                    };
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListPredicates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Predicates"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminWithdrawFact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                factId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fact"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminChangeFact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                factId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: unknown;
                    note?: string;
                    /** @enum {string} */
                    because?: "mistaken" | "changed";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fact"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminRestoreFact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                factId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fact"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminGetFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                findingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The finding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindingDetail"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminReopenFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                findingId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description The finding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Finding"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminSettleFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                findingId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description The finding, settled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Finding"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminGetJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListKeys: {
        parameters: {
            query?: {
                /** @description Only what belongs to this account. */
                accountId?: string;
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyPage"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminIssueKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountId: string;
                    name: string;
                    scopes?: ("read" | "scan" | "verify")[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedKey"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminRevokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revoked"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminGetLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogState"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plans"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminPutPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the plan.
                 * @example pro
                 */
                planId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    engines: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[];
                    maxScansPerMonth: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminArchivePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                promptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archived"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminChangePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                promptId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text?: string;
                    /** @enum {string} */
                    intent?: "CATEGORY" | "BRANDED" | "COMPARATIVE" | "DEFENSIVE";
                    locale?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompt"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminRestorePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                promptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompt"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminReclassifyRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAck"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminSettleReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    class: "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
                    note?: string;
                    by?: string;
                    claims?: {
                        /** @enum {string} */
                        predicate: "legal_name" | "founded_year" | "headquarters" | "founder" | "ceo" | "parent_company" | "employees" | "product" | "price" | "industry" | "phone" | "email" | "url" | "discontinued" | "award" | "certification" | "country_availability";
                        quote: string;
                        value?: unknown;
                        /** @enum {string} */
                        stance?: "asserted" | "denied" | "hedged" | "past" | "hearsay" | "corrected" | "conditional" | "asked";
                    }[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settlement"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminUndoReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewOutcome"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminAnswerReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    answer: "wrong" | "right" | "not_ours" | "cannot_tell";
                    /** @description Which of the statements in doubt are wrong; all of them if left out. */
                    statements?: {
                        /** @enum {string} */
                        predicate: "legal_name" | "founded_year" | "headquarters" | "founder" | "ceo" | "parent_company" | "employees" | "product" | "price" | "industry" | "phone" | "email" | "url" | "discontinued" | "award" | "certification" | "country_availability";
                        start: number;
                        end: number;
                    }[];
                    note?: string;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewOutcome"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminVerifyRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How many answers to ask for. All are asked for, whatever the first ones say.
                     * @enum {integer}
                     */
                    times: 3 | 10 | 30 | 59;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAck"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminGetScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                scanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanDetail"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListRuns: {
        parameters: {
            query?: {
                /** @description Only runs of this engine. */
                engine?: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                /** @description Only runs of prompts with this intent. */
                intent?: "CATEGORY" | "BRANDED" | "COMPARATIVE" | "DEFENSIVE";
                /** @description Only runs in this state. */
                status?: "QUEUED" | "RUNNING" | "CAPTURED" | "CLASSIFIED" | "SET_ASIDE" | "NO_ANSWER" | "FAILED";
                /** @description Only runs of this class. */
                class?: "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                scanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunPage"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminStopScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                scanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scan, stopped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanDetail"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListSchedules: {
        parameters: {
            query?: {
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            brandId: string;
                            cron: string;
                            timeZone: string;
                            jitterSeconds: number;
                            /** @description Null: the setting of the brand. */
                            samples: number | null;
                            /** @description Null: every engine of the plan. */
                            engines: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[] | null;
                            spendCeilingUsd: string | null;
                            /** @enum {string} */
                            missed: "skip" | "once";
                            /**
                             * @description At a time while its previous scan still runs: leave it out, or start another.
                             * @enum {string}
                             */
                            overlap: "skip" | "allow";
                            paused: boolean;
                            /** @description The next three, without jitter. */
                            nextTimes: string[];
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminRemoveSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                scheduleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        removed: boolean;
                    };
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminChangeSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                scheduleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    paused?: boolean;
                    cron?: string;
                    timeZone?: string;
                    jitterSeconds?: number;
                    samples?: number | null;
                    engines?: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[] | null;
                    spendCeilingUsd?: string | null;
                    /** @enum {string} */
                    missed?: "skip" | "once";
                    /** @enum {string} */
                    overlap?: "skip" | "allow";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        brandId: string;
                        cron: string;
                        timeZone: string;
                        jitterSeconds: number;
                        /** @description Null: the setting of the brand. */
                        samples: number | null;
                        /** @description Null: every engine of the plan. */
                        engines: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[] | null;
                        spendCeilingUsd: string | null;
                        /** @enum {string} */
                        missed: "skip" | "once";
                        /**
                         * @description At a time while its previous scan still runs: leave it out, or start another.
                         * @enum {string}
                         */
                        overlap: "skip" | "allow";
                        paused: boolean;
                        /** @description The next three, without jitter. */
                        nextTimes: string[];
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListScheduleTimes: {
        parameters: {
            query?: {
                /** @description Maximum number of items on the page. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                scheduleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: date-time */
                            plannedAt: string;
                            /** @enum {string} */
                            outcome: "started" | "refused" | "missed";
                            scanId: string | null;
                            reason: string | null;
                            /** @description Earlier times that were missed too. */
                            missedBefore: number;
                            /** Format: date-time */
                            handledAt: string;
                        }[];
                    };
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminSearch: {
        parameters: {
            query?: {
                /** @description Part of a name, domain or text, a day, an id, or at least eight digits of a SHA-256. */
                q?: string;
                /** @description Only what is about this brand. */
                brandId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHits"];
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListWebhooks: {
        parameters: {
            query?: {
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            url: string;
                            /** @description Null: events of every brand. */
                            brandId: string | null;
                            /** @description Empty: every kind. */
                            kinds: ("measurement.completed" | "measurement.failed" | "confabulation.new" | "confabulation.returned" | "confabulation.not_seen" | "citation_class.changed" | "fact.superseded" | "log.unwitnessed" | "webhook.switched_off")[];
                            /** @enum {string} */
                            digest: "none" | "daily";
                            on: boolean;
                            /** Format: date-time */
                            offSince: string | null;
                            /** @enum {string|null} */
                            offReason: "gone" | "failing" | "operator" | null;
                            /** Format: date-time */
                            failingSince: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminAddWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    brandId?: string;
                    /** @description Empty: every kind. */
                    kinds?: ("measurement.completed" | "measurement.failed" | "confabulation.new" | "confabulation.returned" | "confabulation.not_seen" | "citation_class.changed" | "fact.superseded" | "log.unwitnessed" | "webhook.switched_off")[];
                    /** @enum {string} */
                    digest?: "none" | "daily";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        url: string;
                        /** @description Null: events of every brand. */
                        brandId: string | null;
                        /** @description Empty: every kind. */
                        kinds: ("measurement.completed" | "measurement.failed" | "confabulation.new" | "confabulation.returned" | "confabulation.not_seen" | "citation_class.changed" | "fact.superseded" | "log.unwitnessed" | "webhook.switched_off")[];
                        /** @enum {string} */
                        digest: "none" | "daily";
                        on: boolean;
                        /** Format: date-time */
                        offSince: string | null;
                        /** @enum {string|null} */
                        offReason: "gone" | "failing" | "operator" | null;
                        /** Format: date-time */
                        failingSince: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        secret: string;
                    };
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminGetWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        url: string;
                        /** @description Null: events of every brand. */
                        brandId: string | null;
                        /** @description Empty: every kind. */
                        kinds: ("measurement.completed" | "measurement.failed" | "confabulation.new" | "confabulation.returned" | "confabulation.not_seen" | "citation_class.changed" | "fact.superseded" | "log.unwitnessed" | "webhook.switched_off")[];
                        /** @enum {string} */
                        digest: "none" | "daily";
                        on: boolean;
                        /** Format: date-time */
                        offSince: string | null;
                        /** @enum {string|null} */
                        offReason: "gone" | "failing" | "operator" | null;
                        /** Format: date-time */
                        failingSince: string | null;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminRemoveWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        removed: boolean;
                    };
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminChangeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Empty: every kind. */
                    kinds?: ("measurement.completed" | "measurement.failed" | "confabulation.new" | "confabulation.returned" | "confabulation.not_seen" | "citation_class.changed" | "fact.superseded" | "log.unwitnessed" | "webhook.switched_off")[];
                    /** @enum {string} */
                    digest?: "none" | "daily";
                    on?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        url: string;
                        /** @description Null: events of every brand. */
                        brandId: string | null;
                        /** @description Empty: every kind. */
                        kinds: ("measurement.completed" | "measurement.failed" | "confabulation.new" | "confabulation.returned" | "confabulation.not_seen" | "citation_class.changed" | "fact.superseded" | "log.unwitnessed" | "webhook.switched_off")[];
                        /** @enum {string} */
                        digest: "none" | "daily";
                        on: boolean;
                        /** Format: date-time */
                        offSince: string | null;
                        /** @enum {string|null} */
                        offReason: "gone" | "failing" | "operator" | null;
                        /** Format: date-time */
                        failingSince: string | null;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminListDeliveries: {
        parameters: {
            query?: {
                /** @description Only findings in this state. */
                state?: "pending" | "delivered" | "failed" | "skipped";
                /** @description Maximum number of items on the page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** @description Sent as `webhook-id`; every attempt has the same one. */
                            id: string;
                            webhookId: string;
                            /** @enum {string} */
                            kind: "event" | "digest" | "test";
                            /** @enum {string} */
                            state: "pending" | "delivered" | "failed" | "skipped";
                            attempts: number;
                            eventIds: number[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            finishedAt: string | null;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description The body or the query is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminRenewWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        secret: string;
                    };
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adminTestWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliveryId: string;
                    };
                };
            };
            /** @description Token missing or invalid in the Authorization header. */
            401: {
                headers: {
                    /** @description The scheme to use. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A dependency is unavailable: the database did not answer in time. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
