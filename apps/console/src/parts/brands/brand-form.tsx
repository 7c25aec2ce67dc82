import type { BrandBody } from '../frame/brand-frame.tsx'
import { api } from '../server/api.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { linesOf } from '../widgets/lines.ts'

/** The form of a brand; it states the effects of a change before saving. */
export function BrandForm({ brand, saved }: { brand: BrandBody; saved: (isRenamed: boolean) => void }) {
  return (
    <DescribedForm
      label="The brand"
      initial={{
        ...{ name: brand.name, domain: brand.domain, aliases: brand.aliases.join('\n') },
        samplesPerPrompt: String(brand.samplesPerPrompt),
        captureSources: brand.captureSources,
        pageFacts: brand.pageFacts,
      }}
      fields={{
        name: { label: 'Name' },
        domain: { label: 'Domain', hint: 'Of its website, as in example.com.', inputMode: 'url' },
        aliases: {
          kind: 'lines',
          label: 'Other names',
          hint: 'That answers use for it, one per line.',
          rows: 3,
        },
        samplesPerPrompt: {
          label: 'Samples',
          hint: 'How often a scan asks each prompt of each engine, 1 to 100. More is more exact, and costs more.',
          inputMode: 'numeric',
        },
        captureSources: {
          kind: 'choice',
          label: 'Capture cited pages',
          choices: {
            findings: 'of answers that say something false',
            all: 'of every answer',
            none: 'of no answer',
          },
        },
        pageFacts: {
          kind: 'choice',
          label: 'Facts read from its own pages',
          choices: { active: 'count at once', proposed: 'wait until somebody approves them' },
        },
      }}
      below={({ draft }) => isRenamed(identityOf(draft), brand) && <WhatRenamingChanges />}
      send={({ samplesPerPrompt, captureSources, pageFacts, ...named }) =>
        api('PATCH /api/admin/brands/{brandId}', {
          brandId: brand.id,
          body: {
            ...identityOf(named),
            samplesPerPrompt: Number(samplesPerPrompt),
            captureSources,
            pageFacts,
          },
        })
      }
      done={(_, draft) => saved(isRenamed(identityOf(draft), brand))}
      button="Save"
    />
  )
}

type Identity = Pick<BrandBody, 'name' | 'domain' | 'aliases'>

const identityOf = ({ name, domain, aliases }: Record<keyof Identity, string>): Identity => ({
  name: name.trim(),
  domain: domain.trim(),
  aliases: linesOf(aliases),
})

const isRenamed = (one: Identity, other: Identity): boolean =>
  one.name !== other.name ||
  one.domain !== other.domain ||
  one.aliases.join('\n') !== other.aliases.join('\n')

const WhatRenamingChanges = () => (
  <p class="note" role="status">
    Answers are read by these names. Earlier ones keep their verdict until they are judged again, and are then
    read anew; a domain changes which pages count as the brand&rsquo;s own.
  </p>
)
