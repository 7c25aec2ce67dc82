import { type AccessDefinition, at, JSON_BODY, TIMEOUT_MS } from './definition.ts'

const MAX_CALLS = 3

/**
 * Google's terms forbid storing and analysing grounded results, so search stays off unless the operator
 * explicitly states that Google has allowed it.
 */
export const geminiApi: AccessDefinition = {
  name: 'gemini_api',
  needs: ['GEMINI_API_KEY'],
  timeoutMs: TIMEOUT_MS.searchingModel,
  converse: (input) => {
    const key = input.key('GEMINI_API_KEY')
    const model = input.model ?? 'gemini-3.8-flash'
    const tools = input.geminiGrounding ? { tools: [{ googleSearch: {} }] } : {}
    return {
      access: {
        engine: input.engine,
        kind: 'official_api',
        provider: 'google',
        model,
        wire: 'google.generatecontent',
        description: input.geminiGrounding
          ? `Google's Gemini API, model ${model}, with Google Search grounding switched on by the operator. It is not the Gemini app.`
          : `Google's Gemini API, model ${model}, without search: what the model knows by itself, with no sources. It is not the Gemini app.`,
      },
      secrets: [key],
      maxCalls: MAX_CALLS,
      first: (question) => ({
        method: 'POST',
        url: at(
          input.baseUrl ?? 'https://generativelanguage.googleapis.com',
          `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
        ),
        headers: { ...JSON_BODY, 'x-goog-api-key': key },
        body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text: question.prompt }] }], ...tools }),
      }),
      next: (continuationToken, { call }) => {
        if (continuationToken === null) return null
        const request = JSON.parse(call.body ?? '{}') as Record<string, unknown>
        return { call: { ...call, body: JSON.stringify({ ...request, continuationToken }) }, waitMs: 0 }
      },
    }
  },
}
