import type { Question } from '@veracite/terms/engine-port'
import type { Wire } from '../extract.ts'
import { type Place, placeOf } from '../place.ts'
import { type AccessDefinition, at, collectedBy, TIMEOUT_MS } from './definition.ts'

interface SearchEngine {
  wire: Wire
  timeoutMs: number
  parameters(question: Question, place: Place): Record<string, string>
  description: string
}

const google = (engine: string) => (question: Question, place: Place) => ({
  engine,
  q: question.prompt,
  gl: place.country.toLowerCase(),
  hl: place.language,
})

export const serpApiCopilot = serpApi({
  wire: 'serpapi.answer',
  timeoutMs: TIMEOUT_MS.resultPage,
  parameters: (question) => ({ engine: 'bing_copilot', q: question.prompt }),
  description:
    'Copilot Search in Bing, as SerpApi collected it. It is not the Copilot app, and it takes no country or language.',
})

export const serpApiOverview = serpApi({
  wire: 'serpapi.ai_overview',
  timeoutMs: TIMEOUT_MS.resultPage,
  parameters: google('google'),
  description:
    'The AI Overview on a Google result page, as SerpApi collected it. Google shows an overview for a part of all searches only.',
})

export const serpApiAiMode = serpApi({
  wire: 'serpapi.answer',
  timeoutMs: TIMEOUT_MS.resultPage,
  parameters: google('google_ai_mode'),
  description: "Google's AI Mode, as SerpApi collected it.",
})

function serpApi(search: SearchEngine): AccessDefinition {
  return {
    name: 'serpapi',
    needs: ['SERPAPI_API_KEY'],
    timeoutMs: search.timeoutMs,
    converse: (input) => {
      const key = input.key('SERPAPI_API_KEY')
      const call = (parameters: Record<string, string>) => ({
        method: 'GET' as const,
        // Without `no_cache` an answer of the last hour may be served again, which would not be fresh evidence.
        url: `${at(input.baseUrl ?? 'https://serpapi.com', '/search.json')}?${new URLSearchParams({ ...parameters, no_cache: 'true', api_key: key })}`,
        headers: {},
        body: null,
      })
      return {
        access: collectedBy('serpapi', input, search),
        secrets: [key, encodeURIComponent(key)],
        maxCalls: 2,
        chargedCalls: (calls) => calls,
        first: (question) => call(search.parameters(question, placeOf(question, input.place))),
        // The token lives for one minute, so the second step follows at once, as part of the same question.
        next: (token) =>
          token === null
            ? null
            : { call: call({ engine: 'google_ai_overview', page_token: token }), waitMs: 0 },
      }
    },
  }
}
