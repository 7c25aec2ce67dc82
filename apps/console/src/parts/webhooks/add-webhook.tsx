import { api } from '../server/api.ts'
import { useApi } from '../server/load.ts'
import { mayAnywhere } from '../server/session.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { ShownOnce } from '../widgets/shown-once.tsx'
import { type DIGEST_WORDS, EVENT_KINDS, type EventKind, eventWords } from './event-words.ts'

const EMPTY = {
  url: '',
  brandId: '',
  kinds: [] as EventKind[],
  digest: 'none' as keyof typeof DIGEST_WORDS,
  graveAtOnce: false,
}

export function AddWebhook({ added }: { added: () => void }) {
  const brands = useApi('GET /api/admin/brands', { limit: '1000' })
  return (
    <DescribedForm
      label="Add an address"
      initial={EMPTY}
      fieldsFor={({ digest }) => ({
        url: {
          label: 'Address',
          hint: 'A mail address, or the https address that a chat, a ticket system or your program gave you.',
          inputMode: 'url',
        },
        brandId: {
          kind: 'choice',
          label: 'Brand',
          choices: [
            ...(mayAnywhere('operator') ? ([['', 'Every brand']] as const) : []),
            ...(brands.value?.items ?? []).map(({ id, name }) => [id, name] as const),
          ],
        },
        kinds: {
          kind: 'ticks',
          label: 'Tell of',
          hint: 'Nothing chosen means everything.',
          isWide: true,
          choices: EVENT_KINDS.map((kind) => [kind, eventWords(kind)] as const),
        },
        digest: {
          kind: 'choice',
          label: 'How often',
          choices: { none: 'at once', daily: 'once a day, together', weekly: 'on Monday morning, together' },
        },
        graveAtOnce: digest !== 'none' && { kind: 'tick', label: 'what is grave, at once' },
      })}
      send={({ url, brandId, digest, graveAtOnce, kinds }) =>
        api('POST /api/admin/webhooks', {
          body: {
            url: url.trim(),
            kinds,
            digest,
            graveAtOnce: digest !== 'none' && graveAtOnce,
            ...(brandId !== '' && { brandId }),
          },
        })
      }
      afterwards={{ url: '' }}
      done={added}
      outcome={({ url, offReason, secret }) =>
        offReason === 'unconfirmed' ? (
          <p class="note" role="status">
            Whoever reads {url.slice('mailto:'.length)} was asked by mail. Nothing else is sent before they
            say yes.
          </p>
        ) : (
          offReason === null && <ShownOnce label={`Secret of ${url}`} value={secret} />
        )
      }
      button="Add the address"
    />
  )
}
