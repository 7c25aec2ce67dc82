import { listed, say } from '@veracite/words/say'
import { useEffect, useRef } from 'preact/hooks'
import { mayAnywhere, who } from '../server/session.ts'
import { signOut } from '../server/sign-in.ts'
import { Button, Icon, type IconName } from '../widgets/action.tsx'
import { OpensDrawer } from '../widgets/drawer.tsx'
import { Term } from '../widgets/page.tsx'
import { formatCount } from '../widgets/words.ts'
import { brandHere, brands, waiting } from './brand-here.ts'
import { Jump } from './jump.tsx'
import { addressOf, GROUPS, type Group, groupName, isAt, type Place, placeName } from './places.ts'
import { changeTheme } from './theme.ts'

interface Here {
  path: string
  brandId: string | null
}

/** On a desk: everything that there is, as a list. */
export const Rail = (here: Here) => (
  <aside class="rail">
    <Jump isGlobal />
    <nav aria-label={say('frame.places')}>
      <a class="place" href="/console" aria-current={here.path === '/console' ? 'page' : undefined}>
        <Icon name="home" />
        {say('home.home')}
        {brands.value && <span class="waits">{say('count.brands', { count: brands.value.length })}</span>}
      </a>
      <BrandSwitch />
      {GROUPS.map((group) => (
        <div key={group.id}>
          <h2>{groupName(group)}</h2>
          <Places {...here} group={group} />
        </div>
      ))}
    </nav>
    <div class="rail-foot">
      <YouLink />
      <Button icon="theme" name={say('frame.lightOrDark')} press={changeTheme} />
      <KeysHelp />
      <Button icon="leave" name={say('frame.signOut')} press={signOut} />
    </div>
  </aside>
)

/** On a phone: the brand, search, and you. */
export const Top = ({ path }: Here) => (
  <header class="top">
    <BrandSwitch key={path} />
    <Jump />
    <YouLink />
  </header>
)

/** On a phone: the places of the group that is open, the active one in view. */
export function PlaceStrip(here: Here) {
  const strip = useRef<HTMLElement>(null)
  const group = groupAt(here)
  // There are more once it is known who is signed in.
  const places = group ? placesOf(group, here).length : 0
  useEffect(() => {
    const active = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (active && strip.current) strip.current.scrollLeft = active.offsetLeft - strip.current.offsetLeft - 12
  }, [here.path, places])
  return group ? (
    <nav class="strip" aria-label={groupName(group)} ref={strip}>
      <Places {...here} group={group} />
    </nav>
  ) : null
}

/** On a phone: the groups, under the thumb. */
export const GroupBar = (here: Here) => {
  const active = groupAt(here)
  return (
    <nav class="groups" aria-label={say('frame.groups')}>
      <GroupLink href="/console" name={say('frame.home')} icon="home" isCurrent={here.path === '/console'} />
      {GROUPS.map((group) => {
        const [first] = placesOf(group, here)
        return (
          first && (
            <GroupLink
              key={group.id}
              icon={group.icon}
              name={groupName(group)}
              href={first.address}
              isCurrent={group === active}
              waits={placesOf(group, here).reduce((sum, { waits }) => sum + waits, 0)}
            />
          )
        )
      })}
    </nav>
  )
}

interface GroupLinkProps {
  href: string
  name: string
  icon: IconName
  isCurrent: boolean
  waits?: number
}

const GroupLink = ({ href, name, icon, isCurrent, waits = 0 }: GroupLinkProps) => (
  <a class="group" href={href} aria-current={isCurrent ? 'page' : undefined}>
    <Icon name={icon} />
    {name}
    {waits > 0 && <span class="waits">{formatCount(waits)}</span>}
  </a>
)

const groupAt = ({ path, brandId }: Here): Group | undefined =>
  GROUPS.find(({ places }) => places.some((place) => isAt(place, path, brandId)))

/** Those that a person may open, with what waits at each. */
const placesOf = ({ places }: Group, { brandId }: Here) =>
  places.flatMap((place) => {
    const address = addressOf(place, brandId)
    return address !== null && mayAnywhere(place.for ?? 'viewer')
      ? [{ place, address, waits: waitingAt(place, brandId) }]
      : []
  })

const waitingAt = ({ counts }: Place, brandId: string | null): number =>
  counts && waiting.value?.brandId === brandId ? waiting.value.counts[counts] : 0

const Places = ({ group, path, brandId }: Here & { group: Group }) => (
  <>
    {/* Their room is kept while it is not known which brand they belong to. */}
    {brands.value === null &&
      brandId === null &&
      group.places
        .filter(({ ofBrand }) => ofBrand)
        .map((place) => (
          <span key={place.id} class="place">
            {placeName(place)}
          </span>
        ))}
    {placesOf(group, { path, brandId }).map(({ address, place, waits }) => (
      <a
        key={address}
        class="place"
        href={address}
        aria-current={isAt(place, path, brandId) ? 'page' : undefined}
      >
        {placeName(place)}
        {waits > 0 && <span class="waits">{formatCount(waits)}</span>}
      </a>
    ))}
  </>
)

/** Goes to the overview of another brand. */
function BrandSwitch() {
  const box = useRef<HTMLDetailsElement>(null)
  const here = brandHere.value
  if (here === null) return brands.value === null ? <div class="switch-room" /> : null
  const close = () => {
    if (box.current) box.current.open = false
  }
  return (
    <details class="switch" ref={box}>
      <summary>
        <span class="letter-mark" aria-hidden="true">
          {here.name.slice(0, 1)}
        </span>
        <span>{here.name}</span>
        <Icon name="switch" />
      </summary>
      <div class="switch-list">
        {(brands.value ?? []).map(({ id, name }) => (
          <a key={id} class="place" href={`/console/brands/${id}`} onClick={close}>
            {name}
          </a>
        ))}
        <a class="place" href="/console/start" onClick={close}>
          {say('frame.addABrand')}
        </a>
      </div>
    </details>
  )
}

const YouLink = () => (
  <a class="place" href="/console/you" title={say('frame.yourSessionsAndKeys')}>
    {who.value?.operator === false ? who.value.name : say('frame.you')}
  </a>
)

/** The keys, and where more is explained. */
const KeysHelp = () => (
  <OpensDrawer name={say('frame.helpAndKeys')} icon="help">
    {() => (
      <>
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
      </>
    )}
  </OpensDrawer>
)
