import { StartRefusal } from '../start-refusal.ts'

/** Turns an error of the file system into a sentence about the data folder; anything else passes unchanged. */
export function fileRefusal(folder: string, error: unknown): unknown {
  if (error instanceof StartRefusal || !(error instanceof Error) || !('code' in error)) return error
  const code = String(error.code)
  const what = SENTENCES[code]
  return what === undefined ? error : new StartRefusal(`The data folder ${folder} ${what}.`)
}

export function diskFull(folder: string): StartRefusal {
  return new StartRefusal(`The data folder ${folder} ${SENTENCES.ENOSPC}.`)
}

const OTHER_FOLDER = 'or set VERACITE_DATA_DIR to another folder'

const SENTENCES: Record<string, string> = {
  EACCES: `cannot be written by this user: give it the right to, ${OTHER_FOLDER}`,
  EPERM: `cannot be written by this user: give it the right to, ${OTHER_FOLDER}`,
  EROFS: `is on a read-only file system: ${OTHER_FOLDER.slice(3)}`,
  ENOTDIR: `cannot be made, because a file is in its place: move the file, ${OTHER_FOLDER}`,
  EEXIST: `cannot be made, because a file is in its place: move the file, ${OTHER_FOLDER}`,
  ENOSPC: `is on a full disk: free at least 256 MiB, ${OTHER_FOLDER}`,
  EDQUOT: `is over its disk quota: free at least 256 MiB, ${OTHER_FOLDER}`,
}
