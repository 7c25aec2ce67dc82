import { profileOf, type RecordProfile } from '@veracite/app-answers/recordings/record-profiles'
import { readVisibleText } from '@veracite/app-answers/recordings/visible-text'
import { say } from '@veracite/words/say'
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { browser, readsReplies, type Tab } from './browser-api.ts'
import { type Listening, listen } from './kept-reply.ts'
import { makeRecording, type Seen } from './make-recording.ts'
import { personKey } from './person-key.ts'

interface Settings {
  server: string
  key: string
  brand: string
  /** Both or neither: the plan whose slot is filled, and who asks. */
  plan: string
  person: string
}

const NONE: Settings = { server: '', key: '', brand: '', plan: '', person: '' }
/** A window that was opened to listen says which tab, and listens as soon as it is there. */
const opened = new URLSearchParams(location.search)

/** Everything happens here, while this page is open: nothing of the extension runs otherwise. */
function Recorder() {
  const [settings, setSettings] = useState<Settings | null>(null)
  const [tab, setTab] = useState<Tab | null>(null)
  useEffect(() => {
    void browser.storage.local.get(Object.keys(NONE)).then((kept) => setSettings({ ...NONE, ...kept }))
    void tabOf(opened.get('tab')).then(setTab)
  }, [])
  if (settings === null) return null
  const found = tab?.url === undefined ? null : profileOf(tab.url)
  const isSet = settings.server !== '' && settings.key !== '' && settings.brand !== ''
  return (
    <>
      <h1>{say('extension.title')}</h1>
      {tab !== null && found !== null && isSet ? (
        <Keep tab={tab} name={found[0]} profile={found[1]} settings={settings} />
      ) : (
        <p role="status">{isSet ? say('extension.noApp') : say('extension.setFirst')}</p>
      )}
      <details open={!isSet}>
        <summary>{say('extension.settings')}</summary>
        <Registered settings={settings} saved={setSettings} />
      </details>
    </>
  )
}

async function tabOf(asked: string | null): Promise<Tab | null> {
  if (asked !== null) return browser.tabs.get(Number(asked))
  const [active] = await browser.tabs.query({ active: true, currentWindow: true })
  return active ?? null
}

interface KeepProps {
  tab: Tab
  name: string
  profile: RecordProfile
  settings: Settings
}

function Keep({ tab, name, profile, settings }: KeepProps) {
  const [prompt, setPrompt] = useState('')
  const [listening, setListening] = useState<Listening | null>(null)
  const [made, setMade] = useState<Awaited<ReturnType<typeof makeRecording>> | null>(null)
  const [reply, setReply] = useState<Seen['reply']>(null)
  const [said, setSaid] = useState('')
  const [openedAt] = useState(() => new Date())
  const tabId = tab.id ?? -1
  useEffect(() => {
    if (!opened.has('listen')) return
    try {
      setListening(listen(tabId, profile))
    } catch (error) {
      setSaid(String(error))
    }
  }, [tabId, profile])
  const tell = (act: () => Promise<string>) => () =>
    void act().then(setSaid, (error: Error) => setSaid(error.message))

  const openListening = tell(async () => {
    // The person is asked for this site alone, at the click that needs it.
    const permissions = ['webRequest', 'webRequestBlocking', 'webRequestFilterResponse']
    const origins = profile.hosts.map((host) => `https://${host}/*`)
    if (!(await browser.permissions.request({ permissions, origins }))) return say('extension.notAllowed')
    const url = browser.runtime.getURL(`recorder.html?tab=${tabId}&listen`)
    await browser.windows.create({ url, type: 'popup', width: 460, height: 720 })
    close()
    return ''
  })

  const read = tell(async () => {
    const kept = listening?.end() ?? null
    setListening(null)
    const [told] = await browser.scripting.executeScript({
      target: { tabId },
      func: readVisibleText,
      args: [profile.answer, profile.additions],
    })
    const page = told?.result
    if (!page || page.blocks.length === 0) return say('extension.noAnswer')
    const picture = await browser.tabs
      .captureVisibleTab(tab.windowId, { format: 'jpeg', quality: 60 })
      .catch(() => null)
    const seen: Seen = { page, picture, reply: kept, openedAt, closedAt: new Date() }
    setReply(kept)
    setMade(await makeRecording(name, prompt, seen, await personKey()))
    return ''
  })

  const upload = tell(async () => {
    const { server, key, brand, plan, person } = settings
    const answer = await fetch(`${server}/api/admin/brands/${encodeURIComponent(brand)}/recordings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...made,
        ...(plan !== '' && { fills: { appPlanId: plan, person: Number(person) } }),
      }),
      signal: AbortSignal.timeout(60_000),
    })
    const body = (await answer.json().catch(() => ({}))) as { error?: string; known?: number }
    if (!answer.ok) return say('extension.refused', { why: body.error ?? String(answer.status) })
    setMade(null)
    return body.known ? say('extension.known') : say('extension.uploaded')
  })

  return (
    <section>
      <p>
        {say('extension.app', { name: profile.name })} {say('extension.grade')}
      </p>
      <label>
        {say('extension.question')}
        <textarea rows={3} value={prompt} onInput={({ currentTarget }) => setPrompt(currentTarget.value)} />
      </label>
      {listening !== null && <p role="status">{say('extension.listening')}</p>}
      {readsReplies && profile.replies.length > 0 && listening === null && made === null && (
        <button type="button" onClick={openListening}>
          {say('extension.listen')}
        </button>
      )}
      <button type="button" onClick={read} disabled={prompt.trim() === ''}>
        {say('extension.read')}
      </button>
      {made !== null && (
        <>
          <h2>{say('extension.preview')}</h2>
          <p>
            {made.body !== null
              ? say('extension.withReply')
              : reply !== null && 'why' in reply
                ? say('extension.replyNotKept', { why: reply.why })
                : say('extension.pageOnly')}
          </p>
          {made.picture === null ? (
            <p>{say('extension.noPicture')}</p>
          ) : (
            <img src={`data:image/jpeg;base64,${made.picture.base64}`} alt={say('extension.picture')} />
          )}
          <pre>
            {JSON.stringify({ ...made, picture: made.picture && '…', body: made.body && '…' }, null, 1)}
          </pre>
          <button type="button" onClick={upload}>
            {say('extension.upload')}
          </button>
        </>
      )}
      <p role="status">{said}</p>
    </section>
  )
}

function Registered({ settings, saved }: { settings: Settings; saved: (settings: Settings) => void }) {
  const [draft, setDraft] = useState(settings)
  const [publicKey, setPublicKey] = useState('')
  const [said, setSaid] = useState('')
  useEffect(() => void personKey().then((key) => setPublicKey(key.publicKey)), [])
  const field = (name: keyof Settings, label: string) => {
    const bound = {
      value: draft[name],
      onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        setDraft({ ...draft, [name]: currentTarget.value.trim() }),
    }
    return (
      <>
        <label for={name}>{label}</label>
        {name === 'key' ? <input id={name} type="password" {...bound} /> : <input id={name} {...bound} />}
      </>
    )
  }
  const save = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (!URL.canParse(draft.server)) return setSaid(say('extension.noServer'))
    const { origin } = new URL(draft.server)
    if (!(await browser.permissions.request({ origins: [`${origin.replace(/:\d+$/, '')}/*`] })))
      return setSaid(say('extension.notAllowed'))
    const kept = { ...draft, server: origin }
    await browser.storage.local.set(kept)
    saved(kept)
    setSaid(say('extension.saved'))
  }
  return (
    <form onSubmit={save}>
      <label>
        {say('extension.publicKey')}
        <input readOnly value={publicKey} />
      </label>
      <p>{say('extension.register')}</p>
      {field('server', say('extension.server'))}
      {field('key', say('extension.key'))}
      {field('brand', say('extension.brand'))}
      {field('plan', say('extension.plan'))}
      {field('person', say('extension.person'))}
      <button type="submit">{say('extension.save')}</button>
      <p role="status">{said}</p>
    </form>
  )
}

render(<Recorder />, document.getElementById('app') as HTMLElement)
