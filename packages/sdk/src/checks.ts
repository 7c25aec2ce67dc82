import { type AnyOperationId, InvalidInputError } from './errors.ts'

export function checkNumber(name: string, value: number, least: number): number {
  if (!(value >= least)) throw new InvalidInputError(`${name} must be ${least} or more.`)
  return value
}

/** `.` and `..` survive encoding, and would silently change the URL: `/v1/scans/..` is `/v1/`. */
export function checkIdentifiers(operation: AnyOperationId, path: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries(path)) {
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) {
      throw new InvalidInputError(`${operation}: ${name} must not be ${JSON.stringify(value)}.`)
    }
    if (name === 'hash' && !/^[a-f\d]{64}$/i.test(value)) {
      throw new InvalidInputError(`${operation}: ${name} must be 64 hexadecimal characters.`)
    }
  }
}
