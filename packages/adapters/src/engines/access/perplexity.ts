import { officialApi } from './official-api.ts'

export const perplexity = officialApi({
  name: 'perplexity',
  key: 'PERPLEXITY_API_KEY',
  model: 'perplexity/sonar',
  baseUrl: 'https://api.perplexity.ai',
  path: '/v1/agent',
  wire: 'perplexity.agent',
  description: (model) =>
    `Perplexity's Agent API, model ${model}, with web search. It is not the Perplexity app: no account, no history.`,
  // The model is always named: a preset alone may run on another company's model.
  body: ({ model, prompt, place }) => ({
    model,
    input: prompt,
    tools: [{ type: 'web_search', search_context_size: 'medium', user_location: { country: place.country } }],
    language_preference: place.language,
    max_output_tokens: 2048,
    store: false,
  }),
})
