/** The environment variables. Nothing else in the servers reads them. */
export type Env = Readonly<Record<string, string | undefined>>

export const readEnv = (): Env => process.env
