import { isLanguage, type Language } from '@veracite/words/languages'
import { type Say, sayIn } from '@veracite/words/say-in'
import { KINDS_SAID, sentencesIn } from '@veracite/words/sentences'
import { type Sentence, translated } from '@veracite/words/translate'
import { cleanDeep, escapeForTerminals } from './ui/clean.ts'
import { createPaint, type Paint, wantsColour } from './ui/paint.ts'

/** The world outside: everything a command reads or writes, apart from files and the network. */
export interface Io {
  env: Readonly<Record<string, string | undefined>>
  cwd: string
  stdout: Output
  stderr: Output
  stdin: { isTTY: boolean }
  now: () => number
}

export interface Output {
  write(text: string): void
  isTTY: boolean
  columns: number | undefined
  rows: number | undefined
}

export interface Context {
  readonly io: Io
  readonly paint: Paint
  readonly errorPaint: Paint
  /** Columns to fill. */
  readonly width: number
  /** Columns that a table may fill: unlimited when the reader is a program. */
  readonly tableWidth: number
  readonly json: boolean
  readonly url: string | undefined
  /** In the language of the caller; in English with --json. */
  readonly say: Say
  /** What the verifier says, in that language. */
  proofInWords(text: string): string
  /** What the server says in sentences of its own, such as notes on figures, in that language. */
  toldInWords(text: string): string
  /** How the caller started this program, for the commands we suggest. */
  readonly self: string
  /** The exit code unless something throws. */
  exitCode: number
  /**
   * The only way to print data. Much of it was written by engines, pages and files, so `render` gets it
   * cleaned of everything a terminal would obey. With --json the data itself is printed, as one document.
   */
  show<T>(data: T, render: (clean: T) => string): void
  /** Shows a list; with --json, one line of JSON for each item. */
  showEach<T>(items: readonly T[], render: (clean: readonly T[]) => string): void
  /** For people only, not for scripts. Written to standard error, so that pipes stay clean. */
  note(text: string): void
  complain(text: string): void
}

export function createContext(
  io: Io,
  options: () => { json?: boolean; url?: string; color?: boolean },
): Context {
  const { stdout, stderr, env } = io
  const line = (text: string) => (text.endsWith('\n') ? text : `${text}\n`)
  const isJson = () => options().json === true
  const language = languageIn(env)
  const inWords = (kinds: keyof typeof KINDS_SAID) => {
    let sentences: Sentence[] | null = null
    return (text: string) => {
      if (isJson()) return text
      sentences ??= sentencesIn(language, KINDS_SAID[kinds])
      return translated(text, sentences, language)
    }
  }
  return {
    io,
    get paint() {
      return createPaint(wantsColour(stdout, env, options().color))
    },
    get errorPaint() {
      return createPaint(wantsColour(stderr, env, options().color))
    },
    get tableWidth() {
      return stdout.isTTY ? this.width : Number.POSITIVE_INFINITY
    },
    get width() {
      const columns = stdout.columns ?? stderr.columns ?? Number(env.COLUMNS)
      return Number.isInteger(columns) && columns > 0 ? Math.min(Math.max(columns, 40), 160) : 100
    },
    get json() {
      return isJson()
    },
    get url() {
      return options().url
    },
    get say() {
      return sayIn(isJson() ? 'en' : language)
    },
    proofInWords: inWords('reasons'),
    toldInWords: inWords('told'),
    // When started through npm, the program is not on the caller's path.
    self: env.npm_lifecycle_event === 'veracite' ? 'npm run veracite --' : 'veracite',
    exitCode: 0,
    show(data, render) {
      stdout.write(
        isJson() ? `${escapeForTerminals(JSON.stringify(data, null, 2))}\n` : line(render(cleanDeep(data))),
      )
    },
    showEach(items, render) {
      if (!isJson()) stdout.write(line(render(cleanDeep(items))))
      else for (const item of items) stdout.write(`${escapeForTerminals(JSON.stringify(item))}\n`)
    },
    note(text) {
      if (!isJson()) stderr.write(line(text))
    },
    complain(text) {
      stderr.write(line(text))
    },
  }
}

/** The language of messages as programs find it, `de_AT.UTF-8` for example; English for one without words. */
export function languageIn({ LC_ALL, LC_MESSAGES, LANG }: Io['env']): Language {
  const [language = ''] = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().split(/[^a-z]/)
  return isLanguage(language) ? language : 'en'
}

export const systemIo = (): Io => ({
  env: process.env,
  cwd: process.cwd(),
  stdout: outputOf(process.stdout),
  stderr: outputOf(process.stderr),
  stdin: { isTTY: process.stdin.isTTY === true },
  now: () => Date.now(),
})

function outputOf(stream: NodeJS.WriteStream): Output {
  // `veracite … | head` closes the pipe early. That is not a failure: nobody wants the rest, and the exit
  // code of a verification still counts.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  return {
    write: (text) => void stream.write(text),
    get isTTY() {
      return stream.isTTY === true
    },
    get rows() {
      return stream.rows
    },
    get columns() {
      return stream.columns
    },
  }
}
