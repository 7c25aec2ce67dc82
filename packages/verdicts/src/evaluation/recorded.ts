/** A recorded reading: one line of a file of replies, with the id of the answer it belongs to. */
export interface RecordedReply {
  id: string
  reply: unknown
}

/**
 * A line `{id, reply}`, or a reply that carries the id itself. Throws with a sentence that says what is
 * wrong.
 */
export function readRecordedReply(line: string): RecordedReply {
  const parsed: unknown = JSON.parse(line)
  if (typeof parsed !== 'object' || parsed === null || !('id' in parsed) || typeof parsed.id !== 'string')
    throw new Error('a reply needs the id of its answer')
  if ('reply' in parsed) return { id: parsed.id, reply: parsed.reply }
  const { id, ...reply } = parsed
  return { id, reply }
}
