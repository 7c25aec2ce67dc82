import { say } from '@veracite/words/say'

const NAMES = { csv: 'CSV', jsonl: say('widgets.jsonLines'), parquet: 'Parquet' }

export const EVERY_FORMAT = ['csv', 'jsonl', 'parquet'] as const

interface Props {
  /** The address, below that of the API. */
  at: string
  /** `these answers` */
  what: string
  chosen: Record<string, string | undefined>
  formats?: readonly (keyof typeof NAMES)[]
}

/** Everything that is chosen, as a file that the server writes while it is downloaded. */
export function ExportLinks({ at, what, chosen, formats = ['csv', 'jsonl'] }: Props) {
  const given = Object.entries(chosen).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const href = (format: string) =>
    `/console/api/admin/${at}?${new URLSearchParams([...given, ['format', format]])}`
  return (
    <p class="soft exports">
      {say('widgets.exportOf', { what })}{' '}
      {formats.map((format) => (
        <a key={format} download href={href(format)}>
          {NAMES[format]}
        </a>
      ))}
    </p>
  )
}
