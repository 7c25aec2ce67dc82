/** The body of a reply; throws as soon as there is more of it than such a reply ever has. */
export async function readAtMost(response: Response, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw new Error(`The reply is larger than ${mostBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
