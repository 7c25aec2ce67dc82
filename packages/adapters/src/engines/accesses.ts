import type { Engine } from '@veracite/terms/vocabulary'
import { anthropic, deepSeek } from './access/anthropic.ts'
import {
  dataForSeoAiMode,
  dataForSeoChatGpt,
  dataForSeoGemini,
  dataForSeoOverview,
} from './access/dataforseo.ts'
import type { AccessDefinition } from './access/definition.ts'
import { geminiApi } from './access/gemini-api.ts'
import { meta } from './access/meta.ts'
import { openAi } from './access/openai.ts'
import { pangolinfo } from './access/pangolinfo.ts'
import { perplexity } from './access/perplexity.ts'
import { scrapelessCopilot, scrapelessRufus } from './access/scrapeless.ts'
import { serpApiAiMode, serpApiCopilot, serpApiOverview } from './access/serpapi.ts'
import { xai } from './access/xai.ts'

/** Every way to reach every engine, the preferred one first. */
export const ACCESSES: Record<Engine, readonly AccessDefinition[]> = {
  CHATGPT: [openAi, dataForSeoChatGpt],
  PERPLEXITY: [perplexity],
  GEMINI: [dataForSeoGemini, geminiApi],
  CLAUDE: [anthropic],
  COPILOT: [serpApiCopilot, scrapelessCopilot],
  GROK: [xai],
  GOOGLE_AIO: [dataForSeoOverview, serpApiOverview],
  GOOGLE_AI_MODE: [dataForSeoAiMode, serpApiAiMode],
  DEEPSEEK: [deepSeek],
  META_AI: [meta],
  AMAZON_RUFUS: [scrapelessRufus, pangolinfo],
}
