import { listed, say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { Drawer } from '../widgets/drawer.tsx'
import { Icon } from '../widgets/icon.tsx'
import { Term } from '../widgets/page.tsx'

/** The keys, and where more is explained. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false)
  const name = say('frame.helpAndKeys')
  return (
    <>
      <button type="button" class="icon-button" aria-label={name} title={name} onClick={() => setOpen(true)}>
        <Icon name="help" />
      </button>
      {isOpen && (
        <Drawer title={name} close={() => setOpen(false)}>
          <dl class="facts">
            {listed('key').map(([keys, does]) => (
              <Term key={keys} name={keys}>
                {does}
              </Term>
            ))}
          </dl>
          <p>
            <a href="/check">{say('frame.checkEvidence')}</a> ·{' '}
            <a href="/v1/docs">{say('frame.apiReference')}</a>
          </p>
        </Drawer>
      )}
    </>
  )
}
