import { officialApi } from './official-api.ts'

export const xai = officialApi({
  name: 'xai',
  key: 'XAI_API_KEY',
  model: 'grok-4.7',
  baseUrl: 'https://api.x.ai/v1',
  path: '/responses',
  root: '/v1',
  wire: 'openai.responses',
  description: (model) =>
    `xAI's Responses API, model ${model}, with web search allowed. It is the model behind Grok, not the app; it takes no country or language.`,
  body: ({ model, prompt }) => ({
    model,
    input: [{ role: 'user', content: [{ type: 'input_text', text: prompt }] }],
    tools: [{ type: 'web_search' }],
    include: ['web_search_call.action.sources'],
    store: false,
  }),
})
