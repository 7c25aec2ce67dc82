const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * An identifier from outside that is not a UUID matches nothing, and must not reach SQL, which would fail.
 */
export const isUuid = (id: string): boolean => UUID.test(id)

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
