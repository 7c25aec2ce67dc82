import { useState } from 'preact/hooks'
import { formatOf } from '../widgets/format.ts'
import { tickedOf, untickAll } from '../widgets/ticked.tsx'
import { CaseForm } from './case-form.tsx'

/** Appears once something is ticked, and stays in sight. */
export function MakeCase({ brandId }: { brandId: string }) {
  const [open, setOpen] = useState(false)
  const ids = tickedOf(brandId)
  if (ids.size === 0) return null
  return (
    <section class="card make-case" aria-label="Case file">
      <div class="actions">
        <strong role="status">{formatOf(ids.size, 'wrong statement')} ticked</strong>
        {!open && (
          <button type="button" class="primary" onClick={() => setOpen(true)}>
            Make a case file
          </button>
        )}
        <button type="button" class="quiet" onClick={untickAll}>
          Untick all
        </button>
      </div>
      {open && <CaseForm brandId={brandId} findings={[...ids]} close={() => setOpen(false)} />}
    </section>
  )
}
