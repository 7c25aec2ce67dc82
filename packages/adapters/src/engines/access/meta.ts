import { officialApi } from './official-api.ts'

export const meta = officialApi({
  name: 'meta',
  key: 'MODEL_API_KEY',
  model: 'muse-spark-1.3',
  baseUrl: 'https://api.meta.ai/v1',
  path: '/responses',
  root: '/v1',
  wire: 'openai.responses',
  description: (model) =>
    `Meta's Model API (preview), model ${model}, with web search allowed. It is the model behind Meta AI, not the meta.ai app; it takes no country or language.`,
  body: ({ model, prompt }) => ({
    model,
    input: [{ role: 'user', content: [{ type: 'input_text', text: prompt }] }],
    tools: [{ type: 'web_search' }],
    reasoning: { effort: 'low' },
    max_output_tokens: 4096,
  }),
})
