import { type AccessDefinition, at, bearer, collectedBy, JSON_BODY, TIMEOUT_MS } from './definition.ts'

export const pangolinfo: AccessDefinition = {
  name: 'pangolinfo',
  needs: ['PANGOLINFO_API_KEY'],
  timeoutMs: TIMEOUT_MS.scraper,
  converse: (input) => {
    const key = input.key('PANGOLINFO_API_KEY')
    return {
      access: collectedBy('pangolinfo', input, {
        wire: 'pangolinfo.rufus',
        description:
          "Amazon's shopping assistant (Rufus, now Alexa for Shopping), as Pangolinfo collected it. It takes no country or language; sources are products, not pages.",
      }),
      secrets: [key],
      maxCalls: 1,
      first: (question) => ({
        method: 'POST',
        url: at(input.baseUrl ?? 'https://scrapeapi.pangolinfo.com', '/api/v2/scrape'),
        headers: { ...JSON_BODY, ...bearer(key) },
        body: JSON.stringify({ parserName: 'amazonAlexa', param: [question.prompt] }),
      }),
    }
  },
}
