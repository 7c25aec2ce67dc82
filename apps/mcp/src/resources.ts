import { type McpServer, ProtocolError, ResourceTemplate } from '@modelcontextprotocol/server'
import type { Services } from '@veracite/core/services'
import { answerInTime } from '@veracite/runtime/answer-in-time'
import type { Logger } from '@veracite/runtime/logger'
import { DomainError } from '@veracite/terms/errors'
import type { BundleFormat } from '@veracite/terms/vocabulary'
import type { Caller } from './caller.ts'
import { toRefusal } from './refusal.ts'
import type { ToolLink } from './tool.ts'

/**
 * What is too large for a tool's answer and is read separately: the whole bundle of a run, in either form.
 */

const FORMS = {
  json: { mimeType: 'application/json', title: 'Evidence bundle, whole' },
  html: { mimeType: 'text/html', title: 'Evidence bundle, as a page to print' },
} satisfies Record<BundleFormat, { mimeType: string; title: string }>

const uriOf = (runId: string, format: BundleFormat): string =>
  `veracite://runs/${runId}/evidence-bundle.${format}`

export const bundleLink = (runId: string, format: BundleFormat): ToolLink => ({
  uri: uriOf(runId, format),
  name: `evidence-bundle-${runId}.${format}`,
  ...FORMS[format],
})

interface ResourceDeps {
  services: Pick<Services, 'getBundle' | 'getBundleHtml'>
  logger: Logger
  deadlineMs: number
}

const templates = (['json', 'html'] as const).map((format) => ({
  format,
  name: `evidence_bundle_${format}`,
  template: new ResourceTemplate(uriOf('{runId}', format), { list: undefined }),
}))

export function addResources(server: McpServer, deps: ResourceDeps, caller: Caller, requestId: string): void {
  for (const { format, name, template } of templates) {
    server.registerResource(name, template, FORMS[format], async (uri, { runId }) => ({
      contents: [
        {
          uri: uri.href,
          mimeType: FORMS[format].mimeType,
          text: await read(deps, caller, { runId: String(runId), format }, requestId),
        },
      ],
    }))
  }
}

async function read(
  { services, logger, deadlineMs }: ResourceDeps,
  caller: Caller,
  { runId, format }: { runId: string; format: BundleFormat },
  requestId: string,
): Promise<string> {
  try {
    if (!caller.may.has('read'))
      throw new DomainError('forbidden', 'This key may not read bundles: it lacks the scope read.')
    const input = { runId, scope: caller.scope }
    if (format === 'html') return (await answerInTime(services.getBundleHtml(input), deadlineMs)).html
    return JSON.stringify(await answerInTime(services.getBundle(input), deadlineMs))
  } catch (error) {
    const { body, unexpected, status } = toRefusal(error)
    if (unexpected) logger.error({ requestId, resource: format, error }, 'resource failed')
    // The SDK would send the text of an exception to the caller unchanged.
    throw new ProtocolError(status >= 500 ? -32603 : -32602, String(body.error), body)
  }
}
