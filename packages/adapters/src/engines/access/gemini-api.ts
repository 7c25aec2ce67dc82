import { officialApi } from './official-api.ts'

/**
 * Google's terms forbid storing and analysing grounded results, so search stays off unless the operator
 * explicitly states that Google has allowed it.
 */
export const geminiApi = officialApi({
  name: 'gemini_api',
  provider: 'google',
  key: 'GEMINI_API_KEY',
  model: 'gemini-3.8-flash',
  baseUrl: 'https://generativelanguage.googleapis.com',
  path: (model) => `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
  wire: 'google.generatecontent',
  headers: (key) => ({ 'x-goog-api-key': key }),
  description: (model, { geminiGrounding }) =>
    geminiGrounding
      ? `Google's Gemini API, model ${model}, with Google Search grounding switched on by the operator. It is not the Gemini app.`
      : `Google's Gemini API, model ${model}, without search: what the model knows by itself, with no sources. It is not the Gemini app.`,
  body: ({ prompt, geminiGrounding }) => ({
    contents: [{ role: 'user', parts: [{ text: prompt }] }],
    ...(geminiGrounding ? { tools: [{ googleSearch: {} }] } : {}),
  }),
  continued: {
    maxCalls: 3,
    next: (continuationToken, { call }) => {
      if (continuationToken === null) return null
      const request = JSON.parse(call.body ?? '{}') as Record<string, unknown>
      return { call: { ...call, body: JSON.stringify({ ...request, continuationToken }) }, waitMs: 0 }
    },
  },
})
