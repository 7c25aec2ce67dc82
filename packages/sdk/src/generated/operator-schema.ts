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
         * @description List accounts. Needs the role `viewer`.
         */
        get: operations["adminListAccounts"];
        put?: never;
        /**
         * Add an account
         * @description Add an account. For the operator.
         */
        post: operations["adminAddAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description List brands. Needs the role `viewer`.
         */
        get: operations["adminListBrands"];
        put?: never;
        /**
         * Add a brand
         * @description Add a brand. Needs the role `editor`.
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
         * @description Read a brand. Needs the role `viewer`.
         */
        get: operations["adminGetBrand"];
        put?: never;
        post?: never;
        /**
         * Archive a brand; its schedules are paused, and its evidence is kept
         * @description Archive a brand; its schedules are paused, and its evidence is kept. Needs the role `editor`.
         */
        delete: operations["adminArchiveBrand"];
        options?: never;
        head?: never;
        /**
         * Change a brand
         * @description Change a brand. Needs the role `editor`.
         */
        patch: operations["adminChangeBrand"];
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
         * @description They replace what had their place. Stored answers are judged again by a job, from what was read in them; no engine is asked. Needs the role `editor`.
         */
        post: operations["adminAddFacts"];
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
         * @description List the false statements about a brand, newest first. Needs the role `viewer`.
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
    "/api/admin/brands/{brandId}/prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the active prompts of a brand, or the archived ones
         * @description List the active prompts of a brand, or the archived ones. Needs the role `viewer`.
         */
        get: operations["adminListPrompts"];
        put?: never;
        /**
         * Add prompts, all or none
         * @description Add prompts, all or none. Needs the role `editor`.
         */
        post: operations["adminAddPrompts"];
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
         * @description Suggest prompts for all four intents from what is known about the brand; nothing is added. Needs the role `viewer`.
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
         * @description Watch an archived brand again; its schedules stay paused. Needs the role `editor`.
         */
        post: operations["adminRestoreBrand"];
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
         * @description List the scans of a brand, newest first. Needs the role `viewer`.
         */
        get: operations["adminListScans"];
        put?: never;
        /**
         * Start a scan with chosen samples, engines and prompts
         * @description Start a scan with chosen samples, engines and prompts. Needs the role `editor`.
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
         * @description Estimate what such a scan would cost, and how exact it would be; nothing is started. Needs the role `viewer`.
         */
        post: operations["adminEstimateScan"];
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
         * @description List the cases made, newest first. Needs the role `viewer`.
         */
        get: operations["adminListCases"];
        put?: never;
        /**
         * Make a case file of findings and runs
         * @description Puts the evidence of findings and runs of one brand into one file: an index page to print, every bundle as JSON and as a page, and one manifest that names the digest of every part, signed and logged. A finding includes the runs that state it. Asking again for the same evidence returns the existing case with 200. A hundred runs take seconds, or up to a minute on a slow machine. Needs the role `reviewer`.
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
         * @description Read a case. Needs the role `viewer`.
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
    "/api/admin/cases/{caseId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a case file
         * @description The ZIP archive, with the proof that its manifest is in the log. Every download has the same manifest and the same parts. Needs the role `viewer`.
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
    "/api/admin/cases/{caseId}/web-archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the pages that the answers of a case cite as a web archive (WACZ)
         * @description Made of the parts of the case, so it is as of the same checkpoint: every captured page once, at most 16 MB of them, with signed manifests and proofs of inclusion. Needs the role `viewer`.
         */
        get: operations["adminGetCaseWebArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what can be exported, with columns and filters
         * @description List what can be exported, with columns and filters. Needs the role `viewer`.
         */
        get: operations["adminListExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exports/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export answers
         * @description Every answer that was captured, with its newest classification. The rows are as of one event, however long the download takes, and `application/x-ndjson` describes one of them. Needs the role `viewer`.
         */
        get: operations["adminExportAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exports/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export claims
         * @description Every statement about a brand in the answers, by their newest classification. The rows are as of one event, however long the download takes, and `application/x-ndjson` describes one of them. Needs the role `viewer`.
         */
        get: operations["adminExportClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exports/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export corrections
         * @description Every correction, in the state it was in. The rows are as of one event, however long the download takes, and `application/x-ndjson` describes one of them. Needs the role `viewer`.
         */
        get: operations["adminExportCorrections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exports/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export findings
         * @description Every false statement, one for each statement, engine and brand, in the state it was in. The rows are as of one event, however long the download takes, and `application/x-ndjson` describes one of them. Needs the role `viewer`.
         */
        get: operations["adminExportFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exports/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export rates
         * @description How often engines mention a brand, scan by scan, with intervals. The rows are as of one event, however long the download takes, and `application/x-ndjson` describes one of them. Needs the role `viewer`.
         */
        get: operations["adminExportRates"];
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
         * @description List what facts can be about, and what to ask the person who enters one. Needs the role `viewer`.
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
         * @description Nothing is judged by it any more, no refresh brings the same statement back, and findings that rest on it are settled, and stored answers are judged again by a job. Earlier verdicts and their bundles stay as they were. Needs the role `editor`.
         */
        delete: operations["adminWithdrawFact"];
        options?: never;
        head?: never;
        /**
         * Put another value in the place of a fact
         * @description Facts are evidence, so the old one stays on record and a new one takes its place. `mistaken`: the old value was never true, and nothing is judged by it any more. `changed`: it was true until now, and answers that still say it are outdated. Findings that rest on the old one are settled, and stored answers are judged again by a job, from what was read in them. Earlier verdicts and their bundles stay as they were. Needs the role `editor`.
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
         * @description Take the withdrawal of a fact back. Needs the role `editor`.
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
         * @description Read a finding: how often each scan saw it, the answers that state it, what happened to it. Needs the role `viewer`.
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
         * @description Take the settling of a finding back; its state is again what the answers say. Needs the role `reviewer`.
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
         * @description Settle a finding with a note; if an engine says it again, it counts as returned. Needs the role `reviewer`.
         */
        post: operations["adminSettleFinding"];
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
         * @description Archive a prompt; its runs are kept. Needs the role `editor`.
         */
        delete: operations["adminArchivePrompt"];
        options?: never;
        head?: never;
        /**
         * Change a prompt: another takes its place, and earlier answers keep their question
         * @description Archives the prompt and adds one with the changes, which has its own identifier. What is left out is taken from the old one. Needs the role `editor`.
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
         * @description Ask an archived prompt again. Needs the role `editor`.
         */
        post: operations["adminRestorePrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}/attestation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the evidence of a run as a signed in-toto statement
         * @description A DSSE envelope. The subjects are the digests of what the engine sent, of the answer in it and of the signed manifest; the predicate says where, when and how it was captured and where it is in the log. Needs the role `viewer`.
         */
        get: operations["adminGetRunAttestation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}/transparent-statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the log entry of a run with a receipt (SCITT)
         * @description A COSE_Sign1 whose payload is the entry of the log, with a receipt of inclusion in its unprotected header (RFC 9942, RFC 9943). The receipt is signed with the key of the log. Needs the role `viewer`.
         */
        get: operations["adminGetRunStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}/web-archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the pages that an answer cites as a web archive (WACZ)
         * @description A signed WACZ 1.1.1 file with the captured bytes, at most 16 MB of them; what exceeds this is named by its digest. The signed manifest of every page and its proof of inclusion are in it. Needs the role `viewer`.
         */
        get: operations["adminGetRunWebArchive"];
        put?: never;
        post?: never;
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
         * @description Read a scan: its brand, and the progress of each engine and intent. Needs the role `viewer`.
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
         * @description List the runs of a scan. Needs the role `viewer`.
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
         * @description Questions that wait fail with the reason; those that are being asked are waited for. The scan then ends as PARTIAL, or as FAILED if nothing was answered. It cannot be resumed: start another. Needs the role `editor`.
         */
        post: operations["adminStopScan"];
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
        /** @description An in-toto statement in a DSSE envelope; docs/forms.md describes its predicate. */
        Attestation: {
            /** @description Always `application/vnd.in-toto+json`. */
            payloadType: string;
            /** @description The statement, in base64. */
            payload: string;
            signatures: ({
                /** @description The capture key, as the log publishes it. */
                keyid: string;
                /** @description ECDSA P-256 over the encoding of DSSE, DER, in base64. */
                sig: string;
            } & {
                [key: string]: unknown;
            })[];
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
             * @description Whether facts read from its own pages are `active` at once, or `proposed` and wait for a person.
             * @enum {string}
             */
            pageFacts: "active" | "proposed";
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
        /** @description A fact after a change. */
        ChangedFact: {
            /** @description Identifier of the fact. */
            id: string;
            /** @description What the fact is about, for example `founded_year` or `price`. */
            predicate: string;
            /** @description Its value; the form depends on the predicate: a year is a number, a name a text, a price an object. A company or a seat is a text, or an object with other names as well. */
            value: unknown;
            source: components["schemas"]["OwnFactSource"];
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
            /**
             * @description `proposed`: waits for approval, nothing is judged by it. `active`: answers are judged by it. `superseded`: another took its place; who still says it is outdated. `expired`: its last day is over; the same. `withdrawn`: never true. `refused`: proposed, and not true.
             * @enum {string}
             */
            state: "proposed" | "active" | "superseded" | "expired" | "withdrawn" | "refused";
            /** @description The first day on which it holds, such as 2026-12-31; null: it always did. */
            validFrom: string | null;
            /** @description The last day on which it holds; null: there is none. */
            validUntil: string | null;
            /** @description Who entered it, or `veracite` for what was read; null for facts from before this was kept. */
            enteredBy: string | null;
            /** @description Who approved it; null where nobody had to. */
            approvedBy: string | null;
            /**
             * Format: date-time
             * @description When it was approved.
             */
            approvedAt: string | null;
            /** @description The job that judges stored answers again by the facts of now; its result says which runs changed. Null if no answer has a verdict. */
            jobId: string | null;
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
        /** @description Where in a document a fact stands. */
        DocumentPlace: {
            /** @description Identifier of the document. */
            document: string;
            /** @description Page, from 1 on; null where a document has none. */
            page: number | null;
            /** @description The heading above it; null when there is none. */
            heading: string | null;
            /** @description Which of its paragraphs and lines, from 1 on. */
            paragraph: number;
            /** @description Where it begins in the text of the document, in characters. */
            start: number;
            /** @description Where it ends. */
            end: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description An AI answer engine.
         * @enum {string}
         */
        Engine: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
        /** @description The facts that were added. */
        EnteredFacts: {
            /** @description Newest first. */
            items: components["schemas"]["OwnFact"][];
            /** @description The job that judges stored answers again by the facts of now; its result says which runs changed. Null if no answer has a verdict. */
            jobId: string | null;
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
        /** @description A column of an export. */
        ExportColumn: {
            name: string;
            /** @enum {string} */
            type: "text" | "integer" | "number" | "boolean" | "time" | "json";
            nullable: boolean;
            description: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Something that can be exported. */
        ExportKind: {
            name: string;
            summary: string;
            /** @description Which time `from` and `to` are about. */
            period: string;
            /** @description Where to get it. */
            path: string;
            filters: ("scan" | "engine" | "intent" | "origin" | "class" | "asked" | "predicate" | "verdict" | "state" | "level" | "measure" | "from" | "to")[];
            columns: components["schemas"]["ExportColumn"][];
        } & {
            [key: string]: unknown;
        };
        ExportKinds: {
            formats: ("csv" | "jsonl" | "parquet")[];
            kinds: components["schemas"]["ExportKind"][];
        } & {
            [key: string]: unknown;
        };
        /** @description One row: every answer that was captured, with its newest classification. */
        ExportedAnswer: {
            /** @description Identifier of the capture. */
            id: string;
            /** @description The run it belongs to. */
            runId: string;
            /** @description The scan of the run. */
            scanId: string;
            /** @description The brand that was asked about. */
            brandId: string;
            /** @description The prompt. */
            promptId: string;
            /** @description Its text. */
            prompt: string;
            /** @description Intent of the prompt. */
            intent: string;
            /** @description Language, and country where it matters. */
            locale: string;
            /** @description The engine that was asked. */
            engine: string;
            /** @description Who answered: `engine`, `stand_in` (a server in place of it) or `demo` (invented). */
            origin: string;
            /** @description Invented by this software for demonstration: no engine said it. */
            demo: boolean;
            /** @description Which of the repeated questions of a scan, from 1. */
            sample: number;
            /** @description `original`, or `verification` when it was asked again. */
            asked: string;
            /** @description How the engine was reached. */
            access: string;
            /** @description Who served it. */
            provider: string;
            /** @description The model that was asked for. */
            requestedModel: string | null;
            /** @description The model that says it answered. */
            servedModel: string | null;
            /** @description Whether it searched the web; null when it does not say. */
            searchUsed: boolean | null;
            /**
             * Format: date-time
             * @description When the question was sent.
             */
            askedAt: string;
            /**
             * Format: date-time
             * @description When the answer was captured and signed.
             */
            capturedAt: string;
            /** @description The text of the answer; null when there was none. */
            answer: string | null;
            /** @description Why there is no answer. */
            noAnswerReason: string | null;
            /** @description Addresses of the pages that the answer cites. */
            cited: string[];
            /** @description SHA-256 of the exact bytes of the reply. */
            sha256: string;
            /** @description SHA-256 of the answer in UTF-8. */
            answerSha256: string | null;
            /** @description Cost in US dollars, as a decimal. */
            costUsd: string | null;
            /** @description Class of the citation; null while it is not classified. */
            class: string | null;
            /** @description The rule that decided. */
            rule: string | null;
            /** @description Identifier of the classification. */
            classificationId: string | null;
            /** @description Version of the rules. */
            classifierVersion: string | null;
            /**
             * Format: date-time
             * @description When it was classified.
             */
            classifiedAt: string | null;
            /** @description Why a person should look, in a word each. */
            needsReview: string[];
            /** @description Whether the answer mentions the brand at all; null while it is not classified. */
            mentioned: boolean | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One row: every statement about a brand in the answers, by their newest classification. */
        ExportedClaim: {
            /** @description The capture and the place of the claim in it: `<captureId>.<place>`. */
            id: string;
            /** @description The answer that states it. */
            captureId: string;
            /** @description Which claim of the answer, from 0. */
            place: number;
            /** @description The classification that read it. */
            classificationId: string;
            /** @description The run of the answer. */
            runId: string;
            /** @description The scan of the run. */
            scanId: string;
            /** @description The brand. */
            brandId: string;
            /** @description The prompt. */
            promptId: string;
            /** @description Intent of the prompt. */
            intent: string;
            /** @description The engine that said it. */
            engine: string;
            /** @description Who answered: `engine`, `stand_in` (a server in place of it) or `demo` (invented). */
            origin: string;
            /** @description Invented by this software for demonstration: no engine said it. */
            demo: boolean;
            /** @description `original`, or `verification` when it was asked again. */
            asked: string;
            /**
             * Format: date-time
             * @description When the answer was captured.
             */
            capturedAt: string;
            /** @description Class of the whole answer. */
            class: string;
            /** @description What the statement is about. */
            predicate: string;
            /** @description What is stated. */
            stated: string;
            /** @description How it is put forward. */
            stance: string | null;
            /** @description `supported`, `contradicted`, `outdated` or `unverifiable`. */
            verdict: string;
            /** @description `certain` or `likely`; a merely likely contradiction accuses nobody. */
            certainty: string | null;
            /** @description The fact it was compared with. */
            factId: string | null;
            /** @description What the fact says. */
            truth: string | null;
            /** @description Why, where the comparison was not plain. */
            reason: string | null;
            /** @description The words of the answer. */
            quote: string | null;
            /** @description Where they begin in the answer. */
            start: number | null;
            /** @description Where they end, exclusive. */
            end: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One row: every correction, in the state it was in. */
        ExportedCorrection: {
            /** @description Identifier of the correction. */
            id: string;
            /** @description The brand. */
            brandId: string;
            /** @description Who answered: `engine`, `stand_in` (a server in place of it) or `demo` (invented). */
            origin: string;
            /** @description Invented by this software for demonstration: no engine said it. */
            demo: boolean;
            /** @description `finding` for one statement of one engine, `fact` for everything that contradicts a fact. */
            kind: string;
            /** @description What is said wrongly. */
            predicate: string;
            /** @description For example a product; null for the brand itself. */
            about: string | null;
            /** @description What the fact says. */
            truth: string | null;
            /** @description The fact. */
            factId: string | null;
            /** @description `open`, `asked`, `page_changed`, `engine_changed`, `closed` or `returned`. */
            state: string;
            /**
             * Format: date-time
             * @description Since when.
             */
            stateSince: string;
            /**
             * Format: date-time
             * @description When it was opened.
             */
            openedAt: string;
            /** @description Who opened it. */
            openedBy: string;
            /**
             * Format: date-time
             * @description When somebody was first asked.
             */
            askedAt: string | null;
            /**
             * Format: date-time
             * @description When it was closed.
             */
            closedAt: string | null;
            /**
             * Format: date-time
             * @description Until when.
             */
            deadline: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One row: every false statement, one for each statement, engine and brand, in the state it was in. */
        ExportedFinding: {
            /** @description Identifier of the finding. */
            id: string;
            /** @description The brand. */
            brandId: string;
            /** @description The engine that says it. */
            engine: string;
            /** @description Who answered: `engine`, `stand_in` (a server in place of it) or `demo` (invented). */
            origin: string;
            /** @description Invented by this software for demonstration: no engine said it. */
            demo: boolean;
            /** @description What the statement is about. */
            predicate: string;
            /** @description For example a product; null for the brand itself. */
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
            /** @description The prompt that last led to it. */
            lastPromptId: string;
            /** @description The run that last stated it. */
            lastRunId: string;
            /** @description Answers that state it. */
            occurrences: number;
            /** @description `open`, `not_seen`, `returned` or `settled`. */
            state: string;
            /**
             * Format: date-time
             * @description Since when.
             */
            stateSince: string;
            /** @description Answers to the same prompt since it was last said. */
            askedSince: number;
            /** @description In the state `not_seen`: it is made in fewer than this share of answers, with 95 % confidence however often one looks. */
            upTo: number | null;
            /** @description Why it is settled: `operator`, `fact` or `reading`. */
            settledBy: string | null;
            /**
             * Format: date-time
             * @description When a person settled it.
             */
            settledAt: string | null;
            /** @description Who settled it. */
            settlementBy: string | null;
            /** @description What they noted. */
            settlementNote: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One row: how often engines mention a brand, scan by scan, with intervals. */
        ExportedRate: {
            /** @description Scan, origin, level, engine, intent, prompt and measure, joined by `/`. */
            id: string;
            /** @description The scan. */
            scanId: string;
            /** @description The brand. */
            brandId: string;
            /**
             * Format: date-time
             * @description When the scan was asked for.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it ended.
             */
            finishedAt: string;
            /** @description What is counted together: `overall`, `engine`, `intent`, `engine_intent` or `prompt`. */
            level: string;
            /** @description Null: all of them. */
            engine: string | null;
            /** @description Null: all of them. */
            intent: string | null;
            /** @description Null: all of them. */
            promptId: string | null;
            /** @description Who answered: `engine`, `stand_in` (a server in place of it) or `demo` (invented). */
            origin: string;
            /** @description Invented by this software for demonstration: no engine said it. */
            demo: boolean;
            /** @description `mentioned`, or a class. */
            measure: string;
            /** @description Runs that were planned. */
            planned: number;
            /** @description Answers that the measure counts. */
            seen: number;
            /** @description Classified answers. */
            answers: number;
            /** @description `seen` of `answers`; null when nothing was classified. */
            rate: number | null;
            /** @description Lower end of the exact interval, with 95 % confidence. */
            low: number | null;
            /** @description Upper end. */
            high: number | null;
            /** @description `clopper_pearson`, or `one_sided` for none and all. */
            method: string | null;
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
            /** @description One of legal_name, founded_year, headquarters, founder, ceo, parent_company, employees, product, price, industry, phone, email, url, discontinued, award, certification, country_availability, or one that is declared for the brand. */
            predicate: string;
            /** @description What people call it; not in every answer. */
            label?: string;
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
            /** @description What the answers since it was last said show; null if there are none. */
            notSeen: ({
                /** @description Answers to the same prompt since it was last said. */
                asked: number;
                /** @description It is made in fewer than this share of the answers to that prompt, with 95 % confidence however often one looks (a confidence sequence; the error is shared with all earlier silences). */
                upTo: number;
                /** @description `0 of 20: made in fewer than 26 % of answers` */
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
            /** @description One of legal_name, founded_year, headquarters, founder, ceo, parent_company, employees, product, price, industry, phone, email, url, discontinued, award, certification, country_availability, or one that is declared for the brand. */
            predicate: string;
            /** @description What it is about, for people: `Founding year`. */
            label: string;
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
            /** @description What the answers since it was last said show; null if there are none. */
            notSeen: ({
                /** @description Answers to the same prompt since it was last said. */
                asked: number;
                /** @description It is made in fewer than this share of the answers to that prompt, with 95 % confidence however often one looks (a confidence sequence; the error is shared with all earlier silences). */
                upTo: number;
                /** @description `0 of 20: made in fewer than 26 % of answers` */
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
            /** @description From the newest answer that states it, with the words in question apart; null if that is very long. */
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
                /** @description `7 of 10 · 25–94 %` */
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
                /** @description What the answers since it was last said show; null if there are none. */
                notSeen: ({
                    /** @description Answers to the same prompt since it was last said. */
                    asked: number;
                    /** @description It is made in fewer than this share of the answers to that prompt, with 95 % confidence however often one looks (a confidence sequence; the error is shared with all earlier silences). */
                    upTo: number;
                    /** @description `0 of 20: made in fewer than 26 % of answers` */
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
         * @description `open`: the engine said it, and there are fewer than ten answers since. `not_seen`: not said in ten answers or more since; `notSeen` says in how many it may still be. `returned`: said again after it was not seen or was settled. `settled`: by the operator, because a fact changed, or because no answer is accused of it any more.
         * @enum {string}
         */
        FindingState: "open" | "not_seen" | "returned" | "settled";
        /**
         * @description How much it matters: what is `grave` comes first. Contact, price and safety are, unless the operator says otherwise.
         * @enum {string}
         */
        Gravity: "grave" | "usual" | "minor";
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
            /** @description Answers among them that are provisional: the configured model has not finished reading them, and their class may change. */
            provisional?: number;
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
        MarkedSentence: {
            /** @description The sentence up to them. */
            before: string;
            /** @description The words in question. */
            words: string;
            /** @description The rest of the sentence. */
            after: string;
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
        /** @description A fact as its owner sees it: with its life. */
        OwnFact: {
            /** @description Identifier of the fact. */
            id: string;
            /** @description What the fact is about, for example `founded_year` or `price`. */
            predicate: string;
            /** @description Its value; the form depends on the predicate: a year is a number, a name a text, a price an object. A company or a seat is a text, or an object with other names as well. */
            value: unknown;
            source: components["schemas"]["OwnFactSource"];
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
            /**
             * @description `proposed`: waits for approval, nothing is judged by it. `active`: answers are judged by it. `superseded`: another took its place; who still says it is outdated. `expired`: its last day is over; the same. `withdrawn`: never true. `refused`: proposed, and not true.
             * @enum {string}
             */
            state: "proposed" | "active" | "superseded" | "expired" | "withdrawn" | "refused";
            /** @description The first day on which it holds, such as 2026-12-31; null: it always did. */
            validFrom: string | null;
            /** @description The last day on which it holds; null: there is none. */
            validUntil: string | null;
            /** @description Who entered it, or `veracite` for what was read; null for facts from before this was kept. */
            enteredBy: string | null;
            /** @description Who approved it; null where nobody had to. */
            approvedBy: string | null;
            /**
             * Format: date-time
             * @description When it was approved.
             */
            approvedAt: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Where a fact comes from. */
        OwnFactSource: {
            /** @description How it was found, for example `json-ld`, `wikidata` or `operator`. */
            kind: string;
            /** @description Page that says so; null when it was entered, or read from a document. */
            url: string | null;
            /** @description The words of the page. */
            quote: string | null;
            /**
             * Format: date-time
             * @description When the page was fetched, or the fact entered.
             */
            fetchedAt: string | null;
            /** @description SHA-256 of the page or document as it was read; null when the operator entered it. */
            sha256: string | null;
            /** @description Where in the document; null for everything else. */
            place: components["schemas"]["DocumentPlace"] | null;
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
            /** @description True: the configured model has not finished reading its answer. */
            provisional?: boolean;
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
            /** @description Answers among them that are provisional: the configured model has not finished reading them, and their class may change. */
            provisional?: number;
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
            /** @description Estimated cost, from the average of each engine over the last 30 days, or else its price list, and what reading the answers costs at most. In US dollars; null where it is not known. */
            priceUsd: string | null;
            /** @description The scan that may follow by itself, once, to tell a change from chance (`VERACITE_ASK_AGAIN`). Null where that is switched off. */
            confirmation: ({
                /** @description The most questions that it can ask. */
                runs: number;
                /** @description The estimated cost of both scans together, at most. In US dollars; null where it is not known. */
                mostUsd: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
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
            reading?: ({
                /** @description The language model that reads the answers. */
                model: string;
                /** @description The model that confirms accusations; null: the same one. */
                second: string | null;
                /** @description What one answer of usual length costs at most: read, and asked about once more. In US dollars; null where it is not known. */
                usdPerAnswer: string | null;
                /** @description What all of them cost at most. In US dollars; null where it is not known. */
                priceUsd: string | null;
                /** @description Its daily spend ceiling: answers beyond it are provisional until the next day. In US dollars; null where it is not known. */
                dailySpendUsd: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
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
        /**
         * @description What a cited page says: `same_error` as the answer, the `truth` instead, `neither`, or it could not be read (`unread`).
         * @enum {string}
         */
        SourceSays: "same_error" | "truth" | "neither" | "unread";
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
            /** @description Your role in this account does not allow it. */
            403: {
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
            /** @description Your role in this account does not allow it. */
            403: {
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
            /** @description Your role in this account does not allow it. */
            403: {
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
                    /** @enum {string} */
                    pageFacts?: "active" | "proposed";
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
            /** @description Your role in this account does not allow it. */
            403: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
                    /** @enum {string} */
                    pageFacts?: "active" | "proposed";
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
                        /** @description What it is about: a common predicate, or one that is declared for the brand. */
                        predicate: string;
                        value: unknown;
                        note?: string;
                        /** @description The first day on which it holds, in UTC. */
                        validFrom?: string | null;
                        /** @description The last day on which it holds; afterwards, who still says it is outdated. */
                        validUntil?: string | null;
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
                    "application/json": components["schemas"]["EnteredFacts"];
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
    adminGetCaseWebArchive: {
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
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/wacz": string;
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The case is not there, or no page that its answers cite was captured. */
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
    adminListExports: {
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
                    "application/json": components["schemas"]["ExportKinds"];
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
            /** @description Your role in this account does not allow it. */
            403: {
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
    adminExportAnswers: {
        parameters: {
            query?: {
                /** @description CSV (RFC 4180), JSON lines, or Parquet. */
                format?: "csv" | "jsonl" | "parquet";
                /** @description Only of this brand; otherwise of all that you may see. */
                brandId?: string;
                /** @description As of this cut, as an earlier answer named it in `Veracite-Cut`; otherwise as of now. */
                cut?: number;
                /** @description Go on after the row with this id: the file begins with the next one, and has no head. Not for Parquet. */
                after?: string;
                /** @description Leave out this many bytes of the file, because you have them; only with the `cut` that they came with. */
                skip?: number;
                /** @description Only of this scan. */
                scan?: string;
                /** @description Only of this engine. */
                engine?: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                /** @description Only of prompts with this intent. */
                intent?: "CATEGORY" | "BRANDED" | "COMPARATIVE" | "DEFENSIVE";
                /** @description Only answers of this origin. */
                origin?: "engine" | "stand_in" | "demo";
                /** @description Only answers of this class. */
                class?: "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
                /** @description Only answers to the `original` question, or to a `verification`. */
                asked?: "original" | "verification";
                /** @description From this time on: when the answer was captured. */
                from?: string;
                /** @description Before this time: when the answer was captured. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description The newest event that the rows know of. Nothing later is in them. */
                    "Veracite-As-Of"?: number;
                    /** @description Give it as `cut` to go on, or for other exports of the same moment; kept for 30 days. */
                    "Veracite-Cut"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ExportedAnswer"];
                    "text/csv": string;
                    "application/vnd.apache.parquet": string;
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such brand, scan or cut. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many exports at once, or in a minute. */
            429: {
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
    adminExportClaims: {
        parameters: {
            query?: {
                /** @description CSV (RFC 4180), JSON lines, or Parquet. */
                format?: "csv" | "jsonl" | "parquet";
                /** @description Only of this brand; otherwise of all that you may see. */
                brandId?: string;
                /** @description As of this cut, as an earlier answer named it in `Veracite-Cut`; otherwise as of now. */
                cut?: number;
                /** @description Go on after the row with this id: the file begins with the next one, and has no head. Not for Parquet. */
                after?: string;
                /** @description Leave out this many bytes of the file, because you have them; only with the `cut` that they came with. */
                skip?: number;
                /** @description Only of this scan. */
                scan?: string;
                /** @description Only of this engine. */
                engine?: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                /** @description Only of prompts with this intent. */
                intent?: "CATEGORY" | "BRANDED" | "COMPARATIVE" | "DEFENSIVE";
                /** @description Only answers of this origin. */
                origin?: "engine" | "stand_in" | "demo";
                /** @description Only answers of this class. */
                class?: "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
                /** @description Only answers to the `original` question, or to a `verification`. */
                asked?: "original" | "verification";
                /** @description Only statements about this. */
                predicate?: string;
                /** @description Only claims with this verdict. */
                verdict?: "supported" | "contradicted" | "outdated" | "unverifiable";
                /** @description From this time on: when the answer was captured. */
                from?: string;
                /** @description Before this time: when the answer was captured. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description The newest event that the rows know of. Nothing later is in them. */
                    "Veracite-As-Of"?: number;
                    /** @description Give it as `cut` to go on, or for other exports of the same moment; kept for 30 days. */
                    "Veracite-Cut"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ExportedClaim"];
                    "text/csv": string;
                    "application/vnd.apache.parquet": string;
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such brand, scan or cut. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many exports at once, or in a minute. */
            429: {
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
    adminExportCorrections: {
        parameters: {
            query?: {
                /** @description CSV (RFC 4180), JSON lines, or Parquet. */
                format?: "csv" | "jsonl" | "parquet";
                /** @description Only of this brand; otherwise of all that you may see. */
                brandId?: string;
                /** @description As of this cut, as an earlier answer named it in `Veracite-Cut`; otherwise as of now. */
                cut?: number;
                /** @description Go on after the row with this id: the file begins with the next one, and has no head. Not for Parquet. */
                after?: string;
                /** @description Leave out this many bytes of the file, because you have them; only with the `cut` that they came with. */
                skip?: number;
                /** @description Only answers of this origin. */
                origin?: "engine" | "stand_in" | "demo";
                /** @description Only statements about this. */
                predicate?: string;
                /** @description Only those in this state. */
                state?: "open" | "asked" | "page_changed" | "engine_changed" | "closed" | "returned";
                /** @description From this time on: when it was opened. */
                from?: string;
                /** @description Before this time: when it was opened. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description The newest event that the rows know of. Nothing later is in them. */
                    "Veracite-As-Of"?: number;
                    /** @description Give it as `cut` to go on, or for other exports of the same moment; kept for 30 days. */
                    "Veracite-Cut"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ExportedCorrection"];
                    "text/csv": string;
                    "application/vnd.apache.parquet": string;
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such brand, scan or cut. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many exports at once, or in a minute. */
            429: {
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
    adminExportFindings: {
        parameters: {
            query?: {
                /** @description CSV (RFC 4180), JSON lines, or Parquet. */
                format?: "csv" | "jsonl" | "parquet";
                /** @description Only of this brand; otherwise of all that you may see. */
                brandId?: string;
                /** @description As of this cut, as an earlier answer named it in `Veracite-Cut`; otherwise as of now. */
                cut?: number;
                /** @description Go on after the row with this id: the file begins with the next one, and has no head. Not for Parquet. */
                after?: string;
                /** @description Leave out this many bytes of the file, because you have them; only with the `cut` that they came with. */
                skip?: number;
                /** @description Only of this engine. */
                engine?: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                /** @description Only answers of this origin. */
                origin?: "engine" | "stand_in" | "demo";
                /** @description Only statements about this. */
                predicate?: string;
                /** @description Only those in this state. */
                state?: "open" | "not_seen" | "returned" | "settled";
                /** @description From this time on: when it was last said. */
                from?: string;
                /** @description Before this time: when it was last said. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description The newest event that the rows know of. Nothing later is in them. */
                    "Veracite-As-Of"?: number;
                    /** @description Give it as `cut` to go on, or for other exports of the same moment; kept for 30 days. */
                    "Veracite-Cut"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ExportedFinding"];
                    "text/csv": string;
                    "application/vnd.apache.parquet": string;
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such brand, scan or cut. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many exports at once, or in a minute. */
            429: {
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
    adminExportRates: {
        parameters: {
            query?: {
                /** @description CSV (RFC 4180), JSON lines, or Parquet. */
                format?: "csv" | "jsonl" | "parquet";
                /** @description Only of this brand; otherwise of all that you may see. */
                brandId?: string;
                /** @description As of this cut, as an earlier answer named it in `Veracite-Cut`; otherwise as of now. */
                cut?: number;
                /** @description Go on after the row with this id: the file begins with the next one, and has no head. Not for Parquet. */
                after?: string;
                /** @description Leave out this many bytes of the file, because you have them; only with the `cut` that they came with. */
                skip?: number;
                /** @description Only of this scan. */
                scan?: string;
                /** @description Only of this engine. */
                engine?: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                /** @description Only of prompts with this intent. */
                intent?: "CATEGORY" | "BRANDED" | "COMPARATIVE" | "DEFENSIVE";
                /** @description Only answers of this origin. */
                origin?: "engine" | "stand_in" | "demo";
                /** @description Only rates counted together like this. */
                level?: "overall" | "engine" | "intent" | "engine_intent" | "prompt";
                /** @description Only this measure. */
                measure?: "mentioned" | "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
                /** @description From this time on: when the scan ended. */
                from?: string;
                /** @description Before this time: when the scan ended. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description The newest event that the rows know of. Nothing later is in them. */
                    "Veracite-As-Of"?: number;
                    /** @description Give it as `cut` to go on, or for other exports of the same moment; kept for 30 days. */
                    "Veracite-Cut"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ExportedRate"];
                    "text/csv": string;
                    "application/vnd.apache.parquet": string;
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such brand, scan or cut. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many exports at once, or in a minute. */
            429: {
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
            /** @description Your role in this account does not allow it. */
            403: {
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
    adminWithdrawFact: {
        parameters: {
            query?: {
                /** @description Why; kept in the history of the fact. */
                reason?: string;
            };
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
                    "application/json": components["schemas"]["ChangedFact"];
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
                    /** @description The first day on which it holds, in UTC. */
                    validFrom?: string | null;
                    /** @description The last day on which it holds; afterwards, who still says it is outdated. */
                    validUntil?: string | null;
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
                    "application/json": components["schemas"]["ChangedFact"];
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            query?: {
                /** @description Why; kept in the history of the fact. */
                reason?: string;
            };
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
                    "application/json": components["schemas"]["ChangedFact"];
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
    adminGetRunAttestation: {
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
            /** @description The envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attestation"];
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Run not found or not yet classified: there is no bundle for it. */
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
    adminGetRunStatement: {
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
            /** @description The statement, CBOR. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/cose": string;
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Run not found or not yet classified: there is no bundle for it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The run is not in a published checkpoint of the log yet, or there is no log. */
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
    adminGetRunWebArchive: {
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
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/wacz": string;
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The run is not there, or no page that its answer cites was captured. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The pages are not in a published checkpoint of the log yet, or there is no log. */
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
            /** @description Your role in this account does not allow it. */
            403: {
                headers: {
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
