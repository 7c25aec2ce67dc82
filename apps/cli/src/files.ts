import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { isObject, type Json, parsedJson } from '@veracite/terms/json'
import { Unreachable } from './failures.ts'

/** A whole file from the server, unchanged. */
export async function readAll(file: Promise<ReadableStream<Uint8Array>>): Promise<Uint8Array> {
  const body = await file
  return whole(new Response(body).bytes())
}

/** Writes a file of any size as it arrives, and returns its size. */
export async function saveFile(file: Promise<ReadableStream<Uint8Array>>, path: string): Promise<number> {
  const body = await file
  let size = 0
  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.length
      yield chunk
    }
  }
  await whole(pipeline(body as unknown as AsyncIterable<Uint8Array>, counted, createWriteStream(path)))
  return size
}

/** A connection that breaks while the file arrives; a problem of the disk has a code, and stays what it is. */
const whole = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((cause: Error) => {
    if ('syscall' in cause) throw cause
    throw new Unreachable((say) => say('cliRefused.theDownloadBrokeOff'), { cause })
  })

/** The object that a text in JSON is; null if it is none. */
export function objectIn(text: string): Json | null {
  const value = parsedJson(text)
  return isObject(value) ? value : null
}
