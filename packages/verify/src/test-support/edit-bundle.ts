import type { EvidenceBundle } from '../bundle/bundle.ts'
import { base64Decode, base64Encode, utf8Encode } from '../bytes.ts'

/** A deep copy with one change. */
export function changed(bundle: EvidenceBundle, change: (copy: EvidenceBundle) => void): EvidenceBundle {
  const copy = structuredClone(bundle)
  change(copy)
  return copy
}

export function edit<T extends object>(target: T | null | undefined, members: Partial<T>): void {
  Object.assign(part(target), members)
}

/** A part that the sample bundle always has. */
export function part<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the sample bundle has this part')
  return value
}

/** The bytes behind a member, and how to put others in their place. */
export interface ByteField {
  get: () => Uint8Array
  set: (bytes: Uint8Array) => void
}

export function base64Field<K extends string>(holder: { [P in K]: string }, key: K): ByteField {
  return {
    get: () => base64Decode(holder[key]),
    set: (bytes) => {
      Object.assign(holder, { [key]: base64Encode(bytes) })
    },
  }
}

export function textField<K extends string>(holder: { [P in K]: string | null }, key: K): ByteField {
  return {
    get: () => utf8Encode(holder[key] ?? ''),
    // Decoded loosely on purpose: a broken byte becomes a replacement character, which must be refused as well.
    set: (bytes) => {
      Object.assign(holder, { [key]: new TextDecoder().decode(bytes) })
    },
  }
}
