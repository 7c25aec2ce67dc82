import { placeOf } from '../place.ts'
import { type AccessDefinition, at, bearer, JSON_BODY, TIMEOUT_MS } from './definition.ts'

export const perplexity: AccessDefinition = {
  name: 'perplexity',
  needs: ['PERPLEXITY_API_KEY'],
  timeoutMs: TIMEOUT_MS.searchingModel,
  converse: (input) => {
    const key = input.key('PERPLEXITY_API_KEY')
    const model = input.model ?? 'perplexity/sonar'
    return {
      access: {
        engine: input.engine,
        kind: 'official_api',
        provider: 'perplexity',
        model,
        wire: 'perplexity.agent',
        description: `Perplexity's Agent API, model ${model}, with web search. It is not the Perplexity app: no account, no history.`,
      },
      secrets: [key],
      maxCalls: 1,
      first: (question) => {
        const place = placeOf(question, input.place)
        return {
          method: 'POST',
          url: at(input.baseUrl ?? 'https://api.perplexity.ai', '/v1/agent'),
          headers: { ...JSON_BODY, ...bearer(key) },
          // The model is always named: a preset alone may run on another company's model.
          body: JSON.stringify({
            model,
            input: question.prompt,
            tools: [
              {
                type: 'web_search',
                search_context_size: 'medium',
                user_location: { country: place.country },
              },
            ],
            language_preference: place.language,
            max_output_tokens: 2048,
            store: false,
          }),
        }
      },
    }
  },
}
