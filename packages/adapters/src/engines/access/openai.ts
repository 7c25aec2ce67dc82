import { placeOf } from '../place.ts'
import { type AccessDefinition, at, bearer, JSON_BODY, TIMEOUT_MS } from './definition.ts'

export const openAi: AccessDefinition = {
  name: 'openai',
  needs: ['OPENAI_API_KEY'],
  timeoutMs: TIMEOUT_MS.searchingModel,
  converse: (input) => {
    const key = input.key('OPENAI_API_KEY')
    const model = input.model ?? 'gpt-6.1-terra'
    return {
      access: {
        engine: input.engine,
        kind: 'official_api',
        provider: 'openai',
        model,
        wire: 'openai.responses',
        description: `OpenAI's Responses API, model ${model}, with web search allowed. It is the model behind ChatGPT, not the ChatGPT app: no memory, no account, no product cards.`,
      },
      secrets: [key],
      maxCalls: 1,
      first: (question) => ({
        method: 'POST',
        url: at(input.baseUrl ?? 'https://api.openai.com/v1', '/responses', '/v1'),
        headers: { ...JSON_BODY, ...bearer(key) },
        body: JSON.stringify({
          model,
          input: question.prompt,
          tools: [
            {
              type: 'web_search',
              search_context_size: 'medium',
              // Without a country this provider searches as if from the United States.
              user_location: { type: 'approximate', country: placeOf(question, input.place).country },
            },
          ],
          tool_choice: 'auto',
          include: ['web_search_call.action.sources'],
          reasoning: { effort: 'low' },
          max_tool_calls: 4,
          max_output_tokens: 4096,
          store: false,
        }),
      }),
    }
  },
}
