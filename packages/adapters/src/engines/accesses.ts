import type { Engine } from '@veracite/terms/vocabulary'
import {
  dataForSeoAiMode,
  dataForSeoChatGpt,
  dataForSeoGemini,
  dataForSeoOverview,
} from './access/dataforseo.ts'
import type { AccessDefinition } from './access/definition.ts'
import { officialApi } from './access/official-api.ts'
import { pangolinfo } from './access/pangolinfo.ts'
import { scrapelessCopilot, scrapelessRufus } from './access/scrapeless.ts'
import { serpApiAiMode, serpApiCopilot, serpApiOverview } from './access/serpapi.ts'

/** Every way to reach every engine, the preferred one first. */
export const ACCESSES: Record<Engine, readonly AccessDefinition[]> = {
  CHATGPT: [officialApi('openai'), dataForSeoChatGpt],
  PERPLEXITY: [officialApi('perplexity')],
  GEMINI: [dataForSeoGemini, officialApi('gemini_api')],
  CLAUDE: [officialApi('anthropic')],
  COPILOT: [serpApiCopilot, scrapelessCopilot],
  GROK: [officialApi('xai')],
  GOOGLE_AIO: [dataForSeoOverview, serpApiOverview],
  GOOGLE_AI_MODE: [dataForSeoAiMode, serpApiAiMode],
  DEEPSEEK: [officialApi('deepseek')],
  META_AI: [officialApi('meta')],
  AMAZON_RUFUS: [scrapelessRufus, pangolinfo],
}
