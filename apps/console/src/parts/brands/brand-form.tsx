import { listed, say } from '@veracite/words/say'
import type { BrandBody } from '../frame/brand-frame.tsx'
import { pricedEngines } from '../scans/start-scan.tsx'
import { api, useApi } from '../server/api.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { linesOf } from '../widgets/lines.ts'
import { named } from '../widgets/select.tsx'
import { engineName } from '../widgets/words.ts'

/** The form of a brand; it states the effects of a change before saving. */
export function BrandForm({ brand, saved }: { brand: BrandBody; saved: (isRenamed: boolean) => void }) {
  const offer = useApi('POST /api/admin/brands/{brandId}/scans/estimate', {
    ...{ brandId: brand.id, body: { samples: brand.samplesPerPrompt } },
  })
  return (
    <DescribedForm
      label={say('brands.theBrand')}
      initial={{
        ...{ name: brand.name, domain: brand.domain, aliases: brand.aliases.join('\n') },
        samplesPerPrompt: String(brand.samplesPerPrompt),
        captureSources: brand.captureSources,
        pageFacts: brand.pageFacts,
        engines: brand.engines ?? [],
      }}
      fields={{
        name: { label: say('common.name') },
        domain: { label: say('brands.domain'), hint: say('brands.ofItsWebsiteAs'), inputMode: 'url' },
        aliases: {
          kind: 'lines',
          label: say('brands.otherNames'),
          hint: say('brands.thatAnswersUseFor'),
          rows: 3,
        },
        samplesPerPrompt: {
          label: say('brands.samples'),
          hint: say('brands.howOftenAScan'),
          inputMode: 'numeric',
        },
        captureSources: {
          kind: 'choice',
          label: say('brands.captureCitedPages'),
          choices: listed('captures'),
        },
        pageFacts: {
          kind: 'choice',
          label: say('brands.factsReadFromIts'),
          choices: { active: say('brands.countAtOnce'), proposed: say('brands.waitUntilSomebodyApproves') },
        },
        engines: {
          kind: 'ticks',
          isWide: true,
          label: say('brand.engines'),
          hint: say('brand.enginesHint'),
          choices: offer.value ? pricedEngines(offer.value) : named(brand.engines ?? [], engineName),
        },
      }}
      below={({ draft }) => isRenamed(identityOf(draft), brand) && <WhatRenamingChanges />}
      send={({ samplesPerPrompt, captureSources, pageFacts, engines, ...identity }) =>
        api('PATCH /api/admin/brands/{brandId}', {
          brandId: brand.id,
          body: {
            ...identityOf(identity),
            samplesPerPrompt: Number(samplesPerPrompt),
            captureSources,
            pageFacts,
            engines: engines.length === 0 ? null : engines,
          },
        })
      }
      done={(_, draft) => saved(isRenamed(identityOf(draft), brand))}
      button={say('brands.save')}
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
    {say('brandForm.answersAreReadBy')}
  </p>
)
