/** The states of the service in words for people. A member that is missing does not compile where it is needed. */

export const RUN_STATUS_TABLE = {
  QUEUED: { name: 'Waiting' },
  RUNNING: { name: 'Being asked' },
  CAPTURED: { name: 'Answered' },
  CLASSIFIED: { name: 'Classified' },
  SET_ASIDE: { name: 'Set aside' },
  NO_ANSWER: { name: 'No answer' },
  FAILED: { name: 'Failed' },
} as const satisfies Record<string, { name: string }>

export const FINDING_STATE_TABLE = {
  open: { name: 'Open' },
  not_seen: { name: 'Not seen in ten answers or more' },
  returned: { name: 'Came back' },
  settled: { name: 'Settled' },
} as const satisfies Record<string, { name: string }>

/** `tone`: good and bad news have a colour. */
export const CORRECTION_STATE_TABLE = {
  open: { words: 'nobody was asked yet', tone: '' },
  asked: { words: 'asked', tone: '' },
  page_changed: { words: 'the page has changed', tone: '' },
  engine_changed: { words: 'made in fewer answers than planned', tone: 'good' },
  closed: { words: 'closed', tone: 'good' },
  returned: { words: 'said again', tone: 'bad' },
} as const satisfies Record<string, { words: string; tone: '' | 'good' | 'bad' }>

export const CORRECTION_MOVE_TABLE = {
  opened: { words: 'opened it' },
  asked: { words: 'asked' },
  noted: { words: 'noted' },
  deadline_set: { words: 'set the deadline' },
  reminded: { words: 'reminded of the deadline' },
  watch_started: { words: 'began to ask again' },
  watch_stopped: { words: 'stopped asking again' },
  page_changed: { words: 'saw that the page has changed' },
  page_back: { words: 'saw that the page says it again' },
  still_said: { words: 'found that it is still said' },
  fewer: { words: 'found that it is made in fewer answers than planned' },
  back: { words: 'found that it is said again' },
  undecided: { words: 'could not find out' },
  closed: { words: 'closed it' },
  reopened: { words: 'reopened it' },
} as const satisfies Record<string, { words: string }>

export const WATCH_PHASE_TABLE = {
  asking: { words: 'is being asked' },
  waiting: { words: 'waits for the next round' },
  surveillance: { words: 'is watched, in case it comes back' },
  ended: { words: 'is not asked any more' },
} as const satisfies Record<string, { words: string }>

/** What a cited page says about the error of an answer. */
export const SOURCE_SAYS_TABLE = {
  same_error: { words: 'says the same wrong thing' },
  truth: { words: 'says what is true' },
  neither: { words: 'says neither' },
  unread: { words: 'could not be read' },
} as const satisfies Record<string, { words: string }>

export const FACT_STATE_TABLE = {
  proposed: { words: 'waits for approval' },
  active: { words: 'in force' },
  superseded: { words: 'replaced' },
  expired: { words: 'expired' },
  withdrawn: { words: 'withdrawn' },
  refused: { words: 'refused' },
} as const satisfies Record<string, { words: string }>

/** `words`: in lists of kinds. `message`: in notifications, where `{speaker}` is the engine or what stood in for it. */
export const EVENT_TABLE = {
  'measurement.completed': {
    words: 'a scan ended',
    message: 'a scan is finished',
  },
  'measurement.read_later': {
    words: 'the provisional answers of a scan were read by the model',
    message: 'the provisional answers of a finished scan have been read by the model',
  },
  'measurement.failed': {
    words: 'a scan failed',
    message: 'a scan failed or could not be started',
  },
  'confabulation.new': {
    words: 'something new is made up',
    message: '{speaker} states something false for the first time',
  },
  'confabulation.returned': {
    words: 'something made up is said again',
    message: 'a false statement is back',
  },
  'confabulation.not_seen': {
    words: 'something made up was not said in ten answers or more',
    message: 'a false statement was not made in ten answers or more since; that is not "never"',
  },
  'citation_class.changed': {
    words: 'a class became more or less frequent',
    message: 'the way {speaker} mentions the brand has changed',
  },
  'fact.superseded': {
    words: 'a fact was replaced',
    message: 'a fact was replaced',
  },
  'log.unwitnessed': {
    words: 'the log has no witness',
    message: 'the transparency log is not being witnessed',
  },
  'report.ready': {
    words: 'a report is ready',
    message: 'a report is ready',
  },
  'webhook.switched_off': {
    words: 'a delivery address was switched off',
    message: 'an address for notifications was switched off',
  },
  'correction.changed': {
    words: 'a correction came further, or fell back',
    message: 'a correction has come further, or fallen back',
  },
  'correction.due': {
    words: 'the deadline of a correction is near or has passed',
    message: 'a correction has a deadline',
  },
} as const satisfies Record<string, { words: string; message: string }>

/** What each role may do beyond the one before it: in the console, and in docs/roles.md. */
export const ROLE_TABLE = {
  viewer: { words: 'reads everything of the account', means: 'Reads everything of the account.' },
  reviewer: {
    words: 'also says what answers mean, asks once more, and makes case files',
    means: 'Also says what answers mean: reviews, settles and reopens, asks once more, makes case files.',
  },
  editor: {
    words: 'also changes prompts and facts, and starts scans',
    means: 'Also changes what is asked and known, and starts scans.',
  },
  owner: {
    words: 'also decides who gets in, and where data goes',
    means: 'Also decides who gets in and where data goes: members, keys, webhooks.',
  },
  operator: {
    words: 'runs the installation',
    means:
      'Runs the installation: whoever has the platform token or the address printed at the start. Not a member of any account, and above all of them.',
  },
} as const satisfies Record<string, { words: string; means: string }>
