/** What the global set-up found or started, passed to every test file. Must survive structured cloning. */
export type TestServices = {
  servers: TestServer[]
  redisUrl: string | null
  /** One line for each service that was not there. */
  notCovered: string[]
}

export type TestServer = {
  name: 'embedded' | 'server'
  version: string
  /** A login that may create databases, on a database that is not used for tests. */
  adminUrl: string
  /** A login that is a member of the application's role only; null if logins cannot be created. */
  appLogin: { user: string; password: string } | null
  /** Prefix of the names of this run's databases. */
  prefix: string
  /** The migrated database that tests copy, or why there is none. */
  template: { name: string } | { failure: string }
}

declare module 'vitest' {
  export interface ProvidedContext {
    veraciteServices: TestServices
  }
}
