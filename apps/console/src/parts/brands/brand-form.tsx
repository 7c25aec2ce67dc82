import { useState } from 'preact/hooks'
import type { BrandBody } from '../frame/brand-frame.tsx'
import { api } from '../server/api.ts'
import { Field, Form, Refusal, Submit, useAction } from '../widgets/form.tsx'

const FIELDS = ['name', 'domain', 'aliases', 'samplesPerPrompt', 'captureSources']

const SOURCES = [
  ['findings', 'of answers that say something false'],
  ['all', 'of every answer'],
  ['none', 'of no answer'],
] as const

/** What is known about the brand itself; what a change leads to is said before it is saved. */
export function BrandForm({ brand, saved }: { brand: BrandBody; saved: (isRenamed: boolean) => void }) {
  const [name, setName] = useState(brand.name)
  const [domain, setDomain] = useState(brand.domain)
  const [aliases, setAliases] = useState(brand.aliases.join('\n'))
  const [samples, setSamples] = useState(String(brand.samplesPerPrompt))
  const [sources, setSources] = useState(brand.captureSources)
  const action = useAction()
  const names = aliases
    .split('\n')
    .map((alias) => alias.trim())
    .filter((alias) => alias !== '')
  const isRenamed =
    name.trim() !== brand.name ||
    domain.trim() !== brand.domain ||
    names.join('\n') !== brand.aliases.join('\n')
  const save = () =>
    action.run(async () => {
      const body = {
        name: name.trim(),
        domain: domain.trim(),
        aliases: names,
        samplesPerPrompt: Number(samples),
        captureSources: sources,
      }
      await api('PATCH /api/admin/brands/{brandId}', { brandId: brand.id, body })
      saved(isRenamed)
    })
  return (
    <Form label="The brand" onSubmit={save}>
      <Field label="Name" path="name" action={action}>
        {(props) => (
          <input {...props} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        )}
      </Field>
      <Field label="Domain" path="domain" action={action} hint="Of its website, as in example.com.">
        {(props) => (
          <input
            {...props}
            inputMode="url"
            value={domain}
            onInput={({ currentTarget }) => setDomain(currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Other names" path="aliases" action={action} hint="That answers use for it, one per line.">
        {(props) => (
          <textarea
            {...props}
            rows={3}
            value={aliases}
            onInput={({ currentTarget }) => setAliases(currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label="Samples"
        path="samplesPerPrompt"
        action={action}
        hint="How often a scan asks each prompt of each engine, 1 to 100. More is more exact, and costs more."
      >
        {(props) => (
          <input
            {...props}
            inputMode="numeric"
            value={samples}
            onInput={({ currentTarget }) => setSamples(currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Capture cited pages" path="captureSources" action={action}>
        {(props) => (
          <select
            {...props}
            value={sources}
            onChange={({ currentTarget }) => setSources(currentTarget.value as typeof sources)}
          >
            {SOURCES.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        )}
      </Field>
      {isRenamed && (
        <p class="note" role="status">
          Answers are read by these names. Earlier ones keep their verdict until they are judged again, and
          are then read anew; a domain changes which pages count as the brand&rsquo;s own.
        </p>
      )}
      <Refusal action={action} beside={FIELDS} />
      <div class="actions">
        <Submit action={action}>Save</Submit>
      </div>
    </Form>
  )
}
