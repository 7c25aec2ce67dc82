import { readReply } from '../extract.ts'

/** What is read of an answer, without the state of its reply. */
export const extract = (...reply: Parameters<typeof readReply>) => readReply(...reply).answer
