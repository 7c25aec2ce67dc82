import { StartRefusal } from '@veracite/db/start-refusal'

/** Ends the start with one clear sentence for the operator: what is wrong and what to do. */
export function refuseStart(message: string): never {
  throw new StartRefusal(message)
}

export const isStartRefusal = (error: unknown): error is StartRefusal => error instanceof StartRefusal
