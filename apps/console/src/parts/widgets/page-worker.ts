/**
 * The worker of this page, which reads the files that people open. Its address is written into the page by the server,
 * and the policy of the page lets nothing else be made a worker. Start it before a file is there: no request is made then.
 */
export function startPageWorker(): Worker | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name="veracite-worker"]')?.content
  if (!address) return null
  try {
    return new Worker(trusted(address) as string, { type: 'module' })
  } catch {
    return null
  }
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): unknown
  }
}

/** Where browsers ask for it, the address must come from the one policy that the page allows. */
function trusted(address: string): unknown {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  if (types === undefined) return address
  const createScriptURL = (url: string): string => {
    if (!/^\/assets\/[a-z]{2}-(?:check|app-file)-worker-[\w-]+\.js$/.test(url))
      throw new TypeError('This is not our worker.')
    return url
  }
  return types.createPolicy('veracite-worker', { createScriptURL }).createScriptURL(address)
}
