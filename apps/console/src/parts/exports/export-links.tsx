import type { QueryOf } from '@veracite/contract/base/operation'
import type { exportAnswers } from '@veracite/contract/exports/operations'

/** Every kind takes some of these. */
type Query = QueryOf<typeof exportAnswers>
type Chosen = { [Name in keyof Query]?: Query[Name] | undefined }

const FORMATS = [
  ['csv', 'CSV'],
  ['jsonl', 'JSON lines'],
  ['parquet', 'Parquet'],
] as const

interface Props {
  kind: 'answers' | 'findings'
  /** `these answers` */
  what: string
  chosen: Chosen
}

/** Everything that is chosen, as a file that the server writes while it is downloaded. */
export function ExportLinks({ kind, what, chosen }: Props) {
  const given = Object.entries(chosen).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return (
    <p class="soft exports">
      Export {what}:{' '}
      {FORMATS.map(([format, name]) => (
        <a
          key={format}
          download
          href={`/console/api/admin/exports/${kind}?${new URLSearchParams([...given, ['format', format]])}`}
        >
          {name}
        </a>
      ))}
    </p>
  )
}
