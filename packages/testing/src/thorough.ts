/** `VERACITE_TESTS=all`, as in CI, also runs what ordinary runs leave to CI. */
export const IS_WHOLE = ['all', 'thorough'].includes(process.env.VERACITE_TESTS ?? '')

/** `VERACITE_TESTS=thorough` tries every case: for use after changing what a test guards. */
export const IS_THOROUGH = process.env.VERACITE_TESTS === 'thorough'

/** Otherwise one case in `count`, spread evenly: enough to notice an unguarded part. */
export const oneIn = (count: number): number => (IS_THOROUGH ? 1 : Math.max(1, Math.round(count)))
