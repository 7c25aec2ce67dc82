import { useState } from 'preact/hooks'
import type { BrandBody } from '../frame/brand-frame.tsx'
import { api } from '../server/api.ts'
import { ChoiceField, LongTextField, TextField } from '../widgets/fields.tsx'
import { Form, Refusal, Submit, useAction } from '../widgets/form.tsx'

const FIELDS = ['name', 'domain', 'aliases', 'samplesPerPrompt', 'captureSources', 'pageFacts']

const SOURCES = [
  ['findings', 'of answers that say something false'],
  ['all', 'of every answer'],
  ['none', 'of no answer'],
] as const

const PAGE_FACTS = [
  ['active', 'count at once'],
  ['proposed', 'wait until somebody approves them'],
] as const

/** The form of a brand; it states the effects of a change before saving. */
export function BrandForm({ brand, saved }: { brand: BrandBody; saved: (isRenamed: boolean) => void }) {
  const [name, setName] = useState(brand.name)
  const [domain, setDomain] = useState(brand.domain)
  const [aliases, setAliases] = useState(brand.aliases.join('\n'))
  const [samples, setSamples] = useState(String(brand.samplesPerPrompt))
  const [sources, setSources] = useState(brand.captureSources)
  const [pageFacts, setPageFacts] = useState(brand.pageFacts)
  const action = useAction()
  const identity = { name: name.trim(), domain: domain.trim(), aliases: linesOf(aliases) }
  const isRenamed = !isSame(identity, brand)
  const save = () =>
    action.run(async () => {
      const body = { ...identity, samplesPerPrompt: Number(samples), captureSources: sources, pageFacts }
      await api('PATCH /api/admin/brands/{brandId}', { brandId: brand.id, body })
      saved(isRenamed)
    })
  return (
    <Form label="The brand" onSubmit={save}>
      <TextField label="Name" path="name" action={action} value={name} set={setName} />
      <TextField
        label="Domain"
        path="domain"
        action={action}
        hint="Of its website, as in example.com."
        inputMode="url"
        value={domain}
        set={setDomain}
      />
      <LongTextField
        label="Other names"
        path="aliases"
        action={action}
        hint="That answers use for it, one per line."
        rows={3}
        value={aliases}
        set={setAliases}
      />
      <TextField
        label="Samples"
        path="samplesPerPrompt"
        action={action}
        hint="How often a scan asks each prompt of each engine, 1 to 100. More is more exact, and costs more."
        inputMode="numeric"
        value={samples}
        set={setSamples}
      />
      <ChoiceField
        label="Capture cited pages"
        path="captureSources"
        action={action}
        value={sources}
        set={setSources}
        choices={SOURCES}
      />
      <ChoiceField
        label="Facts read from its own pages"
        path="pageFacts"
        action={action}
        value={pageFacts}
        set={setPageFacts}
        choices={PAGE_FACTS}
      />
      {isRenamed && <WhatRenamingChanges />}
      <Refusal action={action} beside={FIELDS} />
      <div class="actions">
        <Submit action={action}>Save</Submit>
      </div>
    </Form>
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

type Identity = Pick<BrandBody, 'name' | 'domain' | 'aliases'>

const isSame = (one: Identity, other: Identity): boolean =>
  one.name === other.name &&
  one.domain === other.domain &&
  one.aliases.join('\n') === other.aliases.join('\n')

const WhatRenamingChanges = () => (
  <p class="note" role="status">
    Answers are read by these names. Earlier ones keep their verdict until they are judged again, and are then
    read anew; a domain changes which pages count as the brand&rsquo;s own.
  </p>
)
