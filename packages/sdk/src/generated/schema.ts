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
         * @description Totals per citation class, a matrix of engine x intent x class, and the runs classified CONFABULATED. Only runs already classified are counted, and only answers of one origin: those of the engines, or, until one has answered, those of servers that stand in for them or of the demonstration. The full history of a run is in its evidence bundle.
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
         * @description Collects the facts of the brand from its own pages and public sources. Only queues the work. One refresh of a brand is active at a time: asking again returns the same job.
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
         * @description Asks the same prompt of the same engine again. Only queues the work; read the outcome later in the evidence of the run. One verification of a run is active at a time: asking again returns the same job and does not count. Every queued verification counts: a run can be re-verified ten times a day, and an account has a monthly number that depends on the scans of its plan.
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
         * @description Runs the monitored prompts of a brand on the engines of its plan. Only queues the work and answers at once; read progress with `getScan`. Other members of the body than `brandId` are ignored. Counts against the monthly cap of the account's plan.
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
        /**
         * @description Where the answer was given: `api`, an interface for programs; `seller`, a data seller says what the app showed; `app`, a person got it in the app.
         * @enum {string}
         */
        AnswerSurface: "api" | "seller" | "app";
        /** @description What a person’s file says of itself. Nothing of it is proven. */
        AppClaims: {
            /** @description Which reader read it, for example `chatgpt.export`. */
            format: string;
            /** @description When the answer was given, as the file says; null where it does not. */
            answeredAt: string | null;
            /** @description Null where it was not a file. */
            file: components["schemas"]["AppFile"] | null;
            /** @description What a reader should know, for example that custom instructions were on. */
            notes: string[];
            /** @description What was removed before storing, by name. */
            stripped: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description The whole file, of which one conversation is kept. */
        AppFile: {
            /** @description SHA-256 of the file, as computed where it was opened. */
            sha256: string;
            /** @description Its length. */
            bytes: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Of a plan: what had been asked before it with the same prompt of the same engine, under a root that the plan names. */
        AskedBefore: {
            /** @description Digest of the prompt, engine, earlier plans, their runs, their answers, further answers to verify them, and their classes. */
            line: string;
            /** @description Sibling hashes from the line up to the root, in base64. */
            path: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A brand. */
        BrandRef: {
            /** @description Brand identifier. */
            id: string;
            /** @description Name of the brand. */
            name: string;
            /** @description Host name of its website. */
            domain: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The visible text, as extracted from the reply. */
        BundleAnswer: {
            /** @description The answer. */
            text: string;
            /** @description SHA-256 of the answer in UTF-8. */
            sha256: string;
            /** @description What extracted it from the reply. */
            extractor: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A declared predicate, as it was hashed. */
        BundleDeclaration: {
            /** @description Its RFC 8785 form. */
            json: string;
            /** @description SHA-256 of that text: facts in the signed classifications name it. */
            sha256: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A later manifest: classification, re-verification or custody. */
        BundleEvent: {
            manifest: components["schemas"]["SignedManifest"];
            captureSignature: components["schemas"]["CaptureSignature"];
            /** @description Null until it is in the log. */
            leaf: components["schemas"]["LogLeaf"] | null;
            /** @description Null until it is in the log. */
            proof: components["schemas"]["LogProof"] | null;
            /** @description The reply, if the event is itself a capture. */
            response: components["schemas"]["BundleResponse"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A fact as it was when a classification used it; later changes to it are not part of the proof. */
        BundleFact: {
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
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Form of an evidence bundle.
         * @enum {string}
         */
        BundleFormat: "json" | "html";
        /** @description An import of the brand's catalogue, signed and logged, with the items that facts come from. */
        BundleImport: {
            manifest: components["schemas"]["SignedManifest"];
            captureSignature: components["schemas"]["CaptureSignature"];
            /** @description Null until it is in the log. */
            leaf: components["schemas"]["LogLeaf"] | null;
            /** @description Null until it is in the log. */
            proof: components["schemas"]["LogProof"] | null;
            /** @description Only those that a verdict rests on. */
            items: components["schemas"]["BundleItem"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A product as the import has taken it. */
        BundleItem: {
            /** @description The item as it was hashed: canonical JSON. */
            json: string;
            /** @description Its place in the import's tree, from 0. */
            index: number;
            /** @description Sibling hashes from the item up to the root, base64. */
            path: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description Where the capture is in the log. */
        BundleLog: {
            /** @description Name of the log; null when there is none. */
            origin: string | null;
            /** @description Number of the entry; null until it is in the log. */
            index: number | null;
            /** @description The first checkpoint that covers it. */
            firstCheckpoint: components["schemas"]["CheckpointMoment"] | null;
            /** @description The newest checkpoint when the bundle was made. */
            newestCheckpoint: components["schemas"]["CheckpointMoment"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The capture of a page that the answer cites, or why there is none. */
        BundlePage: {
            manifest: components["schemas"]["SignedManifest"];
            captureSignature: components["schemas"]["CaptureSignature"];
            /** @description Null until it is in the log. */
            leaf: components["schemas"]["LogLeaf"] | null;
            /** @description Null until it is in the log. */
            proof: components["schemas"]["LogProof"] | null;
            /** @description Its bytes; null when it was not fetched, or once all pages together exceed 4 MiB. */
            body: components["schemas"]["BundleResponse"] | null;
            /** @description Null when there is none. */
            text: components["schemas"]["PageText"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The question that was asked. */
        BundlePrompt: {
            /** @description Prompt identifier. */
            id: string;
            /** @description The question. */
            text: string;
            /** @description Its language, for example `en` or `en-US`. */
            locale: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A reading with the exact text that was hashed. */
        BundleReading: {
            /** @description Identifier of the reading. */
            id: string;
            /** @description The capture that was read. */
            captureId: string;
            reader: components["schemas"]["ReaderName"];
            /** @description SHA-256 of its canonical JSON, as the signed classification names it. */
            sha256: string;
            /**
             * Format: date-time
             * @description When it was read.
             */
            readAt: string;
            reading: components["schemas"]["ReadingContent"];
            /** @description Only for a model; null for the plain reader and for people. */
            exchange: components["schemas"]["ReadingExchange"] | null;
            /** @description The canonical JSON whose SHA-256 is given. */
            json: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What else was recorded of an answer in an app; each part is named in the manifest of the capture. */
        BundleRecording: {
            /** @description The visible text of the page, as canonical JSON. */
            screen: string;
            /** @description The picture of the screen in base64: an illustration. Null where it is left out. */
            picture: string | null;
            /** @description The conversation as the provider sent it, in base64; null where it is left out. */
            conversation: string | null;
            /** @description The answer that the provider sent, as plain text: our own rendering. */
            text: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The exact bytes of a reply. */
        BundleResponse: {
            /** @description The bytes, in base64. */
            base64: string;
            /** @description Their SHA-256. */
            sha256: string;
            /** @description Number of bytes. */
            bytes: number;
            /** @description Media type of the reply. */
            mediaType: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The run that the bundle is about. */
        BundleRun: {
            /** @description Run identifier. */
            id: string;
            /** @description The scan it belongs to. */
            scanId: string;
            engine: components["schemas"]["Engine"];
            intent: components["schemas"]["PromptIntent"];
            /** @description Number of this sample among those of its prompt and engine. */
            sample: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A signature over all other members as they are written, made when the bundle was handed out; always the last member. */
        BundleSeal: {
            manifest: components["schemas"]["SignedManifest"];
            captureSignature: components["schemas"]["CaptureSignature"];
        } & {
            [key: string]: unknown;
        };
        /** @description A signed manifest of the whole scan or plan for people (the plan or the outcomes), with the proof that this run's line is under the root it names. */
        BundleSealed: {
            manifest: components["schemas"]["SignedManifest"];
            captureSignature: components["schemas"]["CaptureSignature"];
            /** @description Null until it is in the log. */
            leaf: components["schemas"]["LogLeaf"] | null;
            /** @description Null until it is in the log. */
            proof: components["schemas"]["LogProof"] | null;
            /** @description This run's line of the list. */
            line: string;
            /** @description Sibling hashes from the line up to the root, in base64. */
            path: string[];
            /** @description Every line of the list, for outcomes of up to 5,000 runs; null otherwise. */
            lines: string[] | null;
            /** @description Null for plans from before they were numbered. */
            history?: components["schemas"]["AskedBefore"] | null;
            /** @description Of a plan with more prompts than it can list: sibling hashes from this prompt up to their root, in base64. */
            promptPath?: string[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What the bundle says, in brief. Nothing here is signed; the manifests say the same and are signed. */
        BundleStatement: {
            /** @description Title of the bundle. */
            title: string;
            /** @description Shown first when the answer is a demonstration; null otherwise. */
            warning: string | null;
            /** @description What was asked, of whom and when. */
            asked: string;
            /** @description What came back. */
            answered: string;
            /** @description The finding in a sentence or two. */
            headline: string;
            /** @description The finding, and why. */
            finding: string;
            /** @description Why a person should still look; null when that is not needed. */
            review: string | null;
            /** @description What the answer states. */
            claims: components["schemas"]["StatedClaim"][];
            /** @description The outcome of asking again. */
            checkedAgain: string;
            /** @description Which sample or slot of which plan it is; null for older captures and where there was no plan. */
            sampling: string | null;
            /** @description What the proof covers. */
            proof: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description `integrated` once a published checkpoint covers the capture and, after the end of its scan, the outcomes of the scan, `pending` until then, `no_log` where the operator keeps no log.
         * @enum {string}
         */
        BundleStatus: "integrated" | "pending" | "no_log";
        /** @description A time stamp from an authority, by RFC 3161. */
        BundleTimestamp: {
            over: components["schemas"]["TimestampSubject"];
            /** @description Name of the authority. */
            tsa: string;
            /**
             * Format: date-time
             * @description The time that it vouches for.
             */
            genTime: string;
            /** @description The whole TimeStampResp, in base64. */
            tsr: string;
            /** @description The TimeStampReq that was sent, in base64. */
            request?: string | null;
            /** @description Certificates kept beside the token, DER in base64. */
            chain: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description What the cited pages say about what the answer gets wrong, signed and logged, with the pages it was read from. */
        BundleTrail: {
            manifest: components["schemas"]["SignedManifest"];
            captureSignature: components["schemas"]["CaptureSignature"];
            /** @description Null until it is in the log. */
            leaf: components["schemas"]["LogLeaf"] | null;
            /** @description Null until it is in the log. */
            proof: components["schemas"]["LogProof"] | null;
            /** @description The trail as it was hashed: a `SourceTrail` in canonical JSON. */
            json: string;
            /** @description In the order of the trail. */
            pages: components["schemas"]["BundlePage"][];
        } & {
            [key: string]: unknown;
        };
        /** @description What the bundle says about keys. It does not vouch for itself: a verifier takes the log key from elsewhere. */
        BundleTrust: {
            /** @description The log key in vkey form; empty when there is no log. */
            vkey: string;
            /** @description Log and witnesses, in the C2SP policy format. */
            policy?: string | null;
            /** @description Empty when nothing was stamped. */
            tsaRoots: components["schemas"]["TimestampRoot"][];
            /** @description Null without a log. */
            trustedRoot: {
                [key: string]: unknown;
            } | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What a relay that somebody else runs says of a reply, signed and logged, with the connection as it passed; or why there is no such thing. */
        BundleWitnessed: {
            manifest: components["schemas"]["SignedManifest"];
            captureSignature: components["schemas"]["CaptureSignature"];
            /** @description Null until it is in the log. */
            leaf: components["schemas"]["LogLeaf"] | null;
            /** @description Null until it is in the log. */
            proof: components["schemas"]["LogProof"] | null;
            /** @description What was sent, encrypted, in base64; null where it is not witnessed. */
            client: string | null;
            /** @description What came back, encrypted, in base64; null where it is not witnessed. */
            server: string | null;
            /** @description The public root that the certificate leads to, DER in base64. */
            root: string | null;
            /** @description That the log of the relay holds its statement (C2SP tlog-proof). */
            relayProof: string | null;
            /** @description The secrets of the request, encrypted (age) to a key that the operator keeps apart, in base64; null where there is none. */
            sealed: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Which question it answers.
         * @enum {string}
         */
        CaptureKind: "original" | "verification";
        /** @description The signed manifest of the capture, decoded. */
        CaptureManifest: {
            /** @description Names the version of the format. */
            schema: string;
            /** @description SHA-256 of the manifest this one refers to; null for an original. */
            prev: string | null;
            /** @description 128 random bits, so that the digest cannot be guessed. */
            captureNonce: string;
            /** @description Identifier of the capture. */
            captureId: string;
            kind: components["schemas"]["CaptureKind"];
            /** @description Run identifier. */
            runId: string;
            /** @description Scan identifier. */
            scanId: string | null;
            brand: components["schemas"]["BrandRef"];
            /** @description The operator's own reference. */
            caseReference: string | null;
            source: components["schemas"]["ManifestSource"];
            question: components["schemas"]["ManifestQuestion"];
            response: components["schemas"]["ManifestResponse"];
            /** @description Null when the reply holds no answer. */
            answer: components["schemas"]["ManifestAnswer"] | null;
            /** @description As many as fit; the bytes have all of them. */
            citations: components["schemas"]["ManifestCitation"][];
            transport: components["schemas"]["ManifestTransport"];
            collector: components["schemas"]["ManifestCollector"];
            times: components["schemas"]["ManifestTimes"];
            /** @description Null for a re-verification, and for answers from apps that were brought for no plan. */
            plan?: components["schemas"]["ManifestPlan"] | null;
            /** @description Null unless a person recorded the answer in an app. */
            recording?: components["schemas"]["ManifestRecording"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The call as it was sent, without its secrets. */
        CaptureRequest: {
            /** @description HTTP method. */
            method: string;
            /** @description Address that was asked. */
            url: string;
            /** @description Body that was sent; null when there was none. */
            body: string | null;
            /** @description Calls made before the one that holds the answer. */
            earlier?: {
                [key: string]: unknown;
            }[];
        } & {
            [key: string]: unknown;
        };
        /** @description Who signed a manifest. */
        CaptureSignature: {
            /** @description Always `ecdsa-p256-sha256`. */
            alg: string;
            /** @description Name of the capture key. */
            keyName: string;
            /** @description The public key, DER in base64. */
            spki: string;
            /** @description The signature, DER in base64. */
            sig: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Who answered, and how the engine was reached. */
        CaptureSource: {
            /** @description How the engine was reached, one of official_api, data_provider, app, compatible_server, demo. */
            access: string;
            surface?: components["schemas"]["AnswerSurface"];
            /** @description Only for answers from an app; null for others. */
            grade?: components["schemas"]["Grade"] | null;
            app?: components["schemas"]["AppClaims"];
            /** @description Who served it, for example `openai` or `dataforseo`. */
            provider: string;
            /** @description What was asked, and what that is not, in one sentence; null if none was kept. */
            description: string | null;
            /** @description The model asked for; null when it cannot be chosen. */
            requestedModel: string | null;
            /** @description The model that the reply names. */
            servedModel: string | null;
            /** @description Whether the engine searched; null when the reply does not say. */
            searchUsed: boolean | null;
            /** @description Format of the reply. */
            wire: string;
            /** @description Version of what read the reply. */
            adapter: string;
            /** @description The provider's own identifier of the call; null where it gives none. */
            requestId: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The item that says it. */
        CatalogueItemRef: {
            /** @description The version of the item. */
            id: string;
            /** @description What identifies it: `gtin:…`, `mpn:…`, `sku:…` or `name:…`. */
            key: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Where the catalogue of the brand says it; absent for other facts. */
        CatalogueOrigin: {
            /** @description The import that proves it. */
            importId: string;
            /** @description SHA-256 of the signed manifest of that import. */
            import: string;
            /**
             * Format: date-time
             * @description When it ran.
             */
            importedAt: string;
            /** @description Null for the fact that the catalogue is complete. */
            item: components["schemas"]["CatalogueItemRef"] | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Only a certain contradiction accuses; a likely one asks a person to look.
         * @enum {string}
         */
        Certainty: "certain" | "likely";
        /** @description A draft for a person to complete and sign. */
        Certification: {
            /** @description Title of the draft. */
            title: string;
            /** @description What it is for, and what it is not. */
            note: string;
            /** @description Its text. */
            paragraphs: string[];
            /** @description What a person fills in. */
            blanks: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A statement of a model that was not taken as it was given. */
        CheckNote: {
            /** @description Which statement of the reply, from 0. */
            index: number;
            /** @description What the statement is about. */
            predicate: string;
            /** @description `changed`, `unconfirmed` (the value is not in its quote) or `lost`. */
            outcome: string;
            /** @description Why. */
            reason: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Content to compare with a captured hash. */
        CheckRequest: {
            /** @description The exact text to check. Every character counts; none of it is stored. */
            content: string;
        };
        /** @description Verdict of a public check. */
        CheckResult: {
            /** @description Always true. */
            found: boolean;
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
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Whether the submitted content is what was captured.
         * @enum {string}
         */
        CheckVerdict: "verified" | "modified";
        /** @description What became of the statements in a model's reply. */
        Checked: {
            /** @description Statements in the reply. */
            given: number;
            /** @description Of these, the ones whose value was found in a quote of the answer. */
            confirmed: number;
            /** @description Of these, the ones that were not taken. */
            lost: number;
            /** @description One for each statement that was changed, not confirmed or lost. */
            notes: components["schemas"]["CheckNote"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A published checkpoint of the log. */
        CheckpointMoment: {
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
            /** @description What people call a declared predicate; left out for the common ones. */
            label?: string;
            /** @description What the answer says, in words. */
            stated: string;
            /** @description What the fact says, in words; null when there was none to compare with. */
            truth: string | null;
            /** @description The fact it was checked against; null when there was none to compare with. */
            factId: string | null;
            span: components["schemas"]["Span"];
            /** @description Why, where statement and fact did not simply agree or differ: one of on_offer, offer, variant, other_currency, other_country, card_above_list, instalments, fact_may_be_old, former_name, shares_first_word, owners_owner, other_role, not_the_seat, unknown_place, beside_range, accessory, one_right, other_unit, beside_value, worded_otherwise, not_all_named, many_alike. Left out where they did. */
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
        /** @description One classification of one capture. */
        Classification: {
            /** @description Identifier of the classification. */
            id: string;
            /** @description The capture that was classified. */
            captureId: string;
            class: components["schemas"]["CitationClass"];
            /** @description The rule that decided, for example `contradicted:founded_year`. */
            rule: string;
            /** @description Version of the verdict. */
            classifierVersion: string;
            /**
             * Format: date-time
             * @description When it was decided and signed.
             */
            classifiedAt: string;
            /** @description The words of the answer that matter most. */
            excerpt: string;
            /** @description Where the answer names the brand. */
            mentions: components["schemas"]["Span"][];
            /** @description What the answer states, and the outcome of each statement. */
            claims: components["schemas"]["Claim"][];
            /** @description The brand's own pages among the sources. */
            ownedCitations: string[];
            factsCoverage: components["schemas"]["FactsCoverage"];
            /** @description Declared predicates that facts are about and that no reader was asked: nobody has looked. */
            notRead?: string[];
            /**
             * @description Which reading decided. `rules` is the plain reader: then no model has read the answer. Older ones lack it.
             * @enum {string}
             */
            decidedBy?: "rules" | "model" | "person";
            /** @description True: decided before the configured model had read the answer, or had confirmed what it accuses it of. */
            provisional?: boolean;
            /** @description Why a person should look at the newest classification; empty when that is not needed. */
            needsReview: components["schemas"]["Review"][];
            /** @description The readings it was decided from; none if it is older than readings. */
            readingIds: string[];
            /** @description Only if the answer is longer than what is read. */
            read?: components["schemas"]["PartRead"] | null;
            /** @description The facts it was decided with. */
            facts: components["schemas"]["UsedFact"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A statement of the answer that a fact contradicts. */
        ConfabulatedClaim: {
            /** @description What the statement is about, for example `founded_year` or `price`. */
            predicate: string;
            /** @description What people call a declared predicate; left out for the common ones. */
            label?: string;
            /** @description What the answer says, in words. */
            stated: string;
            /** @description What the fact says, in words; null when there was none to compare with. */
            truth: string | null;
            /** @description The fact it was checked against; null when there was none to compare with. */
            factId: string | null;
            span: components["schemas"]["Span"];
            /** @description Why, where statement and fact did not simply agree or differ: one of on_offer, offer, variant, other_currency, other_country, card_above_list, instalments, fact_may_be_old, former_name, shares_first_word, owners_owner, other_role, not_the_seat, unknown_place, beside_range, accessory, one_right, other_unit, beside_value, worded_otherwise, not_all_named, many_alike. Left out where they did. */
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
            /** @description How the engine was reached, one of official_api, data_provider, app, compatible_server, demo. */
            access: string;
            surface?: components["schemas"]["AnswerSurface"];
            /** @description Only for answers from an app; null for others. */
            grade?: components["schemas"]["Grade"] | null;
            /** @description The question that was asked. */
            prompt: string;
            /**
             * @description Why the question leads to one of these statements, by fixed criteria on its words alone (version 2); null for a neutral one.
             * @enum {string|null}
             */
            leading: "value" | "confirm" | "presumes" | null;
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
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Answers of other origin: they are in none of the other numbers. */
            apart?: components["schemas"]["OfOrigin"][];
            /** @description Runs that were classified, in the window. */
            classifiedRuns: number;
            /** @description Of the classified runs, those that wait for a person. */
            needsReview?: number;
            /** @description Answers among them that are provisional: the configured model has not finished reading them, and their class may change. */
            provisional?: number;
            totals: components["schemas"]["CitationCounts"];
            /** @description Engine x intent x class; only cells with runs. */
            matrix: components["schemas"]["MatrixRow"][];
            /** @description Answers to leading questions, by themselves; null if there are none. */
            leading: components["schemas"]["LeadingAnswers"] | null;
            confabulations: components["schemas"]["ConfabulationList"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How far back to look, in whole UTC days by time of capture.
         * @enum {string}
         */
        ConfabulationWindow: "7d" | "30d" | "all";
        /** @description A statement that a fact contradicts, asked about a second time: does the text itself say this, of this company, as true now? */
        Confirmation: {
            /** @description What the statement is about. */
            predicate: string;
            /** @description Where it begins. */
            start: number;
            /** @description Its words, as the first reading quotes them. */
            quote: string;
            /** @description `yes`, `no` or `unclear`. Only a yes accuses. */
            answer: string;
            /** @description The words of the answer that were quoted for a yes. */
            passage: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Which brand to scan. */
        CreateScanRequest: {
            /** @description The brand to scan. */
            brandId: string;
        };
        /** @description A doubt raised by the reader itself. */
        Doubt: {
            /** @description The doubt in a word. */
            reason: string;
            /** @description The words in question; null when it is about the whole answer. */
            span: components["schemas"]["Span"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A call made before the one that holds the answer. */
        EarlierCall: {
            /**
             * Format: date-time
             * @description When it began.
             */
            startedAt: string;
            /** @description HTTP status; null when there was no reply. */
            status: number | null;
            /** @description SHA-256 of the reply; null when there was none. */
            sha256: string | null;
        } & {
            [key: string]: unknown;
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
            /** @description The name of this refusal, such as `too_many_runs`. It stays the same; programs and other languages go by it. */
            reason?: string;
            /** @description What the words of the refusal hold, by name: limits, names, counts. */
            parameters?: {
                [key: string]: string | number;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Everything needed to check one run without trusting this service: bytes, signed manifests, log entries, proofs, checkpoints, classification history with the readings and facts used, custody, and how to verify it. */
        EvidenceBundle: {
            /** @description Names the version of the format. */
            bundle: string;
            /** @description Identifier of this export. */
            id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            exportedAt: string;
            status: components["schemas"]["BundleStatus"];
            statement: components["schemas"]["BundleStatement"];
            run: components["schemas"]["BundleRun"];
            brand: components["schemas"]["BrandRef"];
            prompt: components["schemas"]["BundlePrompt"];
            citationClass: components["schemas"]["CitationClass"];
            /** @description Why a person should look at the newest classification; empty when that is not needed. */
            needsReview: components["schemas"]["Review"][];
            /** @description Null while it is not known. */
            verificationStatus: components["schemas"]["VerificationStatus"] | null;
            response: components["schemas"]["BundleResponse"];
            /** @description Null when the reply holds no answer. */
            answer: components["schemas"]["BundleAnswer"] | null;
            provenance: components["schemas"]["CaptureManifest"];
            snapshot: components["schemas"]["Snapshot"];
            /** @description Oldest first. */
            classifications: components["schemas"]["Classification"][];
            /** @description Oldest first. */
            verifications: components["schemas"]["Verification"][];
            /** @description What the classifications were decided from. */
            readings: components["schemas"]["BundleReading"][];
            /** @description What declared predicates of facts are; left out where there are none. */
            declarations?: components["schemas"]["BundleDeclaration"][];
            /** @description From versions before readings existed; usually none. */
            judgeOpinions: components["schemas"]["JudgeOpinion"][];
            /** @description Every fact that a statement was checked against. */
            facts: components["schemas"]["BundleFact"][];
            manifest: components["schemas"]["SignedManifest"];
            captureSignature: components["schemas"]["CaptureSignature"];
            /** @description Null until it is in the log. */
            leaf: components["schemas"]["LogLeaf"] | null;
            /** @description Null until it is in the log. */
            proof: components["schemas"]["LogProof"] | null;
            /** @description Time stamps of outside authorities. */
            timestamps: components["schemas"]["BundleTimestamp"][];
            /** @description Signed classifications of the capture. */
            classification: components["schemas"]["BundleEvent"][];
            /** @description Signed re-verifications and their captures. */
            verification: components["schemas"]["BundleEvent"][];
            /** @description Signed custody events. */
            custody: components["schemas"]["BundleEvent"][];
            /** @description What the scan planned to ask, or people in apps, logged before it was asked; null for older captures and where there was no plan. */
            plan: components["schemas"]["BundleSealed"] | null;
            /** @description The outcomes of everything it asked; null while the scan runs. */
            outcomes: components["schemas"]["BundleSealed"] | null;
            /** @description What the pages that the answer cites say; null until they are captured and logged, or if they never are. */
            sourceTrail: components["schemas"]["BundleTrail"] | null;
            /** @description Where facts come from a catalogue: the imports that say them. Absent otherwise. */
            catalogue?: components["schemas"]["BundleImport"][];
            /** @description What relays say of the replies; left out where none was asked for. */
            witnessed?: components["schemas"]["BundleWitnessed"][];
            recording?: components["schemas"]["BundleRecording"];
            /** @description What is not in the log yet. */
            pending: components["schemas"]["PendingManifest"][];
            /** @description Who did what when, oldest first. */
            timeline: components["schemas"]["TimelineEntry"][];
            /** @description Versions of all software involved. */
            software: {
                [key: string]: unknown;
            };
            log: components["schemas"]["BundleLog"];
            trust: components["schemas"]["BundleTrust"];
            /** @description Null until logged. */
            sigstoreBundle: {
                [key: string]: unknown;
            } | null;
            /** @description Null for a demonstration. */
            certification: components["schemas"]["Certification"] | null;
            /** @description How to check it, by tool. */
            verify: {
                [key: string]: string;
            };
            /** @description What this evidence does not prove. */
            limits: string[];
            seal?: components["schemas"]["BundleSeal"];
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
        /** @description Where a fact comes from. */
        FactSource: {
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
        } & {
            [key: string]: unknown;
        };
        /** @description How much the facts covered. */
        FactsCoverage: {
            /** @description Active facts. */
            facts: number;
            /** @description Of these, the ones that a statement could be checked against. */
            compared: number;
        } & {
            [key: string]: unknown;
        };
        /** @description What an engine sent to an attempt that brought no answer: an error page, half a reply, anything that could not be used. */
        FailedReply: {
            /** @description The attempt; one attempt may take several calls. */
            callId: string;
            /** @description Who was asked, and how: one of official_api, data_provider, app, compatible_server, demo. */
            access?: string;
            /** @description Why it is no answer, for example `retry:overloaded` or `final:malformed`. */
            outcome: string;
            request: components["schemas"]["CaptureRequest"];
            /** @description HTTP status of the reply. */
            httpStatus: number;
            /** @description Media type of the reply. */
            contentType: string;
            /** @description Headers of the reply that are kept. */
            headers: {
                [key: string]: string;
            };
            /** @description Null where there was no connection. */
            connection: components["schemas"]["FailedReplyConnection"] | null;
            /** @description False when the reply broke off, or is longer than what is kept of it. */
            isComplete: boolean;
            /** @description SHA-256 of the bytes that are kept. */
            sha256: string;
            /** @description Number of bytes that are kept. */
            bytes: number;
            /**
             * Format: date-time
             * @description When the call began.
             */
            askedAt: string;
            /**
             * Format: date-time
             * @description When the last byte arrived.
             */
            answeredAt: string;
            /** @description The bytes: text, or base64 when they are not valid UTF-8. */
            rawResponse: string;
            /** @description How `rawResponse` holds the bytes, `utf-8` or `base64`. */
            rawResponseEncoding: string;
        } & {
            [key: string]: unknown;
        };
        /** @description How the reply travelled. */
        FailedReplyConnection: {
            /** @description Address that answered. */
            address: string | null;
            /** @description Version of TLS; null if nothing was encrypted. */
            tlsVersion: string | null;
            /** @description Digests of the certificates shown. */
            certificateSha256: string[];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How much is proven of an answer from an app. `A`: recorded and witnessed. `B`: recorded. `C`: provider’s file. `D`: typed.
         * @enum {string}
         */
        Grade: "A" | "B" | "C" | "D";
        /** @description The facts collected about a brand. */
        GroundTruth: {
            brand: components["schemas"]["BrandRef"];
            /** @description Facts in the list. */
            total: number;
            /** @description Of these, the ones that answers are judged against. */
            active: number;
            /** @description Active ones first, then newest first. */
            facts: components["schemas"]["Fact"][];
        } & {
            [key: string]: unknown;
        };
        /** @description Nothing with this SHA-256 was captured. A normal answer, not an error. */
        HashNotFound: {
            /** @description Always false. */
            found: boolean;
        };
        /**
         * @description Whether the hash is of the raw `response` or of the visible `answer`.
         * @enum {string}
         */
        HashSubject: "response" | "answer";
        /** @description The work is queued. */
        JobAck: {
            /** @description Identifier of the queued job. */
            jobId: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A second opinion of a model, from before models were readers: kept as history, not part of any finding. */
        JudgeOpinion: {
            /** @description Identifier of the opinion. */
            id: string;
            /** @description The classification it is about. */
            classificationId: string;
            /** @constant */
            kind: "opinion";
            /** @description The model that was asked. */
            model: string;
            /** @description SHA-256 of what it was asked. */
            promptSha256: string;
            /** @description The class it would have given, or `needs_review`. */
            opinion: string;
            /** @description Whether it agrees with the classification. */
            agrees: boolean;
            /** @description Its reasons. */
            reasons: string[];
            /** @description What it says was stated. */
            claims: {
                [key: string]: unknown;
            }[];
            /** @description Each time it was asked. */
            asked: {
                [key: string]: unknown;
            }[];
            /**
             * Format: date-time
             * @description When it was given.
             */
            judgedAt: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The language of its words.
         * @enum {string}
         */
        Language: "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "pl" | "ja";
        LeadingAnswers: {
            /** @description Version of the fixed criteria. */
            check: string;
            /** @description Answers to questions that ask to confirm something, or why or since when; the figures above count these too. */
            classifiedRuns: number;
            totals: components["schemas"]["CitationCounts"];
        } & {
            [key: string]: unknown;
        };
        /** @description The operator of this service keeps no log. */
        LogAbsent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "no_log";
            /** @description What that means for the evidence. */
            reason: string;
        } & {
            [key: string]: unknown;
        };
        /** @description It is in the log: the entry, and the proof that it is there. */
        LogIntegrated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "integrated";
            /** @description Name of the log. */
            origin: string;
            /** @description Number of the entry, from 0. */
            index: number;
            /** @description Entries in the log when the checkpoint was signed. */
            size: number;
            /** @description Hashes from the entry up to the root, in base64; the sibling of the entry comes first. */
            inclusion_proof: string[];
            /** @description The signed checkpoint that the proof leads to, as a note in the C2SP format. */
            checkpoint: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An entry of the log. */
        LogLeaf: {
            /** @description The entry, in base64. */
            base64: string;
            /** @description Number of the entry, from 0. */
            index: number;
            /** @description Its hash in the Merkle tree. */
            hash: string;
        } & {
            [key: string]: unknown;
        };
        /** @description It waits for the next checkpoint of the log, usually for a few seconds. */
        LogPending: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "pending";
        } & {
            [key: string]: unknown;
        };
        /** @description The proof that an entry is in the log. */
        LogProof: {
            /** @description Inclusion proof and checkpoint, in the C2SP tlog-proof format. */
            tlogProof: string;
            /** @description Proof that a newer checkpoint extends that one; null when that one is the newest. */
            consistency?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The visible text, extracted from the reply. */
        ManifestAnswer: {
            /** @description SHA-256 of the text in UTF-8. */
            sha256: string;
            /** @description Bytes of the text. */
            bytes: number;
            /** @description What extracted it from the reply. */
            extractor: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What the call used of earlier ones, such as cookies, cached replies or an open connection.
         * @enum {string}
         */
        ManifestCarriedOver: "nothing";
        /** @description A page that the answer cites. */
        ManifestCitation: {
            /** @description Its address. */
            url: string;
            /** @description Its title. */
            title: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Where the time comes from. */
        ManifestClock: {
            /** @description Source of the time. */
            source: string;
            /** @description Measured offset in milliseconds; null when not measured. */
            offsetMs: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Who captured it, with what. */
        ManifestCollector: {
            /** @description Who runs the service. */
            entity: string;
            /** @description The machine. */
            instance: string;
            /** @description Name of the software. */
            software: string;
            /** @description Its version. */
            version: string;
            /** @description The commit it was built from. */
            commit: string | null;
            /** @description Digest of the image it runs in. */
            container: string | null;
            /** @description Operating system. */
            os: string;
            /** @description Runtime and its version. */
            runtime: string;
            /** @description Address that two or more servers saw, of those that the operator named. */
            egressIp: string | null;
            /** @description Which servers saw it, and when; missing in older ones. */
            egressSeenBy?: string | null;
            clock: components["schemas"]["ManifestClock"];
            trigger: components["schemas"]["ManifestTrigger"];
            /** @description Name of the key that signed. */
            captureKey: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The conversation, which came on a connection of its own. */
        ManifestConversation: {
            /** @description SHA-256 of its bytes. */
            sha256: string;
            /** @description Number of bytes. */
            bytes: number;
            /** @description Address that was asked. */
            endpoint: string;
            /** @description HTTP status. */
            status: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Who claims it. */
        ManifestPerson: {
            /** @description The key (P-256, SPKI) in base64. */
            key: string;
            /** @description Over the claim, in base64. */
            signature: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A picture of the screen. */
        ManifestPicture: {
            /** @description SHA-256 of its bytes. */
            sha256: string;
            /** @description Number of bytes. */
            bytes: number;
            /**
             * @description Its format.
             * @enum {string}
             */
            mediaType: "image/png" | "image/jpeg" | "image/webp";
        } & {
            [key: string]: unknown;
        };
        /** @description The place of the run in the logged plan of its scan, or among the slots of a plan for people. */
        ManifestPlan: {
            /** @description SHA-256 of the manifest of the plan. */
            sha256: string;
            /** @description Place in the plan, from 0. */
            place: number;
            /** @description Number of the sample of its prompt and engine, from 1. */
            sample: number;
        } & {
            [key: string]: unknown;
        };
        /** @description What was asked. */
        ManifestQuestion: {
            /** @description The question. */
            prompt: string;
            /** @description SHA-256 of the question in UTF-8. */
            promptSha256: string;
            /** @description What the question asks about. */
            intent: string;
            /** @description SHA-256 of the request body; null when there was none. */
            requestSha256: string | null;
            /** @description What came before the question. */
            conversation: string;
            /** @description Further instructions to the engine. */
            systemPrompt: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What was recorded in an app beside the reply. Only the conversation came from the provider. */
        ManifestRecording: {
            /** @description How replies of the app are read. */
            profile: string;
            /** @description What recorded it. */
            tool: string;
            /** @description The browser. */
            browser: string;
            /** @description 128 random bits of the session: relays were told their digest. */
            nonce: string;
            screen: components["schemas"]["ManifestScreen"];
            /** @description An illustration: nothing shows that it is true. Null where there is none. */
            picture: components["schemas"]["ManifestPicture"] | null;
            /**
             * @description What the question rests on: the conversation that the provider sent, or the word of the recorder.
             * @enum {string}
             */
            question: "conversation" | "word";
            /** @description Null where it was not recorded. */
            conversation: components["schemas"]["ManifestConversation"] | null;
            /** @description Null for grade A. */
            person: components["schemas"]["ManifestPerson"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The reply. */
        ManifestResponse: {
            /** @description SHA-256 of its exact bytes. */
            sha256: string;
            /** @description Number of bytes. */
            bytes: number;
            /** @description Media type of the reply. */
            mediaType: string;
            /** @description HTTP status of the reply. */
            status: number;
            /** @description Headers of the reply that are kept. */
            headers: {
                [key: string]: string;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Who opened the connection: the collector itself, past any proxy that its machine is told to use, or a relay for it.
         * @enum {string}
         */
        ManifestRoute: "direct" | "relay";
        /** @description The visible text of the page, as canonical JSON. */
        ManifestScreen: {
            /** @description SHA-256 of its bytes. */
            sha256: string;
            /** @description Number of bytes. */
            bytes: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Who was asked, and how. */
        ManifestSource: {
            /** @description The answer engine. */
            engine: string;
            surface: components["schemas"]["Surface"];
            /** @description Only for answers from an app; null for others. */
            grade?: components["schemas"]["Grade"] | null;
            /** @description How the engine was reached. */
            access: string;
            /** @description Who served it. */
            provider: string;
            /** @description Address that was asked. */
            endpoint: string;
            /** @description The model asked for. */
            modelRequested: string | null;
            /** @description The model that the reply names. */
            modelReported: string | null;
            /** @description The provider's own identifier of the call. */
            requestId: string | null;
            /** @description The provider's own fingerprint of its system. */
            systemFingerprint: string | null;
            /** @description Settings that were sent. */
            parameters: {
                [key: string]: string;
            };
            /** @description Whether the engine searched; null when the reply does not say. */
            search: boolean | null;
            /** @description Language of the question. */
            locale: string;
            /** @description Region that was asked for. */
            region: string | null;
            /** @description Kind of account that asked. */
            accountType: string | null;
            /** @description What was asked, and what that is not, in one sentence. */
            description: string;
        } & {
            [key: string]: unknown;
        };
        /** @description All by the collector's clock. */
        ManifestTimes: {
            /**
             * Format: date-time
             * @description When the question was sent.
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When the last byte arrived.
             */
            receivedAt: string;
            /**
             * Format: date-time
             * @description When it was captured and signed.
             */
            capturedAt: string;
        } & {
            [key: string]: unknown;
        };
        /** @description How the reply travelled. */
        ManifestTransport: {
            /** @description Address that was connected to. */
            resolvedIp: string | null;
            /** @description Version of TLS. */
            tlsVersion: string | null;
            /** @description Digests of the certificates shown. */
            certificateSha256: string[];
            /**
             * Format: date-time
             * @description When the call began.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When the first byte arrived.
             */
            firstByteAt: string | null;
            /** @description Missing in older ones, and where there was no connection. */
            route?: components["schemas"]["ManifestRoute"] | null;
            /** @description Missing in older ones, and where there was no connection. */
            carriedOver?: components["schemas"]["ManifestCarriedOver"] | null;
            /**
             * Format: date-time
             * @description When the last byte arrived.
             */
            finishedAt: string;
            /** @description In order. */
            earlier: components["schemas"]["EarlierCall"][];
        } & {
            [key: string]: unknown;
        };
        /** @description What caused the capture. */
        ManifestTrigger: {
            /** @description Kind of work. */
            kind: string;
            /** @description Its identifier. */
            id: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Runs of one engine and intent, per citation class. */
        MatrixRow: {
            /** @description The engine. */
            engine: string;
            /** @description What the prompts ask about. */
            intent: string;
            counts: components["schemas"]["CitationCounts"];
            /** @description Runs in this row. */
            total: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Who is named in an answer, and sentences about the brand to read. */
        NamedInAnswer: {
            /** @description 1. */
            version: number;
            /** @description In the order of the text; the quote is the name. */
            entries: ({
                /** @description Where it begins. */
                start: number;
                /** @description Where it ends, exclusive. */
                end: number;
                /** @description The words themselves. */
                quote: string;
                /** @description One of company, product, shop, marketplace, media, other. */
                kind: string;
                /** @description Computed from the form of the answer; null if it is in no list. */
                place: ({
                    /** @description One of list, table, headings. */
                    form: string;
                    /** @description Which of the lists and tables that name somebody, from 1. */
                    list: number;
                    /** @description From 1. */
                    place: number;
                    /** @description How many entries it has. */
                    of: number;
                } & {
                    [key: string]: unknown;
                }) | null;
                /** @description The words that recommend it outright; null if none do. */
                recommended: components["schemas"]["Span"] | null;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Sentences that praise the brand, advise against it or warn. */
            remarks: ({
                /** @description Where it begins. */
                start: number;
                /** @description Where it ends, exclusive. */
                end: number;
                /** @description The words themselves. */
                quote: string;
                /** @description What it is about. */
                topic: string;
                /** @description One of praises, advises_against, warns. There is no score. */
                tone: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Names and quotes of the reply that do not stand in the answer. */
            lost: number;
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
         * @description Who gives an answer: `engine`, the engine itself, asked over a programming interface or by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up.
         * @enum {string}
         */
        Origin: "engine" | "app" | "stand_in" | "demo";
        /** @description What a visitor reads there, one line for each block, headings behind `# `. */
        PageText: {
            /** @description The text. */
            text: string;
            /** @description SHA-256 of this text in UTF-8. */
            sha256: string;
        } & {
            [key: string]: unknown;
        };
        /** @description How much of a text was read. */
        PartRead: {
            /** @description Characters that were read. */
            characters: number;
            /** @description Characters in total. */
            of: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Signed, but not in a published checkpoint yet. */
        PendingManifest: {
            /** @description Kind of the manifest. */
            kind: string;
            /** @description What it is about. */
            id: string;
            /** @description SHA-256 of the manifest. */
            manifestSha256: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Where it is in the transparency log; `status` says which of the three it is. */
        PlaceInLog: components["schemas"]["LogIntegrated"] | components["schemas"]["LogPending"] | components["schemas"]["LogAbsent"];
        /** @description A planned route that is not available yet. */
        Planned: {
            /** @constant */
            status: "planned";
            /** @description Planned sprint. */
            roadmap?: string;
            /** @description Dependency or context. */
            note?: string;
        };
        /**
         * @description What a prompt asks about.
         * @enum {string}
         */
        PromptIntent: "CATEGORY" | "BRANDED" | "COMPARATIVE" | "DEFENSIVE";
        /** @description Minimal metadata, with the place in the transparency log and the proof of it. Never the response itself. */
        PublicEvidence: {
            /** @description Always true. */
            found: boolean;
            /** @description The hash. */
            sha256: string;
            subject: components["schemas"]["HashSubject"];
            /**
             * Format: date-time
             * @description When it was captured.
             */
            captured_at: string;
            engine: components["schemas"]["Engine"];
            /** @description How the engine was reached, one of official_api, data_provider, app, compatible_server, demo. */
            access: string;
            surface?: components["schemas"]["AnswerSurface"];
            /** @description Only for answers from an app; null for others. */
            grade?: components["schemas"]["Grade"] | null;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            log: components["schemas"]["PlaceInLog"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How `rawResponse` holds the bytes.
         * @enum {string}
         */
        RawResponseEncoding: "utf-8" | "base64";
        /** @description A statement about the brand, verbatim from the answer. */
        ReadClaim: {
            /** @description What the statement is about. */
            predicate: string;
            /** @description What is stated; the form depends on the predicate. */
            value: unknown;
            /** @description Whom it is about: `brand`, `other` or `nobody`. */
            about: string;
            /** @description How it is put forward, one of asserted, denied, hedged, past, hearsay, corrected, conditional, asked. */
            stance: string;
            /** @description The group of rules that read it. */
            group: string;
            /** @description Where it begins. */
            start: number;
            /** @description Where it ends, exclusive. */
            end: number;
            /** @description The words themselves. */
            quote: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What kind of reader: `rules` is the plain reader, `confirmation` the second reading of what an answer is accused of.
         * @enum {string}
         */
        ReaderKind: "rules" | "model" | "confirmation" | "person";
        /** @description Who read an answer. */
        ReaderName: {
            kind: components["schemas"]["ReaderKind"];
            /** @description Version of the plain reader, `provider/model` of a model, the label of a person. */
            version: string;
            /** @description Digest of what the reader was made from; null when there is nothing to hash. */
            digest: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What a reader found in an answer. */
        ReadingContent: {
            /** @description Whether the name in the answer is the brand, one of brand, namesake, unclear, none. */
            mention: string;
            /** @description Where the answer names the brand. */
            mentions: components["schemas"]["Span"][];
            /** @description Whether it says anything beyond the words of the prompt. */
            substance: boolean;
            /** @description The rule that found this. */
            substanceRule: string;
            /** @description Whether the prompt names the brand. */
            promptNamesBrand: boolean;
            /** @description What the answer states. */
            claims: components["schemas"]["ReadClaim"][];
            /** @description The brand's own pages among the sources. */
            ownedCitations: string[];
            /** @description ISO 639-1 code of the language; null when the reader does not know it. */
            language: string | null;
            read: components["schemas"]["PartRead"];
            /** @description Each of them is a reason for review. */
            doubts: components["schemas"]["Doubt"][];
            reader: components["schemas"]["ReaderName"];
            checked?: components["schemas"]["Checked"];
            named?: components["schemas"]["NamedInAnswer"];
            /** @description Only in readings of the kind `confirmation`. */
            confirmations?: components["schemas"]["Confirmation"][];
        } & {
            [key: string]: unknown;
        };
        /** @description What a model was asked, and what it replied. */
        ReadingExchange: {
            /** @description The request. */
            request: string;
            /** @description SHA-256 of the request. */
            requestSha256: string;
            /** @description The reply. */
            reply: string;
            /** @description SHA-256 of the reply. */
            replySha256: string;
            /** @description The model that the reply names. */
            servedModel: string | null;
            /** @description Cost in US dollars as a decimal string; null when it is not known. */
            costUsd: string | null;
            /**
             * Format: date-time
             * @description When the request was sent.
             */
            askedAt: string;
            /**
             * Format: date-time
             * @description When the reply arrived.
             */
            answeredAt: string;
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
        /** @description Everything that is kept about one run: the raw response, its snapshot, its status and its history. */
        RunEvidence: {
            /** @description Run identifier. */
            runId: string;
            /** @description The scan it belongs to. */
            scanId: string;
            brand: components["schemas"]["BrandRef"];
            engine: components["schemas"]["Engine"];
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            intent: components["schemas"]["PromptIntent"];
            /** @description The question that was asked. */
            prompt: string;
            /** @description Language of the question, for example `en` or `en-US`. */
            locale: string;
            /** @description State of the run, one of QUEUED, RUNNING, CAPTURED, CLASSIFIED, SET_ASIDE, NO_ANSWER, FAILED. */
            status: string;
            /** @description Null until the run is classified. */
            citationClass: components["schemas"]["CitationClass"] | null;
            /** @description True: the configured model has not finished reading the answer; the class may change. */
            provisional?: boolean;
            /** @description Why a person should look at the newest classification; empty when that is not needed. */
            needsReview: components["schemas"]["Review"][];
            /** @description Why there is no answer, one of filtered, no_overview, empty, cut_off; null otherwise. */
            noAnswerReason: string | null;
            /** @description Why the run failed or was set aside; null otherwise. */
            error: string | null;
            /** @description Null while nothing is classified. */
            verificationStatus: components["schemas"]["VerificationStatus"] | null;
            /** @description The reply of the engine; null while there is none. */
            snapshot: components["schemas"]["Snapshot"] | null;
            /** @description The exact bytes of the reply: text, or base64 when they are not valid UTF-8; null while there is none. */
            rawResponse: string | null;
            /** @description Null while there is no reply. */
            rawResponseEncoding: components["schemas"]["RawResponseEncoding"] | null;
            /** @description The answer text that was read; null when there is none. */
            answer: string | null;
            /** @description Oldest first. */
            classifications: components["schemas"]["Classification"][];
            /** @description Oldest first. */
            verifications: components["schemas"]["Verification"][];
            /** @description What the classifications were decided from, oldest first. */
            readings: components["schemas"]["StoredReading"][];
            /** @description From versions before readings existed; usually none. */
            judgeOpinions: components["schemas"]["JudgeOpinion"][];
            /** @description What the pages that the answer cites say about what it gets wrong; null until they are captured, or if they never are. */
            sourceTrail: components["schemas"]["SourceTrail"] | null;
            /** @description Null while there is no reply. */
            log: components["schemas"]["PlaceInLog"] | null;
            /** @description The replies to re-verifications. */
            captures: components["schemas"]["Snapshot"][];
            /** @description What came back of attempts that brought no answer, oldest first. */
            failedReplies?: components["schemas"]["FailedReply"][];
        } & {
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
            /** @description Prompts times engines times samples. */
            totalRuns: number;
            /** @description Cost in US dollars as a decimal string; null until the first cost is known. */
            totalCostUsd: number | string | null;
            /** @description Runs per run status. */
            byStatus: {
                [key: string]: number;
            };
            progress?: components["schemas"]["ScanProgress"];
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Classified runs that mention the brand, with answers of the origin named here. */
            mentions: number;
            /** @description Answers among them that are provisional: the configured model has not finished reading them, and their class may change. */
            provisional?: number;
            /** @description Answers of other origin: they are in none of the other numbers. */
            apart?: components["schemas"]["OfOrigin"][];
        } & {
            [key: string]: unknown;
        };
        /** @description The monthly scan cap of the plan is reached. */
        ScanCapError: {
            /** @description What went wrong, for a person. */
            error: string;
            /** @description The name of this refusal, such as `too_many_runs`. It stays the same; programs and other languages go by it. */
            reason?: string;
            /** @description What the words of the refusal hold, by name: limits, names, counts. */
            parameters?: {
                [key: string]: string | number;
            };
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
        /** @description How far a scan is. Older servers do not send it. */
        ScanProgress: {
            /** @description Share of the work that is done: each run is asked, and then judged. 100 once the scan has ended. */
            percent: number;
            /** @description An estimate of the seconds until the scan ends, from its pace so far. Null while nothing can be said: it has hardly begun, was stopped, or asks at set times. */
            remainingSeconds: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A manifest, exactly as signed. */
        SignedManifest: {
            /** @description Its canonical JSON, in base64. */
            base64: string;
            /** @description SHA-256 of these bytes. */
            sha256: string;
        } & {
            [key: string]: unknown;
        };
        /** @description One reply of an engine, with the digests of its exact bytes. */
        Snapshot: {
            /** @description Identifier of the capture. */
            captureId: string;
            /** @description Which question it answers, one of original, verification. */
            kind: string;
            /** @description SHA-256 of the exact bytes of the reply. */
            sha256: string;
            /** @description SHA-256 of the answer text in UTF-8; null when there was no answer. */
            answerSha256: string | null;
            /** @description Bytes of the reply. */
            bytes: number;
            /** @description Media type of the reply. */
            contentType: string;
            /** @description HTTP status of the reply. */
            httpStatus: number;
            /** @description Headers of the reply that are kept. */
            headers: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it was captured and signed.
             */
            capturedAt: string;
            /**
             * Format: date-time
             * @description When the question was sent.
             */
            askedAt: string;
            /**
             * Format: date-time
             * @description When the last byte of the reply arrived.
             */
            answeredAt: string;
            source: components["schemas"]["CaptureSource"];
            /** @description Language, and country where it matters, for example `en-US`. */
            locale: string;
            request: components["schemas"]["CaptureRequest"];
            /** @description Pages that the answer cites. */
            cited: components["schemas"]["Source"][];
            /** @description Pages that the engine looked at. */
            retrieved: components["schemas"]["Source"][];
            /** @description Addresses written in the text of the answer. */
            inProse: string[];
            /** @description What the engine searched for. */
            queries: string[];
            usage: components["schemas"]["TokenUsage"];
            /** @description Cost in US dollars as a decimal string; null when it is not known. */
            costUsd: string | null;
            /** @description Where the cost comes from: `reported`, `price_table`, `per_call_setting` or `unknown`. */
            costBasis: string;
            /** @description Why there is no answer, one of filtered, no_overview, empty, cut_off; null when there is one. */
            noAnswerReason: string | null;
            /** @description The answer text, where it is not given beside the snapshot; null when there is none. */
            answer?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A page that an answer names. */
        Source: {
            /** @description Its address. */
            url: string;
            /** @description Its title, where the engine gives one. */
            title: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What a cited page says: `same_error` as the answer, the `truth` instead, `neither`, or it could not be read (`unread`).
         * @enum {string}
         */
        SourceSays: "same_error" | "truth" | "neither" | "unread";
        /** @description What a page says about one of the statements, verbatim. */
        SourceStatement: {
            /** @description Which one, from 0. */
            statement: number;
            says: components["schemas"]["SourceSays"];
            /** @description Where it stands in the page's text, in UTF-16 code units. */
            start: number;
            /** @description Where it ends. */
            end: number;
            /** @description The words. */
            quote: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What the pages that an answer cites say about what it gets wrong. */
        SourceTrail: {
            /** @description The run. */
            runId: string;
            /** @description The answer. */
            captureId: string;
            /** @description The verdict that names the false statements. */
            classificationId: string;
            /** @description What read the pages. */
            reader: string;
            /** @description What was looked for. */
            statements: components["schemas"]["TrailStatement"][];
            /** @description In the order in which the answer cites them. */
            pages: components["schemas"]["TrailPage"][];
            /** @description Sources that were not looked at: beyond the bound, no page that can be asked for, or too many for the record. */
            leftOut: number;
        } & {
            [key: string]: unknown;
        };
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
        /** @description One statement of the answer, in brief. */
        StatedClaim: {
            /** @description What it is about, in words. */
            about: string;
            /** @description What the answer says. */
            stated: string;
            /** @description The words it uses. */
            quote: string;
            /** @description The outcome, in words. */
            verdict: string;
            /** @description `certain` or `likely`; null in records from versions that did not tell them apart. */
            certainty: string | null;
            /** @description What is true, in words. */
            truth: string | null;
            /** @description The source for that. */
            source: string | null;
            /** @description Address of the page. */
            sourceUrl: string | null;
            /** @description The words of the page. */
            sourceQuote: string | null;
            /** @description SHA-256 of the page as it was fetched. */
            sourceSha256: string | null;
            /** @description When the page was fetched. */
            sourceFetchedAt: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What the plain reader, a language model or a person read in an answer. */
        StoredReading: {
            /** @description Identifier of the reading. */
            id: string;
            /** @description The capture that was read. */
            captureId: string;
            reader: components["schemas"]["ReaderName"];
            /** @description SHA-256 of its canonical JSON, as the signed classification names it. */
            sha256: string;
            /**
             * Format: date-time
             * @description When it was read.
             */
            readAt: string;
            reading: components["schemas"]["ReadingContent"];
            /** @description Only for a model; null for the plain reader and for people. */
            exchange: components["schemas"]["ReadingExchange"] | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description An interface for programs, a data seller (`web` in older manifests), or an app from which a person brought the answer.
         * @enum {string}
         */
        Surface: "api" | "seller" | "app" | "web";
        /** @description One step of the chain of custody. */
        TimelineEntry: {
            /** @description When, in UTC. */
            at: string;
            /** @description What happened. */
            event: string;
            /** @description Who did it. */
            by: string;
            /** @description More about it. */
            detail: string;
            /** @description The signed manifest that says so; null for steps without one. */
            manifestSha256: string | null;
            /** @description Entry of the log; null while it waits, or for steps without one. */
            logIndex: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Root certificate of a time-stamping authority. */
        TimestampRoot: {
            /** @description SHA-256 of the certificate. */
            sha256: string;
            /** @description The certificate. */
            pem: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What was stamped.
         * @enum {string}
         */
        TimestampSubject: "checkpoint" | "newest_checkpoint" | "capture";
        /** @description What the provider counted; null if it does not say. */
        TokenUsage: {
            /** @description All input tokens. */
            input: number | null;
            /** @description Of these, read from a cache. */
            cachedInput: number | null;
            /** @description Of these, written to a cache. */
            cacheWrite: number | null;
            /** @description All output tokens. */
            output: number | null;
            /** @description Of these, spent on reasoning. */
            reasoning: number | null;
            /** @description Web searches. */
            searches: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A page that the answer cites. */
        TrailPage: {
            /** @description The address that is cited, without its fragment. */
            url: string;
            /** @description SHA-256 of the signed manifest of its capture. */
            page: string;
            /** @description The final address, after redirects; null when none answered. */
            finalUrl: string | null;
            /**
             * Format: date-time
             * @description When it was fetched, or found to be unreachable.
             */
            fetchedAt: string;
            /** @description HTTP status; null when there was no reply. */
            status: number | null;
            /** @description SHA-256 of its bytes; null when there are none. */
            sha256: string | null;
            /** @description The worst it says; null when the answer states nothing false. */
            says: components["schemas"]["SourceSays"] | null;
            /** @description Why it was not read; null when it was. */
            reason: components["schemas"]["UnreadReason"] | null;
            /** @description Empty when it says neither. */
            statements: components["schemas"]["SourceStatement"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A false statement that was looked for. */
        TrailStatement: {
            /** @description What it is about. */
            predicate: string;
            /** @description What the statement is about, for example a product; empty for the brand itself. */
            about: string;
            /** @description What is said, in a normalised spelling. */
            value: string;
            /** @description As the answer words it. */
            stated: string;
            /** @description What the fact says. */
            truth: string | null;
            /** @description The fact that it contradicts. */
            factId: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Why a page was not read. */
        UnreadReason: {
            /** @description For machines: `robots`, `private_address`, `too_large`, `status`, `unreachable` … */
            code: string;
            /** @description For people. */
            message: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A fact as it was when a classification used it. */
        UsedFact: {
            /** @description Identifier of the fact. */
            id: string;
            /** @description What the fact is about. */
            predicate: string;
            /** @description Its value; the form depends on the predicate. */
            value: unknown;
            /** @description Whether it was active then. */
            active: boolean;
            /** @description Digest of predicate, value and source. */
            hash: string;
            /** @description Page that says so. */
            sourceUrl: string | null;
            /** @description SHA-256 of that page as it was fetched; of a catalogue, the hash of its item. */
            sourceSha256: string | null;
            catalogue?: components["schemas"]["CatalogueOrigin"];
        } & {
            [key: string]: unknown;
        };
        /** @description An invalid body or query, with each offending field. */
        ValidationError: {
            /** @description What went wrong, for a person. */
            error: string;
            /** @description The name of this refusal, such as `too_many_runs`. It stays the same; programs and other languages go by it. */
            reason?: string;
            /** @description What the words of the refusal hold, by name: limits, names, counts. */
            parameters?: {
                [key: string]: string | number;
            };
            /** @description Every offending field. */
            fields: {
                /** @description The offending field, for example `brandId` or `query.window`. */
                path: string;
                /** @description What it must be. */
                message: string;
                /** @description The name of this refusal, such as `too_many_runs`. It stays the same; programs and other languages go by it. */
                reason?: string;
                /** @description What the words of the refusal hold, by name: limits, names, counts. */
                parameters?: {
                    [key: string]: string | number;
                };
            }[];
        } & {
            [key: string]: unknown;
        };
        /** @description One re-verification of a run. */
        Verification: {
            /** @description Identifier of the re-verification. */
            id: string;
            outcome: components["schemas"]["VerificationOutcome"];
            /** @description Class of the answers it got; null when they are inconclusive. */
            class: components["schemas"]["CitationClass"] | null;
            /** @description The captures of its answers. */
            captureIds: string[];
            /** @description The model that answered the original question. */
            originalModel: string | null;
            /** @description The model that answered this time. */
            servedModel: string | null;
            /** @description Whether these are different models. */
            modelChanged: boolean;
            /**
             * Format: date-time
             * @description When it ended.
             */
            verifiedAt: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Re-verifications are used up: for the month (then with `maxVerifications`, `verificationsThisMonth`, `maxScans` and `scansThisMonth`) or for this run today (then with `maxVerificationsPerRunAndDay` and `verificationsOfRunToday`). */
        VerificationCapError: {
            /** @description What went wrong, for a person. */
            error: string;
            /** @description The name of this refusal, such as `too_many_runs`. It stays the same; programs and other languages go by it. */
            reason?: string;
            /** @description What the words of the refusal hold, by name: limits, names, counts. */
            parameters?: {
                [key: string]: string | number;
            };
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
        /**
         * @description Whether the engine said it again.
         * @enum {string}
         */
        VerificationOutcome: "reproduced" | "not_reproduced" | "inconclusive";
        /**
         * @description Whether what was found still holds: `active`, `stale` (too old, or a fact behind it changed) or `not_reproducible` (asked again, the answers did not say it; the bundle says in how many answers it may still be said).
         * @enum {string}
         */
        VerificationStatus: "active" | "stale" | "not_reproducible";
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
                 * @description Makes the request safe to repeat for 24 hours: the same key with the same request gets the same answer and starts nothing twice; with a different request it is refused with 409.
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
                    /** @description Path of the job, to follow it. */
                    Location?: string;
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
            /** @description The body is larger than this route accepts. */
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
            /** @description The body is larger than this route accepts. */
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
                /** @description The language of its words. */
                language?: components["schemas"]["Language"];
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
                 * @description Makes the request safe to repeat for 24 hours: the same key with the same request gets the same answer and starts nothing twice; with a different request it is refused with 409.
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
                    /** @description Path of the job, to follow it. */
                    Location?: string;
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
            /** @description The body is larger than this route accepts. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Re-verifications are used up, for the month or for this run today. */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key with the same request gets the same answer and starts nothing twice; with a different request it is refused with 409.
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
                    /** @description Path of the scan, to follow it. */
                    Location?: string;
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
            /** @description The body is larger than this route accepts. */
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
            /** @description Planned, not available yet. */
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
            /** @description Planned, not available yet. */
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
