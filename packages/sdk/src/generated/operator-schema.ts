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
         * @description Change an account. For the operator.
         */
        patch: operations["adminChangeAccount"];
        trace?: never;
    };
    "/api/admin/accounts/{accountId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations to an account, newest first
         * @description List the invitations to an account, newest first. Needs the role `owner`.
         */
        get: operations["adminListInvitations"];
        put?: never;
        /**
         * Invite a person by a link that works once; it is shown only in this answer
         * @description With `memberId`, the link lets an existing member in again who has lost their passkey: using it removes their passkeys and ends their sessions, their own keys and the access of programs that they let in. Nothing is sent: give the link to the person yourself. Needs the role `owner`.
         */
        post: operations["adminAddInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{accountId}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave an account; your sessions and your keys for it end at once
         * @description Leave an account; your sessions and your keys for it end at once. Needs the role `viewer`.
         */
        post: operations["adminLeaveAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{accountId}/letterhead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the name and the logo of an account’s reports
         * @description Read the name and the logo of an account’s reports. Needs the role `viewer`.
         */
        get: operations["adminGetLetterhead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the name and the logo of an account’s reports
         * @description For reports from now on: those that are made keep theirs. Needs the role `owner`.
         */
        patch: operations["adminChangeLetterhead"];
        trace?: never;
    };
    "/api/admin/accounts/{accountId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people of an account
         * @description List the people of an account. Needs the role `viewer`.
         */
        get: operations["adminListMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{accountId}/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the programs that people let into an account
         * @description List the programs that people let into an account. Needs the role `owner`.
         */
        get: operations["adminListPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{accountId}/programs/{grantId}": {
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
         * End the access of a program to an account, at once
         * @description End the access of a program to an account, at once. Needs the role `owner`.
         */
        delete: operations["adminEndProgram"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/app-plans/{appPlanId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a plan for people: slots, outcomes, and how often app and interface say the same
         * @description Show a plan for people: slots, outcomes, and how often app and interface say the same. Needs the role `viewer`.
         */
        get: operations["adminGetAppPlan"];
        put?: never;
        post?: never;
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
    "/api/admin/brands/{brandId}/app-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the answers that people brought from apps, newest first
         * @description List the answers that people brought from apps, newest first. Needs the role `viewer`.
         */
        get: operations["adminListAppAnswers"];
        put?: never;
        /**
         * Bring answers that a person got in an app
         * @description One conversation of an export or a saved page in the provider's own form (grade C: provider’s file), or a question and an answer as text (grade D: typed). Names, tokens and instruction texts are removed before storing, and listed. Each answer becomes a run with its bytes in the log, and is judged like others. It is counted apart from answers of engines. What was brought before is not stored twice. Needs the role `editor`.
         */
        post: operations["adminAddAppAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/app-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plans of questions that people ask in apps, newest first
         * @description List plans of questions that people ask in apps, newest first. Needs the role `viewer`.
         */
        get: operations["adminListAppPlans"];
        put?: never;
        /**
         * Draw a plan of questions that people ask in apps
         * @description Questions, people and days are drawn, signed and entered in the log before anybody asks. Each drawn question is asked once of every engine. Recordings and imports fill the slots (`fills`); a slot that nobody fills until the end of its day is missed, and the signed outcome says so. With `paired` a scan asks the same questions over the programming interfaces; it counts against the monthly cap. Needs the role `reviewer`.
         */
        post: operations["adminDrawAppPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how many products a brand has, and of which lines
         * @description Read how many products a brand has, and of which lines. Needs the role `viewer`.
         */
        get: operations["adminGetCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/catalogue/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the products of a brand, however many, as CSV or lines of JSON
         * @description Download the products of a brand, however many, as CSV or lines of JSON. Needs the role `viewer`.
         */
        get: operations["adminExportCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/catalogue/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products of a brand
         * @description List the products of a brand. Needs the role `viewer`.
         */
        get: operations["adminListCatalogueItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/catalogue/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product with every version it has had
         * @description Read a product with every version it has had. Needs the role `viewer`.
         */
        get: operations["adminGetCatalogueItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description What changed between two scans, and what of it stands out. Needs the role `viewer`.
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
         * @description List every run of a brand classified CONFABULATED, newest first, without the limit of a hundred. Needs the role `viewer`.
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
    "/api/admin/brands/{brandId}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the corrections of a brand, newest first
         * @description List the corrections of a brand, newest first. Needs the role `viewer`.
         */
        get: operations["adminListCorrections"];
        put?: never;
        /**
         * Have a false statement corrected, or everything that contradicts a fact
         * @description Answers with the steps that fit its cause. Nothing is sent to anybody: drafts are for a person to send. Pages that say the same are captured again every day from now on. Needs the role `reviewer`.
         */
        post: operations["adminOpenCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/corrections/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long it takes until something is corrected, per engine, source and fact
         * @description From the day on which somebody was asked (or it was opened) until a watch showed that the engine makes it in fewer answers than planned. What is still open counts for as long as it has been open (Kaplan and Meier). Needs the role `viewer`.
         */
        get: operations["adminGetCorrectionTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of a brand, newest first
         * @description List the documents of a brand, newest first. Needs the role `viewer`.
         */
        get: operations["adminListDocuments"];
        put?: never;
        /**
         * Upload a document: what it states about the brand is proposed as facts
         * @description PDF, DOCX, HTML or Markdown, 10 MB at most. It is read by the rules for the pages of the brand, in a process of its own under limits of time and memory; scripts in it are not run. Each proposal has the words of the document and where they stand, and waits for approval. A document that cannot be read is refused with the reason, and nothing is stored. Needs the role `editor`.
         */
        post: operations["adminAddDocument"];
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
        /**
         * List the facts of a brand page by page, newest first
         * @description Every fact that ever was, whatever became of it; `state=proposed` lists those that wait for approval. Needs the role `viewer`.
         */
        get: operations["adminListFacts"];
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
    "/api/admin/brands/{brandId}/facts/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve proposed facts: answers are judged by them from now on
         * @description They replace what had their place, and stored answers are judged again by a job. Of proposals that exclude each other none is approved unless it alone is named. At most 1000 at a time. Needs the role `reviewer`.
         */
        post: operations["adminApproveFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/facts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All facts of a brand as a file, streamed, whatever their number
         * @description `csv`: RFC 4180 with a line of names; values that are no text are JSON, and a cell that would be run as a formula begins with an apostrophe. `jsonl`: one fact per line, as the list shows it. Needs the role `viewer`.
         */
        get: operations["adminExportFacts"];
        put?: never;
        post?: never;
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
         * @description List the runs whose class these changes of facts would change; nothing is written. Needs the role `reviewer`.
         */
        post: operations["adminPreviewFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/facts/read-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one page of a brand, or the pages that a sitemap of it lists, for facts
         * @description Only queues the work; the job tells how far it is and what the pages state. At most 30 pages are read. While pages of the brand are being read it is refused. Needs the role `editor`.
         */
        post: operations["adminReadPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/facts/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse proposed facts, with a reason
         * @description They are kept with the reason, nothing is judged by them, and no refresh proposes them again. Needs the role `reviewer`.
         */
        post: operations["adminRefuseFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the feeds of a brand, each with its newest import
         * @description List the feeds of a brand, each with its newest import. Needs the role `viewer`.
         */
        get: operations["adminListFeeds"];
        put?: never;
        /**
         * Add a product feed
         * @description Google Merchant (XML, TSV), the product feed of OpenAI (JSONL, TSV, CSV), schema.org products as JSON-LD, or a table with a mapping; also compressed with gzip. With `url` it is fetched from there, every `everyHours` hours if that is given; without, it is uploaded. Needs the role `editor`.
         */
        post: operations["adminAddFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/feeds/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what would be taken of the first rows of a feed; nothing is kept
         * @description The beginning of the feed as the body, up to 1 MiB; it may break off anywhere. Needs the role `editor`.
         */
        post: operations["adminPreviewFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/feeds/{feedId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a feed with its newest import
         * @description Read a feed with its newest import. Needs the role `viewer`.
         */
        get: operations["adminGetFeed"];
        put?: never;
        post?: never;
        /**
         * Remove a feed; its products are gone, and what was imported stays on record
         * @description Remove a feed; its products are gone, and what was imported stays on record. Needs the role `editor`.
         */
        delete: operations["adminRemoveFeed"];
        options?: never;
        head?: never;
        /**
         * Change a feed; it counts from the next import on
         * @description Change a feed; it counts from the next import on. Needs the role `editor`.
         */
        patch: operations["adminChangeFeed"];
        trace?: never;
    };
    "/api/admin/brands/{brandId}/feeds/{feedId}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports of a feed, newest first
         * @description List the imports of a feed, newest first. Needs the role `viewer`.
         */
        get: operations["adminListFeedImports"];
        put?: never;
        /**
         * Import a feed
         * @description The bytes of the feed as the body, compressed or not; without a body, the address of the feed is fetched. The import is a job: follow it by its own address or by that of the job. It takes everything at once or nothing. While one import of a feed is under way, another is refused with 409. Needs the role `editor`.
         */
        post: operations["adminStartFeedImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/feeds/{feedId}/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import with its report
         * @description Read an import with its report. Needs the role `viewer`.
         */
        get: operations["adminGetFeedImport"];
        put?: never;
        post?: never;
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
    "/api/admin/brands/{brandId}/findings/gravity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the operator calls grave or minor about a brand
         * @description Read what the operator calls grave or minor about a brand. Needs the role `viewer`.
         */
        get: operations["adminGetGravities"];
        /**
         * Say how much false statements about one fact matter
         * @description Say how much false statements about one fact matter. Needs the role `reviewer`.
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
         * @description Rank the false statements about a brand: the gravest first, then the most frequent. Needs the role `viewer`.
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
         * @description Rebuild the findings of a brand from its classifications. Needs the role `editor`.
         */
        post: operations["adminRebuildFindings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/fit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the figures of a scan are fit to decide on, and the industry’s two rates
         * @description Whether the figures of a scan are fit to decide on, and the industry’s two rates. Needs the role `viewer`.
         */
        get: operations["adminGetFit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notices and orders of a brand, newest first
         * @description List notices and orders of a brand, newest first. Needs the role `viewer`.
         */
        get: operations["adminListOrders"];
        put?: never;
        /**
         * Record a notice or a court order, and watch whether answers breach it
         * @description Signed, and entered in the log before the first question; never changed afterwards: it can be withdrawn, or superseded by another record. The prompts are asked of every named engine by its plan; each look is a scan and counts against the monthly cap. Every later answer of a planned scan is decided: a breach, a near miss, or neither. Needs the role `reviewer`.
         */
        post: operations["adminRecordOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/predicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the predicates that are declared for a brand
         * @description List the predicates that are declared for a brand. Needs the role `viewer`.
         */
        get: operations["adminListDeclarations"];
        put?: never;
        /**
         * Declare a predicate, or a new version of one
         * @description From then on a model that reads is asked about it, its replies are typed by the declaration, and a program compares them with the facts. Rules never read it. Old versions are kept, because evidence names them by their digests. Declaring the same once more changes nothing. Answers that were read before are read for it when they are classified again. Needs the role `editor`.
         */
        post: operations["adminDeclarePredicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/predicates/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What would a reader find in stored answers? Nothing is written
         * @description Shows the requests that a reader would get for the newest answers. With `read`, the configured model reads up to five of them: that costs what readings cost, and shows typed values and the verdicts that would follow. Needs the role `editor`.
         */
        post: operations["adminPreviewPredicates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/predicates/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List every version of a declared predicate, newest first
         * @description List every version of a declared predicate, newest first. Needs the role `viewer`.
         */
        get: operations["adminListDeclarationVersions"];
        put?: never;
        post?: never;
        /**
         * Withdraw a declared predicate and its facts; both are kept, but nothing is read or judged by them
         * @description Withdraw a declared predicate and its facts; both are kept, but nothing is read or judged by them. Needs the role `editor`.
         */
        delete: operations["adminWithdrawPredicate"];
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
    "/api/admin/brands/{brandId}/prompts/from-catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw products from the catalogue and add prompts about them; plans of scans say how they were drawn
         * @description The decision is signed and logged; the seed is the SHA-256 of the roots of the imports and of the first checkpoint that has the decision, so that nobody chooses it. While there is none, `done` is false: send the same again with `drawId`, some seconds later. Needs the role `editor`.
         */
        post: operations["adminAddPromptsFromCatalogue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/prompts/from-catalogue/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What products would be drawn from; nothing is drawn, and nobody can know what will be
         * @description What products would be drawn from; nothing is drawn, and nobody can know what will be. Needs the role `viewer`.
         */
        post: operations["adminPreviewPromptsFromCatalogue"];
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
         * Add the questions of a file, or the chosen rows of it, all or none
         * @description Every prompt keeps the SHA-256 of the file and its row as its origin, and the plans of scans sign it. Needs the role `editor`.
         */
        post: operations["adminImportPrompts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/prompts/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What questions a file holds, and which of its lines cannot be prompts; nothing is added
         * @description What questions a file holds, and which of its lines cannot be prompts; nothing is added. Needs the role `viewer`.
         */
        post: operations["adminPreviewImport"];
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
    "/api/admin/brands/{brandId}/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How often engines mention a brand in one scan, with intervals
         * @description How often engines mention a brand in one scan, with intervals. Needs the role `viewer`.
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
         * @description Classify every run of a brand again. Needs the role `editor`.
         */
        post: operations["adminReclassifyBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring an answer that a person recorded in an app
         * @description What `veracite record` (grade A: recorded and witnessed) and the browser extension (grade B: recorded) upload. It is checked as any verifier checks it: the relay’s statement, the certificate, the reply, and that the screen shows the same text. What does not hold is refused with the reason. The answer becomes a run, is entered into the log and judged like others, and is counted apart from answers of engines. Needs the role `editor`.
         */
        post: operations["adminAddRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/registers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look a company up in a register: what is on record is proposed as facts
         * @description With a number, legal name, seat and parent as far as the register has them are proposed, each with the words of the register, their digest and its licence, and wait for approval. With a name, the companies that have it are listed, and nothing is proposed: ask again with the number of the right one. Replies are kept for a while, and registers are asked no faster than their terms allow. Needs the role `editor`.
         */
        post: operations["adminLookUpRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/remarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sentences that praise the brand, advise against it or warn, by topic, to read and not to score
         * @description Sentences that praise the brand, advise against it or warn, by topic, to read and not to score. Needs the role `viewer`.
         */
        get: operations["adminListRemarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/report-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read when reports make themselves
         * @description Read when reports make themselves. Needs the role `viewer`.
         */
        get: operations["adminGetReportPlan"];
        /**
         * Have reports make themselves, each week or month
         * @description The event `report.ready` tells of each. Without `cron`, on Monday or on the first at seven. Times that pass while the service is off are made up for by one report. Needs the role `editor`.
         */
        put: operations["adminPutReportPlan"];
        post?: never;
        /**
         * Make no more reports by themselves; those that are made stay
         * @description Make no more reports by themselves; those that are made stay. Needs the role `editor`.
         */
        delete: operations["adminRemoveReportPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports of a brand, newest first
         * @description List the reports of a brand, newest first. Needs the role `viewer`.
         */
        get: operations["adminListReports"];
        put?: never;
        /**
         * Make a report of a period
         * @description What changed, the gravest false statements in their own words, rates with their intervals, corrections, costs, method and limits in plain words, and where the proof is. Give `from` and `to`, or `last` for the last whole week or month; without them it is about the four weeks up to the newest scan. It is kept as it is now: another look at the same period is another report. Needs the role `reviewer`.
         */
        post: operations["adminMakeReport"];
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
    "/api/admin/brands/{brandId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of a brand that wait for a person, newest first
         * @description List the runs of a brand that wait for a person, newest first. Needs the role `viewer`.
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
    "/api/admin/brands/{brandId}/rivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the declared rivals of a brand, and names that answers propose
         * @description List the declared rivals of a brand, and names that answers propose. Needs the role `viewer`.
         */
        get: operations["adminListRivals"];
        put?: never;
        /**
         * Declare a rival, a shop, a marketplace or a publication, or change one
         * @description Changes the one with the same name, or with `rivalId`. Everything is counted again from stored answers and readings. Once a name is declared, a model that reads also reads answers that do not name the brand; the estimate of a scan includes that already. Needs the role `editor`.
         */
        post: operations["adminPutRival"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/rivals/measures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The brand among its rivals: named, first, recommended, cited, with intervals
         * @description The brand among its rivals: named, first, recommended, cited, with intervals. Needs the role `viewer`.
         */
        get: operations["adminCompareRivals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/rivals/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many answers no model has read for names, and what reading them costs at most
         * @description How many answers no model has read for names, and what reading them costs at most. Needs the role `viewer`.
         */
        get: operations["adminEstimateNameReading"];
        put?: never;
        /**
         * Have the model read them, newest first; the ceilings of reading hold
         * @description Have the model read them, newest first; the ceilings of reading hold. Needs the role `editor`.
         */
        post: operations["adminOrderNameReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/rivals/{rivalId}": {
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
         * Take a declared name back; answers and readings stay
         * @description Take a declared name back; answers and readings stay. Needs the role `editor`.
         */
        delete: operations["adminRemoveRival"];
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
    "/api/admin/brands/{brandId}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the schedules of a brand with their next three times
         * @description List the schedules of a brand with their next three times. Needs the role `viewer`.
         */
        get: operations["adminListBrandSchedules"];
        put?: never;
        /**
         * Scan a brand on a schedule
         * @description Scan a brand on a schedule. Needs the role `editor`.
         */
        post: operations["adminAddSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/brands/{brandId}/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What engines looked up, read and cited in a scan: searches, words they added, hosts by whom they serve
         * @description What engines looked up, read and cited in a scan: searches, words they added, hosts by whom they serve. Needs the role `viewer`.
         */
        get: operations["adminListSearches"];
        put?: never;
        post?: never;
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
         * @description List the cited pages that say the same wrong thing, by the number of answers that cite them. Needs the role `viewer`.
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
         * @description One measure over the newest scans of a brand, by engine, with intervals. Needs the role `viewer`.
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
         * @description List the cases made, newest first. Needs the role `viewer`.
         */
        get: operations["adminListCases"];
        put?: never;
        /**
         * Make a case file of findings and runs
         * @description Puts the evidence of findings and runs of one brand into one file: an index page to print, every bundle as JSON and as a page, and one manifest that names the digest of every part, signed and logged. A finding includes the runs that state it. Asking again for the same evidence returns the existing case with 200. A hundred runs take seconds, or up to a minute on a slow machine. `language`: of everything in it that is written for readers, English if left out; answers and other quotations stay as they were said. Needs the role `reviewer`.
         */
        post: operations["adminCreateCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cases/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a case file of these findings and runs would hold; makes nothing
         * @description Say what a case file of these findings and runs would hold; makes nothing. Needs the role `reviewer`.
         */
        post: operations["adminPreviewCase"];
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
    "/api/admin/cases/{caseId}/contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is in a case file
         * @description Read what is in a case file. Needs the role `viewer`.
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
    "/api/admin/cases/{caseId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the document to print of a case file
         * @description The file `case.pdf` of the archive, byte for byte. Only the archive has the proof. Needs the role `viewer`.
         */
        get: operations["adminGetCasePdf"];
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
    "/api/admin/clocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare the clock of this process with the configured sources of time; captures state the result
         * @description Compare the clock of this process with the configured sources of time; captures state the result. For the operator.
         */
        post: operations["adminCompareClocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/corrections/{correctionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a correction: steps with drafts, pages, watches and history
         * @description Letters are in the language of the page, or else of the country of its address, or else in English; `language` puts all of them into another. Needs the role `viewer`.
         */
        get: operations["adminGetCorrection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/corrections/{correctionId}/deadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or take away the deadline; events remind three days before and when it has passed
         * @description Set or take away the deadline; events remind three days before and when it has passed. Needs the role `reviewer`.
         */
        put: operations["adminSetCorrectionDeadline"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/corrections/{correctionId}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed on a page since before anybody was asked, from two signed captures
         * @description What changed on a page since before anybody was asked, from two signed captures. Needs the role `viewer`.
         */
        get: operations["adminGetPageDifference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/corrections/{correctionId}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that somebody was asked, note something, close or reopen a correction
         * @description Say that somebody was asked, note something, close or reopen a correction. Needs the role `reviewer`.
         */
        post: operations["adminMoveCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/corrections/{correctionId}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the engines again by a plan that is logged first, until it is clear
         * @description Each look is a scan: it counts against the monthly cap, and spending limits hold. Looks take no more than half of the month’s scans. Answers of earlier watches of the same statements and engine that ended without a verdict count. Needs the role `editor`.
         */
        post: operations["adminStartCorrectionWatch"];
        /**
         * Stop asking, with a signed outcome; what was found stays
         * @description Stop asking, with a signed outcome; what was found stays. Needs the role `editor`.
         */
        delete: operations["adminStopCorrectionWatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/corrections/{correctionId}/watch/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What asking again would ask and cost at most; nothing is started
         * @description What asking again would ask and cost at most; nothing is started. Needs the role `viewer`.
         */
        post: operations["adminEstimateCorrectionWatch"];
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
         * @description Read a delivery with its newest hundred attempts. Needs the role `owner`.
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
         * @description Send a delivery again, under the same id. Needs the role `owner`.
         */
        post: operations["adminReplayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/documents/{documentId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document as it was uploaded
         * @description A document as it was uploaded. Needs the role `viewer`.
         */
        get: operations["adminGetDocumentFile"];
        put?: never;
        post?: never;
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
         * @description List the engines: who serves each, or what is missing. Needs the role `viewer`.
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
         * @description List calls, failures and cost of each engine and day. For the operator.
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
         * @description Read the event feed, oldest first: after an id, or the last few. Needs the role `viewer`.
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
    "/api/admin/exports/measures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export measures
         * @description How often answers name, list, recommend and cite a brand and its rivals, scan by scan, with intervals. A rival that no answer of a scan names has no row there. Answers to leading questions are included. The rows are as of one event, however long the download takes, and `application/x-ndjson` describes one of them. Needs the role `viewer`.
         */
        get: operations["adminExportMeasures"];
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
         * @description How often engines mention a brand, scan by scan, with intervals. Answers to leading questions are included; the level `prompt` has each question alone. The rows are as of one event, however long the download takes, and `application/x-ndjson` describes one of them. Needs the role `viewer`.
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
        /**
         * One fact with everything that ever happened to it
         * @description One fact with everything that ever happened to it. Needs the role `viewer`.
         */
        get: operations["adminGetFact"];
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
    "/api/admin/facts/{factId}/validity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say from when until when a fact holds
         * @description An answer is judged by a fact on the days of the fact. Before the first day it is left out; after the last day who still says it is outdated, and nobody is accused by it. What the fact states, and evidence that used it, stays as it was. Needs the role `editor`.
         */
        put: operations["adminSetFactDays"];
        post?: never;
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
    "/api/admin/invitations/{invitationId}": {
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
         * Take an invitation back
         * @description Take an invitation back. Needs the role `owner`.
         */
        delete: operations["adminRevokeInvitation"];
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
         * @description Read a job. Needs the role `viewer`.
         */
        get: operations["adminGetJob"];
        put?: never;
        post?: never;
        /**
         * Remove a job that was given up; it is never tried again
         * @description Remove a job that was given up; it is never tried again. For the operator.
         */
        delete: operations["adminDiscardJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{jobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a job again that was given up
         * @description Try a job again that was given up. For the operator.
         */
        post: operations["adminRetryJob"];
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
         * @description List API keys, without the keys themselves. Needs the role `owner`.
         */
        get: operations["adminListKeys"];
        put?: never;
        /**
         * Issue an API key; it is shown only once
         * @description A `customer` key (the default) has `scopes` and is for agents. A `service` key has a `role` and is for programs that use this API in place of a person. Neither opens /v1. Needs the role `owner`.
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
         * @description Revoke a key at once. Needs the role `owner`.
         */
        delete: operations["adminRevokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/keys/{keyId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a key by one that may do the same; the new one is shown only once
         * @description Replace a key by one that may do the same; the new one is shown only once. Needs the role `owner`.
         */
        post: operations["adminRotateKey"];
        delete?: never;
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
         * @description Read the state of the transparency log: size, checkpoint, witnesses, time stamps. Needs the role `viewer`.
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
    "/api/admin/mail/bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in a message of a mail server that a mail came back; nothing more is sent to that address
         * @description The message as it arrived at the address that mails are from (RFC 3464). Refusals that the server gives at once are noticed without this. For the operator.
         */
        post: operations["adminReportBounce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say who you are here, and what you may do in which account
         * @description Say who you are here, and what you may do in which account. About yourself, whatever your role.
         */
        get: operations["adminGetMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/me/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys that act for you
         * @description List the keys that act for you. About yourself, whatever your role.
         */
        get: operations["adminListMyKeys"];
        put?: never;
        /**
         * Issue a key that acts for you in one account; it is shown only once
         * @description It may do what `role` says, and never more than you may at that moment. It ends when you leave the account. Needs the role `viewer`.
         */
        post: operations["adminIssueMyKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/me/keys/{keyId}": {
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
         * Revoke one of your keys at once
         * @description Revoke one of your keys at once. About yourself, whatever your role.
         */
        delete: operations["adminRevokeMyKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/me/keys/{keyId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace one of your keys; the new one is shown only once
         * @description Replace one of your keys; the new one is shown only once. About yourself, whatever your role.
         */
        post: operations["adminRotateMyKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your passkeys
         * @description List your passkeys. About yourself, whatever your role.
         */
        get: operations["adminListMyPasskeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/me/passkeys/{passkeyId}": {
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
         * Remove one of your passkeys; the last way to sign in stays
         * @description Remove one of your passkeys; the last way to sign in stays. About yourself, whatever your role.
         */
        delete: operations["adminRemoveMyPasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/me/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the programs that you let in
         * @description List the programs that you let in. About yourself, whatever your role.
         */
        get: operations["adminListMyPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/me/programs/{grantId}": {
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
         * End the access of a program that you let in, at once
         * @description End the access of a program that you let in, at once. About yourself, whatever your role.
         */
        delete: operations["adminEndMyProgram"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions, newest first; of the operator, all that were signed in with the token
         * @description List your sessions, newest first; of the operator, all that were signed in with the token. About yourself, whatever your role.
         */
        get: operations["adminListMySessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere, here included
         * @description Sign out everywhere, here included. About yourself, whatever your role.
         */
        delete: operations["adminEndMySessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/me/sessions/{sessionId}": {
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
         * Sign one of your sessions out
         * @description Sign one of your sessions out. About yourself, whatever your role.
         */
        delete: operations["adminEndMySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{memberId}": {
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
         * Take a person out of an account; their sessions and keys end at once
         * @description Take a person out of an account; their sessions and keys end at once. Needs the role `owner`.
         */
        delete: operations["adminRemoveMember"];
        options?: never;
        head?: never;
        /**
         * Give a member another role
         * @description Takes effect with their next request. The last owner keeps the role (409), whoever asks. Needs the role `owner`.
         */
        patch: operations["adminChangeMember"];
        trace?: never;
    };
    "/api/admin/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a notice or order with breaches, near misses and calendar
         * @description Read a notice or order with breaches, near misses and calendar. Needs the role `viewer`.
         */
        get: operations["adminGetOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the case file for enforcing a notice or order
         * @description The record as it was signed, with its place in the log; the newest breaches as exhibits, a hundred at most; the table of breaches, near misses apart, and the calendar. Needs the role `reviewer`.
         */
        post: operations["adminMakeOrderCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the record of a notice or order, by a signed entry; nothing is asked any more
         * @description Withdraw the record of a notice or order, by a signed entry; nothing is asked any more. Needs the role `reviewer`.
         */
        post: operations["adminWithdrawOrder"];
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
         * @description List plans. Needs the role `viewer`.
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
         * @description Make or change a plan. For the operator.
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
    "/api/admin/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count jobs by lane: waiting, active, delayed, given up
         * @description Count jobs by lane: waiting, active, delayed, given up. For the operator.
         */
        get: operations["adminListQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queues/dead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs that were given up, the newest first
         * @description List jobs that were given up, the newest first. For the operator.
         */
        get: operations["adminListDeadJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queues/{lane}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try every job of a lane again that was given up, up to 500 at once
         * @description Try every job of a lane again that was given up, up to 500 at once. For the operator.
         */
        post: operations["adminRetryQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/readers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the models that read answers, and how well each was measured
         * @description List the models that read answers, and how well each was measured. For the operator.
         */
        get: operations["adminListReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/readers/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Measure the reader on the shipped answers
         * @description Only queues it. The cost counts towards the daily spend ceiling of reading. While a check is under way, its job is returned. For the operator.
         */
        post: operations["adminCheckReaders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what, newest first
         * @description Sign-ins, changes, reviews, exports and the use of keys; reading is not recorded. Nothing in it can be changed or removed. Needs the role `owner`.
         */
        get: operations["adminListActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/record/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the days of the record that are in the log, newest first
         * @description List the days of the record that are in the log, newest first. For the operator.
         */
        get: operations["adminListActDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/record/days/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a day of the record against what the log says about it
         * @description Check a day of the record against what the log says about it. For the operator.
         */
        get: operations["adminGetActDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/registers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the registers that can be asked, and which are switched on
         * @description List the registers that can be asked, and which are switched on. Needs the role `viewer`.
         */
        get: operations["adminListRegisters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a report, as figures and in words
         * @description Read a report, as figures and in words. Needs the role `viewer`.
         */
        get: operations["adminGetReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{reportId}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report as one page without script, for reading and printing
         * @description A report as one page without script, for reading and printing. Needs the role `viewer`.
         */
        get: operations["adminGetReportPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{reportId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report as PDF
         * @description The page of the report on A4 sheets, with bookmarks and page numbers. Needs the role `viewer`.
         */
        get: operations["adminGetReportPdf"];
        put?: never;
        post?: never;
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
         * @description Classify a run again from its stored readings. Needs the role `editor`.
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
         * @description Settle a run: what a person reads in its answer, and the class that follows. Needs the role `reviewer`.
         */
        post: operations["adminSettleReview"];
        /**
         * Take the last answer of a person back; the run is judged as if it had not been given
         * @description The answer stays evidence; a new classification, signed and logged, no longer rests on it. Needs the role `reviewer`.
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
         * @description `wrong`: what it seems to say is what it says, and that is false. `right`: nothing in doubt is false. `not_ours`: it is about somebody else. `cannot_tell`: the run waits no longer until it is judged again, and nothing else changes. Every other answer is added to the evidence with the name, signed and logged; nothing is overwritten. Needs the role `reviewer`.
         */
        post: operations["adminAnswerReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the engine looked up, read and cited for an answer
         * @description What the engine looked up, read and cited for an answer. Needs the role `viewer`.
         */
        get: operations["adminGetRunSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}/source-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the pages behind an answer say what it states wrongly, and what searching them costs
         * @description Whether the pages behind an answer say what it states wrongly, and what searching them costs. Needs the role `viewer`.
         */
        get: operations["adminGetSourceSearch"];
        put?: never;
        /**
         * Have a model search every page behind an answer; the ceilings of reading and of pages hold
         * @description Have a model search every page behind an answer; the ceilings of reading and of pages hold. Needs the role `editor`.
         */
        post: operations["adminOrderSourceSearch"];
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
         * @description Counts towards the monthly number of the account as a third of its answers, rounded up, and once towards the daily number of the run. The spend ceiling of the engine applies to every answer. Needs the role `reviewer`.
         */
        post: operations["adminVerifyRun"];
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
    "/api/admin/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all schedules with their next three times
         * @description List all schedules with their next three times. Needs the role `viewer`.
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
         * @description Remove a schedule; its scans are kept. Needs the role `editor`.
         */
        delete: operations["adminRemoveSchedule"];
        options?: never;
        head?: never;
        /**
         * Change, pause or resume a schedule; times missed in between are not made up for
         * @description Change, pause or resume a schedule; times missed in between are not made up for. Needs the role `editor`.
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
         * @description List the outcomes of the latest times of a schedule. Needs the role `viewer`.
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
         * @description Find brands, wrong statements, prompts, facts, pages and scans by their words, and anything by id or hash. Needs the role `viewer`.
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
    "/api/admin/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is shared, newest first, without the addresses
         * @description List what is shared, newest first, without the addresses. Needs the role `reviewer`.
         */
        get: operations["adminListShares"];
        put?: never;
        /**
         * Make an address that shows one finding, run, case or report to anybody who has it; it is shown only once
         * @description Read-only, without an account, on a page that verifies the evidence in the browser. What is shown is the evidence as it is now. It ends by itself, or when it is taken back. Needs the role `reviewer`.
         */
        post: operations["adminAddShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shares/{shareId}": {
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
         * Take an address back: it shows nothing any more
         * @description Take an address back: it shows nothing any more. Needs the role `reviewer`.
         */
        delete: operations["adminRevokeShare"];
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
         * @description List registered addresses, without their secrets. Needs the role `owner`.
         */
        get: operations["adminListWebhooks"];
        put?: never;
        /**
         * Register an address for events; its secret is shown only once
         * @description An https address gets every event as a signed POST; addresses of Slack, Discord and Teams get a readable message. `mailto:somebody@example.com` gets mail, once its reader has said yes: they are asked by mail first. `language`: of mails and messages in chats, English if left out. Needs the role `owner`.
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
         * @description Read a registered address. Needs the role `owner`.
         */
        get: operations["adminGetWebhook"];
        put?: never;
        post?: never;
        /**
         * Remove an address; nothing more is sent to it
         * @description Remove an address; nothing more is sent to it. Needs the role `owner`.
         */
        delete: operations["adminRemoveWebhook"];
        options?: never;
        head?: never;
        /**
         * Change what is delivered, or switch it on or off
         * @description Change what is delivered, or switch it on or off. Needs the role `owner`.
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
         * @description List deliveries to an address, newest first. Needs the role `owner`.
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
         * @description Make a new secret, shown only once; the old one stops working at once. Needs the role `owner`.
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
         * @description Send a test event the way every delivery is sent. Needs the role `owner`.
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
        /** @description Something that somebody did. */
        Act: {
            /** @description Identifier; later acts have higher ones. */
            id: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /**
             * @description What kind of act it was.
             * @enum {string}
             */
            what: "sign_in" | "sign_in_refused" | "sign_out" | "change" | "review" | "export" | "key_use" | "refused";
            who: components["schemas"]["ActBy"];
            /** @description The account that it was about; null for the installation. */
            accountId: string | null;
            /** @description The operation, or the way of signing in. */
            operation: string;
            /** @description What was named or made, if anything. */
            targetId: string | null;
            /** @description The same with its kind; null if it has none to open. */
            target: ({
                /** @description What it is: brand, correction, case and so on. */
                kind: string;
                /** @description Its identifier. */
                id: string;
                /** @description The brand it belongs to. */
                brandId: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description What was done, as a sentence without its subject; the thing is named as it is called now. */
            words: string;
            /** @description What the words needed beside the target: the move of a correction, a role. */
            detail: string | null;
            /** @description Where the request came from. */
            address: string | null;
            /** @description As in the answer and the log of the server. */
            requestId: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Who it was. */
        ActBy: {
            /**
             * @description How they were known; `nobody` for attempts to sign in that failed.
             * @enum {string}
             */
            kind: "operator" | "person" | "key" | "nobody";
            /** @description The person or the key. */
            id: string | null;
            /** @description Their name at that time. */
            name: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A day that is closed. */
        ActDay: {
            /** @description The day, in UTC. */
            day: string;
            /** @description How many acts. */
            acts: number;
            /** @description Of the acts, one canonical line each. */
            sha256: string;
            /** @description Its place in the log; null while it waits. */
            logIndex: number | null;
            /**
             * Format: date-time
             * @description When it was closed: nothing was added afterwards.
             */
            closedAt: string;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        ActDayPage: {
            /** @description The page. */
            items: components["schemas"]["ActDay"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        ActPage: {
            /** @description The page. */
            items: components["schemas"]["Act"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What was drawn, and the prompts that the brand did not have yet. */
        AddedPromptsFromCatalogue: {
            /** @description The decision. */
            drawId: string;
            /** @description False while the checkpoint is awaited: then the rest is empty. */
            done: boolean;
            /** @description What the draw follows from. */
            seed: string | null;
            /** @description Null while it is awaited. */
            checkpoint: components["schemas"]["DrawCheckpoint"] | null;
            /** @description Products in the catalogue, variants counted once. */
            products: number;
            /** @description Products that are drawn, one from each block of neighbours of about the same size. */
            drawn: number;
            /** @description What is asked about each. */
            questions: string[];
            /** @description The newest import of each feed. */
            imports: components["schemas"]["DrawnImport"][];
            /** @description The largest first; of very many, the smallest are together. */
            strata: components["schemas"]["DrawnStratum"][];
            /** @description How many prompts are new. */
            added: number;
            /** @description The new ones. */
            items: components["schemas"]["Prompt"][];
        } & {
            [key: string]: unknown;
        };
        /** @description What became of a recording. */
        AddedRecording: {
            /** @description Identifier of this upload. */
            importId: string;
            engine: components["schemas"]["Engine"];
            grade: components["schemas"]["Grade"];
            /** @description Numbers of the slots of the plan that were filled. */
            filled: number[];
            /** @description 1 if the same answer had been brought before. */
            known: number;
            /** @description The answer, if it is new. */
            items: components["schemas"]["BroughtAnswer"][];
        } & {
            [key: string]: unknown;
        };
        AddedWord: {
            word: string;
            /** @description Answers whose searches add it. */
            answers: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Where the answer was given: `api`, an interface for programs; `seller`, a data seller says what the app showed; `app`, a person got it in the app.
         * @enum {string}
         */
        AnswerSurface: "api" | "seller" | "app";
        /** @description An answer that a person brought from an app. */
        AppAnswer: {
            /** @description Its run. */
            runId: string;
            /** @description The import that brought it. */
            importId: string;
            engine: components["schemas"]["Engine"];
            /** @description The question. */
            question: string;
            /** @enum {string} */
            status: "QUEUED" | "RUNNING" | "CAPTURED" | "CLASSIFIED" | "SET_ASIDE" | "NO_ANSWER" | "FAILED";
            /** @description Null until it is classified. */
            citationClass: components["schemas"]["CitationClass"] | null;
            grade: components["schemas"]["Grade"];
            /** @description What the file was. */
            format: string;
            /** @description When the answer was given, as the file says. */
            answeredAt: string | null;
            /**
             * Format: date-time
             * @description When it was brought here.
             */
            receivedAt: string;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        AppAnswerPage: {
            /** @description The page. */
            items: components["schemas"]["AppAnswer"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A plan for people. */
        AppPlan: {
            /** @description Identifier. */
            id: string;
            /** @description The brand that it is about. */
            brandId: string;
            /** @description What it is called. */
            name: string;
            /** @description Who asks. Slots name them by their place, from 1. */
            people: {
                name: string;
                /**
                 * @description `fresh`: an account without history; `used`: one with it. As said: nothing shows it.
                 * @enum {string}
                 */
                account: "fresh" | "used";
            }[];
            /** @description Whose apps are asked. */
            engines: components["schemas"]["Engine"][];
            /** @description Questions that were drawn; each is asked once of every engine. */
            questions: number;
            /** @description UTC. */
            firstDay: string;
            /** @description UTC; at its end the outcome is signed. */
            lastDay: string;
            /** @description Whether the same questions are asked over the programming interfaces. */
            paired: boolean;
            /** @description The scan that does so. */
            scanId: string | null;
            /** @description Why that scan could not be started. */
            hindered: string | null;
            /** @description Who had it drawn. */
            plannedBy: string;
            /**
             * Format: date-time
             * @description When.
             */
            plannedAt: string;
            /**
             * Format: date-time
             * @description When its outcome was signed.
             */
            closedAt: string | null;
            /** @description Slots that an answer fills. */
            done: number;
            /** @description Slots whose day is not over. */
            open: number;
            /** @description Slots whose day is over and that no answer fills. That is an outcome too. */
            missed: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A plan for people, with its slots and what it measured. */
        AppPlanDetail: {
            /** @description Identifier. */
            id: string;
            /** @description The brand that it is about. */
            brandId: string;
            /** @description What it is called. */
            name: string;
            /** @description Who asks. Slots name them by their place, from 1. */
            people: {
                name: string;
                /**
                 * @description `fresh`: an account without history; `used`: one with it. As said: nothing shows it.
                 * @enum {string}
                 */
                account: "fresh" | "used";
            }[];
            /** @description Whose apps are asked. */
            engines: components["schemas"]["Engine"][];
            /** @description Questions that were drawn; each is asked once of every engine. */
            questions: number;
            /** @description UTC. */
            firstDay: string;
            /** @description UTC; at its end the outcome is signed. */
            lastDay: string;
            /** @description Whether the same questions are asked over the programming interfaces. */
            paired: boolean;
            /** @description The scan that does so. */
            scanId: string | null;
            /** @description Why that scan could not be started. */
            hindered: string | null;
            /** @description Who had it drawn. */
            plannedBy: string;
            /**
             * Format: date-time
             * @description When.
             */
            plannedAt: string;
            /**
             * Format: date-time
             * @description When its outcome was signed.
             */
            closedAt: string | null;
            /** @description Slots that an answer fills. */
            done: number;
            /** @description Slots whose day is not over. */
            open: number;
            /** @description Slots whose day is over and that no answer fills. That is an outcome too. */
            missed: number;
            /** @description In the order in which they were drawn. */
            slots: components["schemas"]["AppSlot"][];
            /** @description By engine; empty while no pair is classified. The origin is that of the answers over the interface. */
            measured: components["schemas"]["PairedMeasure"][];
            /** @description What is counted, and when the shares do not hold. */
            counted: string;
            /** @description The plan, and its outcome once it is closed. */
            signed: ({
                /**
                 * @description Which of the two.
                 * @enum {string}
                 */
                kind: "app_plan" | "app_outcome";
                /** @description As it was signed. */
                text: string;
                /** @description Of that text. */
                sha256: string;
                /** @description Its place in the log; null while it waits. */
                logIndex: number | null;
                /** @description Of the outcome: the lines under its `root` (RFC 6962). */
                lines: string[];
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        AppPlanPage: {
            /** @description The page. */
            items: components["schemas"]["AppPlan"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One question to one app, by one person, until a time. */
        AppSlot: {
            /** @description Its number. */
            number: number;
            engine: components["schemas"]["Engine"];
            /** @description Who, by place among the people, from 1. */
            person: number;
            /** @description What to ask, word for word. */
            question: string;
            /**
             * Format: date-time
             * @description Until when; an answer that is brought later fills nothing.
             */
            dueAt: string;
            /**
             * @description What became of it.
             * @enum {string}
             */
            state: "open" | "done" | "missed";
            /** @description The answer that fills it. */
            runId: string | null;
            /**
             * @description How much is proven of that answer.
             * @enum {string|null}
             */
            grade: "A" | "B" | "C" | "D" | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What was approved. */
        ApprovedFacts: {
            /** @description Without those that nobody waited for any more. */
            items: components["schemas"]["OwnFact"][];
            /** @description Proposals that exclude each other: name one of them. */
            rivals: components["schemas"]["OwnFact"][];
            /** @description More are waiting than one request decides about. */
            more: boolean;
            /** @description The job that judges stored answers again by the facts of now; its result says which runs changed. Null if no answer has a verdict. */
            jobId: string | null;
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
            /** @description What people begin with when they choose engines for a scan or a schedule; null: every engine of the plan. A scan that names none asks all of the plan. */
            engines: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[] | null;
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
        BrandSearches: {
            brandId: string;
            scanId: string;
            /**
             * Format: date-time
             * @description When the scan was started.
             */
            createdAt: string;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Answers that are counted here: the first of the plan, at most 5,000. */
            answers: number;
            /** @description Answers of the scan. */
            of: number;
            /** @description Of these, answers whose reply shows a search. */
            searched: number;
            /** @description Of these, answers whose reply lists pages that were read. */
            showsPages: number;
            /** @description Domains of rivals that are known; with none, no host is a rival’s. */
            rivalsKnown: number;
            /** @description The most frequent, at most 100. */
            queries: components["schemas"]["CountedQuery"][];
            /** @description Words that are not in the question, at most 100. */
            added: components["schemas"]["AddedWord"][];
            /** @description At most 100. */
            hosts: components["schemas"]["SearchedHost"][];
            /** @description Hosts in all. */
            hostsTotal: number;
            /** @description All three. */
            sides: components["schemas"]["SearchedSide"][];
        } & {
            [key: string]: unknown;
        };
        /** @description An answer that is a run now. */
        BroughtAnswer: {
            /** @description Its run. */
            runId: string;
            /** @description The question. */
            question: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What became of a conversation. */
        BroughtAnswers: {
            /** @description Identifier of this import. */
            importId: string;
            engine: components["schemas"]["Engine"];
            /** @description What the file was, by its structure. */
            format: string;
            grade: components["schemas"]["Grade"];
            /** @description What was removed before storing, by name. */
            stripped: string[];
            /** @description What a reader of the evidence is told about the file. */
            notes: string[];
            /** @description Numbers of the slots of the plan that were filled. */
            filled: number[];
            /** @description Answers that had been brought before. */
            known: number;
            /** @description The answers that are new. */
            items: components["schemas"]["BroughtAnswer"][];
        } & {
            [key: string]: unknown;
        };
        Case: {
            /** @description Identifier of the case. */
            id: string;
            /** @description Identifier of the brand. */
            brandId: string;
            /** @description Its title: given by the person who asked for it, or made of what it holds; null for cases of earlier versions. */
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
            /** @description What courts and rules demand, and what the file does not show. Not legal advice. */
            profiles?: ({
                /** @description Such as `us-902`. */
                id: string;
                /** @description Which rule, of which country. */
                name: string;
                /** @description What a complete file says; null if something that is demanded is missing. */
                says: string | null;
                /** @description What is demanded and not shown. */
                missing: string[];
            } & {
                [key: string]: unknown;
            })[];
            /** @description By name, without manifest, proof and list. */
            files: ({
                /** @description Its name in the archive. */
                path: string;
                /** @description One of index, summary, print, bundle, bundle_page, list, page, order. */
                kind: string;
                /** @description Its size, unpacked. */
                bytes: number;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /** @description A case file before it is made. */
        CasePreview: {
            /** @description Its title. */
            reference: string;
            /** @description Answers in it, each with its proof. */
            answers: number;
            /** @description True if a finding is of the demonstration: the file would say so. */
            demo: boolean;
            /** @description The findings it would be made of. */
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
                answers: number;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        CatalogueItem: {
            /** @description Stays the same from version to version. */
            id: string;
            /** @description Of this version. */
            versionId: string;
            feedId: string;
            /** @description The newest import of its feed, where it is proven. */
            importId: string | null;
            /** @description What it is known by: GTIN, MPN with brand, id or name. */
            key: string;
            /** @description The canonical item: name, brand, gtin, mpn, sku, group, variant, line, url, availability, country, price, salePrice, demand. */
            item: {
                [key: string]: unknown;
            };
            /** @description Its leaf in the tree of the import. */
            leafSha256: string;
            /**
             * Format: date-time
             * @description When the import ran that brought this version.
             */
            changedAt: string;
            /**
             * Format: date-time
             * @description When it was no longer in the feed.
             */
            goneAt: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The catalogue by line, price and demand. */
        CatalogueToDraw: {
            /** @description Products in the catalogue, variants counted once. */
            products: number;
            /** @description Products that are drawn, one from each block of neighbours of about the same size. */
            drawn: number;
            /** @description What is asked about each. */
            questions: string[];
            /** @description The newest import of each feed. */
            imports: components["schemas"]["DrawnImport"][];
            /** @description The largest first; of very many, the smallest are together. */
            strata: components["schemas"]["StratumToDraw"][];
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
        Changes: {
            brandId: string;
            measure: components["schemas"]["Measure"];
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            from: {
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
                /** @description Answers among them that are provisional: the configured model has not finished reading them, and their class may change. */
                provisional?: number;
                /** @description Which surfaces the figures count, in words. */
                counted?: string;
                /** @description What is missing, in words; null when nothing is. */
                note: string | null;
                /** @description Questions that lead to an answer by their form, with the rate of the measure without them; null if there are none. */
                leading: components["schemas"]["LeadingQuestions"] | null;
            } & {
                [key: string]: unknown;
            };
            to: {
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
                /** @description Answers among them that are provisional: the configured model has not finished reading them, and their class may change. */
                provisional?: number;
                /** @description Which surfaces the figures count, in words. */
                counted?: string;
                /** @description What is missing, in words; null when nothing is. */
                note: string | null;
                /** @description Questions that lead to an answer by their form, with the rate of the measure without them; null if there are none. */
                leading: components["schemas"]["LeadingQuestions"] | null;
            } & {
                [key: string]: unknown;
            };
            /** @description For everything together. */
            falseDiscoveryRate: number;
            /** @description What that rate does not cover: an engine that drifts from day to day. */
            note: string;
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
        /** @description A closed day, and whether its acts are still what they were. */
        CheckedActDay: {
            /** @description The day, in UTC. */
            day: string;
            /** @description How many acts. */
            acts: number;
            /** @description Of the acts, one canonical line each. */
            sha256: string;
            /** @description Its place in the log; null while it waits. */
            logIndex: number | null;
            /**
             * Format: date-time
             * @description When it was closed: nothing was added afterwards.
             */
            closedAt: string;
            /** @description What was signed and entered into the log: canonical JSON with the digest of the acts. */
            manifest: string;
            /** @description Whether the acts as stored now have the digest that was signed. */
            unchanged: boolean;
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
        /** @description The clock of the process that answers, beside other sources of time. */
        ComparedClocks: {
            /**
             * Format: date-time
             * @description When, by this clock.
             */
            comparedAt: string;
            /** @description As every capture of this process states it from now on. */
            source: string;
            /** @description Median: how far this clock is ahead; null with fewer than two answers. */
            offsetMs: number | null;
            /** @description One for each source. */
            readings: ({
                /** @description `ntp:host` or `https://host`. */
                source: string;
                /** @description How far this clock is ahead of it; null if it did not answer. */
                offsetMs: number | null;
                /** @description How exact that is. */
                withinMs: number | null;
            } & {
                [key: string]: unknown;
            })[];
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
        /** @description Something on its way to being corrected. */
        Correction: {
            /** @description Identifier. */
            id: string;
            /** @description Whose it is. */
            brandId: string;
            /**
             * @description One false statement, or all that contradict a fact.
             * @enum {string}
             */
            kind: "finding" | "fact";
            /** @description The fact that it is about. */
            factId: string | null;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description What kind of fact. */
            predicate: string;
            /** @description The same in words. */
            label: string;
            /** @description What it is said about; null for the brand itself. */
            about: string | null;
            /** @description What is right. */
            truth: string | null;
            state: components["schemas"]["CorrectionState"];
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
             * @description Until when it should be done.
             */
            deadline: string | null;
            /** @description Who says it. */
            engines: components["schemas"]["Engine"][];
            /** @description The false statements, newest first. */
            findings: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A signed capture. */
        CorrectionCapture: {
            /** @description Identifier. */
            id: string;
            /** @description The address. */
            url: string;
            /** @description The address that answered. */
            finalUrl: string | null;
            /**
             * Format: date-time
             * @description When.
             */
            capturedAt: string;
            /** @description HTTP status. */
            status: number | null;
            /** @description Digest of the bytes. */
            sha256: string | null;
            /** @description Digest of what was signed. */
            manifestSha256: string;
            /** @description Its place in the log; null while it waits. */
            logIndex: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Somebody to write to, as a captured page says. */
        CorrectionContact: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "mail" | "imprint" | "contact" | "corrections" | "security_txt";
            /** @description An address for mail, or of a page. */
            address: string;
            /** @description The words of the link. */
            says: string;
            /** @description The captured page that says so. */
            from: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A correction with everything that belongs to it. */
        CorrectionDetail: {
            /** @description Identifier. */
            id: string;
            /** @description Whose it is. */
            brandId: string;
            /**
             * @description One false statement, or all that contradict a fact.
             * @enum {string}
             */
            kind: "finding" | "fact";
            /** @description The fact that it is about. */
            factId: string | null;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description What kind of fact. */
            predicate: string;
            /** @description The same in words. */
            label: string;
            /** @description What it is said about; null for the brand itself. */
            about: string | null;
            /** @description What is right. */
            truth: string | null;
            state: components["schemas"]["CorrectionState"];
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
             * @description Until when it should be done.
             */
            deadline: string | null;
            /** @description Who says it. */
            engines: components["schemas"]["Engine"][];
            /** @description The false statements, newest first. */
            findings: string[];
            said: components["schemas"]["CorrectionSaid"][];
            /** @description What can be done, in this order. */
            steps: components["schemas"]["CorrectionStep"][];
            /** @description Pages that are captured again. */
            pages: components["schemas"]["CorrectionPage"][];
            /** @description Newest first. */
            watches: components["schemas"]["CorrectionWatch"][];
            /** @description Newest first. */
            events: components["schemas"]["CorrectionEvent"][];
        } & {
            [key: string]: unknown;
        };
        /** @description Something that happened; never changed. */
        CorrectionEvent: {
            /** @description Identifier. */
            id: string;
            /**
             * @description What.
             * @enum {string}
             */
            move: "opened" | "asked" | "noted" | "deadline_set" | "reminded" | "watch_started" | "watch_stopped" | "page_changed" | "page_back" | "still_said" | "fewer" | "back" | "undecided" | "closed" | "reopened";
            /** @description Null when it was opened. */
            fromState: components["schemas"]["CorrectionState"] | null;
            state: components["schemas"]["CorrectionState"];
            /** @description Who; `veracite` for what was seen. */
            who: string;
            /** @description In their words. */
            note: string | null;
            /** @description What was found, with its figures; null for what was only done. */
            words: string | null;
            /** @description What it was about. */
            data: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A page that is captured again and again. */
        CorrectionPage: {
            /** @description Its address. */
            url: string;
            /**
             * @description Of somebody else, or your own.
             * @enum {string}
             */
            role: "source" | "own";
            /**
             * @description What it said before anybody was asked.
             * @enum {string|null}
             */
            saysBefore: "same_error" | "truth" | "neither" | "unread" | null;
            /**
             * @description What its newest capture says.
             * @enum {string|null}
             */
            says: "same_error" | "truth" | "neither" | "unread" | null;
            /** @description The capture from before. */
            before: string | null;
            /** @description The newest capture. */
            newest: string | null;
            /**
             * Format: date-time
             * @description Since when it no longer says it.
             */
            changedAt: string | null;
            /**
             * Format: date-time
             * @description When it is captured next.
             */
            nextAt: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Something to copy into your own site. */
        CorrectionPatch: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "json_ld" | "llms_txt" | "text";
            /** @description Where it belongs. */
            place: string;
            /** @description What to put there. */
            content: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What one engine says. */
        CorrectionSaid: {
            engine: components["schemas"]["Engine"];
            /** @description The question. */
            prompt: string;
            /** @description Its words. */
            sentence: string;
            /** @description What is false in them. */
            stated: string;
            /** @description Answers that say it. */
            answers: number;
            /**
             * Format: date-time
             * @description When last.
             */
            lastSaidAt: string;
            /** @description Digest of the newest answer. */
            sha256: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description `open`: nobody was asked. `asked`: somebody was. `page_changed`: the page no longer says it. `engine_changed`: every engine that was asked again makes it in fewer answers than the share of its watch; the history says which were not asked. `closed`: by a person. `returned`: it is said again.
         * @enum {string}
         */
        CorrectionState: "open" | "asked" | "page_changed" | "engine_changed" | "closed" | "returned";
        /** @description Something that a person can do. Nothing is sent from here. */
        CorrectionStep: {
            /** @description The same for the same page or engine; name it when you have asked. */
            key: string;
            /**
             * @description Who is asked.
             * @enum {string}
             */
            kind: "page" | "wiki" | "own_page" | "engine";
            /** @description The engine, if it is one. */
            engine: components["schemas"]["Engine"] | null;
            /** @description The page, if it is one. */
            url: string | null;
            /**
             * @description Why this is among the steps.
             * @enum {string}
             */
            why: "says_the_same" | "own_page_wrong" | "own_page_silent" | "engine_says_it";
            language: components["schemas"]["Language"];
            /** @description Whom the page names; empty if it names nobody. */
            contacts: components["schemas"]["CorrectionContact"][];
            /** @description Where to put the text. */
            form: ({
                name: string;
                url: string;
                how: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description A subject for the letter. */
            subject: string;
            /** @description The letter, to copy. Words of others in it are quoted, in one line, without addresses. */
            text: string;
            /** @description Why it should not be sent as it is: invented answers, or an address that its reader cannot open. */
            warning: string | null;
            /** @description For your own page. */
            patches: components["schemas"]["CorrectionPatch"][];
            /**
             * Format: date-time
             * @description When somebody noted that this was done.
             */
            askedAt: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Asking one engine again by a plan that is in the log before the first question. */
        CorrectionWatch: {
            /** @description Identifier. */
            id: string;
            engine: components["schemas"]["Engine"];
            phase: components["schemas"]["WatchPhase"];
            /** @description Which round, from 1. */
            round: number;
            /**
             * @description What was found: `fewer` (made in fewer answers than `atMost`, which does not mean never), `still_said`, `back`, `undecided`, or `stopped` before it was clear; null while it is not clear.
             * @enum {string|null}
             */
            result: "fewer" | "still_said" | "back" | "undecided" | "stopped" | null;
            /**
             * Format: date-time
             * @description When it was found.
             */
            resultAt: string | null;
            /** @description What was found, in words. */
            words: string;
            /** @description Why the last look could not be started. */
            hindered: string | null;
            /**
             * Format: date-time
             * @description When it is asked next.
             */
            nextAt: string | null;
            /**
             * Format: date-time
             * @description When it was started.
             */
            startedAt: string;
            /** @description Who started it. */
            startedBy: string;
            /**
             * Format: date-time
             * @description When it ended.
             */
            endedAt: string | null;
            /** @description Answers of this round, those of earlier watches that it continues included. */
            asked: number;
            /** @description Those that say it. */
            seen: number;
            /** @description The lower end of the share, valid whenever the asking ends. */
            low: number;
            /** @description The upper end. */
            high: number;
            /** @description Questions so far, over everything. */
            questions: number;
            /** @description What they have cost. */
            costUsd: string | null;
            plan: {
                /** @description To be shown: made in fewer answers than this share. */
                atMost: number;
                /** @description The share that may be noise. */
                tolerated: number;
                /** @description The chance that any interval ever misses, over all watches of the same statements and engine, however often they are stopped and started; the same again for “back”. */
                error: number;
                /** @description Among so many engines the 5 % of the correction are divided: 1, or all for a fact. */
                engines: number;
                /** @description Rounds of earlier watches of the same statements and engine, whose error is spent. */
                firstRound: number;
                /** @description How often each prompt is asked in one look. */
                samplesPerLook: number;
                /** @description Hours between looks. */
                everyHours: number;
                /** @description Days between rounds. */
                pauseDays: number;
                /** @description Looks of the surveillance. */
                surveillanceLooks: number;
                /** @description Days between them. */
                surveillanceEveryDays: number;
                /** @description Questions at most, over everything. */
                mostQuestions: number;
                /** @description Dollars at most; null for no ceiling of its own. */
                spendCeilingUsd: string | null;
                /** @description Questions in one look. */
                questionsPerLook: number;
                /** @description Each round of the plan. */
                roundsAhead: components["schemas"]["WatchRound"][];
                /** @description Questions of the surveillance. */
                surveillanceQuestions: number;
                /** @description How long the surveillance takes. */
                surveillanceDays: number;
                /** @description Rounds at most. */
                rounds: number;
                /** @description Prompts asked. */
                prompts: number;
            } & {
                [key: string]: unknown;
            };
            /** @description In order. */
            looks: components["schemas"]["WatchLook"][];
            /** @description In order. */
            manifests: components["schemas"]["WatchManifest"][];
            /** @description Questions at most, over everything. */
            mostQuestions: number;
        } & {
            [key: string]: unknown;
        };
        /** @description The watches of a correction, newest first. */
        CorrectionWatches: {
            items: components["schemas"]["CorrectionWatch"][];
        } & {
            [key: string]: unknown;
        };
        CountedQuery: {
            /** @description What was searched for. */
            text: string;
            /** @description Answers that searched for it. */
            answers: number;
            /** @description Whose answers these are. */
            engines: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[];
            /** @description Words of it that are not in the question. */
            added: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A job that was given up. */
        DeadJob: {
            /** @description Job identifier. */
            id: string;
            /** @description What it was to do. */
            kind: string;
            /** @description The lane it waited in. */
            lane: string;
            /** @description Why it was given up. */
            error: string | null;
            /** @description How often it was tried. */
            attempt: number;
            /** @description How often its worker vanished. */
            crashes: number;
            /**
             * Format: date-time
             * @description When it was queued.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was given up.
             */
            finishedAt: string | null;
            /** @description Why it cannot be tried again, and what to do instead; null if it can. */
            instead: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        DeadJobPage: {
            /** @description The page. */
            items: components["schemas"]["DeadJob"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A declared predicate in one of its versions. */
        Declaration: {
            /** @description As facts name it. */
            name: string;
            /** @description For people. */
            label: string;
            /** @description What a reader looks for. */
            question: string;
            value: components["schemas"]["DeclaredValue"];
            /**
             * @description What makes a statement right: `equal` to the fact, `at-least` or `at-most` the fact, `within` its range or tolerance, or all of it `contained` in the list or text of the fact.
             * @enum {string}
             */
            compare: "equal" | "at-least" | "at-most" | "within" | "contains";
            /** @description Only with `within`; null without one. */
            tolerance: components["schemas"]["DeclaredTolerance"] | null;
            /** @description At most six. */
            examples: components["schemas"]["DeclaredExample"][];
            /** @description From 1 on. A change is a new version. */
            version: number;
            /** @description Of its RFC 8785 form without version, digest and times: evidence names it by this. */
            sha256: string;
            /**
             * Format: date-time
             * @description When this version was declared.
             */
            declaredAt: string;
            /**
             * Format: date-time
             * @description When it was withdrawn: nobody is asked about it any more.
             */
            withdrawnAt: string | null;
            /** @description What to tell a person who enters a fact of it. */
            hint: string;
            /** @description What to ask that person for. */
            inputs: components["schemas"]["FactInput"][];
        } & {
            [key: string]: unknown;
        };
        /** @description What a reader would be asked, and would find. */
        DeclarationPreview: {
            /** @description What is asked about. */
            declared: string[];
            /** @description The model that reads here; null if none does. */
            reader: string | null;
            /** @description Whether it has read. */
            read: boolean;
            /** @description Newest first. */
            items: components["schemas"]["DeclarationPreviewItem"][];
        } & {
            [key: string]: unknown;
        };
        /** @description One stored answer. */
        DeclarationPreviewItem: {
            /** @description The run. */
            runId: string;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description What was asked. */
            prompt: string;
            /**
             * Format: date-time
             * @description When it was answered.
             */
            capturedAt: string;
            /** @description The class as it stands. */
            class: components["schemas"]["CitationClass"] | null;
            request: components["schemas"]["PreviewRequest"];
            /** @description Null unless `read` was asked for. */
            reading: components["schemas"]["PreviewReading"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Declared predicates of a brand. */
        Declarations: {
            /** @description Those in force first, by name. */
            items: components["schemas"]["Declaration"][];
        } & {
            [key: string]: unknown;
        };
        /** @description One of the values of `one-of`. */
        DeclaredChoice: {
            /** @description The value. */
            label: string;
            /** @description Other words for it. */
            synonyms: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description How an answer puts it, and what to write down then. */
        DeclaredExample: {
            /** @description Words of an answer; made up, and not the truth about the brand. */
            text: string;
            /** @description The value that they state. */
            value: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description A declared name. */
        DeclaredRival: {
            /** @description Identifier. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Other names. */
            aliases: string[];
            /** @description Its own pages are on this domain; null if it is not known. */
            domain: string | null;
            kind: components["schemas"]["RivalKind"];
            /**
             * Format: date-time
             * @description When it was declared.
             */
            createdAt: string;
            /** @description The job that counts stored answers again. Nobody is asked. */
            jobId: string;
        } & {
            [key: string]: unknown;
        };
        /** @description How far a statement may be from the fact. */
        DeclaredTolerance: {
            /** @description In the unit of the fact; for a date in days. */
            amount?: number;
            /** @description Of the fact, at most 50. */
            percent?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description The form of a value. */
        DeclaredValue: {
            /** @enum {string} */
            kind: "text" | "number" | "money" | "date" | "yes-no" | "list" | "one-of";
            /** @description Of a number: what is meant where an answer gives none. */
            unit?: string | null;
            /** @description Of money: what is meant where an answer gives none. */
            currency?: string | null;
            /** @description Of `one-of`. */
            values?: components["schemas"]["DeclaredChoice"][];
        } & {
            [key: string]: unknown;
        };
        /** @description Lines that are the same, came or went. */
        DifferencePart: {
            /**
             * @description What became of them.
             * @enum {string}
             */
            kind: "same" | "added" | "removed";
            lines: string[];
            /** @description Lines of the same that are left out here. */
            skipped?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A document that facts were read from. */
        Document: {
            /** @description Identifier. */
            id: string;
            /** @description Its name when it was uploaded. */
            name: string;
            /** @description What it is, by its content. */
            mediaType: string;
            /** @description Its size. */
            bytes: number;
            /** @description Of its bytes, which are kept. */
            sha256: string;
            /** @description Who uploaded it. */
            uploadedBy: string;
            /**
             * Format: date-time
             * @description When.
             */
            uploadedAt: string;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        DocumentPage: {
            /** @description The page. */
            items: components["schemas"]["Document"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
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
        /** @description The checkpoint behind the seed. */
        DrawCheckpoint: {
            /** @description Entries of the log. */
            size: number;
            /** @description Their root, as the checkpoint writes it. */
            root: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What is drawn from. */
        DrawnImport: {
            /** @description SHA-256 of the signed manifest of the import. */
            sha256: string;
            /** @description The root of the tree over its items. */
            root: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Products that are alike. */
        DrawnStratum: {
            /** @description Its line, third of the prices in the line, and third of demand where the feed says it. */
            name: string;
            /** @description Products in it. */
            products: number;
            /** @description How many were drawn. */
            drawn: number;
        } & {
            [key: string]: unknown;
        };
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
            reader?: components["schemas"]["ReaderState"];
            /** @description Runnable engines first. */
            items: components["schemas"]["EngineState"][];
        } & {
            [key: string]: unknown;
        };
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
            /** @description The name of this refusal, such as `too_many_runs`. It stays the same; programs and other languages go by it. */
            reason?: string;
            /** @description What the words of the refusal hold, by name: limits, names, counts. */
            parameters?: {
                [key: string]: string | number;
            };
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
            /** @description Who answered: `engine`, `app` (brought by a person), `stand_in` (a server in place of it) or `demo` (invented). */
            origin: string;
            /** @description Invented by this software for demonstration: no engine said it. */
            demo: boolean;
            /** @description Which of the repeated questions of a scan, from 1. */
            sample: number;
            /** @description `original`, or `verification` when it was asked again. */
            asked: string;
            /** @description How the engine was reached. */
            access: string;
            /** @description Where it was given: `api`, `seller` (a data seller says what the app showed) or `app` (a person got it there). */
            surface: string;
            /** @description Of an answer from an app: how much is proven, `A` to `D`. Null for others. */
            grade: string | null;
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
            /** @description What the engine searched for, where it shows that. */
            queries: string[];
            /** @description Addresses of the pages that the engine read, cited or not. */
            read: string[];
            /** @description Where the question comes from, for example `import` or `operator`. */
            promptOrigin: string;
            /** @description SHA-256 of the file that the question was imported from. */
            promptFile: string | null;
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
            /** @description Who answered: `engine`, `app` (brought by a person), `stand_in` (a server in place of it) or `demo` (invented). */
            origin: string;
            /** @description Invented by this software for demonstration: no engine said it. */
            demo: boolean;
            /** @description Of an answer from an app: how much is proven, `A` to `D`. Null for others. */
            grade: string | null;
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
            /** @description Why the question presupposes the statement: `value`, `confirm` or `presumes`; null for a neutral question. */
            leading: string | null;
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
            /** @description Who answered: `engine`, `app` (brought by a person), `stand_in` (a server in place of it) or `demo` (invented). */
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
            /** @description Who answered: `engine`, `app` (brought by a person), `stand_in` (a server in place of it) or `demo` (invented). */
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
            /** @description Why that prompt presupposes the statement: `value`, `confirm` or `presumes`; null for a neutral question. */
            lastLeading: string | null;
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
        /** @description One row: how often engines mention a brand, scan by scan, with intervals. Answers to leading questions are included; the level `prompt` has each question alone. */
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
            /** @description Who answered: `engine`, `app` (brought by a person), `stand_in` (a server in place of it) or `demo` (invented). */
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
        /** @description One row: how often answers name, list, recommend and cite a brand and its rivals, scan by scan, with intervals. A rival that no answer of a scan names has no row there. Answers to leading questions are included. */
        ExportedRivalFigure: {
            /** @description Scan, origin, questions, level, engine or intent, subject and measure, joined by `/`. */
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
            /** @description `open`: questions that name neither the brand nor a rival. `naming`: the others. They are never added up. */
            questions: string;
            /** @description What is counted together: `overall`, `engine` or `intent`. */
            level: string;
            /** @description Null: all of them. */
            engine: string | null;
            /** @description Null: all of them. */
            intent: string | null;
            /** @description Who answered: `engine`, `app` (brought by a person), `stand_in` (a server in place of it) or `demo` (invented). */
            origin: string;
            /** @description Invented by this software for demonstration: no engine said it. */
            demo: boolean;
            /** @description The brand, or the rival. */
            subjectId: string;
            /** @description Its name when this was counted. */
            name: string;
            /** @description `own`, `rival`, `shop`, `marketplace`, `media` or `other`; only rivals are compared with the brand. */
            kind: string;
            /** @description `named`, `voice_of_answers`, …: docs/measures.md defines each. */
            measure: string;
            /** @description Answers, or mentions, that the measure counts. */
            seen: number;
            /** @description Of how many. */
            asked: number;
            /** @description What `asked` counts. */
            universe: string;
            /** @description `seen` of `asked`. */
            rate: number;
            /** @description Lower end of the interval, with 95 % confidence. */
            low: number;
            /** @description Upper end. */
            high: number;
            /** @description `clopper_pearson`, `one_sided` for none and all, or `mentions_by_answer`. */
            method: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Who did it. */
        FactActor: {
            /**
             * @description How they were known; `service` for what the product did itself, such as reading a page.
             * @enum {string}
             */
            kind: "operator" | "person" | "key" | "service";
            /** @description The person or the key. */
            id: string | null;
            /** @description Their name at that time. */
            name: string;
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
        /** @description How many facts of the brand are in each state, whatever the filter. */
        FactCounts: {
            /** @description Facts that are proposed. */
            proposed: number;
            /** @description Facts that are active. */
            active: number;
            /** @description Facts that are superseded. */
            superseded: number;
            /** @description Facts that are expired. */
            expired: number;
            /** @description Facts that are withdrawn. */
            withdrawn: number;
            /** @description Facts that are refused. */
            refused: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Something that happened to a fact. */
        FactEvent: {
            /** @description Identifier; later events have higher ones. */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            what: "entered" | "read" | "proposed" | "approved" | "refused" | "superseded" | "withdrawn" | "restored" | "dated" | "expired";
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            by: components["schemas"]["FactActor"];
            /** @description Why, if they said so. */
            why: string | null;
            /** @description The fact that took its place. */
            byFact: string | null;
            /** @description The first day that was set. */
            validFrom: string | null;
            /** @description The last day that was set. */
            validUntil: string | null;
            /** @description The job that judged answers again because of it. */
            jobId: string | null;
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
        /** @description A fact and its history. */
        FactWithHistory: {
            fact: components["schemas"]["OwnFact"];
            /** @description The brand it is about. */
            brandId: string;
            /** @description Newest first. Nothing in it can be changed or removed. */
            history: components["schemas"]["FactEvent"][];
            /** @description There is more history than is listed. */
            truncated: boolean;
        } & {
            [key: string]: unknown;
        };
        Feed: {
            id: string;
            brandId: string;
            name: string;
            /** @description Where it is fetched; null if it is uploaded. */
            url: string | null;
            /** @enum {string} */
            format: "auto" | "google-xml" | "google-tsv" | "openai-jsonl" | "openai-tsv" | "openai-csv" | "json-ld" | "csv";
            /** @description Which column gives which field, where its name does not say so. Fields: name, sku, gtin, mpn, brand, group, line, url, availability, country, price, sale_price, sale_dates, sale_from, sale_until, currency, demand, color, size, material, pattern, gender, age_group, size_system, size_type. */
            mapping: {
                [key: string]: string;
            };
            /** @description Of items that name none. */
            country: string | null;
            /** @description Of prices that name none. */
            currency: string | null;
            /** @description The brand has no products but those in its feeds. */
            complete: boolean;
            /** @description How often it is fetched; null if only when asked for. */
            everyHours: number | null;
            /**
             * Format: date-time
             * @description When it is fetched next.
             */
            nextImportAt: string | null;
            /**
             * Format: date-time
             * @description When it was added.
             */
            createdAt: string;
            lastImport?: components["schemas"]["FeedImport"] | null;
        } & {
            [key: string]: unknown;
        };
        FeedImport: {
            id: string;
            feedId: string;
            /** @description The job that reads it. */
            jobId: string | null;
            /** @enum {string} */
            state: "receiving" | "queued" | "running" | "done" | "not_modified" | "failed";
            /** @description Where it was fetched; null for an upload. */
            address: string | null;
            /** @description What the bytes were: xml, tsv, csv, jsonl, json or page. */
            shape: string | null;
            /** @description How many arrived. */
            bytes: number | null;
            /** @description Of the bytes as they arrived. */
            sha256: string | null;
            counts: ({
                /** @description Items in the catalogue from this feed: added, changed and unchanged. */
                taken: number;
                added: number;
                changed: number;
                unchanged: number;
                /** @description Items of the import before that the feed no longer has. */
                gone: number;
                /** @description Items that were not taken; the report says why. */
                refused: number;
            } & {
                [key: string]: unknown;
            }) | null;
            report: ({
                /**
                 * @description What `line` counts: lines of the file, or items in it.
                 * @enum {string}
                 */
                numbers: "lines" | "items";
                reasons: ({
                    /**
                     * @description `refused`: the item was not taken. `without`: it was taken without the field.
                     * @enum {string}
                     */
                    outcome: "refused" | "without";
                    /** @description A word for programs. */
                    reason: string;
                    /** @description The field that it is about. */
                    field: string | null;
                    /** @description The reason in words. */
                    message: string;
                    /** @description How often. */
                    count: number;
                    /** @description The first of them. */
                    lines: ({
                        line: number;
                        /** @description Of a duplicate: the one that was taken. */
                        firstLine?: number;
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                })[];
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Why nothing was taken. */
            error: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When reading began.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             */
            finishedAt: string | null;
            /** @description Of the signed manifest, which is in the log. */
            manifestSha256: string | null;
            /** @description Of the tree over all items. */
            root: string | null;
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
                /** @description Answers to neutral questions that state it. */
                seen: number;
                /** @description Answers to the neutral ones of the prompts that have ever led to it. */
                asked: number;
                /** @description Lower end of the rate, with 95 % confidence. */
                low: number | null;
                /** @description Upper end. */
                high: number | null;
                leading: {
                    /** @description Answers to leading questions that state it. */
                    seen: number;
                    /** @description Answers to the leading ones of these prompts. */
                    asked: number;
                } & {
                    [key: string]: unknown;
                };
                /** @description `7 of 10 · 25–94 %`; names the leading ones apart where there are any. */
                words: string;
            } & {
                [key: string]: unknown;
            })[];
            questions: components["schemas"]["FindingQuestions"];
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
                /** @description Only for answers from an app; null for others. */
                grade: components["schemas"]["Grade"] | null;
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
            /** @description In the newest finished scan; null if that asked no neutral question. */
            said: components["schemas"]["SaidIn"] | null;
            /** @description Questions that presuppose the statement, counted apart; null if the scan asked none. */
            leading: ({
                /** @description Answers of the scan to leading questions that state it. */
                seen: number;
                /** @description Answers to the leading ones of these prompts. */
                asked: number;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Who says it, the worst first. */
            engines: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[];
            /** @description All of it was first said in the newest finished scan. */
            isNew: boolean;
            /** @description The gravest and most frequent first. */
            findings: components["schemas"]["RankedFinding"][];
        } & {
            [key: string]: unknown;
        };
        /** @description Its answers in these scans, by whether the question presupposes the statement. */
        FindingQuestions: {
            /** @description Version of the fixed criteria: a question leads if it contains the stated value, asks to confirm something, or asks why or since when. */
            check: string;
            neutral: components["schemas"]["QuestionCounts"];
            leading: components["schemas"]["QuestionCounts"];
            /** @description `3 of 20 · 3–38 % of answers to neutral questions` */
            words: string;
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
        FindingsSince: {
            /** @description First said since then. */
            fresh: number;
            /** @description Said again since then, after they were not seen or settled. */
            returned: number;
            /** @description Not said in ten answers or more, found since then. */
            notSeen: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Whether a figure is fit to decide on, from the log and what is stored. */
        Fit: {
            brandId: string;
            scan: components["schemas"]["MeasuredScan"];
            /** @description Questions that lead to an answer, and the rate without them; null if none do. */
            leading: string | null;
            measure: components["schemas"]["Measure"];
            /** @description The widest interval to decide on, from 0 to 1. */
            width: number;
            /** @description All criteria are met. */
            fit: boolean;
            /** @description The same in a sentence, with what is not met. */
            words: string;
            /** @description All six, in a fixed order. */
            criteria: components["schemas"]["FitCriterion"][];
            industry: components["schemas"]["IndustryRates"];
        } & {
            [key: string]: unknown;
        };
        FitCriterion: {
            /** @enum {string} */
            criterion: "plan_logged" | "enough_answers" | "halves_agree" | "same_prompts" | "same_engines" | "reader_measured";
            met: boolean;
            /** @description What is met, or why it is not. */
            words: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How much is proven of an answer from an app.
         * @enum {string}
         */
        Grade: "A" | "B" | "C" | "D";
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
        /** @description A file of questions. */
        ImportPreview: {
            /**
             * @description The kind of file that it was imported from.
             * @enum {string}
             */
            list: "prompts" | "search_console" | "bing_grounding" | "suggestions" | "related_questions" | "tickets";
            /** @description The kind of file. */
            words: string;
            /** @description Whose words the questions are. */
            whose: string;
            /** @description SHA-256 of the file. */
            sha256: string;
            /** @description Nothing of it can be imported; `problems` says why. */
            isRefused: boolean;
            /** @description The file does not say which period it covers: the import must. */
            needsPeriod: boolean;
            /** @description Questions that can be imported. */
            total: number;
            /** @description At most 1,000. */
            items: components["schemas"]["QuestionToImport"][];
            /** @description At most 100. */
            problems: components["schemas"]["LineProblem"][];
        } & {
            [key: string]: unknown;
        };
        IndustryRate: {
            seen: number;
            asked: number;
            /** @description Null when nothing was counted. */
            rate: number | null;
            /** @description Lower end of the exact interval, with 95 % confidence. */
            low: number | null;
            /** @description Upper end. */
            high: number | null;
            /** @description `4 of 40 · 3–24 %` */
            words: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Two rates that the advertising industry names; see `note` for what is counted. */
        IndustryRates: {
            hallucination: components["schemas"]["IndustryRate"];
            inaccuracy: components["schemas"]["IndustryRate"];
            /** @description Answers that the statements of `inaccuracy` are from: the first of the plan, at most 20,000. */
            answers: number;
            /** @description The definitions, and that conformance is not claimed. */
            note: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A link that lets one person in, without the link itself. */
        Invitation: {
            /** @description Identifier of the invitation. */
            id: string;
            /** @description The account. */
            accountId: string;
            /** @description Who is invited. */
            name: string;
            /** @description Where the link was sent, as a note: nothing is sent by this server. */
            email: string | null;
            /**
             * @description What they may do, each role including those before it: `viewer` reads, `reviewer` says what answers mean, `editor` changes what is asked and known, `owner` decides who gets in.
             * @enum {string}
             */
            role: "viewer" | "reviewer" | "editor" | "owner";
            /** @description Set when it lets an existing member in again, who has lost their passkey. */
            memberId: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it works.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was used; it works once.
             */
            usedAt: string | null;
            /**
             * Format: date-time
             * @description When it was taken back.
             */
            revokedAt: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        InvitationPage: {
            /** @description The page. */
            items: components["schemas"]["Invitation"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The link no longer works. */
        InvitationRevoked: {
            /** @description Always true. */
            revoked: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description An API key, including the key itself, which is shown only once. */
        IssuedKey: {
            /** @description Key identifier. */
            id: string;
            /** @description The account it belongs to. */
            accountId: string;
            /** @description Its name. */
            name: string;
            /**
             * @description `customer`: for agents, at /api/mcp. `service`: for programs of the account, at /api/admin. `personal`: acts for a person.
             * @enum {string}
             */
            kind: "customer" | "service" | "personal";
            /** @description The last four characters. */
            hint: string;
            /** @description What a customer key may do; empty for the others. */
            scopes: ("read" | "scan" | "verify")[];
            /**
             * @description The most that a service or personal key may do; null for customer keys.
             * @enum {string|null}
             */
            role: "viewer" | "reviewer" | "editor" | "owner" | null;
            /** @description The name of the person it acts for; null unless it is personal. */
            person: string | null;
            /** @description The public key of the browser extension whose recordings it may bring; null if none is registered. */
            signingKey: string | null;
            /**
             * Format: date-time
             * @description When it was issued.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working by itself; null for never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was last used, give or take a minute; null for never.
             */
            lastUsedAt: string | null;
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
            /**
             * @description `customer`: for agents, at /api/mcp. `service`: for programs of the account, at /api/admin. `personal`: acts for a person.
             * @enum {string}
             */
            kind: "customer" | "service" | "personal";
            /** @description The last four characters. */
            hint: string;
            /** @description What a customer key may do; empty for the others. */
            scopes: ("read" | "scan" | "verify")[];
            /**
             * @description The most that a service or personal key may do; null for customer keys.
             * @enum {string|null}
             */
            role: "viewer" | "reviewer" | "editor" | "owner" | null;
            /** @description The name of the person it acts for; null unless it is personal. */
            person: string | null;
            /** @description The public key of the browser extension whose recordings it may bring; null if none is registered. */
            signingKey: string | null;
            /**
             * Format: date-time
             * @description When it was issued.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working by itself; null for never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was last used, give or take a minute; null for never.
             */
            lastUsedAt: string | null;
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
        /**
         * @description The language of its words.
         * @enum {string}
         */
        Language: "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "pl" | "ja";
        LeadingQuestions: {
            /** @description Version of the fixed criteria. */
            check: string;
            /** @description Questions that ask to confirm something, or why or since when. */
            prompts: number;
            /** @description Answers to them; the figures beside this count these too. */
            answers: number;
            neutral: {
                seen: number;
                /** @description Answers to the other questions. */
                asked: number;
                /** @description Lower end of the rate, with 95 % confidence. */
                low: number | null;
                /** @description Upper end. */
                high: number | null;
            } & {
                [key: string]: unknown;
            };
            /** @description Both rates in words. */
            words: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Under whose name reports appear. */
        Letterhead: {
            /** @description Identifier of the account. */
            accountId: string;
            /** @description The name; the account’s if nothing else was said. */
            name: string;
            /** @description Null: none. */
            logo: ({
                /** @enum {string} */
                type: "image/png" | "image/jpeg";
                /** @description The picture. */
                base64: string;
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A place that cannot be imported. */
        LineProblem: {
            /** @description From 1. */
            line: number;
            /** @description From 1; null for the whole line. */
            column: number | null;
            /** @description What is wrong with it. */
            message: string;
            /** @description The name of this refusal, such as `too_many_runs`. It stays the same; programs and other languages go by it. */
            reason?: string;
            /** @description What the words of the refusal hold, by name: limits, names, counts. */
            parameters?: {
                [key: string]: string | number;
            };
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
        /** @description A statement of a reply that could not be taken. */
        LostStatement: {
            /** @description Which one of the reply, from 0. */
            index: number;
            /** @description What it is about. */
            predicate: string;
            /** @description `lost`. */
            outcome: string;
            /** @description Why. */
            reason: string;
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
        /** @description The caller. */
        Me: {
            /**
             * @description What the request was signed in with.
             * @enum {string}
             */
            kind: "operator" | "person" | "key";
            /** @description The person or the key; null for the operator. */
            id: string | null;
            /** @description As others read it. */
            name: string;
            /** @description Whether everything is allowed. */
            operator: boolean;
            /** @description The accounts you are in; null for the operator, who sees all. */
            accounts: components["schemas"]["MyAccount"][] | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What is counted: answers that mention the brand at all, or answers of one class.
         * @enum {string}
         */
        Measure: "mentioned" | "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
        /** @description A configured reader, its newest check, and what follows from it. */
        MeasuredReader: {
            /** @description Model and version of the prompt, as stored with every reading. */
            reader: string;
            /** @description Daily spend ceiling of reading in US dollars; checks count towards it. */
            dailySpendUsd: string | null;
            /** @description False: its accusations are for review. */
            accuses: boolean;
            /** @description True: it reads every answer twice, and the claims are added. */
            readsTwice: boolean;
            /** @description As signed classifications state it, or `not measured yet`. */
            errorRate: string;
            /** @description What follows from the check, in words. */
            consequence: string;
            /** @description Due for another check; the old one counts until then. */
            isStale: boolean;
            /** @description Null until the reader was measured. */
            check: components["schemas"]["ReaderCheck"] | null;
            /** @description Null when none was asked for. */
            job: components["schemas"]["ReaderCheckJob"] | null;
        } & {
            [key: string]: unknown;
        };
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
            /** @description Answers among them that are provisional: the configured model has not finished reading them, and their class may change. */
            provisional?: number;
            /** @description Which surfaces the figures count, in words. */
            counted?: string;
            /** @description What is missing, in words; null when nothing is. */
            note: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A person in an account. */
        Member: {
            /** @description Identifier of the membership. */
            id: string;
            /** @description The account. */
            accountId: string;
            /** @description The person, who may be in several accounts. */
            personId: string;
            /** @description Their name, which is written under what they review. */
            name: string;
            /** @description Their address, as the invitation or the provider said it. */
            email: string | null;
            /**
             * @description What they may do, each role including those before it: `viewer` reads, `reviewer` says what answers mean, `editor` changes what is asked and known, `owner` decides who gets in.
             * @enum {string}
             */
            role: "viewer" | "reviewer" | "editor" | "owner";
            /**
             * Format: date-time
             * @description Since when.
             */
            addedAt: string;
            /**
             * Format: date-time
             * @description When a session of theirs was last used.
             */
            lastSeenAt: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        MemberPage: {
            /** @description The page. */
            items: components["schemas"]["Member"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The person is no longer in the account. */
        MemberRemoved: {
            /** @description Always true. */
            removed: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description An account you are in. */
        MyAccount: {
            /** @description Account identifier. */
            accountId: string;
            /** @description Its name. */
            name: string;
            /**
             * @description What you may do there.
             * @enum {string}
             */
            role: "viewer" | "reviewer" | "editor" | "owner";
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        MyKeyPage: {
            /** @description The page. */
            items: components["schemas"]["Key"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        NamedFigure: {
            /** @description How many. */
            seen: number;
            /** @description Of how many; the universe of the measure says of what. */
            asked: number;
            /** @description `seen` of `asked`. */
            rate: number;
            /** @description Lower end, with 95 % confidence. */
            low: number;
            /** @description Upper end. */
            high: number;
            /**
             * @description The exact interval of the headline, or for shares of mentions Wilson’s with the number of independent mentions that the spread between answers leaves.
             * @enum {string}
             */
            method: "clopper_pearson" | "one_sided" | "mentions_by_answer";
            /** @description The interval is wider than 40 points: it says little. */
            wide: boolean;
            /** @description `118 of 312 · 32–44 %`; counts only below five answers. */
            words: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description docs/measures.md defines each.
         * @enum {string}
         */
        NamedMeasure: "named" | "named_first" | "in_first_three" | "voice_of_answers" | "voice_of_mentions" | "recommended" | "recommended_instead" | "named_together" | "cited";
        NamedRow: {
            /** @description Identifier of the brand or the rival. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description `own`, or the kind that was declared. */
            kind: string;
            /** @description By the name of the measure. */
            figures: {
                [key: string]: components["schemas"]["NamedFigure"] | null;
            };
            /** @description Null if no list names it. */
            place: ({
                /** @description Answers whose list or table gives it a place. */
                lists: number;
                /** @description The middle place. */
                median: number;
                /** @description The middle half of the places begins here. */
                from: number;
                /** @description And ends here. 10 stands for the tenth place or later. */
                to: number;
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        };
        /** @description An invitation, including its link. */
        NewInvitation: {
            /** @description Identifier of the invitation. */
            id: string;
            /** @description The account. */
            accountId: string;
            /** @description Who is invited. */
            name: string;
            /** @description Where the link was sent, as a note: nothing is sent by this server. */
            email: string | null;
            /**
             * @description What they may do, each role including those before it: `viewer` reads, `reviewer` says what answers mean, `editor` changes what is asked and known, `owner` decides who gets in.
             * @enum {string}
             */
            role: "viewer" | "reviewer" | "editor" | "owner";
            /** @description Set when it lets an existing member in again, who has lost their passkey. */
            memberId: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it works.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was used; it works once.
             */
            usedAt: string | null;
            /**
             * Format: date-time
             * @description When it was taken back.
             */
            revokedAt: string | null;
            /** @description What to open, below the address of the console: give it to that person only. */
            path: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A share, including its address. */
        NewShare: {
            /** @description Identifier. */
            id: string;
            /** @description The account that the evidence belongs to. */
            accountId: string;
            /**
             * @description What is shown.
             * @enum {string}
             */
            kind: "finding" | "run" | "case" | "report";
            /** @description The finding, run, case or report. */
            targetId: string;
            /** @description What the page says above it. */
            title: string;
            /** @description Whether demo engines said it; the page says so too. */
            demo: boolean;
            /** @description Who made the address. */
            madeBy: string;
            /**
             * Format: date-time
             * @description When.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it works.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was taken back.
             */
            revokedAt: string | null;
            /** @description How often it was opened. */
            views: number;
            /**
             * Format: date-time
             * @description When it was last opened.
             */
            lastViewedAt: string | null;
            /** @description The path below the address of this server. Anyone who has it can see the evidence. */
            path: string;
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
        /** @description A notice or order as it was recorded. */
        Order: {
            /** @description Identifier. */
            id: string;
            /** @description The brand that it is about. */
            brandId: string;
            /**
             * @description `notice`: a letter that was sent. `order`: of a court.
             * @enum {string}
             */
            kind: "notice" | "order";
            /** @description The provider that it is addressed to. */
            addressee: string;
            /** @description The court; null for a notice. */
            court: string | null;
            /** @description Its file number. */
            fileNumber: string | null;
            /** @description The wording, as it was recorded. */
            wording: string;
            /** @description SHA-256 of the letter or order as a file, if it was given. */
            documentSha256: string | null;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When it was received.
             */
            receivedAt: string | null;
            /**
             * Format: date-time
             * @description Answers from then on can breach it.
             */
            holdsFrom: string;
            /** @description What is forbidden. */
            statements: ({
                /** @description What is forbidden, in words. */
                words: string;
                /** @description What kind of statement. */
                predicate: string;
                /** @description The product, normalised; empty for the brand itself. */
                about: string;
                /** @description The key of the forbidden value; null for every value that a fact contradicts. */
                value: string | null;
            } & {
                [key: string]: unknown;
            })[];
            plan: {
                /** @description The engines that are asked. */
                engines: string[];
                /** @description Questions. */
                prompts: number;
                /** @description How often each is asked in one look. */
                samples: number;
                /** @description Hours between looks. */
                everyHours: number;
                /** @description Looks at most. */
                looks: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Who recorded it. */
            recordedBy: string;
            /**
             * Format: date-time
             * @description When; answers from before are never counted.
             */
            recordedAt: string;
            /**
             * @description What became of the record.
             * @enum {string}
             */
            state: "holds" | "withdrawn" | "superseded";
            /**
             * Format: date-time
             * @description When it was withdrawn or superseded.
             */
            endedAt: string | null;
            /** @description The record in its place. */
            supersededBy: string | null;
            /** @description Null unless it was withdrawn. */
            withdrawal: ({
                /** @description Why. */
                reason: string;
                /** @description Who withdrew it. */
                by: string;
                /** @description Of the signed withdrawal. */
                sha256: string;
                /** @description Its place in the log; null while it waits. */
                logIndex: number | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Of the signed record. */
            sha256: string;
            /** @description Its place in the log; null while it waits. */
            logIndex: number | null;
            /** @description What was asked so far. */
            looks: ({
                /** @description Which. */
                number: number;
                /** @description Its scan, whose plan and outcomes are in the log. */
                scanId: string;
                /**
                 * Format: date-time
                 * @description When.
                 */
                startedAt: string;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * Format: date-time
             * @description When the next look is due; null if nothing is asked any more.
             */
            nextAt: string | null;
            /** @description Why the last look could not be started. */
            hindered: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One day (UTC) and origin. */
        OrderDay: {
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Such as 2026-11-18. */
            day: string;
            /** @description Answers of the engines that the order names. */
            answers: number;
            /** @description Breaches by answers to neutral questions. */
            breaches: number;
            /** @description The same to leading questions, counted apart. */
            leadingBreaches: number;
            /** @description Near misses. */
            nearMisses: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A notice or order with its breaches. */
        OrderDetail: {
            /** @description Identifier. */
            id: string;
            /** @description The brand that it is about. */
            brandId: string;
            /**
             * @description `notice`: a letter that was sent. `order`: of a court.
             * @enum {string}
             */
            kind: "notice" | "order";
            /** @description The provider that it is addressed to. */
            addressee: string;
            /** @description The court; null for a notice. */
            court: string | null;
            /** @description Its file number. */
            fileNumber: string | null;
            /** @description The wording, as it was recorded. */
            wording: string;
            /** @description SHA-256 of the letter or order as a file, if it was given. */
            documentSha256: string | null;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When it was received.
             */
            receivedAt: string | null;
            /**
             * Format: date-time
             * @description Answers from then on can breach it.
             */
            holdsFrom: string;
            /** @description What is forbidden. */
            statements: ({
                /** @description What is forbidden, in words. */
                words: string;
                /** @description What kind of statement. */
                predicate: string;
                /** @description The product, normalised; empty for the brand itself. */
                about: string;
                /** @description The key of the forbidden value; null for every value that a fact contradicts. */
                value: string | null;
            } & {
                [key: string]: unknown;
            })[];
            plan: {
                /** @description The engines that are asked. */
                engines: string[];
                /** @description Questions. */
                prompts: number;
                /** @description How often each is asked in one look. */
                samples: number;
                /** @description Hours between looks. */
                everyHours: number;
                /** @description Looks at most. */
                looks: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Who recorded it. */
            recordedBy: string;
            /**
             * Format: date-time
             * @description When; answers from before are never counted.
             */
            recordedAt: string;
            /**
             * @description What became of the record.
             * @enum {string}
             */
            state: "holds" | "withdrawn" | "superseded";
            /**
             * Format: date-time
             * @description When it was withdrawn or superseded.
             */
            endedAt: string | null;
            /** @description The record in its place. */
            supersededBy: string | null;
            /** @description Null unless it was withdrawn. */
            withdrawal: ({
                /** @description Why. */
                reason: string;
                /** @description Who withdrew it. */
                by: string;
                /** @description Of the signed withdrawal. */
                sha256: string;
                /** @description Its place in the log; null while it waits. */
                logIndex: number | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Of the signed record. */
            sha256: string;
            /** @description Its place in the log; null while it waits. */
            logIndex: number | null;
            /** @description What was asked so far. */
            looks: ({
                /** @description Which. */
                number: number;
                /** @description Its scan, whose plan and outcomes are in the log. */
                scanId: string;
                /**
                 * Format: date-time
                 * @description When.
                 */
                startedAt: string;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * Format: date-time
             * @description When the next look is due; null if nothing is asked any more.
             */
            nextAt: string | null;
            /** @description Why the last look could not be started. */
            hindered: string | null;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Answers of other origin: they are in none of the other numbers. */
            apart?: components["schemas"]["OfOrigin"][];
            /** @description Breaches by answers of the origin named here, to neutral questions. */
            breachCount: number;
            /** @description The same to leading questions, counted apart. */
            leadingBreachCount: number;
            /** @description Newest first, of every origin; each says its own. */
            breaches: components["schemas"]["OrderLine"][];
            /** @description They come near, with the reason, and are never counted. Newest first. */
            nearMisses: components["schemas"]["OrderLine"][];
            /** @description Every day with an answer since it holds, oldest first. */
            calendar: components["schemas"]["OrderDay"][];
            /** @description True if there are more than the newest that were read or are shown. */
            truncated: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description An answer that breaches the order, or comes near. */
        OrderLine: {
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Its run; the bundle of the run is the exhibit. */
            runId: string;
            /** @description Its scan. */
            scanId: string;
            engine: components["schemas"]["Engine"];
            /**
             * Format: date-time
             * @description When it was given.
             */
            capturedAt: string;
            /** @description The question. */
            prompt: string;
            /** @description Which of the forbidden statements, from 0. */
            statement: number;
            /** @description What it says, in words. */
            stated: string;
            /** @description Its own words. */
            quote: string;
            /**
             * @description Who read the answer; `rules`: the plain reader alone.
             * @enum {string}
             */
            readBy: "rules" | "model" | "person";
            /**
             * @description Why the question leads to the statement; null if it is neutral. Fixed criteria, version 2.
             * @enum {string|null}
             */
            leading: "value" | "confirm" | "presumes" | null;
            /** @description Why it is no breach, as a word; null for a breach. */
            reason: string | null;
            /** @description The same as a sentence. */
            why: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        Orders: {
            /** @description The page. */
            items: components["schemas"]["Order"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Who gives an answer: `engine`, the engine itself, asked over a programming interface or by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up.
         * @enum {string}
         */
        Origin: "engine" | "app" | "stand_in" | "demo";
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
        /** @description A page of facts. */
        OwnFactPage: {
            counts: components["schemas"]["FactCounts"];
            /** @description Newest first. */
            items: components["schemas"]["OwnFact"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
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
        /** @description What a visitor reads, before and after, line by line. */
        PageDifference: {
            /** @description The page. */
            url: string;
            /**
             * @description What it said before.
             * @enum {string|null}
             */
            saysBefore: "same_error" | "truth" | "neither" | "unread" | null;
            /**
             * @description What it says now.
             * @enum {string|null}
             */
            says: "same_error" | "truth" | "neither" | "unread" | null;
            /** @description The capture from before. */
            before: components["schemas"]["CorrectionCapture"] | null;
            /** @description The newest capture; null while there is no other. */
            after: components["schemas"]["CorrectionCapture"] | null;
            /** @description Null: too much has changed to say what. */
            parts: components["schemas"]["DifferencePart"][] | null;
            /** @description Lines that came. */
            added: number;
            /** @description Lines that went. */
            removed: number;
            /** @description More than zero: the text is longer than what was compared. */
            leftOut: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Answers over the interface and in the app, paired by question. */
        PairedMeasure: {
            engine: components["schemas"]["Engine"];
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description How many pairs it rests on. */
            pairs: number;
            /** @description Pairs by the grade of the answer in the app. */
            grades: {
                [key: string]: number;
            };
            appGivenApi: components["schemas"]["SaidToo"];
            apiGivenApp: components["schemas"]["SaidToo"];
        } & {
            [key: string]: unknown;
        };
        /** @description A device or password manager that signs you in. */
        Passkey: {
            /** @description Identifier. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description Whether its maker keeps a copy for your other devices. */
            backedUp: boolean;
            /**
             * Format: date-time
             * @description When it was added.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last signed you in.
             */
            lastUsedAt: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description It no longer signs anybody in. */
        PasskeyRemoved: {
            /** @description Always true. */
            removed: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description Your passkeys. */
        Passkeys: {
            /** @description Oldest first. */
            items: components["schemas"]["Passkey"][];
        } & {
            [key: string]: unknown;
        };
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
        /** @description What the model read, and what would follow. */
        PreviewReading: {
            /** @description Why there is no reading; null if there is one. */
            problem: string | null;
            /** @description Statements of declared predicates, typed and judged. */
            claims: components["schemas"]["Claim"][];
            /** @description What could not be typed, or is not in the answer. */
            lost: components["schemas"]["LostStatement"][];
            /** @description The class that would follow. */
            wouldBe: components["schemas"]["CitationClass"] | null;
            /** @description The rule that would decide. */
            rule: string | null;
            /** @description What the reading cost; null if that is not known. */
            costUsd: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What a model would be asked, to try anywhere. */
        PreviewRequest: {
            /** @description For the system. */
            instructions: string;
            /** @description For the user. */
            material: string;
            /** @description JSON Schema of the reply; null for the usual one. */
            schema: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description A program that a person let in; it opens the tool server only. */
        Program: {
            /** @description Identifier of the consent. */
            id: string;
            /** @description The name that the program gave itself, or its address: nobody vouches for it. */
            program: string;
            /** @description Who let it in. */
            person: string;
            /** @description Into which account; null for all of them, which only the operator can give. */
            account: string | null;
            /** @description What it may do: read, scan, verify, edit. */
            scopes: string[];
            /**
             * Format: date-time
             * @description Since when.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last given a token.
             */
            lastUsedAt: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The program has no access any more. */
        ProgramEnded: {
            /** @description Always true. */
            ended: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description Programs that have access. */
        Programs: {
            /** @description Newest first, at most 200. */
            items: components["schemas"]["Program"][];
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
            origin: components["schemas"]["PromptOrigin"];
            /** @description The same in words. */
            originWords: string;
            /**
             * @description Why its form leads to an answer: it asks to confirm something, or why and since when; null if it does not. Fixed criteria, version 2.
             * @enum {string|null}
             */
            leading: "value" | "confirm" | "presumes" | null;
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
        /** @description Where a question comes from. */
        PromptOrigin: {
            /**
             * @description `not_recorded`: it was added before this was kept.
             * @enum {string}
             */
            kind: "operator" | "person" | "import" | "suggestion" | "catalogue" | "not_recorded";
            /**
             * @description The kind of file that it was imported from.
             * @enum {string|null}
             */
            list: "prompts" | "search_console" | "bing_grounding" | "suggestions" | "related_questions" | "tickets" | null;
            /** @description SHA-256 of the imported file. */
            sha256: string | null;
            /** @description The line or entry of the file, from 1. */
            row: number | null;
            /** @description The period that the file covers, as its importer named it. */
            period: string | null;
        } & {
            [key: string]: unknown;
        };
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
        /** @description A name that answers name and nobody has declared. */
        ProposedRival: {
            /** @description As an answer writes it. */
            name: string;
            /**
             * @description What it is, by the model that reads.
             * @enum {string}
             */
            kind: "company" | "product" | "shop" | "marketplace" | "media" | "other";
            /** @description Answers that name it. */
            answers: number;
            /** @description The newest answers that a model has read, among which these were counted. */
            of: number;
            /** @description `12 of 300` */
            words: string;
            /**
             * Format: date-time
             * @description When the newest of them was given.
             */
            lastSeenAt: string;
        } & {
            [key: string]: unknown;
        };
        QuestionCounts: {
            /** @description Questions that ever led to it. */
            prompts: number;
            /** @description Answers that state it. */
            seen: number;
            /** @description Answers to these questions. */
            asked: number;
            /** @description Lower end of the rate, with 95 % confidence. */
            low: number | null;
            /** @description Upper end. */
            high: number | null;
            /** @description `3 of 20 · 3–38 %` */
            words: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A question of the file. */
        QuestionToImport: {
            /** @description Its line, or entry, from 1. */
            row: number;
            /** @description The question, as it is in the file. */
            text: string;
            /**
             * @description As the file says; otherwise by whether the brand is named.
             * @enum {string}
             */
            intent: "CATEGORY" | "BRANDED" | "COMPARATIVE" | "DEFENSIVE";
            /** @description As the file says. */
            locale: string | null;
            /** @description What the file says of it: `clicks`, `impressions`, `ctr` from 0 to 1, `position`, `citations`. */
            figures: {
                [key: string]: number;
            };
            /** @description It is asked already. */
            active: boolean;
            /**
             * @description Why its form leads to an answer: it asks to confirm something, or why and since when; null if it does not. Fixed criteria, version 2.
             * @enum {string|null}
             */
            leading: "value" | "confirm" | "presumes" | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The work of one lane. */
        Queue: {
            /** @description An engine, or a kind of work that must not wait for others. */
            lane: string;
            /** @description Due, and not yet taken by a worker. */
            waiting: number;
            /** @description Taken by a worker. */
            active: number;
            /** @description Due later: after a failure, at a planned time, or when a limit allows it. */
            delayed: number;
            /** @description Waiting or delayed jobs that were tried before. */
            retried: number;
            /** @description Given up. */
            dead: number;
            /** @description How long the oldest job that is due has been waiting. */
            oldestSeconds: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Lanes that have jobs. */
        Queues: {
            /** @description One for each lane that has jobs. */
            items: components["schemas"]["Queue"][];
            /** @description Workers that looked for work within the last minute. */
            workers: number;
            /** @description There are more dead jobs than were counted. */
            isCut: boolean;
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
            /** @description First said in the newest finished scan. */
            isNew: boolean;
            /** @description In the newest finished scan; null if that asked no neutral question. */
            said: components["schemas"]["SaidIn"] | null;
            /** @description Questions that presuppose the statement, counted apart; null if the scan asked none. */
            leading: ({
                /** @description Answers of the scan to leading questions that state it. */
                seen: number;
                /** @description Answers to the leading ones of these prompts. */
                asked: number;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description From the newest answer that states it, with the words in question apart; null if that is very long. */
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
            /** @description How often it was said, scan by scan, the oldest first: of the newest 12 scans, those that asked about it. Empty behind the first 300 findings of a page. */
            line: ({
                /**
                 * Format: date-time
                 * @description When the scan was started.
                 */
                at: string;
                /** @description Its answers to neutral questions that state it. */
                seen: number;
                /** @description Its answers to the neutral ones of the prompts that ever led to it. */
                asked: number;
            } & {
                [key: string]: unknown;
            })[];
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
            /** @description Of all pages together, what the answers of that scan repeat most: by the lower end of its rate. Null if none says any of it. */
            mostSaid: components["schemas"]["RankedFinding"] | null;
            items: components["schemas"]["FindingGroup"][];
        } & {
            [key: string]: unknown;
        };
        Rate: {
            seen: number;
            /** @description Classified answers. */
            asked: number;
            /** @description `seen` of `asked`, for these questions; weighted where products were drawn. */
            rate: number;
            /** @description Lower end of the exact interval, with 95 % confidence. */
            low: number;
            /** @description Upper end. */
            high: number;
            /**
             * @description `clopper_pearson`: exact and two-sided; `one_sided` for none and all, where the other side is open: none in 10 leaves 26 %, none in 59 excludes 5 %. `drawn_products`: all prompts are about products drawn from one catalogue, and the rate and its interval are those of the catalogue, weighted.
             * @enum {string}
             */
            method: "clopper_pearson" | "one_sided" | "drawn_products";
            /** @description The interval is wider than 40 points: it says little. */
            wide: boolean;
            /** @description `7 of 10 · 25–94 %`; counts only below five answers. */
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
            /** @description Questions that lead to an answer by their form, with the rate of the measure without them; null if there are none. */
            leading: components["schemas"]["LeadingQuestions"] | null;
            overall: components["schemas"]["RateRow"];
            /** @description One for each draw from a catalogue whose prompts were asked: rates of the whole catalogue. */
            draws: ({
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
                sample: string;
            } & {
                [key: string]: unknown;
            })[];
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
        /** @description A document and what it proposes. */
        ReadDocument: {
            document: components["schemas"]["Document"];
            /** @description How many pages it has; null where a document has none. */
            pages: number | null;
            /** @description It is so long that only a part of it was read. */
            truncated: boolean;
            /** @description The facts that wait for approval now. */
            items: components["schemas"]["OwnFact"][];
            /** @description Facts in it that are in force already. */
            known: number;
            /** @description Facts in it that wait already. */
            waiting: number;
            /** @description Facts in it that were refused or withdrawn before. */
            refused: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A measurement of a reader on the shipped answers. Signed and in the log. */
        ReaderCheck: {
            /** @description Identifier, and subject of the log entry. */
            id: string;
            /**
             * Format: date-time
             * @description When it was measured.
             */
            measuredAt: string;
            /** @description Answers that came back as a readable reply; the others count as wrong. */
            read: number;
            /** @description Shipped answers. */
            of: number;
            /** @description Digest of the shipped answers with their labels. */
            answersSha256: string;
            /** @description What it cost in US dollars; null where the price of the model is not known. */
            costUsd: string | null;
            classRight: components["schemas"]["ReaderFigure"];
            claimsRight: components["schemas"]["ReaderFigure"];
            accusationsRight: components["schemas"]["ReaderFigure"];
            found: components["schemas"]["ReaderFigure"];
            statementsRead: components["schemas"]["ReaderFigure"];
        } & {
            [key: string]: unknown;
        };
        /** @description The check that was last asked for. */
        ReaderCheckJob: {
            /** @description Identifier of the job. */
            id: string;
            /**
             * @description Its state.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "dead";
            /** @description Why it failed or waits. */
            error: string | null;
            /** @description Answers read so far. */
            measured: number;
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
        /** @description Answers whose class equals the label. */
        ReaderFigure: {
            /** @description How many. */
            part: number;
            /** @description Of how many. */
            of: number;
            /** @description Lower end, from 0 to 1; null when there was nothing to count. */
            low: number | null;
            /** @description Upper end, from 0 to 1; null when there was nothing to count. */
            high: number | null;
            /** @description `44 of 45 · 88–100 %`; below five, counts only. */
            words: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Who reads the answers. */
        ReaderState: {
            /** @description The language model, as provider/model; null: the plain reader alone. */
            model: string | null;
            /** @description The model that confirms accusations; null: the same one. */
            second: string | null;
            /** @description The same in a sentence, with the price of an ordinary answer. */
            words: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The configured readers; none when no model reads. */
        Readers: {
            /** @description How many invented answers are shipped for measuring. */
            answers: number;
            /** @description One for each model. */
            items: components["schemas"]["MeasuredReader"][];
        } & {
            [key: string]: unknown;
        };
        /** @description What was refused. */
        RefusedFacts: {
            /** @description Without those that nobody waited for any more. */
            items: components["schemas"]["OwnFact"][];
            /** @description More are waiting than one request decides about. */
            more: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description A register and its terms. */
        Register: {
            /**
             * @description Which register.
             * @enum {string}
             */
            name: "gleif" | "companies-house" | "edgar" | "vies";
            /** @description Its name for people. */
            label: string;
            /** @description What its numbers are called. */
            idLabel: string;
            /** @description What such a number looks like. */
            idExample: string;
            /** @description Whether it can be searched by name. */
            byName: boolean;
            /** @description On what terms what it says may be used. */
            licence: string;
            /** @description Where these terms are. */
            terms: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What a register knows. */
        RegisterAnswer: {
            register: components["schemas"]["Register"];
            /** @description The one with the number, or those with the name; none if there is no such company. */
            companies: components["schemas"]["RegisteredCompany"][];
            /** @description The facts that wait for approval now. */
            items: components["schemas"]["OwnFact"][];
            /** @description Facts on record that are in force already. */
            known: number;
            /** @description Facts on record that wait already. */
            waiting: number;
            /** @description Facts on record that were refused or withdrawn before. */
            refused: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A register. */
        RegisterState: {
            /**
             * @description Which register.
             * @enum {string}
             */
            name: "gleif" | "companies-house" | "edgar" | "vies";
            /** @description Its name for people. */
            label: string;
            /** @description What its numbers are called. */
            idLabel: string;
            /** @description What such a number looks like. */
            idExample: string;
            /** @description Whether it can be searched by name. */
            byName: boolean;
            /** @description On what terms what it says may be used. */
            licence: string;
            /** @description Where these terms are. */
            terms: string;
            /** @description Whether the operator has switched it on. */
            on: boolean;
            /** @description The setting that does so. */
            setting: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A company on record. */
        RegisteredCompany: {
            /** @description Its number in the register. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Where it is; null where the register does not say. */
            place: string | null;
            /** @description As the register calls it. */
            status: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The registers. */
        Registers: {
            /** @description All there are. */
            items: components["schemas"]["RegisterState"][];
        } & {
            [key: string]: unknown;
        };
        Remarks: {
            brandId: string;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Counted scans: the newest 12, or at most the newest 52 of a period. */
            scans: number;
            /** @description Answers that name the brand and that a model has read, at most the newest 2,000. */
            answers: number;
            /** @description The same in words. */
            universe: string;
            /** @description The most frequent first, at most 40. */
            topics: ({
                /** @description What it is about, in the words of the model. */
                topic: string;
                /**
                 * @description What the sentences do. There is no score.
                 * @enum {string}
                 */
                tone: "praises" | "advises_against" | "warns";
                /** @description Answers with such a sentence. */
                answers: number;
                /** @description `9 of 40` */
                words: string;
                /** @description At most five, newest first. */
                quotes: ({
                    runId: string;
                    /** @enum {string} */
                    engine: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                    /**
                     * Format: date-time
                     * @description When.
                     */
                    answeredAt: string;
                    /** @description The words of the answer. */
                    quote: string;
                } & {
                    [key: string]: unknown;
                })[];
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /** @description A report. */
        Report: {
            /** @description Identifier. */
            id: string;
            /** @description Identifier of the brand. */
            brandId: string;
            /** @description First day. */
            from: string;
            /** @description Last day. */
            to: string;
            /** @description True if it is about answers of the demonstration. */
            demo: boolean;
            /** @description Who asked for it; `plan` if it made itself. */
            madeBy: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /** @description Whether the page shows a logo. */
            hasLogo: boolean;
            figures: components["schemas"]["ReportFigures"];
            document: components["schemas"]["ReportDocument"];
        } & {
            [key: string]: unknown;
        };
        /** @description One cell of a table. */
        ReportCell: {
            /** @description What it says. */
            text: string;
            /** @description Words of the answer before what is false. */
            before?: string;
            /** @description What is false. */
            wrong?: string;
            /** @description Words after it. */
            after?: string;
            /** @description Smaller, below. */
            note?: string;
            /** @description Where to look. */
            href?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What changed since an earlier scan. */
        ReportChange: {
            /**
             * @description Null: all of them.
             * @enum {string|null}
             */
            engine: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS" | null;
            /** @description The later share less the earlier. */
            difference: number;
            /** @description Lower end. */
            low: number | null;
            /** @description Upper end. */
            high: number | null;
            /** @description More than chance. */
            standsOut: boolean;
            /** @description Another model answers since then. */
            modelChanged: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description The report in words, as the page and the print show it. */
        ReportDocument: {
            language?: components["schemas"]["Language"];
            /** @description Its title. */
            title: string;
            /** @description Below the title. */
            under: string;
            /** @description The name that the report is issued under. */
            by: string;
            /** @description Set if nothing in it was said by an engine. */
            warning: string | null;
            sections: ({
                /** @description Heading. */
                heading: string;
                blocks: {
                    /** @enum {string} */
                    kind: "text" | "list" | "table" | "lead" | "trend" | "statements";
                    /** @description Of a text or a trend. */
                    text?: string;
                    /** @description Of a list. */
                    items?: string[];
                    /** @description Of a table. */
                    heads?: string[];
                    /** @description Of a table; of statements the words, what is true, who says it, and the proof. */
                    rows?: components["schemas"]["ReportCell"][][];
                    /** @description Of a lead: the sentence that the report opens with. */
                    phrases?: {
                        text: string;
                        /** @description Whether it is what is false. */
                        accused?: boolean;
                    }[];
                    /** @description Of a trend: the range as a path, in a box of 600 by 120. */
                    band?: string;
                    /** @description Of a trend: the share over time as a path. */
                    line?: string;
                    /** @description Of a trend: the share at the upper edge. */
                    top?: number;
                }[];
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /** @description Everything that the report states. */
        ReportFigures: {
            brand: {
                /** @description Identifier. */
                id: string;
                /** @description Name. */
                name: string;
                /** @description Address. */
                domain: string;
            } & {
                [key: string]: unknown;
            };
            period: {
                /** @description First day. */
                from: string;
                /** @description Last day. */
                to: string;
                /** @description In which they are days. */
                timeZone: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            madeAt: string;
            demo: boolean;
            origin: components["schemas"]["Origin"];
            /** @description Scans that began in the period, newest first. */
            scans: ({
                /** @description Identifier. */
                id: string;
                /**
                 * Format: date-time
                 * @description When it began.
                 */
                createdAt: string;
                /** @enum {string} */
                status: "QUEUED" | "RUNNING" | "CLASSIFYING" | "COMPLETED" | "PARTIAL" | "FAILED";
                /** @description Questions. */
                planned: number;
                /** @description Answers counted. */
                classified: number;
                /** @description What it cost. */
                costUsd: string | null;
            } & {
                [key: string]: unknown;
            })[];
            /** @description More scans than are listed. */
            scansOmitted: number;
            /** @description Null if nothing was measured in the period. */
            measured: components["schemas"]["ReportMeasured"] | null;
            /** @description Scans of the period and the one before it, oldest first. */
            trend?: ({
                /** @description The scan. */
                scanId: string;
                /**
                 * Format: date-time
                 * @description When it began.
                 */
                at: string;
                /** @description Null if nothing was counted. */
                wrong: components["schemas"]["ReportRate"] | null;
            } & {
                [key: string]: unknown;
            })[];
            findings: {
                /** @description Open when the report was made; each counts once for each engine that makes it. */
                open: number;
                /** @description The same, each statement once. */
                different: number;
                /** @description Of these, grave ones. */
                grave: number;
                /** @description First said in the period. */
                fresh: number;
                /** @description Back in the period. */
                returned: number;
                /** @description Not said in ten answers or more since; reports of earlier versions call it `gone`. */
                notSeen?: number;
                /** @description Settled in the period. */
                settled: number;
                /** @description Said in the period, the five gravest, the gravest first. */
                worst: components["schemas"]["ReportFinding"][];
                /** @description Different statements of the period beyond these. */
                more?: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Null if none are kept. */
            corrections: ({
                /** @description Identifier. */
                id: string;
                /** @description What is to be corrected. */
                about: string;
                /** @description How far it is. */
                state: string;
                /**
                 * Format: date-time
                 * @description When it began.
                 */
                openedAt: string;
                /**
                 * Format: date-time
                 * @description When it ended.
                 */
                closedAt: string | null;
            } & {
                [key: string]: unknown;
            })[] | null;
            costs: {
                /** @description Decimal. */
                usd: string | null;
                /** @description Answers counted. */
                answers: number;
                /** @description Scans. */
                scans: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Where the server is reached. */
            address: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A statement that a fact contradicts. */
        ReportFinding: {
            /** @description Identifier of the finding. */
            id: string;
            /** @description What it is about, for people. */
            label: string;
            /** @description The product or page; empty for the brand itself. */
            about: string;
            /** @description What is said. */
            stated: string;
            /** @description What is true. */
            truth: string | null;
            /** @description Who says what is true: an address, or the kind of source. */
            source?: string | null;
            /** @enum {string} */
            gravity: "grave" | "usual" | "minor";
            engines: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[];
            /** @description First said in the period. */
            isNew: boolean;
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
            /** @description Null if nothing was counted. */
            said: components["schemas"]["ReportRate"] | null;
            /** @description From the newest answer that states it, with the words in question apart; null if that is very long. */
            sentence: components["schemas"]["MarkedSentence"] | null;
            /** @description A captured page that says the same. */
            page: string | null;
            /** @description The newest answer that says it. */
            proof: ({
                /** @description The answer. */
                runId: string;
                /** @description Digest of its bytes. */
                sha256: string;
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The newest finished scan of the period. */
        ReportMeasured: {
            /** @description Identifier of the scan. */
            scanId: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            at: string;
            /** @description Null if nothing was counted. */
            wrong: components["schemas"]["ReportRate"] | null;
            /** @description Null if nothing was counted. */
            named: components["schemas"]["ReportRate"] | null;
            engines: ({
                /** @enum {string} */
                engine: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                /** @description Null if nothing was counted. */
                wrong: components["schemas"]["ReportRate"] | null;
                /** @description Null if nothing was counted. */
                named: components["schemas"]["ReportRate"] | null;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Null if there is no earlier scan. */
            compared: ({
                /** @description Identifier of the earlier scan. */
                scanId: string;
                /**
                 * Format: date-time
                 * @description When that began.
                 */
                at: string;
                /** @description Null if nothing was asked in both. */
                wrong: components["schemas"]["ReportChange"] | null;
                /** @description Null if nothing was asked in both. */
                named: components["schemas"]["ReportChange"] | null;
                /** @description Engines whose wrong answers changed by more than chance. */
                engines: components["schemas"]["ReportChange"][];
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list, and what makes reports by itself. */
        ReportPage: {
            /** @description The page. */
            items: components["schemas"]["ReportSummary"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
            /** @description Null: no report makes itself. */
            plan: components["schemas"]["ReportPlan"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Reports that make themselves. */
        ReportPlan: {
            /** @description Identifier of the brand. */
            brandId: string;
            /**
             * @description Each is about the last whole one.
             * @enum {string}
             */
            span: "week" | "month";
            /** @description When. */
            cron: string;
            /** @description In which zone. */
            timeZone: string;
            language: components["schemas"]["Language"];
            /**
             * Format: date-time
             * @description The next one.
             */
            nextAt: string;
        } & {
            [key: string]: unknown;
        };
        /** @description No more reports make themselves. */
        ReportPlanRemoved: {
            /** @description Always true. */
            removed: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description How many of how many, and between which shares the true one lies. */
        ReportRate: {
            /** @description Answers that do. */
            seen: number;
            /** @description Of these answers. */
            asked: number;
            /** @description The share. */
            rate: number;
            /** @description Lower end with 95 % confidence. */
            low: number;
            /** @description Upper end. */
            high: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A report without its contents. */
        ReportSummary: {
            /** @description Identifier. */
            id: string;
            /** @description Identifier of the brand. */
            brandId: string;
            /** @description First day. */
            from: string;
            /** @description Last day. */
            to: string;
            /** @description True if it is about answers of the demonstration. */
            demo: boolean;
            /** @description Who asked for it; `plan` if it made itself. */
            madeBy: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What was put back. */
        RetriedJobs: {
            /** @description Jobs that are queued again. */
            retried: number;
            /** @description Jobs of the lane that stay dead: settled otherwise, or another one does the same. */
            left: number;
            /** @description There may be more: ask again. */
            isCut: boolean;
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
        /** @description A declared name. */
        Rival: {
            /** @description Identifier. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Other names. */
            aliases: string[];
            /** @description Its own pages are on this domain; null if it is not known. */
            domain: string | null;
            kind: components["schemas"]["RivalKind"];
            /**
             * Format: date-time
             * @description When it was declared.
             */
            createdAt: string;
        } & {
            [key: string]: unknown;
        };
        RivalComparison: {
            brandId: string;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Answers of other origin: they are in none of the other numbers. */
            apart?: components["schemas"]["OfOrigin"][];
            /** @enum {string} */
            questions: "open" | "naming";
            /** @description Counted scans: the newest 12, or at most the newest 52 of a period. */
            scans: number;
            /** @description Scans of these that are still to be counted. */
            scansToCount: number;
            /** @description Answers that are counted. */
            answers: number;
            /** @description Of these, answers that a model has read for names. */
            readByModel: number;
            /** @description Answers to leading questions: in no figure. */
            leading: number;
            /** @description Of these, name the brand. */
            leadingNamed: number;
            /** @description What is not known of the others; null if a model has read all. */
            note: string | null;
            /** @description Every measure with its universe. */
            measures: ({
                name: components["schemas"]["NamedMeasure"];
                label: string;
                /** @description What it is a share of. */
                universe: string;
            } & {
                [key: string]: unknown;
            })[];
            brand: components["schemas"]["NamedRow"];
            /** @description As declared, by name. */
            rivals: ({
                /** @description Identifier of the brand or the rival. */
                id: string;
                /** @description Its name. */
                name: string;
                /** @description `own`, or the kind that was declared. */
                kind: string;
                /** @description By the name of the measure. */
                figures: {
                    [key: string]: components["schemas"]["NamedFigure"] | null;
                };
                /** @description Null if no list names it. */
                place: ({
                    /** @description Answers whose list or table gives it a place. */
                    lists: number;
                    /** @description The middle place. */
                    median: number;
                    /** @description The middle half of the places begins here. */
                    from: number;
                    /** @description And ends here. 10 stands for the tenth place or later. */
                    to: number;
                } & {
                    [key: string]: unknown;
                }) | null;
                /** @description How often each is named, in the same answers. */
                difference?: {
                    /** @description Answers that name the rival and not the brand. */
                    onlyRival: number;
                    /** @description Answers that name the brand and not the rival. */
                    onlyBrand: number;
                    /** @description Answers that name both. */
                    both: number;
                    /** @description Exact McNemar, two-sided: paired by answer. */
                    p: number;
                    /** @description Stands out among all rivals here, at a false discovery rate of 5 %. */
                    differs: boolean;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            })[];
            /** @description Shops, marketplaces, publications: in no universe. */
            others: components["schemas"]["NamedRow"][];
            measure: components["schemas"]["NamedMeasure"];
            /** @description The measure in each scan, oldest first: of the brand and its rivals. */
            points: ({
                scanId: string;
                /**
                 * Format: date-time
                 * @description When the scan ended.
                 */
                finishedAt: string;
                /** @description Answers that are counted. */
                answers: number;
                figures: ({
                    id: string;
                    /** @description How many. */
                    seen: number;
                    /** @description Of how many; the universe of the measure says of what. */
                    asked: number;
                    /** @description `seen` of `asked`. */
                    rate: number;
                    /** @description Lower end, with 95 % confidence. */
                    low: number;
                    /** @description Upper end. */
                    high: number;
                    /**
                     * @description The exact interval of the headline, or for shares of mentions Wilson’s with the number of independent mentions that the spread between answers leaves.
                     * @enum {string}
                     */
                    method: "clopper_pearson" | "one_sided" | "mentions_by_answer";
                    /** @description The interval is wider than 40 points: it says little. */
                    wide: boolean;
                    /** @description `118 of 312 · 32–44 %`; counts only below five answers. */
                    words: string;
                } & {
                    [key: string]: unknown;
                })[];
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Only a `rival` is compared with the brand; the others are declared to be told apart.
         * @enum {string}
         */
        RivalKind: "rival" | "shop" | "marketplace" | "media" | "other";
        Rivals: {
            /** @description By name. */
            items: components["schemas"]["Rival"][];
            /** @description In at least two answers; the most frequent first. Text of engines. */
            proposed: components["schemas"]["ProposedRival"][];
            /** @description Scans that are still to be counted with these names. */
            scansToCount: number;
            /** @description What is counted and proposed on this server. */
            note: string;
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
            surface?: components["schemas"]["AnswerSurface"];
            /** @description Only for answers from an app; null for others. */
            grade?: components["schemas"]["Grade"] | null;
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
        RunQuery: {
            /** @description What it searched for. */
            text: string;
            /** @description Words of it that are not in the question. */
            added: string[];
        } & {
            [key: string]: unknown;
        };
        RunSearches: {
            runId: string;
            /** @description True of a demonstration: invented by this software, said by no engine, counted apart. */
            demo?: boolean;
            origin?: components["schemas"]["Origin"];
            /** @description Whether the engine searched; null when the reply does not say. */
            searchUsed: boolean | null;
            /** @description At most 50. */
            queries: components["schemas"]["RunQuery"][];
            /** @description At most 200; one page counts once, however it is spelled. */
            pages: components["schemas"]["SearchedPage"][];
        } & {
            [key: string]: unknown;
        };
        SaidIn: {
            /** @description Answers of the scan to neutral questions that state it; each counts once. */
            seen: number;
            /** @description Answers to the neutral ones of the prompts that ever led to it. */
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
        /** @description How often the other answer of a pair says it too. */
        SaidToo: {
            /** @description Pairs in which the given answer says something false. */
            asked: number;
            /** @description Pairs among them whose other answer says at least one of the same false statements. */
            seen: number;
            /** @description Their share; null if there are none. */
            rate: number | null;
            /** @description The lower end of its exact 95 % interval. */
            low: number | null;
            /** @description The upper end. */
            high: number | null;
            /**
             * @description How the interval was computed.
             * @enum {string|null}
             */
            method: "clopper_pearson" | "one_sided" | "drawn_products" | null;
            /** @description The same as a sentence; below five pairs counts only. */
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
            /** @description True if every answer would be invented by the demonstration: nothing is paid. */
            demo: boolean;
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
        /** @description How far a scan is. Older servers do not send it. */
        ScanProgress: {
            /** @description Share of the work that is done: each run is asked, and then judged. 100 once the scan has ended. */
            percent: number;
            /** @description An estimate of the seconds until the scan ends, from its pace so far. Null while nothing can be said: it has hardly begun, was stopped, or asks at set times. */
            remainingSeconds: number | null;
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
        SearchedHost: {
            host: string;
            /**
             * @description Whom the host serves: the brand, a rival of it, or neither.
             * @enum {string}
             */
            side: "ours" | "rivals" | "third_parties";
            /** @description Answers whose engine says that it read a page there. */
            read: number;
            /** @description Answers that cite a page there. */
            cited: number;
            /** @description Answers whose engine read a page there and does not cite it. */
            readNotCited: number;
        } & {
            [key: string]: unknown;
        };
        SearchedPage: {
            /** @description As the reply has it. */
            url: string;
            /** @description Its title. */
            title: string | null;
            /** @description Its host; of redirects, the domain that the reply names. */
            host: string;
            /**
             * @description Whom the host serves: the brand, a rival of it, or neither.
             * @enum {string}
             */
            side: "ours" | "rivals" | "third_parties";
            /** @description The reply lists it among the pages that were looked at; many engines list none. */
            read: boolean;
            cited: boolean;
        } & {
            [key: string]: unknown;
        };
        SearchedSide: {
            /**
             * @description Whom the host serves: the brand, a rival of it, or neither.
             * @enum {string}
             */
            side: "ours" | "rivals" | "third_parties";
            /** @description Answers whose engine says that it read a page there. */
            read: number;
            /** @description Answers that cite a page there. */
            cited: number;
            /** @description Answers whose engine read a page there and does not cite it. */
            readNotCited: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A browser that is signed in. */
        Session: {
            /** @description Session identifier. */
            id: string;
            /**
             * @description How it was signed in.
             * @enum {string}
             */
            method: "token" | "code" | "invitation" | "passkey" | "openid";
            /** @description What the browser calls itself. */
            browser: string;
            /** @description Where it signed in from. */
            address: string;
            /**
             * Format: date-time
             * @description When it was signed in.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last used, give or take a minute.
             */
            seenAt: string;
            /**
             * Format: date-time
             * @description When it ends at the latest; it ends earlier when it is not used.
             */
            expiresAt: string;
            /** @description Whether this request came from it. */
            current: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description Sessions that have not ended. */
        Sessions: {
            /** @description At most a hundred. */
            items: components["schemas"]["Session"][];
        } & {
            [key: string]: unknown;
        };
        /** @description They are signed out. */
        SessionsEnded: {
            /** @description How many sessions. */
            ended: number;
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
        /** @description Something that is shown to others. */
        Share: {
            /** @description Identifier. */
            id: string;
            /** @description The account that the evidence belongs to. */
            accountId: string;
            /**
             * @description What is shown.
             * @enum {string}
             */
            kind: "finding" | "run" | "case" | "report";
            /** @description The finding, run, case or report. */
            targetId: string;
            /** @description What the page says above it. */
            title: string;
            /** @description Whether demo engines said it; the page says so too. */
            demo: boolean;
            /** @description Who made the address. */
            madeBy: string;
            /**
             * Format: date-time
             * @description When.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it works.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was taken back.
             */
            revokedAt: string | null;
            /** @description How often it was opened. */
            views: number;
            /**
             * Format: date-time
             * @description When it was last opened.
             */
            lastViewedAt: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One page of a list. */
        SharePage: {
            /** @description The page. */
            items: components["schemas"]["Share"][];
            /** @description Where the next page begins; null on the last one. */
            nextCursor: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description It shows nothing any more. */
        ShareRevoked: {
            /** @description Always true. */
            revoked: boolean;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What a cited page says: `same_error` as the answer, the `truth` instead, `neither`, or it could not be read (`unread`).
         * @enum {string}
         */
        SourceSays: "same_error" | "truth" | "neither" | "unread";
        /** @description A search of every page behind an answer. */
        SourceSearchState: {
            runId: string;
            /** @enum {string} */
            state: "none" | "under_way" | "done" | "failed";
            /** @description Why the last search ended without a result; it can be ordered again. */
            failure: string | null;
            /** @description When it was last ordered. */
            orderedAt: string | null;
            /** @description The model that searches; null if there is none. */
            model: string | null;
            /** @description Questions to the model that a search needs at most. */
            questions: number;
            /** @description What they cost at most; null if no price is known. */
            priceUsd: string | null;
            /** @description How the model did on the shipped pages; null if it is measured first. */
            check: ({
                /** @description Pages that say the statement and are found to. */
                found: {
                    /** @description How many. */
                    part: number;
                    /** @description Of how many. */
                    of: number;
                } & {
                    [key: string]: unknown;
                };
                /** @description Pages that do not say it and are not found to. */
                notAccused: {
                    /** @description How many. */
                    part: number;
                    /** @description Of how many. */
                    of: number;
                } & {
                    [key: string]: unknown;
                };
                /**
                 * Format: date-time
                 * @description When.
                 */
                measuredAt: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description One for each false statement; empty before a search. */
            results: ({
                /** @description What the statement is about. */
                predicate: string;
                /** @description The false statement. */
                stated: string;
                /**
                 * @description `in_none` only if every page that is cited or was read was captured whole and read, by a reader that found at least 98 % of the known statements.
                 * @enum {string}
                 */
                result: "said" | "in_none" | "not_shown";
                /** @description The same in a sentence, with its condition and the figure of the reader. */
                words: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Every page. */
            pages: ({
                /** @description The address. */
                url: string;
                /** @description The engine read it and does not cite it. */
                onlyRead: boolean;
                /** @description `scripts_not_run`, `too_long`, `not_examined`: what it may say beside its text. */
                gaps: string[];
                /** @description In the order of the statements. */
                found: ({
                    /** @enum {string} */
                    found: "says" | "otherwise" | "silent" | "unread";
                    /** @description Why it counts as unread. */
                    why: string | null;
                    /** @description The words on the page. */
                    quote: string | null;
                } & {
                    [key: string]: unknown;
                })[];
                /** @description Why it was not read. */
                reason: string | null;
            } & {
                [key: string]: unknown;
            })[];
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
            /** @description Why it is not certain, in a sentence. */
            why: string;
            /** @description From the newest answer that states it, with the words in question apart; null if that is very long. */
            sentence: components["schemas"]["MarkedSentence"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Products that are alike. */
        StratumToDraw: {
            /** @description Its line, third of the prices in the line, and third of demand where the feed says it. */
            name: string;
            /** @description Products in it. */
            products: number;
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
        /** @description How long it takes, with what is still open (Kaplan and Meier). */
        TimeToCorrection: {
            /** @description How many there are. */
            count: number;
            /** @description Those that were corrected. */
            corrected: number;
            /** @description Those that are not, or were closed before. */
            open: number;
            /** @description Days until half were corrected; null while fewer than half are. */
            medianDays: number | null;
            /** @description The lower end of its interval, 95 %. */
            lowDays: number | null;
            /** @description The upper end; null while there is none. */
            highDays: number | null;
            /** @description The same in words. */
            words: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The same for one engine, source or fact. */
        TimeToCorrectionOf: {
            /** @description Of which engine, host or predicate. */
            of: string;
            /** @description How many there are. */
            count: number;
            /** @description Those that were corrected. */
            corrected: number;
            /** @description Those that are not, or were closed before. */
            open: number;
            /** @description Days until half were corrected; null while fewer than half are. */
            medianDays: number | null;
            /** @description The lower end of its interval, 95 %. */
            lowDays: number | null;
            /** @description The upper end; null while there is none. */
            highDays: number | null;
            /** @description The same in words. */
            words: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The same for one kind of fact. */
        TimeToCorrectionOfFact: {
            /** @description Of which engine, host or predicate. */
            of: string;
            /** @description How many there are. */
            count: number;
            /** @description Those that were corrected. */
            corrected: number;
            /** @description Those that are not, or were closed before. */
            open: number;
            /** @description Days until half were corrected; null while fewer than half are. */
            medianDays: number | null;
            /** @description The lower end of its interval, 95 %. */
            lowDays: number | null;
            /** @description The upper end; null while there is none. */
            highDays: number | null;
            /** @description The same in words. */
            words: string;
            /** @description In words. */
            label: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Per engine, source and fact, with what is still open. */
        TimesToCorrection: {
            overall: components["schemas"]["TimeToCorrection"];
            /** @description By engine. */
            engines: components["schemas"]["TimeToCorrectionOf"][];
            /** @description By the host of a page that says the same. */
            sources: components["schemas"]["TimeToCorrectionOf"][];
            /** @description By kind of fact. */
            facts: components["schemas"]["TimeToCorrectionOfFact"][];
            pages: components["schemas"]["TimeToCorrection"];
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
            /** @description Questions that lead to an answer by their form, with the rate of the measure without them; null if there are none. */
            leading: components["schemas"]["LeadingQuestions"] | null;
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
        UnreadAnswers: {
            /** @description The model that would read; null if there is none. */
            model: string | null;
            /** @description Names are declared: answers that do not name the brand are read as well. */
            readsOthers: boolean;
            /** @description Answers, at most 5,000 at a time. */
            answers: number;
            /** @description There are no more than these. */
            isAll: boolean;
            /** @description The most that one costs; null if no price is known. */
            usdPerAnswer: string | null;
            /** @description The most that all of them cost. */
            priceUsd: string | null;
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
        /**
         * @description Whether what was found still holds: `active`, `stale` (too old, or a fact behind it changed) or `not_reproducible` (asked again, the answers did not say it; the bundle says in how many answers it may still be said).
         * @enum {string}
         */
        VerificationStatus: "active" | "stale" | "not_reproducible";
        /** @description One for each engine. */
        WatchEstimate: {
            engines: components["schemas"]["WatchEstimateOf"][];
        } & {
            [key: string]: unknown;
        };
        /** @description The plan for one engine, and its ceiling. */
        WatchEstimateOf: {
            engine: components["schemas"]["Engine"];
            /** @description To be shown: made in fewer answers than this share. */
            atMost: number;
            /** @description The share that may be noise. */
            tolerated: number;
            /** @description The chance that any interval ever misses, over all watches of the same statements and engine, however often they are stopped and started; the same again for “back”. */
            error: number;
            /** @description Among so many engines the 5 % of the correction are divided: 1, or all for a fact. */
            engines: number;
            /** @description Rounds of earlier watches of the same statements and engine, whose error is spent. */
            firstRound: number;
            /** @description How often each prompt is asked in one look. */
            samplesPerLook: number;
            /** @description Hours between looks. */
            everyHours: number;
            /** @description Days between rounds. */
            pauseDays: number;
            /** @description Looks of the surveillance. */
            surveillanceLooks: number;
            /** @description Days between them. */
            surveillanceEveryDays: number;
            /** @description Questions at most, over everything. */
            mostQuestions: number;
            /** @description Dollars at most; null for no ceiling of its own. */
            spendCeilingUsd: string | null;
            /** @description Questions in one look. */
            questionsPerLook: number;
            /** @description Each round of the plan. */
            roundsAhead: components["schemas"]["WatchRound"][];
            /** @description Questions of the surveillance. */
            surveillanceQuestions: number;
            /** @description How long the surveillance takes. */
            surveillanceDays: number;
            /** @description Rounds at most. */
            rounds: number;
            /** @description What is asked. */
            prompts: string[];
            /** @description What an answer costs on average; null if unknown. */
            usdPerAnswer: string | null;
            /** @description What everything costs at most; null if unknown. */
            mostUsd: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description One look: a scan of its own. */
        WatchLook: {
            /** @description Which. */
            number: number;
            /** @description Of which round. */
            round: number;
            /** @description Asking, or surveillance. */
            phase: string;
            /** @description Its scan, whose plan and outcomes are in the log. */
            scanId: string;
            /** @description Questions. */
            questions: number;
            /**
             * Format: date-time
             * @description When.
             */
            startedAt: string;
            /** @description Whether every question has its outcome. */
            ended: boolean;
            /** @description Answers. */
            asked: number;
            /** @description Those that say it. */
            seen: number;
        } & {
            [key: string]: unknown;
        };
        /** @description What was signed. */
        WatchManifest: {
            /**
             * @description The plan, or what came of it.
             * @enum {string}
             */
            kind: "watch_plan" | "watch_outcome";
            /** @description The signed text. */
            body: string;
            /** @description Its digest. */
            sha256: string;
            /** @description Its place in the log; null while it waits. */
            logIndex: number | null;
            /**
             * Format: date-time
             * @description When.
             */
            createdAt: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description `asking`: a round is under way. `waiting`: it was still said; the next round comes later. `surveillance`: made in fewer answers than planned, and watched for coming back. `ended`.
         * @enum {string}
         */
        WatchPhase: "asking" | "waiting" | "surveillance" | "ended";
        /** @description One round of asking. */
        WatchRound: {
            /** @description The chance that an interval of this round ever misses. */
            error: number;
            /** @description Questions at most. */
            most: number;
            /** @description Answers on average if nothing says it any more. */
            ifFewer: number;
            /** @description Answers on average if it is said three times as often as is to be excluded. */
            ifStillSaid: number;
        } & {
            [key: string]: unknown;
        };
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
    adminListInvitations: {
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
                accountId: string;
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
                    "application/json": components["schemas"]["InvitationPage"];
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
    adminAddInvitation: {
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
                    email?: string;
                    /** @enum {string} */
                    role?: "viewer" | "reviewer" | "editor" | "owner";
                    memberId?: string;
                    expiresInHours?: number;
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
                    "application/json": components["schemas"]["NewInvitation"];
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
    adminLeaveAccount: {
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
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRemoved"];
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
    adminGetLetterhead: {
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
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Letterhead"];
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
    adminChangeLetterhead: {
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
                    /** @description PNG or JPEG in base64, 200 kB at most; null takes it away. */
                    logo?: string | null;
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
                    "application/json": components["schemas"]["Letterhead"];
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
    adminListMembers: {
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
                accountId: string;
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
                    "application/json": components["schemas"]["MemberPage"];
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
    adminListPrograms: {
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
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programs"];
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
    adminEndProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                accountId: string;
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                grantId: string;
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
                    "application/json": components["schemas"]["ProgramEnded"];
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
    adminGetAppPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                appPlanId: string;
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
                    "application/json": components["schemas"]["AppPlanDetail"];
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
                    engines?: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[] | null;
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
    adminListAppAnswers: {
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
                    "application/json": components["schemas"]["AppAnswerPage"];
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
    adminAddAppAnswers: {
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
                    engine?: components["schemas"]["Engine"];
                    /** @description The conversation, as the file has it. */
                    content?: string;
                    typed?: {
                        question: string;
                        answer: string;
                    };
                    /** @description A shared page of ChatGPT, which this service fetches once under its own name, if robots.txt allows it, through a relay where one is set. Only where the operator has turned it on (`VERACITE_CHATGPT_SHARES`). */
                    share?: string;
                    /** @description What the caller removed from `content` before sending it, by name. It is listed with the rest. */
                    stripped?: string[];
                    /** @description Which answers of the conversation, by their place from 0. All if it is left out. */
                    answers?: string[];
                    /** @description The plan that it is for, and who asked, by place among its people. Answers whose question and engine are an open slot of that person fill it. */
                    fills?: {
                        appPlanId: string;
                        person: number;
                    };
                    file?: {
                        sha256: string;
                        bytes: number;
                    };
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
                    "application/json": components["schemas"]["BroughtAnswers"];
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
    adminListAppPlans: {
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
                    "application/json": components["schemas"]["AppPlanPage"];
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
    adminDrawAppPlan: {
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
                    name: string;
                    people: {
                        name: string;
                        /**
                         * @description `fresh`: an account without history; `used`: one with it. As said: nothing shows it.
                         * @enum {string}
                         */
                        account: "fresh" | "used";
                    }[];
                    engines: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[];
                    /** @description To draw from; all if left out. */
                    promptIds?: string[];
                    /** @description How many are drawn. */
                    questions: number;
                    /** @description UTC. */
                    firstDay: string;
                    /** @description UTC. */
                    lastDay: string;
                    /** @description True if left out. */
                    paired?: boolean;
                    /** @description The person, if the request comes from the operator. */
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
                    "application/json": components["schemas"]["AppPlanDetail"];
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
    adminGetCatalogue: {
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
                    "application/json": {
                        current: number;
                        gone: number;
                        /** @description The largest first, at most a hundred. */
                        lines: ({
                            /** @description Null for products without one. */
                            line: string | null;
                            products: number;
                        } & {
                            [key: string]: unknown;
                        })[];
                    } & {
                        [key: string]: unknown;
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
    adminExportCatalogue: {
        parameters: {
            query?: {
                /** @description feedId */
                feedId?: string;
                /** @description Words of the name, or a whole key, GTIN or id. */
                search?: string;
                /** @description availability */
                availability?: "in_stock" | "out_of_stock" | "preorder" | "backorder" | "discontinued";
                /** @description line */
                line?: string;
                /** @description group */
                group?: string;
                /** @description country */
                country?: string;
                /** @description Only findings in this state. */
                state?: "current" | "gone" | "all";
                /** @description CSV, or JSON lines. */
                format?: "csv" | "jsonl";
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
            /** @description The file, as it is read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/jsonl": string;
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
    adminListCatalogueItems: {
        parameters: {
            query?: {
                /** @description feedId */
                feedId?: string;
                /** @description Words of the name, or a whole key, GTIN or id. */
                search?: string;
                /** @description availability */
                availability?: "in_stock" | "out_of_stock" | "preorder" | "backorder" | "discontinued";
                /** @description line */
                line?: string;
                /** @description group */
                group?: string;
                /** @description country */
                country?: string;
                /** @description Only findings in this state. */
                state?: "current" | "gone" | "all";
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
                        items: components["schemas"]["CatalogueItem"][];
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
    adminGetCatalogueItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                itemId: string;
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
                        product: components["schemas"]["CatalogueItem"];
                        /** @description Newest first, at most a hundred. */
                        versions: ({
                            versionId: string;
                            /** @description The import that brought it. */
                            firstImportId: string;
                            item: {
                                [key: string]: unknown;
                            };
                            leafSha256: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    } & {
                        [key: string]: unknown;
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
    adminGetChanges: {
        parameters: {
            query?: {
                /** @description from */
                from?: string;
                /** @description to */
                to?: string;
                /** @description measure */
                measure?: "mentioned" | "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
                /** @description Who gives an answer: `engine`, the engine itself, asked over a programming interface or by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
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
    adminListConfabulations: {
        parameters: {
            query?: {
                /** @description Only runs of this engine. */
                engine?: components["schemas"]["Engine"];
                /** @description Only runs of prompts with this intent. */
                intent?: components["schemas"]["PromptIntent"];
                /** @description How far back to look, by time of capture, in whole UTC days. */
                window?: components["schemas"]["ConfabulationWindow"];
                /** @description Who gives an answer: `engine`, the engine itself, asked over a programming interface or by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
                origin?: components["schemas"]["Origin"];
                /** @description Only runs of this scan; `total` then counts them. */
                scanId?: string;
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
    adminListCorrections: {
        parameters: {
            query?: {
                /** @description Only findings in this state. */
                state?: components["schemas"]["CorrectionState"];
                /** @description findingId */
                findingId?: string;
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
                        /** @description The page. */
                        items: components["schemas"]["Correction"][];
                        /** @description Where the next page begins; null on the last one. */
                        nextCursor: string | null;
                        /** @description How many in each state. */
                        totals: {
                            [key: string]: number;
                        };
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
    adminOpenCorrection: {
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
                    findingId?: string;
                    factId?: string;
                    /**
                     * Format: date-time
                     * @description Until when; null for none.
                     */
                    deadline?: string | null;
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
                    "application/json": components["schemas"]["CorrectionDetail"];
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
    adminGetCorrectionTimes: {
        parameters: {
            query?: {
                /** @description origin */
                origin?: "engine" | "app" | "stand_in" | "demo";
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
                    "application/json": components["schemas"]["TimesToCorrection"];
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
    adminListDocuments: {
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
                    "application/json": components["schemas"]["DocumentPage"];
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
    adminAddDocument: {
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
                    name: string;
                    /** @description The document in base64. */
                    content: string;
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
                    "application/json": components["schemas"]["ReadDocument"];
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
    adminListFacts: {
        parameters: {
            query?: {
                /** @description Only findings in this state. */
                state?: "proposed" | "active" | "superseded" | "expired" | "withdrawn" | "refused";
                /** @description predicate */
                predicate?: string;
                /** @description The kind of source, such as `operator`, `json-ld`, `document` or `gleif`. */
                source?: string;
                /** @description In the value, the quote, the note or the address, whatever the case of its letters. */
                text?: string;
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
                    "application/json": components["schemas"]["OwnFactPage"];
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
    adminApproveFacts: {
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
                    /** @description Which; all that wait if left out. */
                    factIds?: string[];
                    reason?: string;
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
                    "application/json": components["schemas"]["ApprovedFacts"];
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
    adminExportFacts: {
        parameters: {
            query?: {
                /** @description CSV, or JSON lines. */
                format?: "csv" | "jsonl";
                /** @description Only findings in this state. */
                state?: "proposed" | "active" | "superseded" | "expired" | "withdrawn" | "refused";
                /** @description predicate */
                predicate?: string;
                /** @description The kind of source, such as `operator`, `json-ld`, `document` or `gleif`. */
                source?: string;
                /** @description In the value, the quote, the note or the address, whatever the case of its letters. */
                text?: string;
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
            /** @description The facts, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                    "text/csv": string;
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
                        /** @description What it is about: a common predicate, or one that is declared for the brand. */
                        predicate: string;
                        value: unknown;
                        note?: string;
                        /** @description The first day on which it holds, in UTC. */
                        validFrom?: string | null;
                        /** @description The last day on which it holds; afterwards, who still says it is outdated. */
                        validUntil?: string | null;
                    }[];
                    /** @description Facts that would be withdrawn, or replaced as mistaken. */
                    withdraw?: string[];
                    /** @description Withdrawn facts that would be restored. */
                    restore?: string[];
                    /** @description Proposed facts that would be approved. */
                    approve?: string[];
                    /** @description Facts that would hold on other days. */
                    days?: {
                        factId: string;
                        /** @description The first day on which it holds, in UTC. */
                        validFrom?: string | null;
                        /** @description The last day on which it holds; afterwards, who still says it is outdated. */
                        validUntil?: string | null;
                    }[];
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
    adminReadPage: {
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
                    /** @description Below the domain of the brand. */
                    url: string;
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
    adminRefuseFacts: {
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
                    /** @description Which; all that wait if left out. */
                    factIds?: string[];
                    /** @description Why they are not true. */
                    reason: string;
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
                    "application/json": components["schemas"]["RefusedFacts"];
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
    adminListFeeds: {
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
                    "application/json": {
                        items: components["schemas"]["Feed"][];
                    } & {
                        [key: string]: unknown;
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
    adminAddFeed: {
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
                    name: string;
                    url?: string | null;
                    /** @enum {string} */
                    format?: "auto" | "google-xml" | "google-tsv" | "openai-jsonl" | "openai-tsv" | "openai-csv" | "json-ld" | "csv";
                    /** @description Which column gives which field, where its name does not say so. Fields: name, sku, gtin, mpn, brand, group, line, url, availability, country, price, sale_price, sale_dates, sale_from, sale_until, currency, demand, color, size, material, pattern, gender, age_group, size_system, size_type. */
                    mapping?: {
                        [key: string]: string;
                    };
                    country?: string | null;
                    currency?: string | null;
                    /** @description Whether the brand has no products but those in its feeds: only then an answer is accused of naming one that does not exist. The next import signs it. Default false. */
                    complete?: boolean;
                    everyHours?: number | null;
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
                    "application/json": components["schemas"]["Feed"];
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
    adminPreviewFeed: {
        parameters: {
            query?: {
                /** @description What the feed is; `auto` looks at it. */
                format?: "auto" | "google-xml" | "google-tsv" | "openai-jsonl" | "openai-tsv" | "openai-csv" | "json-ld" | "csv";
                /** @description A JSON object of fields and columns. */
                mapping?: string;
                /** @description country */
                country?: string;
                /** @description currency */
                currency?: string;
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
        /** @description The beginning of the feed. */
        requestBody?: {
            content: {
                "application/octet-stream": string;
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
                        shape: string;
                        columns: string[];
                        /** @description The fields that a mapping may name. */
                        fields: string[];
                        /** @description Which column gives which field. */
                        mapping: {
                            [key: string]: string;
                        };
                        rows: ({
                            line: number;
                            values: {
                                [key: string]: string;
                            };
                            item: {
                                [key: string]: unknown;
                            } | null;
                            problems: ({
                                reason: string;
                                /** @description The field. */
                                field: string | null;
                                message: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                        } & {
                            [key: string]: unknown;
                        })[];
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
    adminGetFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                feedId: string;
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
                    "application/json": components["schemas"]["Feed"];
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
    adminRemoveFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                feedId: string;
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
                    } & {
                        [key: string]: unknown;
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
    adminChangeFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                feedId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    url?: string | null;
                    /** @enum {string} */
                    format?: "auto" | "google-xml" | "google-tsv" | "openai-jsonl" | "openai-tsv" | "openai-csv" | "json-ld" | "csv";
                    /** @description Which column gives which field, where its name does not say so. Fields: name, sku, gtin, mpn, brand, group, line, url, availability, country, price, sale_price, sale_dates, sale_from, sale_until, currency, demand, color, size, material, pattern, gender, age_group, size_system, size_type. */
                    mapping?: {
                        [key: string]: string;
                    };
                    country?: string | null;
                    currency?: string | null;
                    /** @description Whether the brand has no products but those in its feeds: only then an answer is accused of naming one that does not exist. The next import signs it. Default false. */
                    complete?: boolean;
                    everyHours?: number | null;
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
                    "application/json": components["schemas"]["Feed"];
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
    adminListFeedImports: {
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
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                feedId: string;
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
                        items: components["schemas"]["FeedImport"][];
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
    adminStartFeedImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                feedId: string;
            };
            cookie?: never;
        };
        /** @description The feed, unless it has an address. */
        requestBody?: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedImport"];
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
    adminGetFeedImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                feedId: string;
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                importId: string;
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
                    "application/json": components["schemas"]["FeedImport"];
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
                /** @description Who gives an answer: `engine`, the engine itself, asked over a programming interface or by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
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
    adminRankFindings: {
        parameters: {
            query?: {
                /** @description What is put together: the same statement of several engines (default), everything about one fact, or everything of one engine. */
                by?: "statement" | "fact" | "engine";
                /** @description Only findings in this state. */
                state?: "open" | "not_seen" | "returned" | "settled";
                /** @description Only runs of this engine. */
                engine?: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                /** @description Who gives an answer: `engine`, the engine itself, asked over a programming interface or by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
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
    adminGetFit: {
        parameters: {
            query?: {
                /** @description scan */
                scan?: string;
                /** @description measure */
                measure?: "mentioned" | "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
                /** @description The widest interval to decide on. */
                width?: number;
                /** @description Who gives an answer: `engine`, the engine itself, asked over a programming interface or by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
                origin?: components["schemas"]["Origin"];
                /** @description The language of its words. */
                language?: components["schemas"]["Language"];
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
            /** @description The criteria, each met or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fit"];
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
    adminListOrders: {
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
                    "application/json": components["schemas"]["Orders"];
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
    adminRecordOrder: {
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
                    /**
                     * @description `notice`: a letter that was sent. `order`: of a court.
                     * @enum {string}
                     */
                    kind: "notice" | "order";
                    addressee: string;
                    court?: string;
                    fileNumber?: string;
                    wording: string;
                    /** @description Of the letter or order as a file. */
                    documentSha256?: string;
                    /** Format: date-time */
                    sentAt?: string;
                    /** Format: date-time */
                    receivedAt?: string;
                    /**
                     * Format: date-time
                     * @description Now if left out.
                     */
                    holdsFrom?: string;
                    statements: {
                        /** @description What is forbidden, in words. */
                        words: string;
                        /** @description A false statement that was found; or a predicate. */
                        findingId?: string;
                        /** @description What it is about: a common predicate, or one that is declared for the brand. */
                        predicate?: string;
                        /** @description The forbidden value, as a reader writes it; left out: every value that a fact contradicts. */
                        value?: unknown;
                        product?: string;
                    }[];
                    engines: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[];
                    promptIds: string[];
                    /** @description How often each is asked in one look; 1 if left out. */
                    samples?: number;
                    /** @description Hours between looks; 24 if left out. */
                    everyHours?: number;
                    /** @description Looks at most; 30 if left out. */
                    looks?: number;
                    /** @description The record in whose place it stands. */
                    supersedes?: string;
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
                    "application/json": components["schemas"]["OrderDetail"];
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
    adminListDeclarations: {
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
                    "application/json": components["schemas"]["Declarations"];
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
    adminDeclarePredicate: {
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
                    /** @description Lower-case letters, figures and underscores; none of the common names. */
                    name: string;
                    /** @description At most 60 characters. */
                    label: string;
                    /** @description At most 300 characters. */
                    question: string;
                    /** @description `{"kind": …}` with one of text, number, money, date, yes-no, list, one-of; a number may have a `unit`, money a `currency`, one-of has its `values`, each a text or `{"label", "synonyms"}`. */
                    value: unknown;
                    /** @description One of equal, at-least, at-most, within, contains; `equal` if left out. */
                    compare?: string;
                    /** @description `{"amount": …}` or `{"percent": …}`, with `within`. */
                    tolerance?: unknown;
                    /** @description At most six of `{"text": …, "value": …}`. */
                    examples?: unknown[];
                } & {
                    [key: string]: unknown;
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
                    "application/json": components["schemas"]["Declaration"];
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
    adminPreviewPredicates: {
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
                    /** @description One that is not declared yet, or the next version of one that is. */
                    declaration?: unknown;
                    /** @description The value of a fact of it, to judge by. */
                    fact?: unknown;
                    /**
                     * @description How many of the newest answers.
                     * @default 3
                     */
                    limit?: number;
                    /**
                     * @description Have the model read them.
                     * @default false
                     */
                    read?: boolean;
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
                    "application/json": components["schemas"]["DeclarationPreview"];
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
    adminListDeclarationVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
                /**
                 * @description The name of the predicate.
                 * @example return_window
                 */
                name: string;
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
                    "application/json": components["schemas"]["Declarations"];
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
    adminWithdrawPredicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
                /**
                 * @description The name of the predicate.
                 * @example return_window
                 */
                name: string;
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
                    "application/json": components["schemas"]["Declaration"];
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
                        /**
                         * @description Where it comes from. Default `operator`: written by whoever adds it.
                         * @enum {string}
                         */
                        origin?: "operator" | "person" | "suggestion";
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
    adminAddPromptsFromCatalogue: {
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
                    /** @description How many products are drawn; variants of one product count once. */
                    products: number;
                    /** @description What is asked about each of them. Default `price`. */
                    questions?: ("price" | "about" | "alternatives" | "sold")[];
                    /** @description The language of the questions, such as `de` or `de-AT`; questions are in English where there are none. Default `en`. */
                    locale?: string;
                    /** @description Of a decision that waits. */
                    drawId?: string;
                    /** @description The roots that the preview names: if the catalogue was imported again meanwhile, nothing is decided. */
                    roots?: string[];
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
                    "application/json": components["schemas"]["AddedPromptsFromCatalogue"];
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
    adminPreviewPromptsFromCatalogue: {
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
                    /** @description How many products are drawn; variants of one product count once. */
                    products: number;
                    /** @description What is asked about each of them. Default `price`. */
                    questions?: ("price" | "about" | "alternatives" | "sold")[];
                    /** @description The language of the questions, such as `de` or `de-AT`; questions are in English where there are none. Default `en`. */
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
                    "application/json": components["schemas"]["CatalogueToDraw"];
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
                    /** @description The file as it is, byte-order mark included: CSV whose first line names the columns text, intent and, optionally, locale, or one JSON object with these members per line; queries of Search Console (CSV or the answer of its API), grounding queries of Bing, search suggestions, questions that people also ask, or tickets. A problem is named by its place: `file.line 3 column 2`. */
                    file: string;
                    /** @description Rows of the preview that become prompts. Default: all, if none has a problem. */
                    rows?: number[];
                    locale?: string;
                    /** @description The period that the file covers; required for grounding queries, which do not say. */
                    period?: string;
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
    adminPreviewImport: {
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
                    /** @description The file as it is, byte-order mark included: CSV whose first line names the columns text, intent and, optionally, locale, or one JSON object with these members per line; queries of Search Console (CSV or the answer of its API), grounding queries of Bing, search suggestions, questions that people also ask, or tickets. A problem is named by its place: `file.line 3 column 2`. */
                    file: string;
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
                    "application/json": components["schemas"]["ImportPreview"];
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
    adminGetRates: {
        parameters: {
            query?: {
                /** @description scan */
                scan?: string;
                /** @description measure */
                measure?: "mentioned" | "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
                /** @description Who gives an answer: `engine`, the engine itself, asked over a programming interface or by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
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
    adminAddRecording: {
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
                    /** @enum {string} */
                    grade: "A" | "B";
                    /** @description Which app, as the recorder names it. */
                    profile: string;
                    tool: string;
                    browser: string;
                    nonce: string;
                    endpoint: string;
                    openedAt: string;
                    closedAt: string;
                    prompt: string;
                    /** @description The visible text, as canonical JSON. */
                    screen: string;
                    picture: {
                        base64: string;
                        /** @enum {string} */
                        mediaType: "image/png" | "image/jpeg" | "image/webp";
                    } | null;
                    reply: {
                        relay: string;
                        statement: string;
                        signature: string;
                        proof: string;
                        client: string;
                        server: string;
                        secrets: {
                            handshake: string;
                            application: string;
                        };
                        sealed: {
                            base64: string;
                            recipientSha256: string;
                        } | null;
                    } | null;
                    conversation: {
                        relay: string;
                        statement: string;
                        signature: string;
                        proof: string;
                        client: string;
                        server: string;
                        secrets: {
                            handshake: string;
                            application: string;
                        };
                        sealed: {
                            base64: string;
                            recipientSha256: string;
                        } | null;
                        endpoint: string;
                    } | null;
                    body: {
                        base64: string;
                        mediaType: string;
                        status: number;
                    } | null;
                    person: {
                        key: string;
                        signature: string;
                    } | null;
                    /** @description The plan that it is for, and who asked, by place among its people. Answers whose question and engine are an open slot of that person fill it. */
                    fills?: {
                        appPlanId: string;
                        person: number;
                    };
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
                    "application/json": components["schemas"]["AddedRecording"];
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
    adminLookUpRegister: {
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
                    /** @enum {string} */
                    register: "gleif" | "companies-house" | "edgar" | "vies";
                    id?: string;
                    name?: string;
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
                    "application/json": components["schemas"]["RegisterAnswer"];
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
    adminListRemarks: {
        parameters: {
            query?: {
                /** @description Only runs of this engine. */
                engine?: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                /** @description Only runs of prompts with this intent. */
                intent?: components["schemas"]["PromptIntent"];
                /** @description promptId */
                promptId?: string;
                /** @description scan */
                scan?: string;
                /** @description Scans that ended at this time or later. */
                since?: string;
                /** @description Scans that ended before this time. */
                until?: string;
                /** @description `open`: questions that name neither the brand nor a rival. `naming`: those that name one of them, or ask about the brand. The two are never added up. */
                questions?: "open" | "naming";
                /** @description Who gives an answer: `engine`, the engine itself, asked over a programming interface or by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Remarks"];
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
    adminGetReportPlan: {
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
                    "application/json": components["schemas"]["ReportPlan"];
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
    adminPutReportPlan: {
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
                    /** @enum {string} */
                    span: "week" | "month";
                    cron?: string;
                    /** @description Such as Europe/Oslo; UTC if left out. */
                    timeZone?: string;
                    language?: components["schemas"]["Language"];
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
                    "application/json": components["schemas"]["ReportPlan"];
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
    adminRemoveReportPlan: {
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
                    "application/json": components["schemas"]["ReportPlanRemoved"];
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
    adminListReports: {
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
                    "application/json": components["schemas"]["ReportPage"];
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
    adminMakeReport: {
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
                    /** @description Such as 2026-11-16. */
                    from?: string;
                    /** @description Such as 2026-11-16. */
                    to?: string;
                    /** @enum {string} */
                    last?: "week" | "month";
                    /** @description Such as Europe/Oslo; UTC if left out. */
                    timeZone?: string;
                    language?: components["schemas"]["Language"];
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
                    "application/json": components["schemas"]["Report"];
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
    adminListRivals: {
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
                    "application/json": components["schemas"]["Rivals"];
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
    adminPutRival: {
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
                    rivalId?: string;
                    name: string;
                    aliases: string[];
                    domain: string | null;
                    kind: components["schemas"]["RivalKind"];
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
                    "application/json": components["schemas"]["DeclaredRival"];
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
    adminCompareRivals: {
        parameters: {
            query?: {
                /** @description Only runs of this engine. */
                engine?: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
                /** @description Only runs of prompts with this intent. */
                intent?: components["schemas"]["PromptIntent"];
                /** @description promptId */
                promptId?: string;
                /** @description scan */
                scan?: string;
                /** @description Scans that ended at this time or later. */
                since?: string;
                /** @description Scans that ended before this time. */
                until?: string;
                /** @description `open`: questions that name neither the brand nor a rival. `naming`: those that name one of them, or ask about the brand. The two are never added up. */
                questions?: "open" | "naming";
                /** @description Who gives an answer: `engine`, the engine itself, asked over a programming interface or by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
                origin?: components["schemas"]["Origin"];
                /** @description docs/measures.md defines each. */
                measure?: components["schemas"]["NamedMeasure"];
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
                    "application/json": components["schemas"]["RivalComparison"];
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
    adminEstimateNameReading: {
        parameters: {
            query?: {
                /** @description Only answers of the last days; all if left out. */
                days?: number;
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
                    "application/json": components["schemas"]["UnreadAnswers"];
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
    adminOrderNameReading: {
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
                    /** @description How many at most: what the estimate said. */
                    answers: number;
                    days?: number;
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
                    "application/json": components["schemas"]["UnreadAnswers"];
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
    adminRemoveRival: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                brandId: string;
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                rivalId: string;
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
                        /** @description The job that counts stored answers again. Nobody is asked. */
                        jobId: string;
                    } & {
                        [key: string]: unknown;
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
                /** @description Leaves out the scans that ask again, for a correction or an order, what led to a statement. */
                looks?: "left_out";
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
    adminListSearches: {
        parameters: {
            query?: {
                /** @description scan */
                scan?: string;
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
            /** @description Counted by answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandSearches"];
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
    adminGetTrend: {
        parameters: {
            query?: {
                /** @description measure */
                measure?: "mentioned" | "STRONG" | "DESCRIPTIVE" | "ECHO" | "CONFABULATED" | "ABSENT";
                /** @description Who gives an answer: `engine`, the engine itself, asked over a programming interface or by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added up. */
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
                    language?: components["schemas"]["Language"];
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
    adminPreviewCase: {
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
                    language?: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description What it would hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CasePreview"];
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
    adminGetCasePdf: {
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
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
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
    adminCompareClocks: {
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
                    "application/json": components["schemas"]["ComparedClocks"];
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
    adminGetCorrection: {
        parameters: {
            query?: {
                /** @description The language of its words. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                correctionId: string;
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
                    "application/json": components["schemas"]["CorrectionDetail"];
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
    adminSetCorrectionDeadline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                correctionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description Until when; null for none.
                     */
                    deadline: string | null;
                    by?: string;
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
                    "application/json": components["schemas"]["CorrectionDetail"];
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
    adminGetPageDifference: {
        parameters: {
            query?: {
                /** @description The page. */
                url?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                correctionId: string;
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
                    "application/json": components["schemas"]["PageDifference"];
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
    adminMoveCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                correctionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    move: "asked" | "noted" | "closed" | "reopened";
                    /** @description The key of the step that was done. */
                    step?: string;
                    note?: string;
                    by?: string;
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
                    "application/json": components["schemas"]["CorrectionDetail"];
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
    adminStartCorrectionWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                correctionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Left out: all that say it. */
                    engines?: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[];
                    /** @description To be shown: made in fewer answers than this share, at 95 %. 0.1 if left out. */
                    atMost?: number;
                    /** @description Hours between looks; 24 if left out. Less than a day, answers may be alike. */
                    everyHours?: number;
                    /** @description Rounds at most; 3 if left out. */
                    rounds?: number;
                    /** @description Weekly looks after that was shown; 26 if left out. */
                    surveillanceLooks?: number;
                    /** @description Questions at most, for each engine. */
                    maxQuestions?: number;
                    /** @description Dollars at most, for each engine. */
                    spendCeilingUsd?: string | null;
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
                    "application/json": components["schemas"]["CorrectionWatches"];
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
    adminStopCorrectionWatch: {
        parameters: {
            query?: {
                /** @description Only runs of this engine. */
                engine?: "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
            };
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                correctionId: string;
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
                    "application/json": components["schemas"]["CorrectionWatches"];
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
    adminEstimateCorrectionWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                correctionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Left out: all that say it. */
                    engines?: ("CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS")[];
                    /** @description To be shown: made in fewer answers than this share, at 95 %. 0.1 if left out. */
                    atMost?: number;
                    /** @description Hours between looks; 24 if left out. Less than a day, answers may be alike. */
                    everyHours?: number;
                    /** @description Rounds at most; 3 if left out. */
                    rounds?: number;
                    /** @description Weekly looks after that was shown; 26 if left out. */
                    surveillanceLooks?: number;
                    /** @description Questions at most, for each engine. */
                    maxQuestions?: number;
                    /** @description Dollars at most, for each engine. */
                    spendCeilingUsd?: string | null;
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
                    "application/json": components["schemas"]["WatchEstimate"];
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
                        kind: "event" | "digest" | "test" | "confirm";
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
    adminGetDocumentFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its bytes, to be saved: nothing shows them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
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
                            kind: "measurement.completed" | "measurement.read_later" | "measurement.failed" | "confabulation.new" | "confabulation.returned" | "confabulation.not_seen" | "citation_class.changed" | "fact.superseded" | "log.unwitnessed" | "report.ready" | "webhook.switched_off" | "correction.changed" | "correction.due";
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
                origin?: "engine" | "app" | "stand_in" | "demo";
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
                    /** @description Give it as `cut` to go on, or for other exports of the same moment; kept for 30 days, unless the operator has set another time (VERACITE_KEEP_EXPORTS_DAYS). */
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
                origin?: "engine" | "app" | "stand_in" | "demo";
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
                    /** @description Give it as `cut` to go on, or for other exports of the same moment; kept for 30 days, unless the operator has set another time (VERACITE_KEEP_EXPORTS_DAYS). */
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
                origin?: "engine" | "app" | "stand_in" | "demo";
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
                    /** @description Give it as `cut` to go on, or for other exports of the same moment; kept for 30 days, unless the operator has set another time (VERACITE_KEEP_EXPORTS_DAYS). */
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
                origin?: "engine" | "app" | "stand_in" | "demo";
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
                    /** @description Give it as `cut` to go on, or for other exports of the same moment; kept for 30 days, unless the operator has set another time (VERACITE_KEEP_EXPORTS_DAYS). */
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
    adminExportMeasures: {
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
                origin?: "engine" | "app" | "stand_in" | "demo";
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
                    /** @description Give it as `cut` to go on, or for other exports of the same moment; kept for 30 days, unless the operator has set another time (VERACITE_KEEP_EXPORTS_DAYS). */
                    "Veracite-Cut"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ExportedRivalFigure"];
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
                origin?: "engine" | "app" | "stand_in" | "demo";
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
                    /** @description Give it as `cut` to go on, or for other exports of the same moment; kept for 30 days, unless the operator has set another time (VERACITE_KEEP_EXPORTS_DAYS). */
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
    adminGetFact: {
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
                    "application/json": components["schemas"]["FactWithHistory"];
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
    adminSetFactDays: {
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
                    /** @description The first day; null: it always held. */
                    validFrom: string | null;
                    /** @description The last day; null: there is none. */
                    validUntil: string | null;
                    reason?: string;
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
    adminRevokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                invitationId: string;
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
                    "application/json": components["schemas"]["InvitationRevoked"];
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
    adminDiscardJob: {
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
    adminRetryJob: {
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
                    /** @enum {string} */
                    kind?: "customer" | "service";
                    scopes?: ("read" | "scan" | "verify")[];
                    /** @enum {string} */
                    role?: "viewer" | "reviewer" | "editor" | "owner";
                    /** @description Days until the key stops working; never if left out. */
                    expiresInDays?: number;
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
    adminRotateKey: {
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
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How long the old key goes on working beside the new one.
                     * @default 0
                     */
                    overlapHours?: number;
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
    adminReportBounce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
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
                        webhookId: string;
                        status: string;
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
    adminGetMe: {
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
                    "application/json": components["schemas"]["Me"];
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
    adminListMyKeys: {
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
                    "application/json": components["schemas"]["MyKeyPage"];
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
    adminIssueMyKey: {
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
                    /** @enum {string} */
                    role?: "viewer" | "reviewer" | "editor" | "owner";
                    /** @description Days until the key stops working; never if left out. */
                    expiresInDays?: number;
                    /** @description The public key of your browser extension (SPKI, P-256, base64). Recordings that it signs are accepted with this key alone. */
                    signingKey?: string;
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
    adminRevokeMyKey: {
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
    adminRotateMyKey: {
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
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How long the old key goes on working beside the new one.
                     * @default 0
                     */
                    overlapHours?: number;
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
    adminListMyPasskeys: {
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
                    "application/json": components["schemas"]["Passkeys"];
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
    adminRemoveMyPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                passkeyId: string;
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
                    "application/json": components["schemas"]["PasskeyRemoved"];
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
    adminListMyPrograms: {
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
                    "application/json": components["schemas"]["Programs"];
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
    adminEndMyProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                grantId: string;
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
                    "application/json": components["schemas"]["ProgramEnded"];
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
    adminListMySessions: {
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
                    "application/json": components["schemas"]["Sessions"];
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
    adminEndMySessions: {
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
                    "application/json": components["schemas"]["SessionsEnded"];
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
    adminEndMySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                sessionId: string;
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
                    "application/json": components["schemas"]["SessionsEnded"];
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
    adminRemoveMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                memberId: string;
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
                    "application/json": components["schemas"]["MemberRemoved"];
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
    adminChangeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "viewer" | "reviewer" | "editor" | "owner";
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
                    "application/json": components["schemas"]["Member"];
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
    adminGetOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                orderId: string;
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
                    "application/json": components["schemas"]["OrderDetail"];
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
    adminMakeOrderCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    preparedBy?: string;
                    preparedFor?: string;
                    language?: components["schemas"]["Language"];
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
            /** @description What the path names not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No answer breaches it, or something is not in a published checkpoint of the log yet. */
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
    adminWithdrawOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
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
                    "application/json": components["schemas"]["OrderDetail"];
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
    adminListQueues: {
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
                    "application/json": components["schemas"]["Queues"];
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
    adminListDeadJobs: {
        parameters: {
            query?: {
                /** @description Jobs of this lane only. */
                lane?: "scan" | "classify" | "read" | "web" | "sources" | "deliver" | "feeds" | "CHATGPT" | "PERPLEXITY" | "GEMINI" | "CLAUDE" | "COPILOT" | "GROK" | "GOOGLE_AIO" | "GOOGLE_AI_MODE" | "DEEPSEEK" | "META_AI" | "AMAZON_RUFUS";
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
                    "application/json": components["schemas"]["DeadJobPage"];
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
    adminRetryQueue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                lane: string;
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
                    "application/json": components["schemas"]["RetriedJobs"];
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
    adminListReaders: {
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
                    "application/json": components["schemas"]["Readers"];
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
    adminCheckReaders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    adminListActs: {
        parameters: {
            query?: {
                /** @description Only what belongs to this account. */
                accountId?: string;
                /** @description what */
                what?: "sign_in" | "sign_in_refused" | "sign_out" | "change" | "review" | "export" | "key_use" | "refused";
                /** @description Only acts of this person or key. */
                who?: string;
                /** @description Only acts of this day, in UTC. */
                day?: string;
                /** @description The language of its words. */
                language?: components["schemas"]["Language"];
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
                    "application/json": components["schemas"]["ActPage"];
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
    adminListActDays: {
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
                    "application/json": components["schemas"]["ActDayPage"];
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
    adminGetActDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The day, in UTC.
                 * @example 2026-11-17
                 */
                day: string;
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
                    "application/json": components["schemas"]["CheckedActDay"];
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
    adminListRegisters: {
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
                    "application/json": components["schemas"]["Registers"];
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
    adminGetReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                reportId: string;
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
                    "application/json": components["schemas"]["Report"];
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
    adminGetReportPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
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
    adminGetReportPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                reportId: string;
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
                    "application/pdf": string;
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
                        /** @description What it is about: a common predicate, or one that is declared for the brand. */
                        predicate: string;
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
                        /** @description What it is about: a common predicate, or one that is declared for the brand. */
                        predicate: string;
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
    adminGetRunSearches: {
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
            /** @description Searches and pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunSearches"];
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
    adminGetSourceSearch: {
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
                    "application/json": components["schemas"]["SourceSearchState"];
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
    adminOrderSourceSearch: {
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
                    "application/json": components["schemas"]["SourceSearchState"];
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
    adminListShares: {
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
                    "application/json": components["schemas"]["SharePage"];
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
    adminAddShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    findingId?: string;
                    runId?: string;
                    caseId?: string;
                    reportId?: string;
                    /** @default 14 */
                    expiresInDays?: number;
                    language?: components["schemas"]["Language"];
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
                    "application/json": components["schemas"]["NewShare"];
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
    adminRevokeShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier.
                 * @example 0199c0de-7000-7000-8000-00000000000b
                 */
                shareId: string;
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
                    "application/json": components["schemas"]["ShareRevoked"];
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
                            kinds: ("measurement.completed" | "measurement.read_later" | "measurement.failed" | "confabulation.new" | "confabulation.returned" | "confabulation.not_seen" | "citation_class.changed" | "fact.superseded" | "log.unwitnessed" | "report.ready" | "webhook.switched_off" | "correction.changed" | "correction.due")[];
                            /** @enum {string} */
                            digest: "none" | "daily" | "weekly";
                            /** @description Grave news do not wait for the digest. */
                            graveAtOnce: boolean;
                            language: components["schemas"]["Language"];
                            on: boolean;
                            /** Format: date-time */
                            offSince: string | null;
                            /** @enum {string|null} */
                            offReason: "gone" | "failing" | "operator" | "unconfirmed" | "unsubscribed" | null;
                            /** Format: date-time */
                            failingSince: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        nextCursor: string | null;
                        /** @description Whether this server sends mail; without it, mail addresses are refused. */
                        mail: boolean;
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
                    kinds?: ("measurement.completed" | "measurement.read_later" | "measurement.failed" | "confabulation.new" | "confabulation.returned" | "confabulation.not_seen" | "citation_class.changed" | "fact.superseded" | "log.unwitnessed" | "report.ready" | "webhook.switched_off" | "correction.changed" | "correction.due")[];
                    /** @enum {string} */
                    digest?: "none" | "daily" | "weekly";
                    /** @default false */
                    graveAtOnce?: boolean;
                    language?: components["schemas"]["Language"];
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
                        kinds: ("measurement.completed" | "measurement.read_later" | "measurement.failed" | "confabulation.new" | "confabulation.returned" | "confabulation.not_seen" | "citation_class.changed" | "fact.superseded" | "log.unwitnessed" | "report.ready" | "webhook.switched_off" | "correction.changed" | "correction.due")[];
                        /** @enum {string} */
                        digest: "none" | "daily" | "weekly";
                        /** @description Grave news do not wait for the digest. */
                        graveAtOnce: boolean;
                        language: components["schemas"]["Language"];
                        on: boolean;
                        /** Format: date-time */
                        offSince: string | null;
                        /** @enum {string|null} */
                        offReason: "gone" | "failing" | "operator" | "unconfirmed" | "unsubscribed" | null;
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
                        kinds: ("measurement.completed" | "measurement.read_later" | "measurement.failed" | "confabulation.new" | "confabulation.returned" | "confabulation.not_seen" | "citation_class.changed" | "fact.superseded" | "log.unwitnessed" | "report.ready" | "webhook.switched_off" | "correction.changed" | "correction.due")[];
                        /** @enum {string} */
                        digest: "none" | "daily" | "weekly";
                        /** @description Grave news do not wait for the digest. */
                        graveAtOnce: boolean;
                        language: components["schemas"]["Language"];
                        on: boolean;
                        /** Format: date-time */
                        offSince: string | null;
                        /** @enum {string|null} */
                        offReason: "gone" | "failing" | "operator" | "unconfirmed" | "unsubscribed" | null;
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
                    kinds?: ("measurement.completed" | "measurement.read_later" | "measurement.failed" | "confabulation.new" | "confabulation.returned" | "confabulation.not_seen" | "citation_class.changed" | "fact.superseded" | "log.unwitnessed" | "report.ready" | "webhook.switched_off" | "correction.changed" | "correction.due")[];
                    /** @enum {string} */
                    digest?: "none" | "daily" | "weekly";
                    graveAtOnce?: boolean;
                    language?: components["schemas"]["Language"];
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
                        kinds: ("measurement.completed" | "measurement.read_later" | "measurement.failed" | "confabulation.new" | "confabulation.returned" | "confabulation.not_seen" | "citation_class.changed" | "fact.superseded" | "log.unwitnessed" | "report.ready" | "webhook.switched_off" | "correction.changed" | "correction.due")[];
                        /** @enum {string} */
                        digest: "none" | "daily" | "weekly";
                        /** @description Grave news do not wait for the digest. */
                        graveAtOnce: boolean;
                        language: components["schemas"]["Language"];
                        on: boolean;
                        /** Format: date-time */
                        offSince: string | null;
                        /** @enum {string|null} */
                        offReason: "gone" | "failing" | "operator" | "unconfirmed" | "unsubscribed" | null;
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
                            kind: "event" | "digest" | "test" | "confirm";
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
