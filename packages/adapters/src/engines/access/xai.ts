import { type AccessDefinition, at, bearer, JSON_BODY, TIMEOUT_MS } from './definition.ts'

export const xai: AccessDefinition = {
  name: 'xai',
  needs: ['XAI_API_KEY'],
  timeoutMs: TIMEOUT_MS.searchingModel,
  converse: (input) => {
    const key = input.key('XAI_API_KEY')
    const model = input.model ?? 'grok-4.7'
    return {
      access: {
        engine: input.engine,
        kind: 'official_api',
        provider: 'xai',
        model,
        wire: 'openai.responses',
        description: `xAI's Responses API, model ${model}, with web search allowed. It is the model behind Grok, not the app; it takes no country or language.`,
      },
      secrets: [key],
      maxCalls: 1,
      first: (question) => ({
        method: 'POST',
        url: at(input.baseUrl ?? 'https://api.x.ai/v1', '/responses', '/v1'),
        headers: { ...JSON_BODY, ...bearer(key) },
        body: JSON.stringify({
          model,
          input: [{ role: 'user', content: [{ type: 'input_text', text: question.prompt }] }],
          tools: [{ type: 'web_search' }],
          include: ['web_search_call.action.sources'],
          store: false,
        }),
      }),
    }
  },
}
