import { officialApi } from './official-api.ts'

export const openAi = officialApi({
  name: 'openai',
  key: 'OPENAI_API_KEY',
  model: 'gpt-6.1-terra',
  baseUrl: 'https://api.openai.com/v1',
  path: '/responses',
  root: '/v1',
  wire: 'openai.responses',
  description: (model) =>
    `OpenAI's Responses API, model ${model}, with web search allowed. It is the model behind ChatGPT, not the ChatGPT app: no memory, no account, no product cards.`,
  body: ({ model, prompt, place }) => ({
    model,
    input: prompt,
    tools: [
      {
        type: 'web_search',
        search_context_size: 'medium',
        // Without a country this provider searches as if from the United States.
        user_location: { type: 'approximate', country: place.country },
      },
    ],
    tool_choice: 'auto',
    include: ['web_search_call.action.sources'],
    reasoning: { effort: 'low' },
    max_tool_calls: 4,
    max_output_tokens: 4096,
    store: false,
  }),
})
