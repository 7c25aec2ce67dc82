import data from './states.json' with { type: 'json' }

/** The states of the service in words for people. A member that is missing does not compile where it is needed. */

export const RUN_STATUS_TABLE = data.runStatus
export const FINDING_STATE_TABLE = data.findingState
/** `tone`: good and bad news have a colour. */
export const CORRECTION_STATE_TABLE = data.correctionState
export const CORRECTION_MOVE_TABLE = data.correctionMove
export const WATCH_PHASE_TABLE = data.watchPhase
/** What a cited page says about the error of an answer. */
export const SOURCE_SAYS_TABLE = data.sourceSays
export const FACT_STATE_TABLE = data.factState
/** The words for each kind of event. */
export const EVENT_TABLE = data.event
/** What each role may do beyond the one before it: in the console, and in docs/roles.md. */
export const ROLE_TABLE = data.role
