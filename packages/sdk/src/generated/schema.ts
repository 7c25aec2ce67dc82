// Generated from the OpenAPI document by scripts/generate.mjs. Do not edit.
export interface paths {
    "/v1/brands/{brandId}/confabulations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List confabulations of a brand
         * @description Totals per citation class, a matrix of engine x intent x class, and the runs classified CONFABULATED. Only runs already classified are counted. The full history of a run is in its evidence bundle.
         */
        get: operations["listConfabulations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/brands/{brandId}/ground-truth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the ground truth of a brand
         * @description The facts that answers are judged against, each with its source, its hash and whether it is active.
         */
        get: operations["getGroundTruth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/brands/{brandId}/ground-truth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh the ground truth of a brand
         * @description Collects the facts of the brand from its own pages and public sources. Only queues the work. One refresh of a brand is active at a time: asking again answers with the same job.
         */
        post: operations["refreshGroundTruth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/evidence/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a hash
         * @description Whether a response with this SHA-256 was captured, with minimal metadata. Needs no account, by design.
         */
        get: operations["getPublicEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/evidence/{hash}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check content against a hash
         * @description Recomputes the SHA-256 of the submitted content (the UTF-8 of the JSON string, byte for byte) and compares it with the hash of the path. Nothing is stored.
         */
        post: operations["checkPublicEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/runs/{runId}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the evidence of a run
         * @description The raw engine response, its snapshot with SHA-256, the verification status and the history of classifications.
         */
        get: operations["getRunEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/runs/{runId}/evidence-bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the evidence bundle of a run
         * @description The whole evidence of a classified run in one document, as JSON or as a page to print. Both have the same content.
         */
        get: operations["getEvidenceBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/runs/{runId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Re-verify a run
         * @description Asks the same prompt of the same engine again. Only queues the work; read the outcome later in the evidence of the run. One verification of a run is active at a time: asking again answers with the same job, and does not count. Each one that is queued counts: a run can be re-verified ten times a day, and an account has a monthly number that follows from the scans of its plan.
         */
        post: operations["verifyRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a scan
         * @description Runs the monitored prompts of a brand on the engines of its plan. Only queues the work and answers at once; read progress with `getScan`. Counts against the monthly cap of the account's plan.
         */
        post: operations["createScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scans/{scanId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a scan
         * @description Status, progress, cost and mentions of one scan. `finishedAt` is null while the scan is still going.
         */
        get: operations["getScan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks (planned)
         * @description Planned. The service emits no webhooks today; consume by pull.
         */
        get: operations["getWebhooks"];
        put?: never;
        /**
         * Register a webhook (planned)
         * @description Planned. The service emits no webhooks today; consume by pull.
         */
        post: operations["createWebhook"];
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
        /** @description A brand. */
        BrandRef: {
            id: string;
            name: string;
            domain: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Form of an evidence bundle.
         * @enum {string}
         */
        BundleFormat: "json" | "html";
        /** @description Content to compare with a captured hash. */
        CheckRequest: {
            /** @description The exact text to check. Every character counts; nothing of it is stored. */
            content: string;
        };
        /** @description Verdict of a public check. */
        CheckResult: {
            /** @constant */
            found: true;
            /** @description Whether the submitted content has the hash of the path. */
            match: boolean;
            verdict: components["schemas"]["CheckVerdict"];
            /** @description SHA-256 of the submitted content, in UTF-8. */
            submitted_sha256: string;
            /**
             * Format: date-time
             * @description When a response with the hash of the path was captured.
             */
            captured_at: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Whether the submitted content is what was captured.
         * @enum {string}
         */
        CheckVerdict: "verified" | "modified";
        /** @description Runs per citation class. */
        CitationCounts: {
            STRONG: number;
            DESCRIPTIVE: number;
            ECHO: number;
            CONFABULATED: number;
            ABSENT: number;
        };
        /** @description A run classified CONFABULATED, with minimal evidence: `runId`, `scanId`, `engine`, `intent`, `access`, `prompt`, `capturedAt`, `sha256`, `excerpt`, `claims` (what was stated, what is true, the fact that says so, and the `certainty` of it; null where an earlier version told none) and `verificationStatus`. */
        ConfabulationItem: {
            [key: string]: unknown;
        };
        /** @description Runs classified CONFABULATED. */
        ConfabulationList: {
            /** @description Confabulated runs in the window. */
            total: number;
            /** @description Whether the list was cut at 100 items. */
            truncated: boolean;
            /** @description Newest first. */
            items: components["schemas"]["ConfabulationItem"][];
        } & {
            [key: string]: unknown;
        };
        /** @description How engines cite a brand, and what they make up about it. */
        ConfabulationReport: {
            brand: components["schemas"]["BrandRef"];
            /** @description Runs that were classified, in the window. */
            classifiedRuns: number;
            /** @description Of the classified runs, those that wait for a person to look at. */
            needsReview?: number;
            totals: components["schemas"]["CitationCounts"];
            /** @description Engine x intent x class, only cells that have runs. */
            matrix: components["schemas"]["MatrixRow"][];
            confabulations: components["schemas"]["ConfabulationList"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How far back to look, in whole UTC days by time of capture.
         * @enum {string}
         */
        ConfabulationWindow: "7d" | "30d" | "all";
        /** @description Which brand to scan. */
        CreateScanRequest: {
            /** @description The brand to scan. */
            brandId: string;
        };
        /**
         * @description An AI answer engine.
         * @enum {string}
         */
        Engine: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
        /** @description Every refusal has this shape; further fields may accompany it. */
        Error: {
            /** @description What went wrong, for a person. */
            error: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Everything needed to check one run without trusting this service: bytes, signed manifest, log leaf, proofs, checkpoints, classification history with the readings and facts used, custody, and how to verify it. */
        EvidenceBundle: {
            [key: string]: unknown;
        };
        /** @description The facts collected about a brand (`facts`), each with `predicate`, `value`, `source`, `hash` and `active`. */
        GroundTruth: {
            [key: string]: unknown;
        };
        /** @description Nothing with this SHA-256 was captured. A normal answer, not a mistake. */
        HashNotFound: {
            /** @constant */
            found: false;
        };
        /** @description The work is queued. */
        JobAck: {
            /** @description Identifier of the queued job. */
            jobId: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Runs of one engine and intent, per citation class. */
        MatrixRow: {
            engine: string;
            intent: string;
            counts: components["schemas"]["CitationCounts"];
            total: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A route that is planned and not there yet. */
        Planned: {
            /** @constant */
            status: "planned";
            /** @description Planned sprint. */
            roadmap?: string;
            /** @description Dependency or context. */
            note?: string;
        };
        /**
         * @description What a prompt is after.
         * @enum {string}
         */
        PromptIntent: "CATEGORY" | "BRANDED" | "COMPARATIVE" | "DEFENSIVE";
        /** @description Minimal metadata: `sha256`, `subject` (whether the hash is of the raw `response` or of the visible `answer`), `captured_at`, `engine`, `access` and, once integrated, where it is in the transparency log. Never the response itself. */
        PublicEvidence: {
            /** @constant */
            found: true;
        } & {
            [key: string]: unknown;
        };
        /** @description The raw response (`rawResponse`), its `snapshot` with the SHA-256 of the exact bytes, the `verificationStatus` (active, stale or not_reproducible), every classification (`classifications`, oldest first; each claim with its `certainty`), why a person should look at the newest one (`needsReview`, empty when nobody has to), what rules, a language model or a person read in the answer (`readings`, each with the SHA-256 that the signed classification names), every re-verification (`verifications`), and second opinions that versions before readers stored (`judgeOpinions`). */
        RunEvidence: {
            [key: string]: unknown;
        };
        /** @description A scan and its progress. */
        Scan: {
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
            /** @description Prompts times engines. */
            totalRuns: number;
            /** @description Cost in US dollars as a decimal string; null until the first cost is known. */
            totalCostUsd: number | string | null;
            /** @description Runs per run status. */
            byStatus: {
                [key: string]: number;
            };
            /** @description Classified runs that mention the brand. */
            mentions: number;
        } & {
            [key: string]: unknown;
        };
        /** @description The monthly scan cap of the plan is reached. */
        ScanCapError: {
            /** @description What went wrong, for a person. */
            error: string;
            /** @description Scans the plan allows in a calendar month (UTC). */
            maxScans: number;
            /** @description Scans started this month. */
            scansThisMonth: number;
        } & {
            [key: string]: unknown;
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
        /** @description Re-verifications are used up: of the month (then with `maxVerifications`, `verificationsThisMonth`, `maxScans` and `scansThisMonth`) or of the run and day (then with `maxVerificationsPerRunAndDay` and `verificationsOfRunToday`). */
        VerificationCapError: {
            /** @description What went wrong, for a person. */
            error: string;
            /** @description Re-verifications the plan allows in a calendar month (UTC). */
            maxVerifications?: number;
            /** @description Re-verifications asked for this month. */
            verificationsThisMonth?: number;
            /** @description Re-verifications of one run in a day (UTC). */
            maxVerificationsPerRunAndDay?: number;
            /** @description Re-verifications of this run today. */
            verificationsOfRunToday?: number;
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
    listConfabulations: {
        parameters: {
            query?: {
                /** @description Only runs of this engine. */
                engine?: components["schemas"]["Engine"];
                /** @description Only runs of prompts with this intent. */
                intent?: components["schemas"]["PromptIntent"];
                /** @description How far back to look, by time of capture, in whole UTC days. */
                window?: components["schemas"]["ConfabulationWindow"];
            };
            header?: never;
            path: {
                /**
                 * @description Brand identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfabulationReport"];
                };
            };
            /** @description engine, intent or window is outside its enumeration. */
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
    getGroundTruth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Brand identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroundTruth"];
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
    refreshGroundTruth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key with the same request gives the same answer and starts nothing twice; with another request it is 409.
                 * @example 5b1a7c1e-9c53-4a39-8c0e-1f1d0c7b7a55
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Brand identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refresh is queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAck"];
                };
            };
            /** @description The Idempotency-Key is not usable. */
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
            /** @description The Idempotency-Key was used before with a different request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is larger than this route takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The queue is not configured or not available. */
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
    getPublicEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description SHA-256 in hexadecimal, 64 characters, either case.
                 * @example b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9
                 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was captured. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicEvidence"];
                };
            };
            /** @description Invalid hash. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Nothing with this SHA-256 was captured. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HashNotFound"];
                };
            };
            /** @description Too many requests from this address. */
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
    checkPublicEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description SHA-256 in hexadecimal, 64 characters, either case.
                 * @example b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9
                 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "hello world"
                 *     }
                 */
                "application/json": components["schemas"]["CheckRequest"];
            };
        };
        responses: {
            /** @description The verdict. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckResult"];
                };
            };
            /** @description Invalid hash, or content missing. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Nothing with this SHA-256 was captured. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HashNotFound"];
                };
            };
            /** @description The body is larger than this route takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests from this address. */
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
    getRunEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Run identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000c
                 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunEvidence"];
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
            /** @description Run not found. */
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
    getEvidenceBundle: {
        parameters: {
            query?: {
                /** @description JSON, or an HTML document to print. */
                format?: components["schemas"]["BundleFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description Run identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000c
                 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceBundle"];
                    /** @example <!doctype html><html lang="en"><title>Evidence bundle</title></html> */
                    "text/html": string;
                };
            };
            /** @description format is outside its enumeration. */
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
            /** @description Run not found or not yet classified. */
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
    verifyRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key with the same request gives the same answer and starts nothing twice; with another request it is 409.
                 * @example 5b1a7c1e-9c53-4a39-8c0e-1f1d0c7b7a55
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Run identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000c
                 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verification is queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAck"];
                };
            };
            /** @description The Idempotency-Key is not usable. */
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
            /** @description Run not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The run has no classification yet, or the Idempotency-Key was used with a different request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is larger than this route takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Re-verifications are used up: of the month, or of this run and day. */
            429: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationCapError"];
                };
            };
            /** @description The queue is not configured or not available. */
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
    createScan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key with the same request gives the same answer and starts nothing twice; with another request it is 409.
                 * @example 5b1a7c1e-9c53-4a39-8c0e-1f1d0c7b7a55
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "brandId": "0199c0de-7000-7000-8000-00000000000b"
                 *     }
                 */
                "application/json": components["schemas"]["CreateScanRequest"];
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
            /** @description brandId missing or invalid, its brand has no active prompts, or the body is not JSON. */
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
            /** @description The Idempotency-Key was used before with a different request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is larger than this route takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Monthly scan cap of the plan reached. */
            429: {
                headers: {
                    /** @description Seconds to wait before trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanCapError"];
                };
            };
            /** @description No engine configured, or the queue is unavailable. */
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
    getScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Scan identifier.
                 * @example 0199c0de-7000-7000-8000-000000000001
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
                    "application/json": components["schemas"]["Scan"];
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
            /** @description Scan not found. */
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
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Planned, not there yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Planned"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Planned, not there yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Planned"];
                };
            };
        };
    };
}
