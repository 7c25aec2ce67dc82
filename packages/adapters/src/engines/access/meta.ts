import { type AccessDefinition, at, bearer, JSON_BODY, TIMEOUT_MS } from './definition.ts'

export const meta: AccessDefinition = {
  name: 'meta',
  needs: ['MODEL_API_KEY'],
  timeoutMs: TIMEOUT_MS.searchingModel,
  converse: (input) => {
    const key = input.key('MODEL_API_KEY')
    const model = input.model ?? 'muse-spark-1.3'
    return {
      access: {
        engine: input.engine,
        kind: 'official_api',
        provider: 'meta',
        model,
        wire: 'openai.responses',
        description: `Meta's Model API (preview), model ${model}, with web search allowed. It is the model behind Meta AI, not the meta.ai app; it takes no country or language.`,
      },
      secrets: [key],
      maxCalls: 1,
      first: (question) => ({
        method: 'POST',
        url: at(input.baseUrl ?? 'https://api.meta.ai/v1', '/responses', '/v1'),
        headers: { ...JSON_BODY, ...bearer(key) },
        body: JSON.stringify({
          model,
          input: [{ role: 'user', content: [{ type: 'input_text', text: question.prompt }] }],
          tools: [{ type: 'web_search' }],
          reasoning: { effort: 'low' },
          max_output_tokens: 4096,
        }),
      }),
    }
  },
}
