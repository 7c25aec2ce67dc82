import FORMS from '../shapes.json' with { type: 'json' }

/** How much there may be at most of what manifests and parts of a bundle list. */

const { plan, trail, case: file, order, IMPORT } = FORMS.shapes

/** So many prompts are named in a plan's manifest; of more, the lines of the runs name each. */
export const MAX_PLANNED_PROMPTS = plan.is.prompts.is.sha256.list
/** So many origins of prompts are told apart in a plan. */
export const MAX_ORIGINS = plan.is.origins.list
/** So many cited pages of one answer are captured, and named in its trail. */
export const MAX_SOURCES = trail.is.pages.list
/** So many items of one import are in a bundle. */
export const MAX_ITEMS = IMPORT.is.items.list
/** So many statements are in the scope of one notice or order, and so many prompts are asked for it. */
export const MAX_ORDER_STATEMENTS = order.is.statements.list
export const MAX_ORDER_PROMPTS = order.is.plan.prompts.list
export const MAX_CASE_RUNS = file.is.runs.list
export const MAX_CASE_FINDINGS = file.is.findings.list
export const MAX_CASE_PARTS = 2_000
