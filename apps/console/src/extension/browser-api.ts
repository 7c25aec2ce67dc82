/** What the extension uses of its browser, which both name alike. */
export interface Tab {
  id?: number
  windowId: number
  url?: string
}

interface Hook<Heard, Answer = void> {
  addListener(
    listener: (heard: Heard) => Answer,
    filter: { urls: string[]; tabId: number },
    extra?: string[],
  ): void
  removeListener(listener: (heard: Heard) => Answer): void
}

export interface Asked {
  requestId: string
  method: string
  url: string
}

export interface Headed extends Asked {
  statusCode: number
  responseHeaders?: { name: string; value?: string }[]
}

export interface ReplyFilter {
  ondata: (event: { data: ArrayBuffer }) => void
  onstop: () => void
  write(data: ArrayBuffer): void
  close(): void
}

interface BrowserApi {
  permissions: {
    request(wanted: { origins?: string[]; permissions?: string[] }): Promise<boolean>
    remove(given: { origins: string[] }): Promise<boolean>
  }
  scripting: {
    executeScript<Args extends unknown[], Answer>(what: {
      target: { tabId: number }
      func: (...args: Args) => Answer
      args: Args
    }): Promise<{ result?: Answer }[]>
  }
  storage: {
    local: { get(names: string[]): Promise<Record<string, unknown>>; set(values: object): Promise<void> }
  }
  tabs: {
    query(which: { active: true; currentWindow: true }): Promise<Tab[]>
    get(id: number): Promise<Tab>
    captureVisibleTab(windowId: number, how: { format: 'jpeg'; quality: number }): Promise<string>
  }
  windows: { create(what: { url: string; type: 'popup'; width: number; height: number }): Promise<unknown> }
  runtime: { getURL(path: string): string }
  /** Only in Firefox, and only once a person has allowed it. */
  webRequest?: {
    onBeforeRequest: Hook<Asked>
    onHeadersReceived: Hook<Headed>
    filterResponseData(requestId: string): ReplyFilter
  }
}

const here = globalThis as unknown as { browser?: BrowserApi; chrome?: BrowserApi }
/** Firefox has both names; Chromium only the second. */
export const browser = (here.browser ?? here.chrome) as BrowserApi

/** Chromium shows replies to nobody but a debugger, which would see everything. */
export const readsReplies = navigator.userAgent.includes('Firefox')
