import { listed, say } from '@veracite/words/say'
import type { BrandBody } from '../frame/brand-frame.tsx'
import { pricedEngines } from '../scans/start-scan.tsx'
import { api, useApi } from '../server/api.ts'
import { named } from '../widgets/action.tsx'
import { choice, line, lines, ticks } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { linesOf } from '../widgets/lists.ts'
import { engineName } from '../widgets/words.ts'

export const domainField = (usual = '') =>
  line(say('brands.domain'), { hint: say('brands.ofItsWebsiteAs'), inputMode: 'url', usual })

/** The form of a brand; it states the effects of a change before saving. */
export function BrandForm({ brand, saved }: { brand: BrandBody; saved: (isRenamed: boolean) => void }) {
  const offer = useApi('POST /api/admin/brands/{brandId}/scans/estimate', {
    ...{ brandId: brand.id, body: { samples: brand.samplesPerPrompt } },
  })
  return (
    <DescribedForm
      label={say('brands.theBrand')}
      isInPage
      fields={{
        name: line(say('common.name'), { usual: brand.name }),
        domain: domainField(brand.domain),
        aliases: lines(say('brands.otherNames'), 3, {
          hint: say('brands.thatAnswersUseFor'),
          usual: brand.aliases.join('\n'),
        }),
        samplesPerPrompt: line(say('brands.samples'), {
          hint: say('brands.howOftenAScan'),
          inputMode: 'numeric',
          usual: String(brand.samplesPerPrompt),
        }),
        captureSources: choice(say('brands.captureCitedPages'), listed('captures'), {
          usual: brand.captureSources,
        }),
        pageFacts: choice(
          say('brands.factsReadFromIts'),
          { active: say('brands.countAtOnce'), proposed: say('brands.waitUntilSomebodyApproves') },
          { usual: brand.pageFacts },
        ),
        engines: ticks(
          say('brand.engines'),
          offer.value ? pricedEngines(offer.value) : named(brand.engines ?? [], engineName),
          { isWide: true, hint: say('brand.enginesHint'), usual: brand.engines ?? [] },
        ),
      }}
      below={({ draft }) =>
        isRenamed(identityOf(draft), brand) && (
          <p class="note" role="status">
            {say('brandForm.answersAreReadBy')}
          </p>
        )
      }
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
