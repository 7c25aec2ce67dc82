import type { SettingProblem } from '../engines/read-engine-settings.ts'

export const JUDGE_PROVIDERS = ['openai', 'anthropic', 'compatible'] as const
export type JudgeProvider = (typeof JUDGE_PROVIDERS)[number]

/** Holds a key: belongs among the secrets. */
export interface JudgeSettings {
  provider: JudgeProvider
  model: string
  apiKey: string | null
  /** Null: the provider's own address. */
  baseUrl: string | null
  timeoutMs: number
}

export const DEFAULT_JUDGE_TIMEOUT_MS = 60_000

/** Variables a judge reads beside those it shares with the engines. */
export const JUDGE_VARIABLES = [
  {
    name: 'VERACITE_JUDGE',
    meaning:
      'Language model that gives a second opinion on every classification, as provider/model; the provider is openai, anthropic or compatible (the server of OPENAI_COMPATIBLE_BASE_URL). It uses the key of that provider and never changes a class.',
    default: 'none',
    example: 'openai/gpt-5-mini',
    secret: false,
  },
  {
    name: 'VERACITE_JUDGE_BASE_URL',
    meaning: 'Address of the judge, for a proxy or a local stand-in.',
    default: "the provider's own",
    example: 'https://proxy.example.com/v1',
    secret: false,
  },
  {
    name: 'VERACITE_JUDGE_TIMEOUT_MS',
    meaning: 'Longest time for one opinion.',
    default: String(DEFAULT_JUDGE_TIMEOUT_MS),
    example: '20000',
    secret: false,
  },
] as const

/** Null without VERACITE_JUDGE. Every problem at once. Pure. */
export function readJudgeSettings(env: Readonly<Record<string, string | undefined>>): {
  settings: JudgeSettings | null
  problems: SettingProblem[]
} {
  const value = (name: string): string | null => env[name]?.trim() || null
  const wanted = value('VERACITE_JUDGE')
  if (wanted === null) return { settings: null, problems: [] }
  const problems: SettingProblem[] = []
  const [, named, model = ''] = /^([a-z]+)\/([\w./:-]{1,100})$/.exec(wanted) ?? []
  const provider = JUDGE_PROVIDERS.find((name) => name === named)
  if (provider === undefined) {
    problems.push({
      variable: 'VERACITE_JUDGE',
      message: `must be ${JUDGE_PROVIDERS.join(', ')}, a slash and a model`,
      example: 'openai/gpt-5-mini',
    })
    return { settings: null, problems }
  }
  const { key, isNeeded } = KEYS[provider]
  const apiKey = value(key)
  if (isNeeded && apiKey === null)
    problems.push({ variable: key, message: 'is needed by VERACITE_JUDGE', example: 'sk-…' })

  const baseUrl =
    value('VERACITE_JUDGE_BASE_URL') ??
    (provider === 'compatible' ? value('OPENAI_COMPATIBLE_BASE_URL') : null)
  if (baseUrl !== null && !isPlainUrl(baseUrl))
    problems.push({
      variable: 'VERACITE_JUDGE_BASE_URL',
      message: 'must be an http or https address without a user name, a query or a fragment',
      example: 'https://proxy.example.com/v1',
    })
  if (provider === 'compatible' && baseUrl === null)
    problems.push({
      variable: 'OPENAI_COMPATIBLE_BASE_URL',
      message: 'is needed by VERACITE_JUDGE',
      example: 'http://127.0.0.1:11434/v1',
    })

  const timeout = value('VERACITE_JUDGE_TIMEOUT_MS') ?? String(DEFAULT_JUDGE_TIMEOUT_MS)
  if (!/^\d{3,6}$/.test(timeout) || Number(timeout) > 290_000)
    problems.push({
      variable: 'VERACITE_JUDGE_TIMEOUT_MS',
      message: 'must be a whole number from 100 to 290000',
      example: String(DEFAULT_JUDGE_TIMEOUT_MS),
    })
  return { settings: { provider, model, apiKey, baseUrl, timeoutMs: Number(timeout) }, problems }
}

/** Such a server need not stand in for any engine. */
export const judgesWithCompatibleServer = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env.VERACITE_JUDGE?.trim().startsWith('compatible/') ?? false

const KEYS: Record<JudgeProvider, { key: string; isNeeded: boolean }> = {
  openai: { key: 'OPENAI_API_KEY', isNeeded: true },
  anthropic: { key: 'ANTHROPIC_API_KEY', isNeeded: true },
  compatible: { key: 'OPENAI_COMPATIBLE_API_KEY', isNeeded: false },
}

function isPlainUrl(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    !url.username &&
    !url.password &&
    !url.search &&
    !url.hash
  )
}
