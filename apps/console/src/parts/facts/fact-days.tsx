import { api } from '../server/api.ts'
import { CancelButton } from '../widgets/action.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import type { FactChange } from './change-fact.tsx'
import { factInWords } from './fact-words.ts'
import { previewedBy } from './would-change.tsx'

/** From when until when a fact holds, with what follows said first. */
export const FactDays = ({ brandId, fact, label, close, done }: FactChange) => (
  <DescribedForm
    label={`Days of ${label}`}
    initial={{ validFrom: fact.validFrom ?? '', validUntil: fact.validUntil ?? '' }}
    above={() => (
      <h3>
        When “{label}: {factInWords(fact.value)}” holds
      </h3>
    )}
    fields={{
      validFrom: { label: 'First day', hint: 'Such as 2027-01-01; empty if it always held.' },
      validUntil: {
        label: 'Last day',
        hint: 'Empty if there is none. Who still says it afterwards is outdated, not wrong.',
      },
    }}
    at={(isPreview) => (isPreview ? 'days.0.' : '')}
    beside={['days.0', 'validFrom', 'validUntil']}
    preview={previewedBy(brandId, (draft: Days) => ({ days: [{ factId: fact.id, ...daysOf(draft) }] }))}
    send={(draft) => api('PUT /api/admin/facts/{factId}/validity', { factId: fact.id, body: daysOf(draft) })}
    done={({ jobId }) => done({ words: `The days of ${label} were set.`, jobId })}
    button="Save the days"
    buttons={() => <CancelButton press={close} />}
  />
)

type Days = Record<'validFrom' | 'validUntil', string>

const daysOf = (draft: Days) => ({
  validFrom: draft.validFrom.trim() || null,
  validUntil: draft.validUntil.trim() || null,
})
