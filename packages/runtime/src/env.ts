/** The environment by name. Nothing else in the servers reads it. */
export type Env = Readonly<Record<string, string | undefined>>

export const readEnv = (): Env => process.env
