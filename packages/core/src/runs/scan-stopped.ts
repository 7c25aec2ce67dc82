/** Why a run of a stopped scan has no answer. */
export const SCAN_STOPPED = 'The operator stopped the scan before this was asked.'
