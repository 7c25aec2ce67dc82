/** The same server and login, another database, with the patience that a busy machine needs. */
export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  changed.searchParams.set('connect_timeout', '10')
  return changed.href
}

/** The same server and database, another login. */
export function loginUrl(url: string, login: { user: string; password: string }): string {
  const changed = new URL(url)
  changed.username = login.user
  changed.password = login.password
  return changed.href
}
