/** `VERACITE_TESTS=thorough` before a command tries every case there is: for whoever changes what a test guards. */
export const IS_THOROUGH = process.env.VERACITE_TESTS === 'thorough'

/** Otherwise one case in so many, spread evenly: enough to notice a part that nothing guards. */
export const oneIn = (count: number): number => (IS_THOROUGH ? 1 : Math.max(1, Math.round(count)))
