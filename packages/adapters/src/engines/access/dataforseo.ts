import type { Wire } from '../extract.ts'
import { dataForSeoLocation, placeOf } from '../place.ts'
import { type AccessDefinition, at, collectedBy, JSON_BODY, TIMEOUT_MS } from './definition.ts'

interface Endpoint {
  path: string
  wire: Wire
  maxLetters: number
  timeoutMs: number
  extra: Record<string, unknown>
  description: string
}

const GOOGLE_LETTERS = 700
const SCRAPER_LETTERS = 2000

export const dataForSeoOverview = dataForSeo({
  path: '/v3/serp/google/organic/live/advanced',
  wire: 'dataforseo.google',
  maxLetters: GOOGLE_LETTERS,
  timeoutMs: TIMEOUT_MS.resultPage,
  extra: { device: 'desktop', depth: 10, load_async_ai_overview: true },
  description:
    'The AI Overview on a Google result page, as DataForSEO collected it from a desktop browser in the given country. Google shows an overview for a part of all searches only.',
})

export const dataForSeoAiMode = dataForSeo({
  path: '/v3/serp/google/ai_mode/live/advanced',
  wire: 'dataforseo.google',
  maxLetters: GOOGLE_LETTERS,
  timeoutMs: TIMEOUT_MS.resultPage,
  extra: { device: 'desktop' },
  description: "Google's AI Mode, as DataForSEO collected it from a desktop browser in the given country.",
})

export const dataForSeoGemini = dataForSeo({
  path: '/v3/ai_optimization/gemini/llm_scraper/live/advanced',
  wire: 'dataforseo.scraper',
  maxLetters: SCRAPER_LETTERS,
  timeoutMs: TIMEOUT_MS.scraper,
  extra: {},
  description: 'The Gemini app, as DataForSEO collected it in the given country. It is not the Gemini API.',
})

export const dataForSeoChatGpt = dataForSeo({
  path: '/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced',
  wire: 'dataforseo.scraper',
  maxLetters: SCRAPER_LETTERS,
  timeoutMs: TIMEOUT_MS.scraper,
  extra: { force_web_search: true },
  description:
    'The ChatGPT app with web search, as DataForSEO collected it in the given country. It is not the OpenAI API.',
})

function dataForSeo(endpoint: Endpoint): AccessDefinition {
  return {
    name: 'dataforseo',
    needs: ['DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD'],
    timeoutMs: endpoint.timeoutMs,
    converse: (input) => {
      const password = input.key('DATAFORSEO_PASSWORD')
      const basic = Buffer.from(`${input.key('DATAFORSEO_LOGIN')}:${password}`).toString('base64')
      return {
        access: collectedBy('dataforseo', input, endpoint),
        secrets: [password, basic],
        maxCalls: 1,
        first: (question) => {
          const place = placeOf(question, input.place)
          const location = dataForSeoLocation(place.country)
          if (location === null)
            return { unsupported: `DataForSEO has no known location for the country ${place.country}.` }
          if ([...question.prompt].length > endpoint.maxLetters) {
            return {
              unsupported: `DataForSEO takes prompts of at most ${endpoint.maxLetters} characters for this engine.`,
            }
          }
          return {
            method: 'POST',
            url: at(input.baseUrl ?? 'https://api.dataforseo.com', endpoint.path),
            headers: { ...JSON_BODY, authorization: `Basic ${basic}` },
            body: JSON.stringify([
              {
                keyword: escapeKeyword(question.prompt),
                location_code: location,
                language_code: place.language,
                ...endpoint.extra,
                tag: question.runId.slice(0, 255),
              },
            ]),
          }
        },
      }
    },
  }
}

/** The provider URL-decodes keywords: without this "50% off + tax" would be asked as something else. */
const escapeKeyword = (prompt: string): string => prompt.replaceAll('%', '%25').replaceAll('+', '%2B')
