import type { Question } from '@veracite/terms/engine-port'
import type { Wire } from '../extract.ts'
import { type Place, placeOf } from '../place.ts'
import amazonDomains from './amazon-domains.json' with { type: 'json' }
import { type AccessDefinition, at, collectedBy, JSON_BODY, TIMEOUT_MS } from './definition.ts'

const POLL_MS = 3000
/** More polls than fit into the deadline: the deadline decides, this only bounds what is kept. */
const MAX_CALLS = 60

interface Actor {
  version: 'v1' | 'v2'
  wire: Wire
  request(question: Question, place: Place): unknown
  description: string
}

export const scrapelessCopilot = scrapeless({
  version: 'v2',
  wire: 'scrapeless.copilot',
  request: (question, place) => ({
    actor: 'scraper.copilot',
    input: { prompt: question.prompt, country: place.country, mode: 'search' },
  }),
  description: 'The Copilot app in search mode, as Scrapeless collected it in the given country.',
})

export const scrapelessRufus = scrapeless({
  version: 'v1',
  wire: 'scrapeless.rufus',
  request: (question, place) => ({
    actor: 'scraper.amazon',
    input: { type: 'rufus', keywords: question.prompt, domain: amazonDomain(place.country) },
  }),
  description:
    "Amazon's shopping assistant (Rufus, now Alexa for Shopping), as Scrapeless collected it. Answers depend on the shopping session; sources are products, not pages.",
})

function scrapeless(actor: Actor): AccessDefinition {
  return {
    name: 'scrapeless',
    needs: ['SCRAPELESS_API_KEY'],
    timeoutMs: TIMEOUT_MS.scraper,
    converse: (input) => {
      const key = input.key('SCRAPELESS_API_KEY')
      const base = at(input.baseUrl ?? 'https://api.scrapeless.com', `/api/${actor.version}/scraper`)
      const headers = { 'x-api-token': key }
      return {
        access: collectedBy('scrapeless', input, actor),
        secrets: [key],
        maxCalls: MAX_CALLS,
        first: (question) => ({
          method: 'POST',
          url: `${base}/request`,
          headers: { ...headers, ...JSON_BODY },
          body: JSON.stringify(actor.request(question, placeOf(question, input.place))),
        }),
        next: (taskId, last) => {
          if (taskId === null) return last.call.method === 'GET' ? { call: last.call, waitMs: POLL_MS } : null
          const url = `${base}/result/${encodeURIComponent(taskId)}`
          return { call: { method: 'GET', url, headers, body: null }, waitMs: POLL_MS }
        },
      }
    },
  }
}

const AMAZON_DOMAINS: Readonly<Record<string, string>> = amazonDomains

const amazonDomain = (country: string): string => AMAZON_DOMAINS[country] ?? 'www.amazon.com'
